import Geodesy
import Places

/// A postcode that an element without a house number has.
struct FoundPostcode {
    var code: String
    var city: String
    var point: PackedCoordinate
}

extension Findings {
    /// Notes the postcodes of an element: a street may lie in several.
    mutating func addPostcode(_ tags: [String: String], _ shape: ElementShape) {
        let isStreet = tags["highway"] != nil
        guard let codes = tags["addr:postcode"] ?? (isStreet ? tags["postal_code"] : nil) else {
            return
        }
        for code in codes.split(whereSeparator: { $0 == ";" || $0 == "," }).prefix(16) {
            postcodes.append(
                FoundPostcode(
                    code: String(code), city: tags["addr:city"] ?? "", point: shape.point))
        }
    }
}

extension Gazetteer {
    /// The maximum number of bytes of what is taken for a postcode.
    private static let longestPostcode = 16

    /// Adds postcodes that addresses and other elements mention.
    mutating func addPostcodes() {
        let mentions =
            addresses.map { FoundPostcode(code: $0.postcode, city: $0.city, point: $0.point) }
            + found.postcodes
        // Each spelling is looked up once, where it is mentioned first: a code lies in one country.
        var placed: [String: PlacedPostcode] = [:]
        var byCode: [String: (place: PlacedPostcode, mentions: [FoundPostcode])] = [:]
        for mention in mentions
        where !mention.code.isEmpty && mention.code.utf8.count <= Self.longestPostcode {
            let code = placed[mention.code] ?? PlacedPostcode(mention.code, at: mention.point)
            placed[mention.code] = code
            byCode[code.written, default: (code, [])].mentions.append(mention)
        }
        var known: [String: Int] = [:]
        for index in drafts.indices where drafts[index].kind == .postcode {
            guard let code = drafts[index].names.first?.value else { continue }
            let placed = PlacedPostcode(
                code, at: PackedCoordinate(drafts[index].latitude, drafts[index].longitude))
            known[placed.written] = index
            drafts[index].names = Self.names(of: placed)
        }
        for code in byCode.keys.sorted() where !code.isEmpty {
            guard let (place, list) = byCode[code] else { continue }
            let latitude = list.reduce(0) { $0 + Int64($1.point.latitude) } / Int64(list.count)
            // Over the 180th meridian, as seen from half around the world.
            let isOver = list.contains { $0.point.crosses180thMeridian(to: list[0].point) }
            let longitude =
                list.reduce(0) {
                    $0 + Int64(isOver ? $1.point.turned.longitude : $1.point.longitude)
                } / Int64(list.count)
            let mean = PackedCoordinate(Int32(latitude), Int32(longitude))
            let middle = isOver ? mean.turned : mean
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
            draft.names = Self.names(of: place)
            draft.importance = 0.4
            var counts: [String: Int] = [:]
            for mention in list where !mention.city.isEmpty {
                counts[mention.city, default: 0] += 1
            }
            draft.context = counts.keys.sorted()
            if let city = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key {
                draft.attributes = [("addr:city", city)]
            }
            drafts.append(draft)
        }
    }

    private static func names(of postcode: PlacedPostcode) -> [(key: String, value: String)] {
        [("name", postcode.written)] + postcode.spellings.map { ("alt_name", $0) }
    }
}
