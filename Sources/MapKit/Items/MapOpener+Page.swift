import CoreLocation
import Foundation
import Roads

extension MapOpener {
    /// The address of a map page of Mapwright's server that shows what an address of Apple's Maps shows.
    ///
    /// Places are looked for by their names where they are; directions are those of the page, by car, on foot, by bicycle
    /// or by public transport, with the user's position to be filled in there.
    ///
    ///     MapOpener.open = { url in
    ///         guard let page = MapOpener.address(ofPage: server, showing: url) else { return false }
    ///         Task { @MainActor in UIApplication.shared.open(page) }
    ///         return true
    ///     }
    ///
    /// - Parameters:
    ///   - page: The page's address, such as `http://127.0.0.1:8080/`; its query and fragment are replaced.
    ///   - maps: An address as ``open`` gets it.
    /// - Returns: Nil if the address names no place.
    public static func address(ofPage page: URL, showing maps: URL) -> URL? {
        guard var address = URLComponents(url: page, resolvingAgainstBaseURL: true) else {
            return nil
        }
        address.fragment = nil
        if MKDirections.Request.isDirectionsRequest(maps) {
            let asked = MKDirections.Request(contentsOf: maps)
            guard let end = position(asked.destination) else { return nil }
            let type = asked.transportType
            let mode = type == .transit ? "transit" : (type.byRoad ?? .automobile).rawValue
            // A place left empty is for the person to fill in.
            address.queryItems = [
                URLQueryItem(name: "route", value: "\(position(asked.source) ?? "");\(end)"),
                URLQueryItem(name: "mode", value: mode),
            ]
            return address.url
        }
        let asked = URLComponents(url: maps, resolvingAgainstBaseURL: true)?.queryItems ?? []
        func value(_ name: String) -> String? { asked.first { $0.name == name }?.value }
        guard let place = position(MKDirections.Request.item(value("ll"))) else { return nil }
        address.queryItems = value("q").map { [URLQueryItem(name: "search", value: $0)] }
        address.fragment = "16/" + place.replacing(",", with: "/")
        return address.url
    }

    /// A place as the page writes it; nil for the user's position, and for what lies nowhere.
    private static func position(_ item: MKMapItem?) -> String? {
        guard let item, !item.isCurrentLocation else { return nil }
        let place = item.location.coordinate
        return CLLocationCoordinate2DIsValid(place)
            ? "\(place.latitude),\(place.longitude)" : nil
    }
}
