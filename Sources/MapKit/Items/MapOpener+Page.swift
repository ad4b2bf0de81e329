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
        let asked = URLComponents(url: maps, resolvingAgainstBaseURL: true)?.queryItems ?? []
        func value(_ name: String) -> String? {
            asked.first { $0.name == name }.flatMap(\.value).flatMap { $0.isEmpty ? nil : $0 }
        }
        guard var address = URLComponents(url: page, resolvingAgainstBaseURL: true) else {
            return nil
        }
        address.fragment = nil
        if let end = value("daddr") {
            guard let end = position(end) else { return nil }
            // A place left empty is for the person to fill in.
            let start = value("saddr").flatMap(position) ?? ""
            address.queryItems = [
                URLQueryItem(name: "route", value: "\(start);\(end)"),
                URLQueryItem(name: "mode", value: mode(value("dirflg"))),
            ]
            return address.url
        }
        guard let place = value("ll").flatMap(position) else { return nil }
        address.queryItems = value("q").map { [URLQueryItem(name: "search", value: $0)] }
        address.fragment = "16/" + place.replacing(",", with: "/")
        return address.url
    }

    /// A position as the page writes it, from latitude and longitude; nil from anything else.
    private static func position(_ text: String) -> String? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return "\(latitude),\(longitude)"
    }

    /// The page's name of a way to travel, from Apple's letter; the car without one.
    private static func mode(_ flag: String?) -> String {
        switch flag {
        case "w": TravelMode.TransportType.walking.rawValue
        case "c": TravelMode.TransportType.cycling.rawValue
        case "r": "transit"
        default: TravelMode.TransportType.automobile.rawValue
        }
    }
}
