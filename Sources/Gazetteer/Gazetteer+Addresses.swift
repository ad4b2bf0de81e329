import Geodesy
import OpenStreetMap
import Places

extension Gazetteer {
    mutating func addAddress(_ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference) {
        guard let number = tags["addr:housenumber"], !number.isEmpty, number.utf8.count <= 64,
            tags["addr:interpolation"] == nil
        else { return }
        guard let street = tags["addr:street"] ?? tags["addr:place"] ?? tags["addr:city"] else {
            return
        }
        addresses.append(
            FoundAddress(
                street: street, isPlace: tags["addr:street"] == nil, number: number,
                postcode: tags["addr:postcode"] ?? "", city: tags["addr:city"] ?? "",
                point: shape.point, osm: osm))
    }

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
            var line: [PackedCoordinate] = []
            var start: (number: Int, tags: [String: String])?
            for node in data.ways.nodes[data.ways.nodeRange(way)] {
                guard let point = shapes.point(node) else { continue }
                line.append(point)
                guard let index = taggedNodes[node] else { continue }
                let tags = dictionary(data.nodes.tags[index])
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
        guard let street = start.tags["addr:street"] ?? start.tags["addr:place"] else { return }
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
                    postcode: start.tags["addr:postcode"] ?? "",
                    city: start.tags["addr:city"] ?? "",
                    point: at, osm: OSMReference(kind: 1, id: data.ways.ids[way])))
        }
    }

    /// Gives each address to the nearest street of its name, or to a street made for it.
    mutating func placeAddresses(_ streets: StreetList) {
        var byName = streets.byName
        var placesByName: [String: [Int]] = [:]
        for settlement in settlements {
            for name in drafts[settlement.draft].names.prefix(4) {
                placesByName[TextFolding.folded(name.value), default: []].append(settlement.draft)
            }
        }
        var cities: [Int: [String: Int]] = [:]
        for address in addresses {
            let name = TextFolding.folded(address.street)
            guard !name.isEmpty else { continue }
            let reach = address.isPlace ? 5_000.0 : 1_500.0
            var candidates = byName[name] ?? []
            if address.isPlace { candidates += placesByName[name] ?? [] }
            var best: (distance: Double, draft: Int)?
            for candidate in candidates {
                let distance = distance(from: address.point, to: drafts[candidate])
                if distance <= reach, best.map({ distance < $0.distance }) ?? true {
                    best = (distance, candidate)
                }
            }
            let target: Int
            if let best {
                target = best.draft
            } else {
                target = drafts.count
                var draft = PlaceDraft(
                    kind: .street, latitude: address.point.latitude,
                    longitude: address.point.longitude,
                    osm: [address.osm])
                draft.names = [("name", address.street)]
                draft.importance = 0.2
                draft.box = PackedBox(address.point.latitude, address.point.longitude)
                drafts.append(draft)
                byName[name, default: []].append(target)
            }
            drafts[target].numbers += HouseNumber.drafts(address)
            if drafts[target].lines.isEmpty, drafts[target].rings.isEmpty {
                drafts[target].box?.extend(
                    PackedBox(address.point.latitude, address.point.longitude))
            }
            for text in [address.city, address.postcode] where !text.isEmpty {
                cities[target, default: [:]][text, default: 0] += 1
            }
        }
        for (target, counts) in cities {
            drafts[target].context += counts.keys.sorted()
        }
        for index in drafts.indices where drafts[index].numbers.count > 1 {
            drafts[index].numbers.sort {
                ($0.low, $0.high, $0.suffix, $0.text, $0.osm.packed)
                    < ($1.low, $1.high, $1.suffix, $1.text, $1.osm.packed)
            }
        }
    }

    /// How far a point is from what a draft covers.
    private func distance(from point: PackedCoordinate, to draft: PlaceDraft) -> Double {
        if let box = draft.box {
            let nearest = PackedCoordinate(
                min(max(point.latitude, box.south), box.north),
                min(max(point.longitude, box.west), box.east))
            let toBox = SphericalDistance.meters(point, nearest)
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

    /// Adds postcodes that addresses mention.
    mutating func addPostcodes() {
        var byCode: [String: [FoundAddress]] = [:]
        for address in addresses
        where !address.postcode.isEmpty && address.postcode.utf8.count <= 16 {
            byCode[address.postcode, default: []].append(address)
        }
        var known: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() where draft.kind == .postcode {
            if let code = draft.names.first?.value { known[code] = index }
        }
        for code in byCode.keys.sorted() {
            guard let list = byCode[code] else { continue }
            let latitude = list.reduce(0) { $0 + Int64($1.point.latitude) } / Int64(list.count)
            let longitude = list.reduce(0) { $0 + Int64($1.point.longitude) } / Int64(list.count)
            let middle = PackedCoordinate(Int32(latitude), Int32(longitude))
            guard
                let nearest = list.min(by: {
                    SphericalDistance.meters($0.point, middle)
                        < SphericalDistance.meters($1.point, middle)
                })
            else { continue }
            if let outline = known[code] {
                // People live where the addresses are, not in the middle of the mountains around.
                drafts[outline].latitude = nearest.point.latitude
                drafts[outline].longitude = nearest.point.longitude
                continue
            }
            var draft = PlaceDraft(
                kind: .postcode, latitude: nearest.point.latitude,
                longitude: nearest.point.longitude, osm: [.none])
            draft.names = [("name", code)]
            draft.importance = 0.4
            var counts: [String: Int] = [:]
            for address in list where !address.city.isEmpty {
                counts[address.city, default: 0] += 1
            }
            draft.context = counts.keys.sorted()
            if let city = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key {
                draft.attributes = [("addr:city", city)]
            }
            drafts.append(draft)
        }
    }
}

/// House numbers as people write them.
enum HouseNumber {
    /// The single numbers and ranges that one tag stands for: "14-20", "36;42", "12 a".
    static func drafts(_ address: FoundAddress) -> [NumberDraft] {
        var result: [NumberDraft] = []
        for part in address.number.split(whereSeparator: { $0 == ";" || $0 == "," }).prefix(16) {
            let folded = TextFolding.words(String(part), limit: 64)
            // "4, 5. krs." is the fifth floor of house 4.
            if !result.isEmpty, !isPlain(folded) { continue }
            guard let (low, suffix) = split(folded) else {
                result.append(
                    draft(
                        address, 0, 0,
                        String(decoding: TextFolding.joined(String(part)), as: UTF8.self)))
                continue
            }
            var high = low
            // "14-20" is a range where it rises, "30/2" a number with a part.
            if folded.count >= 2, let last = folded.last,
                last.separator == UInt8(ascii: "-") || part.contains("–"),
                let end = number(last.bytes), end > low, end - low <= 200
            {
                high = end
            }
            result.append(draft(address, low, high, high > low ? "" : suffix))
        }
        return result
    }

    /// Whether words are a house number and nothing else: "42", "42 b", "14-20".
    private static func isPlain(_ words: [TextFolding.Word]) -> Bool {
        words.count <= 2
            && words.allSatisfy { word in
                let letters = word.bytes.drop { $0 >= 48 && $0 <= 57 }
                return letters.count <= 1
            }
    }

    private static func draft(
        _ address: FoundAddress, _ low: UInt32, _ high: UInt32, _ suffix: String
    ) -> NumberDraft {
        NumberDraft(
            text: address.number, low: low, high: high, suffix: suffix,
            latitude: address.point.latitude, longitude: address.point.longitude, osm: address.osm,
            postcode: address.postcode, city: address.city)
    }

    /// The number at the start, and everything after it, folded without separators.
    private static func split(_ words: [TextFolding.Word]) -> (UInt32, String)? {
        guard let first = words.first, let low = number(first.bytes) else { return nil }
        var rest = Array(first.bytes.drop { $0 >= 48 && $0 <= 57 })
        for word in words.dropFirst() { rest += word.bytes }
        return (low, String(decoding: rest, as: UTF8.self))
    }

    private static func number(_ bytes: [UInt8]) -> UInt32? {
        UInt32(String(decoding: bytes.prefix { $0 >= 48 && $0 <= 57 }.prefix(9), as: UTF8.self))
    }
}
