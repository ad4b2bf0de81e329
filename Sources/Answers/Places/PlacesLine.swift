import Foundation
import MapGeometry
import Places

/// The questions that places are asked, in text: what the command line and the server take.
public enum PlacesQuestion: String, Sendable, CaseIterable {
    /// `mapwright search`.
    case search
    /// `mapwright complete`.
    case complete
    /// `mapwright geocode`.
    case geocode
    /// `mapwright reverse`.
    case reverse

    /// The name of the argument.
    public var argument: String {
        switch self {
        case .search: "query"
        case .complete: "prefix"
        case .geocode: "address"
        case .reverse: "location"
        }
    }
}

/// A request that makes no sense: what was wrong with which value.
public struct PlacesLineError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence for a person.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}

/// A question with its options, as text.
public struct PlacesLine: Sendable {
    /// What is asked.
    public var question: PlacesQuestion
    /// The argument: query, prefix, address or location.
    public var argument = ""
    /// "LAT,LON".
    public var near: String?
    /// "S,W,N,E".
    public var region: String?
    /// Whether answers outside the region are left out.
    public var isRegionRequired = false
    /// Names of "poi", "address", "feature", divided by commas.
    public var types: String?
    /// Names of categories, divided by commas.
    public var categories: String?
    /// Names of categories to leave out, divided by commas.
    public var excludedCategories: String?
    /// Names of parts of addresses wanted, such as "locality,postalCode", divided by commas.
    public var addressParts: String?
    /// Languages divided by commas.
    public var language: String?
    /// The most answers.
    public var limit: Int?

    /// Creates a question.
    public init(_ question: PlacesQuestion, _ argument: String) {
        self.question = question
        self.argument = argument
    }

    /// Reads one JSON object with the options' long names as keys.
    public init(_ question: PlacesQuestion, json: Data) throws(PlacesLineError) {
        guard json.count <= 1 << 21, let object = try? JSONSerialization.jsonObject(with: json),
            let values = object as? [String: Any]
        else { throw PlacesLineError("the line is not a JSON object") }
        func text(_ key: String) throws(PlacesLineError) -> String? {
            guard let value = values[key], !(value is NSNull) else { return nil }
            if let text = value as? String { return text }
            if let list = value as? [Any] {
                return list.map { "\($0)" }.joined(separator: ",")
            }
            if let number = value as? NSNumber { return number.stringValue }
            throw PlacesLineError("“\(key)” must be a string")
        }
        guard let argument = try text(question.argument) else {
            throw PlacesLineError("“\(question.argument)” is missing")
        }
        self.init(question, argument)
        near = try text("near")
        region = try text("region")
        types = try text("types")
        categories = try text("categories")
        excludedCategories = try text("exclude-categories")
        addressParts = try text("address-parts")
        language = try text("language")
        isRegionRequired = try text("region-required").map { $0 == "1" || $0 == "true" } ?? false
        if let value = try text("limit") {
            guard let number = Int(value) else { throw PlacesLineError("“limit” must be a number") }
            limit = number
        }
    }

    /// Answers the question: one JSON document without line breaks.
    public func answer(_ places: Places) throws(PlacesLineError) -> Data {
        let languages = language.map { $0.split(separator: ",").map(String.init) } ?? []
        if let limit, limit < 1 { throw PlacesLineError("the limit must be at least 1") }
        switch question {
        case .reverse:
            let coordinate = try position()
            let answer = places.reverse(
                coordinate, languages: languages, limit: min(limit ?? 5, 100))
            return Self.encode(ResultsDocument(answer))
        case .complete:
            let request = try request()
            return Self.encode(
                CompletionsDocument(results: places.complete(request).map(CompletionDocument.init)))
        case .search, .geocode:
            var request = try request()
            if question == .geocode { request.types = .address }
            return Self.encode(
                ResultsDocument(results: places.search(request).map(PlaceDocument.init)))
        }
    }

    /// The position that a reverse question is about.
    ///
    /// - Throws: If the argument is not "LAT,LON".
    public func position() throws(PlacesLineError) -> CLLocationCoordinate2D {
        try Self.coordinate(argument)
    }

    /// The request that a question other than a reverse one makes.
    ///
    /// - Throws: What is wrong with which option.
    public func request() throws(PlacesLineError) -> SearchRequest {
        var request = SearchRequest(argument)
        if let near { request.near = try Self.coordinate(near) }
        if let region { request.region = try Self.bounds(region) }
        request.isRegionRequired = isRegionRequired
        if let types {
            request.types = []
            for name in types.split(separator: ",") {
                switch name {
                case "poi": request.types.insert(.pointOfInterest)
                case "address": request.types.insert(.address)
                case "feature": request.types.insert(.physicalFeature)
                case "query": request.types.insert(.query)
                default:
                    throw PlacesLineError("“\(name)” is not a type: poi, address, feature or query")
                }
            }
            if question != .complete { request.types.remove(.query) }
        }
        if let categories { request.categories = try Self.categories(categories) }
        if let excludedCategories {
            request.excludedCategories = try Self.categories(excludedCategories)
        }
        if let addressParts {
            request.addressParts = []
            for name in addressParts.split(separator: ",") {
                guard let part = SearchRequest.AddressParts(name: String(name)) else {
                    throw PlacesLineError(
                        "“\(name)” is not a part of an address, such as locality or postalCode")
                }
                request.addressParts.insert(part)
            }
        }
        if let language { request.languages = language.split(separator: ",").map(String.init) }
        request.limit = limit ?? 10
        return request
    }

    private static func categories(_ text: String) throws(PlacesLineError) -> Set<PlaceCategory> {
        var result: Set<PlaceCategory> = []
        for name in text.split(separator: ",") {
            guard let category = PlaceCategory(name: String(name)) else {
                throw PlacesLineError("“\(name)” is not a category, such as cafe or evCharger")
            }
            result.insert(category)
        }
        return result
    }

    /// Reads "LAT,LON".
    static func coordinate(_ text: String) throws(PlacesLineError) -> CLLocationCoordinate2D {
        let parts = numbers(text)
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else {
            throw PlacesLineError("“\(text.prefix(80))” is not a latitude and a longitude")
        }
        return CLLocationCoordinate2D(latitude: parts[0], longitude: parts[1])
    }

    private static func bounds(_ text: String) throws(PlacesLineError) -> GeographicBounds {
        let parts = numbers(text)
        guard parts.count == 4, parts[0] <= parts[2] else {
            throw PlacesLineError("“\(text.prefix(80))” is not south,west,north,east in degrees")
        }
        // A view may reach over the poles and around the world; what is beyond holds nothing.
        return GeographicBounds(
            south: max(parts[0], -90), west: max(parts[1], -180), north: min(parts[2], 90),
            east: min(parts[3], 180))
    }

    private static func numbers(_ text: String) -> [Double] {
        let parts = text.split(separator: ",").map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let numbers = parts.compactMap { $0 }.filter(\.isFinite)
        return numbers.count == parts.count ? numbers : []
    }

    /// The document that says why a line could not be answered.
    public static func failure(_ error: any Error) -> Data {
        encode(["error": "\(error)"])
    }

    static func encode(_ document: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Documents hold strings and finite numbers: encoding them cannot fail.
        return (try? encoder.encode(document)) ?? Data("{}".utf8)
    }
}
