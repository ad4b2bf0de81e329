import Atlas
import CoreLocation
import Foundation
import MapKit
import MapPainter
import MapServer
import ServedGround
import SwiftUI
import UIKit

/// Shows a program's maps and the interface around them in the browser.
///
/// The program holds the state; the browser shows it and sends back what its reader does. Several browsers may watch
/// the same program, and see the same thing.
///
/// ```swift
/// import MapHost
/// import MapKit
///
/// await MapHost.run(MapController())
/// ```
///
/// On Apple's systems there is no module of this name: programs that are to run there, too, write
/// `#if canImport(MapHost)` around the call.
@MainActor public enum MapHost {
    /// The host name and port at which a page is served, and the map it shows.
    public struct Address: Sendable {
        /// The folder of the atlas under the maps; nil for the one that answers the app's requests.
        public var atlas: URL?
        /// The address to listen on; a loopback address is reached from this machine alone.
        public var host: String
        /// The port to listen on; 0 picks a free one.
        public var port: Int

        /// Creates an address.
        ///
        /// - Parameters:
        ///   - atlas: The folder of the atlas; `MAPWRIGHT_ATLAS` in the environment goes before nil.
        ///   - host: The address to listen on.
        ///   - port: The port; nil for `PORT` in the environment, or 8080. What is no port is refused when it is
        ///     to be served at.
        public init(atlas: URL? = nil, host: String = "127.0.0.1", port: Int? = nil) {
            let environment = ProcessInfo.processInfo.environment
            self.atlas =
                atlas ?? environment["MAPWRIGHT_ATLAS"].map { URL(fileURLWithPath: $0) }
            self.host = host
            self.port = port ?? environment["PORT"].map { Int($0) ?? -1 } ?? 8080
        }
    }

    /// Shows a view controller until the process gets SIGINT or SIGTERM.
    ///
    /// If that cannot be done, a line tells why and the process ends with status 1; ``serve(_:at:onListening:)``
    /// throws instead.
    public static func run(_ controller: UIViewController, at address: Address = Address()) async {
        await show(ScreenInterface(controller), at: address)
    }

    /// Shows a view, such as a map view, until the process gets SIGINT or SIGTERM.
    ///
    /// If that cannot be done, a line tells why and the process ends with status 1.
    public static func run(_ view: UIView, at address: Address = Address()) async {
        await show(ScreenInterface(view), at: address)
    }

    /// Shows a SwiftUI view until the process gets SIGINT or SIGTERM.
    ///
    /// If that cannot be done, a line tells why and the process ends with status 1. An `App` needs no call: it is
    /// shown by its own `main`.
    public static func run(_ view: some View, at address: Address = Address()) async {
        await show(ViewInterface(ViewHost(view)), at: address)
    }

    /// Serves a view controller until the process gets SIGINT or SIGTERM.
    ///
    /// - Parameters:
    ///   - controller: The screen.
    ///   - address: Where.
    ///   - onListening: Called once with the port, when browsers may connect.
    /// - Throws: `MapProviderError` if no atlas is named, `AtlasError` if the atlas cannot be opened, `MapServerError` if
    ///   the page's files are missing or the address is unavailable.
    public static func serve(
        _ controller: UIViewController, at address: Address = Address(),
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        try await serve(ScreenInterface(controller), at: address, onListening: onListening)
    }

    private static var offeredPositions: PushedPositions?

    /// The browser's own positions, used where no source is chosen; nil where one is.
    ///
    /// An app's views may ask where the user is as soon as they are made, and are denied it where there is no source:
    /// so an app's positions are there before its views.
    static func browserPositions() -> PushedPositions? {
        if LocationHost.shared.source == nil {
            let positions = PushedPositions()
            LocationHost.shared.source = positions
            offeredPositions = positions
        }
        guard let source = LocationHost.shared.source as? PushedPositions,
            source === offeredPositions
        else { return nil }
        return source
    }

    static func show(_ content: any HostedInterface, at address: Address) async {
        let host = address.host.contains(":") ? "[\(address.host)]" : address.host
        do {
            try await serve(content, at: address) { port in
                tell("Open http://\(host):\(port)/ (stop with Ctrl-C)")
            }
        } catch {
            tell("\(error)")
            exit(1)
        }
    }

    static func serve(
        _ content: any HostedInterface, at address: Address,
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        guard (0...65535).contains(address.port) else { throw MapHostError.noPort }
        let positions = browserPositions()
        if let atlas = address.atlas { MapProvider.current = .atlas(atlas) }
        guard let folder = try MapProvider.current.atlasFolder() else {
            throw MapHostError.noAtlas
        }
        let session = LiveSession(content, positions: positions)
        let atlas = try Atlas.open(folder.path)
        let imagery = try groundImagery()
        let server = try MapServer(
            atlases: [atlas], program: session,
            service: try GroundResponder(atlas, imagery: imagery), ground: MapGround(imagery))
        try await server.run(host: address.host, port: address.port, onListening: onListening)
    }

    /// The imagery that the app or `MAPWRIGHT_IMAGERY` names; nil if none is named.
    private static func groundImagery() throws -> (any StoredTiles)? {
        guard let name = MapProvider.imagery else { return nil }
        do {
            return try Imagery.open(name)
        } catch {
            throw MapHostError.unreadableImagery(name, "\(error)")
        }
    }

    private nonisolated static func tell(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

/// A reason why nothing can be shown.
public enum MapHostError: Error, Equatable, CustomStringConvertible {
    /// The app's answers come from a server; the map under them has to be an atlas.
    case noAtlas
    /// The port in the address or in `PORT` is not valid.
    case noPort
    /// The imagery that `MapProvider.imagery` names cannot be opened: its name, and what is wrong.
    case unreadableImagery(String, String)

    /// A one-sentence description of the failure and of its remedy.
    public var description: String {
        switch self {
        case .noAtlas:
            "the page needs an atlas: name one in MapHost.Address, or in MAPWRIGHT_ATLAS"
        case .noPort:
            "a port is a number from 0 to 65535: see PORT and MapHost.Address"
        case .unreadableImagery(let name, let reason):
            "\(name) can't be used as imagery: \(reason)"
        }
    }
}
