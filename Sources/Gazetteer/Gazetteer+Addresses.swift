import Geodesy
import OpenStreetMap
import Places

extension Findings {
    /// Adds the address of an element, if it has one; returns whether it has.
    ///
    /// - Parameter associated: The street that a relation gives it.
    mutating func addAddress(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference,
        associated: String? = nil
    ) -> Bool {
        guard let number = HouseNumber.tagged(tags, isLine: !shape.line.isEmpty) else {
            return false
        }
        let block = tags["addr:block_number"] != nil
        let place =
            tags["addr:place"]
            ?? (block ? tags["addr:neighbourhood"] ?? tags["addr:quarter"] : nil)
        let street = tags["addr:street"] ?? associated
        addresses.append(
            FoundAddress(
                street: street ?? place ?? "", isPlace: street == nil,
                number: number, otherNumber: tags["addr:streetnumber"] ?? "", isBlock: block,
                postcode: tags["addr:postcode"] ?? "", city: tags["addr:city"] ?? "",
                point: shape.point, osm: osm))
        return true
    }
}

extension Gazetteer {
    /// Adds the numbers between the ends of interpolation ways.
    mutating func addInterpolations() {
        guard let key = data.strings.id("addr:interpolation"),
            let numberKey = data.strings.id("addr:housenumber")
        else { return }
        var taggedNodes: [UInt32: Int] = [:]
        for (index, node) in data.nodes.tagged.enumerated()
        where data.nodes.tags[index][numberKey] != nil {
            taggedNodes[node] = index
        }
        for way in data.ways.ids.indices {
            guard let value = data.ways.tags[way][key] else { continue }
            let step: Int
            switch data.strings[value] {
            case "even", "odd": step = 2
            case "all": step = 1
            case let text: step = Int(text) ?? 0
            }
            guard step > 0 else { continue }
            // The way may say what its ends do not.
            let own = dictionary(data.ways.tags[way]).filter { $0.key.hasPrefix("addr:") }
            let associated = streetOfMember[MemberKey(kind: .way, index: UInt32(way))]
            var line: [PackedCoordinate] = []
            var start: (number: Int, tags: [String: String])?
            for node in data.ways.nodes[data.ways.nodeRange(way)] {
                guard let point = shapes.point(node) else { continue }
                line.append(point)
                guard let index = taggedNodes[node] else { continue }
                var tags = dictionary(data.nodes.tags[index]).merging(own) { node, _ in node }
                if tags["addr:street"] == nil, tags["addr:place"] == nil {
                    tags["addr:street"] =
                        associated ?? streetOfMember[MemberKey(kind: .node, index: node)]
                }
                guard let text = tags["addr:housenumber"], let number = Int(text) else { continue }
                if let start, abs(number - start.number) <= 1000 {
                    interpolate(start, number, step: step, line, way: way)
                }
                start = (number, tags)
                line = [point]
            }
        }
    }

    private mutating func interpolate(
        _ start: (number: Int, tags: [String: String]), _ end: Int, step: Int,
        _ line: [PackedCoordinate], way: Int
    ) {
        let street = start.tags["addr:street"] ?? start.tags["addr:place"] ?? ""
        let total = zip(line, line.dropFirst()).reduce(0) {
            $0 + SphericalDistance.meters($1.0, $1.1)
        }
        let direction = end > start.number ? step : -step
        for number in stride(from: start.number + direction, to: end, by: direction) {
            var rest = total * Double(number - start.number) / Double(end - start.number)
            var at = line[0]
            for (a, b) in zip(line, line.dropFirst()) {
                let length = SphericalDistance.meters(a, b)
                if rest <= length {
                    at = a.interpolated(to: b, length > 0 ? rest / length : 0)
                    break
                }
                rest -= length
                at = b
            }
            addresses.append(
                FoundAddress(
                    street: street, isPlace: start.tags["addr:street"] == nil, number: "\(number)",
                    otherNumber: "", isBlock: false, postcode: start.tags["addr:postcode"] ?? "",
                    city: start.tags["addr:city"] ?? "",
                    point: at, osm: OSMReference(kind: 1, id: data.ways.ids[way])))
        }
    }

    /// How far a point is from what a draft covers.
    func distance(from point: PackedCoordinate, to draft: PlaceDraft) -> Double {
        if let box = draft.box {
            let toBox = SphericalDistance.meters(point, box.nearest(to: point))
            if draft.lines.isEmpty || toBox > 3_000 { return toBox }
        }
        var best = SphericalDistance.meters(
            point, PackedCoordinate(draft.latitude, draft.longitude))
        let plane = LocalPlane(point)
        for line in draft.lines {
            for (a, b) in zip(line, line.dropFirst()) {
                let nearest = plane.share(along: a, b).map { a.interpolated(to: b, $0) } ?? a
                best = min(best, SphericalDistance.meters(point, nearest))
            }
        }
        return best
    }
}
