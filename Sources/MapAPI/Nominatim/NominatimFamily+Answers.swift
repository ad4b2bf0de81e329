import Answers
import Places

extension NominatimFamily {
    /// A list of places in the asked form.
    ///
    /// - Parameter query: What was asked, in one line.
    static func response(
        _ places: [NominatimPlace], _ options: NominatimOptions, _ call: APICall, query: String
    ) -> APIResponse {
        let license = call.atlases.license
        switch options.format {
        case .xml:
            var root = XMLElement(
                "searchresults", [("attribution", license), ("querystring", query)])
            let excluded = places.compactMap { $0.placeID.map(String.init) }
            root.set("exclude_place_ids", excluded.joined(separator: ","))
            root.set("more_url", moreURL(call, excluded))
            if let viewbox = call.query["viewbox"] { root.set("viewbox", viewbox) }
            for place in places { root.add(place.xml(options)) }
            return APIResponse(root.document, .xml)
        case .geojson, .geocodejson:
            return collection(places, options, license: license, query: query)
        case .json, .jsonv2, .text:
            return options.response(
                .array(places.map { $0.json(options, license: license) }))
        }
    }

    /// The answer for a position, nil where nothing is known of it.
    static func response(
        _ place: NominatimPlace?, _ options: NominatimOptions, _ call: APICall, query: String
    ) -> APIResponse {
        let license = call.atlases.license
        guard let place else {
            guard options.format == .xml else {
                return options.response(["error": "Unable to geocode"])
            }
            var root = XMLElement(
                "reversegeocode", [("attribution", license), ("querystring", query)])
            root.add(XMLElement("error", text: "Unable to geocode"))
            return APIResponse(root.document, .xml)
        }
        switch options.format {
        case .xml:
            var root = XMLElement(
                "reversegeocode", [("attribution", license), ("querystring", query)])
            for element in place.resultElements(options) { root.add(element) }
            return APIResponse(root.document, .xml)
        case .geojson, .geocodejson:
            return collection([place], options, license: license, query: query)
        case .json, .jsonv2, .text:
            return options.response(place.json(options, license: license))
        }
    }

    private static func collection(
        _ places: [NominatimPlace], _ options: NominatimOptions, license: String, query: String
    ) -> APIResponse {
        var members: [(String, JSONValue)] = [("type", "FeatureCollection")]
        if options.format == .geojson {
            members.append(("licence", .string(license)))
            members.append(("features", .array(places.map { $0.feature(options) })))
        } else {
            let about: [(String, JSONValue?)] = [
                ("version", "0.1.0"), ("attribution", .string(license)), ("licence", "ODbL"),
                ("query", .string(query)),
            ]
            members.append(("geocoding", .object(told: about)))
            members.append(("features", .array(places.map { $0.geocodeFeature(options) })))
        }
        return options.response(.object(members: members))
    }

    /// The address of what comes after these places.
    private static func moreURL(_ call: APICall, _ excluded: [String]) -> String {
        let earlier = call.query.list("exclude_place_ids")
        let kept = call.request.rawQuery.split(separator: "&").filter {
            !$0.hasPrefix("exclude_place_ids=")
        }
        return "/" + call.request.path.joined(separator: "/") + "?"
            + (kept.map(String.init)
            + ["exclude_place_ids=" + (earlier + excluded).joined(separator: ",")])
            .joined(separator: "&")
    }
}
