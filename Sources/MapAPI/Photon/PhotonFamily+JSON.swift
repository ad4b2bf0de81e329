import Answers
import MapGeometry
import Places

extension PhotonFamily {
    /// The places as GeoJSON, as many as were asked for.
    static func response(
        _ places: [FoundPlace], _ options: PhotonOptions, _ atlases: AtlasCollection
    ) throws -> APIResponse {
        let kept = options.removesDoubles ? withoutDoubles(places) : places
        let features = try kept.prefix(options.limit).map { place -> JSONValue in
            var address = place.address
            if !options.languages.isEmpty {
                address = address.translated(
                    by: try atlases.areas(
                        containing: place.coordinate, languages: options.languages))
            }
            return feature(place, address, tellsShape: options.tellsShapes)
        }
        return APIResponse(
            JSONValue.object(["type": "FeatureCollection", "features": .array(features)]).bytes)
    }

    /// Leaves out pieces of one street: those with the name, postcode and value of an earlier one.
    private static func withoutDoubles(_ places: [FoundPlace]) -> [FoundPlace] {
        var seen: Set<[String]> = []
        return places.filter { place in
            guard place.kind == .street else { return true }
            let address = place.address
            return seen.insert(
                [place.name, address.postcode, address.city, PlaceTag(place).value]
            ).inserted
        }
    }

    private static func feature(
        _ place: FoundPlace, _ address: PlaceAddress, tellsShape: Bool
    ) -> JSONValue {
        let layer = PlaceRank(place).layer
        let tag = PlaceTag(place)
        let element = place.osm.element
        let isHouse = place.kind == .address || place.kind == .coordinate
        // A town does not lie in itself.
        func around(_ part: String, _ own: PlaceLayer) -> JSONValue? {
            layer == own && part == place.name ? nil : .nonempty(part)
        }
        let extent = place.extent.map { [$0.west, $0.south, $0.east, $0.north] }
        let extra = place.extraTags
        let members: [(String, JSONValue?)] = [
            ("osm_type", element.map { .string($0.letter) }),
            ("osm_id", element.map { .integer($0.id) }),
            ("osm_key", .string(tag.key)),
            ("osm_value", .string(tag.value)),
            ("type", .string(layer.rawValue)),
            ("housenumber", .nonempty(address.housenumber)),
            ("name", isHouse ? nil : .nonempty(place.name)),
            ("street", around(address.street, .street)),
            ("district", around(address.suburb, .district)),
            ("city", around(address.city, .city)),
            ("county", around(address.county, .county)),
            ("state", around(address.state, .state)),
            ("country", around(address.country, .country)),
            ("postcode", .nonempty(address.postcode)),
            ("countrycode", .nonempty(place.countryCode)),
            ("extent", extent.map { .array($0.map(JSONValue.number)) }),
            ("extra", extra.isEmpty ? nil : .object(of: extra)),
        ]
        let geometry = tellsShape ? PlaceShape(place, tolerance: 0).geoJSON : place.point
        return .object(members: [
            ("type", "Feature"), ("properties", .object(told: members)), ("geometry", geometry),
        ])
    }
}
