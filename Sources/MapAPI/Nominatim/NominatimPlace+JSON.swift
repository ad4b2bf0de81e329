import Answers
import MapGeometry
import Places

extension NominatimPlace {
    /// The members that `json`, `jsonv2` and `geojson` share, those of the element first.
    private func elementMembers() -> [(String, JSONValue?)] {
        [
            ("place_id", placeID.map(JSONValue.integer)),
            ("osm_type", element.map { .string($0.type) }),
            ("osm_id", element.map { .integer($0.id) }),
        ]
    }

    private func detailMembers(_ options: NominatimOptions) -> [(String, JSONValue?)] {
        [
            ("addresstype", .string(addressType)), ("name", .string(name)),
            ("display_name", .string(displayName)),
            ("address", options.tellsAddress ? addressObject : nil),
            ("extratags", options.tellsExtraTags ? .object(of: extraTags) : nil),
            ("namedetails", options.tellsNames ? .object(of: names) : nil),
        ]
    }

    private var addressObject: JSONValue {
        .object(members: address.members.map { ($0.label, .string($0.value)) })
    }

    /// The place in the form `json` or `jsonv2`.
    func json(_ options: NominatimOptions, license: String) -> JSONValue {
        var members = elementMembers()
        members.insert(("licence", .string(license)), at: 1)
        members += [
            ("lat", .string(latitude)), ("lon", .string(longitude)),
            (options.format == .json ? "class" : "category", .string(tag.key)),
            ("type", .string(tag.value)), ("place_rank", .integer(rank.search)),
            ("importance", .number(importance)),
        ]
        members += detailMembers(options)
        members.append(("boundingbox", .strings(boundingBox)))
        if let shape = options.shape {
            let outline = PlaceShape(place, tolerance: options.shapeTolerance)
            switch shape {
            case .geojson: members.append(("geojson", outline.geoJSON))
            case .text: members.append(("geotext", .string(outline.text)))
            case .kml: members.append(("geokml", .string(outline.kml)))
            case .svg: members.append(("svg", .string(outline.svg)))
            }
        }
        return .object(told: members)
    }

    /// The place as a feature of the form `geojson`.
    func feature(_ options: NominatimOptions) -> JSONValue {
        var members = elementMembers()
        members += [
            ("place_rank", .integer(rank.search)), ("category", .string(tag.key)),
            ("type", .string(tag.value)), ("importance", .number(importance)),
        ]
        members += detailMembers(options)
        let box = [bounds.west, bounds.south, bounds.east, bounds.north]
        return .object(members: [
            ("type", "Feature"), ("properties", .object(told: members)),
            ("bbox", .array(box.map(JSONValue.number))), ("geometry", geometry(options)),
        ])
    }

    private func geometry(_ options: NominatimOptions) -> JSONValue {
        guard options.shape == .geojson else { return place.point }
        return PlaceShape(place, tolerance: options.shapeTolerance).geoJSON
    }

    /// The place as a feature of the form `geocodejson`.
    func geocodeFeature(_ options: NominatimOptions) -> JSONValue {
        // What is no part of addresses is a locality there.
        let layer = rank.layer == .other ? PlaceLayer.locality : rank.layer
        var members = elementMembers()
        members += [
            ("osm_key", .string(tag.key)), ("osm_value", .string(tag.value)),
            ("type", .string(layer.rawValue)),
            ("accuracy", place.distance.map { .integer(Int(min($0, 1e9))) }),
            ("label", .string(displayName)), ("name", .nonempty(name)),
        ]
        if options.tellsAddress { members += geocodeAddress }
        if options.tellsExtraTags { members.append(("extra", .object(of: extraTags))) }
        return .object(members: [
            ("type", "Feature"),
            ("properties", .object(members: [("geocoding", .object(told: members))])),
            ("geometry", geometry(options)),
        ])
    }

    private var geocodeAddress: [(String, JSONValue?)] {
        var told: [(String, JSONValue?)] = []
        for part in address.parts where part.rank == 29 {
            told.append(("housenumber", .string(part.value)))
        }
        told.append(("postcode", .nonempty(address.postcode)))
        var known: Set<PlaceLayer> = []
        for part in address.parts where 4..<28 ~= part.rank {
            let layer = PlaceRank(address: part.rank).layer
            if known.insert(layer).inserted { told.append((layer.rawValue, .string(part.value))) }
        }
        told.append(("country_code", .nonempty(address.countryCode)))
        let levels = address.parts.compactMap { part in
            part.level.map { ("level\($0)", JSONValue.string(part.value)) }
        }
        told.append(("admin", .object(members: levels)))
        return told
    }
}
