import Columns
import OpenStreetMap

extension FeatureExtractor {
    /// Adds what the loaded tags say about a line.
    mutating func addLineFeatures(_ way: Int, id: ElementID) {
        let shape = lineShape(way)
        if let street = StreetRules.street(tags) {
            addStreet(street, way, shape, id: id)
        }
        if let water = StreetRules.waterway(tags), !data.ways.isClosed[way] || water.kind != "canal"
        {
            let bounds = bounds(of: way)
            let list = [
                text(.kind, water.kind), flag(.tunnel, StreetRules.isTunnel(tags)),
                flag(.bridge, StreetRules.isBridge(tags)),
            ]
            let order = Int32(StreetRules.layer(tags))
            add(.waterLines, shape, bounds, id: id, zoom: water.zoom, order: order, list)
            if hasName {
                add(
                    .waterLinesLabels, shape, bounds, id: id, zoom: water.labelZoom, order: order,
                    list + names())
            }
        }
        if tags[.waterway] == "dam" {
            add(.damLines, shape, bounds(of: way), id: id, zoom: 12, [text(.kind, "dam")])
        }
        if let pier = tags[.manMade], ["pier", "breakwater", "groyne"].contains(pier) {
            add(.pierLines, shape, bounds(of: way), id: id, zoom: 12, [text(.kind, pier)])
        }
        if let aerialway = tags[.aerialway], let kind = StreetRules.aerialways[aerialway] {
            add(.aerialways, shape, bounds(of: way), id: id, zoom: 12, [text(.kind, kind)])
        }
        if tags[.route] == "ferry" {
            let zoom = tags[.motorVehicle] == "no" ? 12 : 10
            add(
                .ferries, shape, bounds(of: way), id: id, zoom: zoom,
                [text(.kind, "ferry")] + names())
        }
    }

    private mutating func addStreet(
        _ street: StreetRules.Street, _ way: Int, _ shape: Shape, id: ElementID
    ) {
        let bounds = bounds(of: way)
        let order = StreetRules.order(street.rank, tags)
        let oneway = street.isRail ? nil : tags[.oneway]
        let isReversed = oneway == "-1"
        let isOneway = isReversed || ["yes", "1", "true"].contains(oneway)
        let isTunnel = StreetRules.isTunnel(tags)
        var list = [
            text(.kind, street.kind), flag(.rail, street.isRail),
            flag(.link, street.isLink, from: 11), flag(.tunnel, isTunnel, from: 11),
            flag(.bridge, StreetRules.isBridge(tags), from: 11),
            flag(.oneway, isOneway, from: 14), flag(.onewayReverse, isReversed, from: 14),
        ]
        copy(.tracktype, .tracktype, from: 11, to: &list)
        list.append(text(.surface, tags[.surface] ?? "", from: 11))
        copy(.service, .service, from: 11, to: &list)
        if street.isHighway {
            for (field, keys) in AccessRules.modes {
                guard let access = AccessRules.access(tags, keys) else { continue }
                list.append(text(field, access.rawValue, from: 13))
            }
        }
        add(.streets, shape, bounds, id: id, zoom: street.zoom, order: order, list)

        guard hasName || tags.has(.ref) else { return }
        var label = [text(.kind, street.labelKind), flag(.tunnel, isTunnel)]
        if let ref = tags[.ref] {
            let rows = ref.split(separator: ";").map { $0.drop(while: { $0 == " " }) }
            if !rows.isEmpty {
                label.append(text(.ref, rows.joined(separator: "\n")))
                label.append(whole(.refRows, Int64(rows.count)))
                label.append(whole(.refColumns, Int64(rows.map(\.count).max() ?? 0)))
            }
        }
        add(
            .streetLabels, shape, bounds, id: id, zoom: street.labelZoom,
            order: Int32(-street.rank),
            label + names())
    }

    /// Adds the borders of countries and states, once every relation and way has been seen.
    mutating func addBoundaries() throws(CountOverflow) {
        for (way, level) in boundaryLevel.sorted(by: { $0.key < $1.key }) {
            try set.checkCounts()
            tags.load(data.ways.tags[Int(way)])
            let isMaritime = tags[.maritime] == "yes" || tags[.natural] == "coastline"
            let isDisputed = tags[.disputed] == "yes" || disputedWays.contains(way)
            let list = [
                whole(.adminLevel, Int64(level)), flag(.maritime, isMaritime),
                flag(.disputed, isDisputed),
            ]
            add(
                .boundaries, lineShape(Int(way)), bounds(of: Int(way)),
                id: ElementID(data.ways.ids[Int(way)], .way), zoom: level == 2 ? 0 : 7,
                order: Int32(-level), list)
        }
    }
}
