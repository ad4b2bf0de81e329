import Columns
import OpenStreetMap

extension FeatureExtractor {
    /// Adds what the loaded tags say about an area.
    mutating func addAreaFeatures(_ shape: Shape, _ measure: AreaMeasure, id: ElementID) {
        let bounds = measure.bounds
        let bySize = Self.order(descending: measure.squareMeters)
        if let kind = LandRules.water(tags) {
            let area = real(.wayArea, measure.squareMeters.rounded())
            let list = [text(.kind, kind.name), area]
            add(.waterPolygons, shape, bounds, id: id, zoom: kind.zoom, order: bySize, list)
            if hasName {
                addLabel(
                    .waterPolygonsLabels, measure, id: id, zoom: kind.zoom, order: bySize, list)
            }
        } else if let kind = LandRules.land(tags) {
            add(
                .land, shape, bounds, id: id, zoom: kind.zoom, order: bySize,
                [text(.kind, kind.name)])
        }
        if let kind = LandRules.site(tags) {
            add(
                .sites, shape, bounds, id: id, zoom: kind.zoom, order: bySize,
                [text(.kind, kind.name)])
        }
        if let building = tags[.building], building != "no" {
            add(.buildings, shape, bounds, id: id, zoom: 14, buildingAttributes())
        }
        if tags[.waterway] == "dam" {
            add(.damPolygons, shape, bounds, id: id, zoom: 12, [text(.kind, "dam")])
        }
        if let pier = tags[.manMade], ["pier", "breakwater", "groyne"].contains(pier) {
            add(.pierPolygons, shape, bounds, id: id, zoom: 12, [text(.kind, pier)])
        }
        if tags[.manMade] == "bridge" {
            add(.bridges, shape, bounds, id: id, zoom: 12, [text(.kind, "bridge")])
        }
        if let street = StreetRules.area(tags) { addStreetArea(street, shape, measure, id: id) }
        addNaturalLabel(at: measure.labelPoint, squareMeters: measure.squareMeters, id: id)
        addPointFeatures(at: measure.labelPoint, id: id)
    }

    private mutating func addStreetArea(
        _ street: (kind: String, zoom: Int), _ shape: Shape, _ measure: AreaMeasure, id: ElementID
    ) {
        let list = [
            text(.kind, street.kind), flag(.bridge, StreetRules.isBridge(tags)),
            flag(.rail, false), text(.service, tags[.service] ?? ""),
            text(.surface, tags[.surface] ?? ""), flag(.tunnel, StreetRules.isTunnel(tags)),
        ]
        let order = StreetRules.order(street.kind == "service" ? 8 : 10, tags)
        add(.streetPolygons, shape, measure.bounds, id: id, zoom: street.zoom, order: order, list)
        if hasName {
            addLabel(
                .streetPolygonsLabels, measure, id: id, zoom: 14, order: order,
                [text(.kind, street.kind)])
        }
    }

    /// Adds the label point of an area.
    private mutating func addLabel(
        _ layer: Layer, _ measure: AreaMeasure, id: ElementID, zoom: Int, order: Int32,
        _ attributes: [Attribute]
    ) {
        let point = measure.labelPoint
        add(
            layer, .point(point), GridBox(low: point, high: point), id: id, zoom: zoom,
            order: order, attributes + names())
    }

    /// The schema's `dummy`, and as extras what is needed to raise a building: meters.
    private mutating func buildingAttributes() -> [Attribute] {
        var list = [whole(.dummy, 1)]
        if let height = Self.meters(tags[.height]) ?? Self.levels(tags[.buildingLevels]) {
            list.append(real(.height, height))
        }
        if let base = Self.meters(tags[.minHeight]) ?? Self.levels(tags[.buildingMinLevel]) {
            list.append(real(.minHeight, base))
        }
        return list
    }

