import Answers
import Foundation

/// The options that every question of Nominatim for places takes.
struct NominatimOptions {
    /// The forms of a shape.
    enum Shape: String, CaseIterable {
        case geojson, text, kml, svg
    }

    let format: NominatimFormat
    let languages: [String]
    let tellsAddress, tellsExtraTags, tellsNames: Bool
    /// The format of shapes; nil for no shapes.
    let shape: Shape?
    /// How far a simplified shape may be off, in degrees.
    let shapeTolerance: Double
    /// The function that JSON is handed to; nil for none.
    private let callback: String?

    /// Reads the options.
    ///
    /// - Parameter tellsAddress: Whether addresses are split into parts by default.
    init(_ call: APICall, tellsAddress: Bool) throws(APIProblem) {
        let query = call.query
        format = try NominatimFormat.asked(call.request)
        callback = try Self.callback(query)
        let header = query["accept-language"] ?? ""
        languages = LanguagePreference.languages(
            header.isEmpty ? call.request.acceptLanguage : header)
        self.tellsAddress = query.nominatimFlag("addressdetails") ?? tellsAddress
        tellsExtraTags = query.nominatimFlag("extratags") ?? false
        tellsNames = query.nominatimFlag("namedetails") ?? false
        let known: [Shape] =
            format == .geojson || format == .geocodejson ? [.geojson] : Shape.allCases
        let shapes = known.filter { query.nominatimFlag("polygon_" + $0.rawValue) ?? false }
        guard shapes.count < 2 else {
            throw .badRequest("Too many polygon output options selected.")
        }
        shape = shapes.first
        shapeTolerance = try query.nominatimNumber("polygon_threshold") ?? 0
    }

    private static func callback(_ query: QueryItems) throws(APIProblem) -> String? {
        guard let name = query["json_callback"] else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard name.utf8.count <= 200, parts.allSatisfy(isIdentifier) else {
            throw .badRequest("Invalid json_callback value")
        }
        return name
    }

    private static func isIdentifier(_ part: Substring) -> Bool {
        guard let first = part.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first)
        else { return false }
        return part.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    /// An answer of JSON, handed to the function that was asked for.
    func response(_ json: JSONValue) -> APIResponse {
        guard let callback else { return APIResponse(json.bytes) }
        return APIResponse(
            Array((callback + "(").utf8) + json.bytes + [UInt8(ascii: ")")], .javaScript)
    }
}

extension QueryItems {
    /// Whether an option is set: only `0` means no; nil where it is not given.
    func nominatimFlag(_ name: String) -> Bool? { self[name].map { $0 != "0" } }

    /// A number; nil where it is not given.
    func nominatimNumber(_ name: String) throws(APIProblem) -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text.filter { !$0.isWhitespace }), value.isFinite else {
            throw .badRequest("Parameter '\(name)' must be a number.")
        }
        return value
    }

    /// A whole number; nil where it is not given.
    func nominatimInteger(_ name: String) throws(APIProblem) -> Int? {
        guard let text = self[name] else { return nil }
        guard let value = Int(text.filter { !$0.isWhitespace }) else {
            throw .badRequest("Parameter '\(name)' must be a number.")
        }
        return value
    }
}

/// Sorts of things by the word Nominatim has for them.
enum NominatimLayer: String, CaseIterable, Sendable {
    case address, poi, railway, natural, manmade

    /// The layers that a request names; nil if it names none.
    static func asked(_ query: QueryItems) throws(APIProblem) -> Set<NominatimLayer>? {
        guard query["layer"] != nil else { return nil }
        var layers: Set<NominatimLayer> = []
        for name in query.list("layer") {
            guard let layer = NominatimLayer(rawValue: name.lowercased()) else {
                let known = allCases.map(\.rawValue).joined(separator: ", ")
                throw .badRequest("Parameter 'layer' must be a list of: " + known)
            }
            layers.insert(layer)
        }
        return layers
    }
}
