import Dispatch
import Foundation
import Logging
import Synchronization
import UIKit

/// The key of the transport mode for directions, one of the `MKLaunchOptionsDirectionsMode` values.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// The key of the map's type, a number of `MKMapType`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// The key of whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
/// The key of the map's center, a value of a coordinate.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The key of the map's span, a value of a span.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// The key of the map's camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// The value for directions in the mode that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The value for directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The value for directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The value for directions by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The value for directions by bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// Opens map items in another program, as Apple's Maps does on its systems.
///
/// There is no such program here unless a host says so; without one nothing is opened and `openInMaps` is false.
public enum MapOpener {
    private static let handler = Mutex<(@Sendable (URL) -> Bool)?>(nil)

    /// Opens an address of Apple's Maps, `https://maps.apple.com/?…`; nil if nothing does.
    ///
    /// Returns whether it could.
    public static var open: (@Sendable (URL) -> Bool)? {
        get { handler.withLock { $0 } }
        set { handler.withLock { $0 = newValue } }
    }
}

extension MKMapItem {
    private static let logger = Logger(label: "MapKit")

    /// Shows the item in the program that shows maps.
    ///
    /// - Returns: Whether there is one; see ``MapOpener``.
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Shows items in the program that shows maps; with a way to travel, the directions to the last from the first
    /// or from where the user is.
    ///
    /// - Returns: Whether there is one; see ``MapOpener``.
    @discardableResult
    public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool {
        guard let open = MapOpener.open else {
            logger.notice("There is no program to open maps with. Set MapOpener.open.")
            return false
        }
        guard let url = mapsURL(mapItems, launchOptions ?? [:]) else { return false }
        return open(url)
    }

    /// Shows the item in the program that shows maps, in place of one of the app's interfaces.
    ///
    /// - Returns: Whether there is one; see ``MapOpener``.
    @discardableResult
    public func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?
    ) async -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Shows the item in the maps program, and tells the closure on the main queue whether there is
    /// one.
    public func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Self.openMaps(
            with: [self], launchOptions: launchOptions, from: scene,
            completionHandler: completionHandler)
    }

    /// Shows items in the program that shows maps, in place of one of the app's interfaces.
    ///
    /// - Returns: Whether there is one; see ``MapOpener``.
    @discardableResult
    public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?
    ) async -> Bool {
        openMaps(with: mapItems, launchOptions: launchOptions)
    }

    /// Shows items in the maps program, and tells the closure on the main queue whether there is
    /// one.
    public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let isOpened = openMaps(with: mapItems, launchOptions: launchOptions)
        // SAFETY: the closure is handed over to the main queue, and called there once.
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { unsafe completionHandler(isOpened) }
    }

    /// The address that shows items in Apple's Maps; nil without items.
    class func mapsURL(_ items: [MKMapItem], _ options: [String: Any]) -> URL? {
        guard let last = items.last else { return nil }
        func place(_ item: MKMapItem) -> String {
            let coordinate = item.location.coordinate
            return item.isCurrentLocation
                ? "Current Location" : "\(coordinate.latitude),\(coordinate.longitude)"
        }
        var query: [URLQueryItem] = []
        if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
            if items.count > 1 {
                query.append(URLQueryItem(name: "saddr", value: place(items[0])))
            }
            query.append(URLQueryItem(name: "daddr", value: place(last)))
            let flag = [
                MKLaunchOptionsDirectionsModeDriving: "d",
                MKLaunchOptionsDirectionsModeWalking: "w",
                MKLaunchOptionsDirectionsModeTransit: "r",
                MKLaunchOptionsDirectionsModeCycling: "c",
            ][mode]
            if let flag { query.append(URLQueryItem(name: "dirflg", value: flag)) }
        } else {
            query.append(URLQueryItem(name: "ll", value: place(items[0])))
            if let name = items[0].name { query.append(URLQueryItem(name: "q", value: name)) }
        }
        var components = URLComponents()
        components.scheme = "https"
        components.host = "maps.apple.com"
        components.path = "/"
        components.queryItems = query
        return components.url
    }
}
