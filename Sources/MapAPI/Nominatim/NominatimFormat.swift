/// The forms that Nominatim answers in.
enum NominatimFormat: String, Sendable, CaseIterable {
    case xml, json, jsonv2, geojson, geocodejson
    /// Plain text, for the status only.
    case text

    /// The formats of places.
    static let ofPlaces: [NominatimFormat] = [.xml, .json, .jsonv2, .geojson, .geocodejson]
    /// The form of the details of one place.
    static let ofDetails: [NominatimFormat] = [.json]
    /// The forms of the status.
    static let ofStatus: [NominatimFormat] = [.text, .json]

    /// The name of the path that a request came to, without `.php`.
    private static func name(_ request: APIRequest) -> String {
        let last = request.path.last ?? ""
        return last.hasSuffix(".php") ? String(last.dropLast(4)) : last
    }

    /// The format that a request selects for its answer and for errors.
    static func asked(_ request: APIRequest) throws(APIProblem) -> NominatimFormat {
        let name = name(request)
        let known =
            switch name {
            case "status": ofStatus
            case "details": ofDetails
            default: ofPlaces
            }
        guard let text = request.query["format"] else { return usual(name) }
        guard let format = NominatimFormat(rawValue: text), known.contains(format) else {
            throw .badRequest(
                "Parameter 'format' must be one of: "
                    + known.map(\.rawValue).joined(separator: ", "))
        }
        return format
    }

    /// The format in which a problem is reported.
    static func ofProblem(_ request: APIRequest) -> NominatimFormat {
        do {
            return try asked(request)
        } catch {
            // An unknown format is reported in JSON.
            return .json
        }
    }

    private static func usual(_ name: String) -> NominatimFormat {
        switch name {
        case "reverse", "lookup": .xml
        case "status": .text
        case "details": .json
        default: .jsonv2
        }
    }
}
