import Foundation
import MapGeometry

extension OptionValues {
    /// The position of an option, `LAT,LON` in degrees; nil if there is none.
    func position(_ option: QuestionOption) throws(OptionError) -> CLLocationCoordinate2D? {
        guard let text = text(option) else { return nil }
        return try PlaceReference.position(text, option)
    }

    /// The region of an option, `SOUTH,WEST,NORTH,EAST` in degrees; nil if there is none.
    func region(_ option: QuestionOption) throws(OptionError) -> GeographicBounds? {
        guard let text = text(option) else { return nil }
        let parts = text.split(separator: ",").map { Self.number($0) ?? .nan }
        guard parts.count == 4, parts.allSatisfy(\.isFinite), parts[0] <= parts[2] else {
            throw OptionError(
                option, text, allowed: ["SOUTH,WEST,NORTH,EAST"],
                "“\(text.prefix(80))” is not south,west,north,east in degrees")
        }
        // A view may reach over the poles and around the world; what is beyond holds nothing.
        return GeographicBounds(
            fromSouth: parts[0], west: parts[1], toNorth: parts[2], east: parts[3])
    }

    /// A number, with or without white space around it.
    static func number(_ text: Substring) -> Double? {
        Double(text) ?? Double(text.trimmingCharacters(in: .whitespaces))
    }
}
