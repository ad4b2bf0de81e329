import MapGeometry
import Roads

/// A place as a question names it.
public enum PlaceReference: Sendable {
    /// A position, written `LAT,LON` in degrees.
    case position(CLLocationCoordinate2D)
    /// Words to search for, whose best match is taken.
    case words(String)

    /// Reads the value of an option: a position if it is two numbers, else words.
    ///
    /// - Throws: `OptionError` for two numbers that are no position on the earth, and for more than two.
    init(_ text: String, _ option: QuestionOption) throws(OptionError) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        // Numbers with commas between are no name of a place.
        if parts.count > 2, parts.allSatisfy({ OptionValues.number($0) != nil }) {
            throw Self.notAPosition(text, option)
        }
        guard parts.count == 2, let latitude = OptionValues.number(parts[0]),
            let longitude = OptionValues.number(parts[1])
        else {
            self = .words(text)
            return
        }
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw Self.notAPosition(text, option)
        }
        self = .position(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    /// Reads the value of an option that takes positions alone.
    static func position(
        _ text: String, _ option: QuestionOption
    ) throws(OptionError) -> CLLocationCoordinate2D {
        guard case .position(let coordinate) = try Self(text, option) else {
            throw notAPosition(text, option)
        }
        return coordinate
    }

    /// Reads a position, `LAT,LON` in degrees, that a command takes by an option of its own.
    ///
    /// - Throws: `OptionError` for what is no position on the earth.
    public static func position(
        _ text: String, ofOption name: String
    ) throws(OptionError) -> CLLocationCoordinate2D {
        try position(text, QuestionOption(name, "A position."))
    }

    private static func notAPosition(_ text: String, _ option: QuestionOption) -> OptionError {
        OptionError(
            option, text, allowed: ["LAT,LON"],
            "“\(text.prefix(80))” is not a latitude and a longitude")
    }
}

/// Finds the position of a place that a question names in words.
///
/// The second parameter is another place of the query, which the result should be near; nil if none is known.
public typealias PlaceFinder = (String, CLLocationCoordinate2D?) throws -> CLLocationCoordinate2D

/// Finds the router of a mode by its name or alias, for a query about some positions.
public typealias RouterFinder = (String, [CLLocationCoordinate2D]) throws -> Router

extension [PlaceReference] {
    /// Where the places of a question are.
    ///
    /// Words are meant near the place before them, or else near the first after them that is a position.
    ///
    /// - Throws: What `find` throws.
    package func positions(_ find: PlaceFinder) throws -> [CLLocationCoordinate2D] {
        let known: [CLLocationCoordinate2D] = compactMap {
            if case .position(let position) = $0 { position } else { nil }
        }
        var found: [CLLocationCoordinate2D] = []
        for place in self {
            switch place {
            case .position(let position): found.append(position)
            case .words(let words):
                found.append(try find(words, found.last ?? known.first))
            }
        }
        return found
    }
}