    /// The meters of a height tag: "12", "12.5 m", "40 ft", "40'".
    ///
    /// Nil for anything else.
    static func meters(_ text: String?) -> Double? {
        guard let text else { return nil }
        let digits = text.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), number > 0, number < 1000 else { return nil }
        switch text.dropFirst(digits.count).drop(while: { $0 == " " }) {
        case "", "m": return number
        case "ft", "'": return number * 0.3048
        default: return nil
        }
    }

    /// The height of a number of levels, three meters each.
    static func levels(_ text: String?) -> Double? {
        guard let text, let number = Double(text), number > 0, number < 300 else { return nil }
        return number * 3
    }

    /// An order in which greater numbers come first.
    static func order(descending number: Double) -> Int32 {
        -Int32(min(max(number, 0), 2_000_000_000))
    }

    // MARK: Relations

    /// Assembles areas and notes borders.
    mutating func readRelations() throws(CountOverflow) {
        for relation in data.relations.ids.indices {
            try set.checkCounts()
            guard tags.load(data.relations.tags[relation]) else { continue }
            let type = tags[.type]
            let isBorder = tags[.boundary] == "administrative" || tags[.boundary] == "disputed"
            guard type == "multipolygon" || type == "boundary" || isBorder else { continue }
            let members = data.relations.members[data.relations.memberRange(relation)]
            let ways = Self.distinctWays(members)
            if isBorder { noteBorder(ways) }
            let isArea = type == "multipolygon" || LandRules.isArea(tags)
            guard isArea || stateLevel != nil else { continue }
            if isArea, !tags.saysWhatItIs, !loadOuterTags(members) { continue }
            addArea(ways, members, relation, isArea: isArea)
        }
    }

    private mutating func noteBorder(_ ways: [UInt32]) {
        if tags[.boundary] == "disputed" {
            let level = tags[.adminLevel].flatMap { Int($0) }
            if level == nil || (2...4).contains(level ?? 0) { disputedWays.formUnion(ways) }
        } else if let level = stateLevel {
            for way in ways { noteBoundary(way, level) }
        }
    }

    /// Before 2014 or so the tags of an area stood on its outer way.
    ///
    /// Loads those of the first way that has some, and keeps such ways from being drawn a second
    /// time.
    private mutating func loadOuterTags(_ members: ArraySlice<Dataset.Member>) -> Bool {
        let outer = Self.distinctWays(members.filter { data.strings[$0.role] != "inner" }[...])
        var found: UInt32?
        for way in outer where found == nil {
            tags.load(data.ways.tags[Int(way)])
            if LandRules.isArea(tags), tags[.natural] != "coastline" { found = way }
        }
        guard let found else { return false }
        let source = data.ways.tags[Int(found)]
        for way in outer where Self.isSame(data.ways.tags[Int(way)], source) {
            spentWays.insert(way)
        }
        tags.load(source)
        return true
    }

    private static func isSame(_ a: Tags, _ b: Tags) -> Bool {
        guard a.count == b.count else { return false }
        var same = true
        a.forEach { key, value in if b[key] != value { same = false } }
        return same
    }

    private static func distinctWays(_ members: ArraySlice<Dataset.Member>) -> [UInt32] {
        var seen: Set<UInt32> = []
        return members.compactMap { member in
            guard member.kind == .way, member.index != Dataset.missing,
                seen.insert(member.index).inserted
            else { return nil }
            return member.index
        }
    }

    private mutating func addArea(
        _ ways: [UInt32], _ members: ArraySlice<Dataset.Member>, _ relation: Int, isArea: Bool
    ) {
        let assembled = RingAssembler.assemble(ways.flatMap { runs(of: Int($0)) })
        var path = GridPath()
        for ring in assembled.rings {
            path.points.append(contentsOf: ring.map { set.places[Int($0)] })
            path.endPart(minimum: 3)
        }
        // Chains whose continuation lies outside the extract are closed straight across: what is lost
        // is outside too, as far as their ends are at its edge.
        for chain in assembled.chains where chain.count >= 3 {
            path.points.append(contentsOf: chain.map { set.places[Int($0)] })
            path.endPart(minimum: 3)
        }
        guard let (shape, measure) = areaShape(path, known: nil) else { return }
        let id = ElementID(data.relations.ids[relation], .relation)
        if let level = stateLevel, tags[.boundary] == "administrative" {
            addBoundaryLabel(level, measure, members, id: id)
        }
        guard isArea else { return }
        addAreaFeatures(shape, measure, id: id)
    }

    /// The stretches of a way between nodes that the extract lacks.
    func runs(of way: Int) -> [[UInt32]] {
        data.ways.nodes[data.ways.nodeRange(way)]
            .split(separator: Dataset.missing)
            .map(Array.init)
    }

    private mutating func addBoundaryLabel(
        _ level: Int, _ measure: AreaMeasure, _ members: ArraySlice<Dataset.Member>, id: ElementID
    ) {
        guard hasName else { return }
        let label = members.first { member in
            member.kind == .node && member.index != Dataset.missing
                && data.strings[member.role] == "label"
        }
        let point = label.map { set.places[Int($0.index)] } ?? measure.labelPoint
        let squareKilometers = measure.squareMeters / 1e6
        let zoom =
            switch squareKilometers {
            case 2e6... where level == 2: 2
            case 7e5...: 3
            case 1e5...: 4
            default: 5
            }
        let list = [
            whole(.adminLevel, Int64(level)), real(.wayArea, (squareKilometers * 100).rounded()),
        ]
        add(
            .boundaryLabels, .point(point), GridBox(low: point, high: point), id: id, zoom: zoom,
            order: Self.order(descending: squareKilometers), list + names())
    }
}
