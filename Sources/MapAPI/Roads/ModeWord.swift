import Answers
import MapGeometry
import Roads

/// A service's word for a mode of travel.
enum ModeWord {
    /// Words of services, beside a mode's own name and aliases.
    private static let types: [String: TravelMode.TransportType] = [
        "car": .automobile, "driving": .automobile, "auto": .automobile, "drive": .automobile,
        "driving-car": .automobile, "driving-traffic": .automobile, "motorcar": .automobile,
        "automobile": .automobile, "auto_shorter": .automobile, "vehicle": .automobile,
        "taxi": .automobile,
        "bike": .cycling, "bicycle": .cycling, "cycling": .cycling, "cycle": .cycling,
        "cycling-regular": .cycling,
        "foot": .walking, "walking": .walking, "pedestrian": .walking, "walk": .walking,
        "foot-walking": .walking,
    ]

    /// The router of the mode that a word asks for; nil if there is none.
    ///
    /// - Throws: `RoadsError` if a graph cannot be read.
    static func router(
        _ word: String, _ atlases: AtlasCollection, for positions: [CLLocationCoordinate2D]
    ) throws(RoadsError) -> Router? {
        let word = word.lowercased()
        let engines = atlases.area(for: positions).engines
        do {
            return try engines.router(word)
        } catch {
            guard error.isUnknownMode else { throw error }
        }
        guard let type = types[word] else { return nil }
        for mode in try engines.modes() where mode.transportType == type {
            return try engines.router(mode.name)
        }
        return nil
    }
}
