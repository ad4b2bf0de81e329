import Answers
import Atlas
import Foundation
import MapGeometry
import Places

extension PeliasFamily {
    /// The levels of confidence in an answer.
    enum Confidence {
        /// By how well it fits what was typed.
        case score
        /// By how near it is.
        case distance
        /// As certain: it was asked for by its number.
        case certain
    }

    /// What is wrong with a question, as a collection of nothing.
    static func refusal(_ options: PeliasOptions, _ call: APICall) -> APIResponse {
        let about = geocoding(
            options.query, errors: options.errors, warnings: options.warnings,
            attribution: call.atlases.attribution)
        return APIResponse(collection(about, []), status: 400)
    }

    /// A problem, as a collection of nothing.
    static func refusal(_ message: String, _ query: QueryItems, status: Int) -> APIResponse {
        let about = geocoding(query, errors: [message], warnings: [], attribution: nil)
        return APIResponse(collection(about, []), status: status)
    }

    /// The places as a collection.
    static func response(
        _ places: [FoundPlace], _ options: PeliasOptions, _ call: APICall, by confidence: Confidence
    ) throws -> APIResponse {
        var seen: Set<OSMReference> = []
        let kept = places.filter { $0.osm != .none && seen.insert($0.osm).inserted }
        let features = try kept.prefix(options.size).map { place in
            try feature(place, options, call.atlases, confidence)
        }
        let about = geocoding(
            options.query, errors: [], warnings: options.warnings,
            attribution: call.atlases.attribution)
        return APIResponse(
            collection(about, features, bounds(Array(kept.prefix(options.size)))))
    }

    private static func collection(
        _ geocoding: JSONValue, _ features: [JSONValue], _ bounds: GeographicBounds? = nil
    ) -> [UInt8] {
        let members: [(String, JSONValue?)] = [
            ("geocoding", geocoding), ("type", "FeatureCollection"), ("features", .array(features)),
            ("bbox", bounds.map(box)),
        ]
        return JSONValue.object(told: members).bytes
    }

    private static func geocoding(
        _ query: QueryItems, errors: [String], warnings: [String], attribution: String?
    ) -> JSONValue {
        var asked: [(String, JSONValue)] = []
        for (name, value) in query.items
        where name != "api_key" && !asked.contains(where: { $0.0 == name }) {
            asked.append((name, .string(value)))
        }
        let engine: JSONValue = [
            "name": "Mapwright", "version": .string(MapwrightVersion.current),
        ]
        let members: [(String, JSONValue?)] = [
            ("version", "0.2"), ("attribution", attribution.map(JSONValue.string)),
            ("query", .object(members: asked)),
            ("warnings", warnings.isEmpty ? nil : .strings(warnings)),
            ("errors", errors.isEmpty ? nil : .strings(errors)), ("engine", engine),
            // When the answer was made is no part of it: nothing is decided by it.
            ("timestamp", .integer(Int(Date().timeIntervalSince1970 * 1_000))),
        ]
        return .object(told: members)
    }

    private static func feature(
        _ place: FoundPlace, _ options: PeliasOptions, _ atlases: AtlasCollection,
        _ confidence: Confidence
    ) throws -> JSONValue {
        let areas = try atlases.areas(
            containing: place.coordinate, languages: options.languages
        ).filter { $0.osm != place.osm }
        let address = place.address.translated(by: areas)
        let layer = PeliasLayer(place)
        let id = PeliasID.local(place.osm) ?? ""
        let code = place.countryCode
        let isPoint = layer == .venue || layer == .address
        var members: [(String, JSONValue?)] = [
            ("id", .string(id)), ("gid", .string("openstreetmap:\(layer.rawValue):\(id)")),
            ("layer", .string(layer.rawValue)), ("source", "openstreetmap"),
            ("source_id", .string(id)),
            ("country_code", .nonempty(code)), ("name", .string(place.name)),
            ("housenumber", .nonempty(address.housenumber)),
            ("street", .nonempty(address.street)), ("unit", .nonempty(address.unit)),
            ("postalcode", .nonempty(address.postcode)),
            ("confidence", .number(told(confidence, place))),
            ("distance", place.distance.map { .number($0.rounded() / 1_000) }),
            ("accuracy", isPoint ? "point" : "centroid"),
        ]
        let own: [(PeliasLayer, String)] = [
            (.country, address.country), (.region, address.state), (.county, address.county),
            (.locality, address.city), (.neighbourhood, address.suburb),
        ]
        for (part, name) in own {
            let area = areas.first { PeliasLayer($0) == part }
            let value = layer == part ? place.name : area?.name ?? name
            guard !value.isEmpty, part != .neighbourhood || layer.isPoint || layer == part else {
                continue
            }
            members.append((part.rawValue, .string(value)))
            let element = (layer == part ? place : area).flatMap { PeliasID.local($0.osm) }
            if let element {
                let gid = "openstreetmap:\(part.rawValue):\(element)"
                members.append(("\(part.rawValue)_gid", .string(gid)))
            }
            if part == .country {
                let letters = CountryCodes.threeLetters(code)
                members.append(("country_a", letters.map(JSONValue.string)))
            }
        }
        members.append(("label", .string(label(place, address, layer))))
        let extra = place.extraTags
        if !extra.isEmpty {
            members.append(("addendum", .object(members: [("osm", .object(of: extra))])))
        }
        var feature: [(String, JSONValue?)] = [
            ("type", "Feature"), ("geometry", place.point), ("properties", .object(told: members)),
        ]
        feature.append(("bbox", place.extent.map(box)))
        return .object(told: feature)
    }

    /// What to show: the name, the town, the country.
    private static func label(
        _ place: FoundPlace, _ address: PlaceAddress, _ layer: PeliasLayer
    ) -> String {
        var parts = [place.name]
        let town = address.city.isEmpty ? address.county : address.city
        let region = ["US", "CA", "AU"].contains(place.countryCode) ? address.state : ""
        let around: [String] =
            switch layer {
            case .country: []
            case .region: [address.country]
            case .county, .locality: [region, address.country]
            default: [town, region, address.country]
            }
        for part in around where !part.isEmpty && !parts.contains(part) { parts.append(part) }
        return parts.joined(separator: ", ")
    }

    private static func told(_ confidence: Confidence, _ place: FoundPlace) -> Double {
        switch confidence {
        case .certain: 1
        case .score: (min(max(place.score, 0), 1) * 1_000).rounded() / 1_000
        case .distance:
            switch place.distance ?? 0 {
            case ..<1: 1
            case ..<10: 0.9
            case ..<100: 0.8
            case ..<250: 0.7
            case ..<1_000: 0.6
            default: 0.5
            }
        }
    }

    private static func box(_ bounds: GeographicBounds) -> JSONValue {
        .array([bounds.west, bounds.south, bounds.east, bounds.north].map(JSONValue.number))
    }

    /// The bounds of all places with what they cover; nil for none.
    private static func bounds(_ places: [FoundPlace]) -> GeographicBounds? {
        GeographicBounds(
            enclosing: places.flatMap { place in
                guard let extent = place.extent else { return [place.coordinate] }
                return [
                    CLLocationCoordinate2D(latitude: extent.south, longitude: extent.west),
                    CLLocationCoordinate2D(latitude: extent.north, longitude: extent.east),
                ]
            })
    }
}

extension AtlasCollection {
    /// The attribution of the data.
    fileprivate var attribution: String { areas[0].atlas.manifest.attribution }
}
