import MapGeometry
import Places

extension PlaceAnswer {
    /// The answer for a person: a line for each place, empty if there is none.
    public func text() -> String {
        switch self {
        case .places(let places): places.map(Self.line).joined()
        case .search(let answer): answer.places.map(Self.line).joined()
        case .position(let answer): answer.places.map(Self.line).joined()
        case .completions(let completions): completions.map(Self.line).joined()
        }
    }

    /// A sentence on a place outside the atlas that the query may mean; nil if there is none.
    public var outsideText: String? {
        guard case .search(let answer) = self, !answer.outside.isEmpty else { return nil }
        let places = answer.outside.map {
            "\($0.title) (\(Self.shown($0.coordinate.latitude)),\(Self.shown($0.coordinate.longitude)))"
        }
        return places.joined(separator: "; ")
            + (places.count == 1 ? " lies" : " lie") + " outside this atlas"
    }

    private static func line(_ place: FoundPlace) -> String {
        line(
            place.title, place.subtitle, place.kind.name, place.coordinate, place.toldDistance,
            place.toldElement, hours: place.hours?.told)
    }

    private static func line(_ completion: Completion) -> String {
        line(
            completion.title, completion.subtitle, completion.kindName,
            completion.place.coordinate, nil, completion.place.toldElement)
    }

    private static func line(
        _ title: String, _ subtitle: String, _ kind: String, _ coordinate: CLLocationCoordinate2D,
        _ distance: CLLocationDistance?, _ element: String?, hours: String? = nil
    ) -> String {
        var parts = [title]
        if !subtitle.isEmpty { parts.append(subtitle) }
        parts.append(kind)
        parts.append("\(shown(coordinate.latitude)),\(shown(coordinate.longitude))")
        if let hours { parts.append(hours) }
        if let distance { parts.append(meters(distance)) }
        if let element { parts.append(element) }
        return parts.joined(separator: "  ") + "\n"
    }

    private static func shown(_ degrees: Double) -> String { "\((degrees * 1e6).rounded() / 1e6)" }

    private static func meters(_ distance: Double) -> String {
        distance < 1_000
            ? "\(Int(distance.rounded())) m" : "\((distance / 100).rounded() / 10) km"
    }
}
