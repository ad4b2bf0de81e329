import CoreLocation
import Foundation
import MapServer
import SwiftUI

/// One program and the browsers that show it.
///
/// The interface is looked at after every event and, while a browser watches, twenty times a second: views and maps
/// change by themselves, too. Each browser is told what has changed since it was told last, at most sixty times a
/// second, so that a slow one gets fewer and larger messages and never a queue of old ones.
@MainActor package final class LiveSession: LiveProgram {
    private let content: any HostedInterface
    /// Tells this run of the program from others, so that a browser does not go on from another's state.
    private let name: String
    private var state: InterfaceState
    private var version = 1
    /// The newest states, for browsers that come back.
    private var past: [Int: InterfaceState] = [:]
    private var acknowledged: [String: Int] = [:]
    private var watchers: [Int: (client: String, wake: AsyncStream<Void>.Continuation)] = [:]
    private var nextWatcher = 1
    private var display: Task<Void, Never>?
    /// Takes what browsers know of their place; nil if the program knows better.
    private let positions: PushedPositions?
    private var wantsLocation = false

    /// How many states are kept for browsers that come back.
    private static let pastLimit = 64
    private static let frameTime = Duration.milliseconds(16)
    private static let lookTime = Duration.milliseconds(50)
    /// How often a browser is told that the program is there.
    private static let lifeSignTime = Duration.seconds(10)

    /// Shows an interface.
    ///
    /// - Parameter positions: Takes where the browser is while the program wants to know.
    package init(_ content: any HostedInterface, positions: PushedPositions? = nil) {
        self.content = content
        self.positions = positions
        name = String(UInt32.random(in: .min ... .max), radix: 36)
        state = InterfaceState(content.interface)
        past[version] = state
    }

    // MARK: To the browsers

    package nonisolated func messages(
        for client: String, after last: String?
    ) async -> AsyncStream<LiveMessage> {
        let (wakes, wake) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watcher = await watch(client, wake)
        let known = await state(after: last)
        return AsyncStream { continuation in
            let task = Task {
                var told = known
                var toldAcknowledged = -1
                for await _ in wakes {
                    let now = await self.current(for: client)
                    if let old = told, old.version == now.version,
                        now.acknowledged == toldAcknowledged
                    {
                        continuation.yield(.signOfLife)
                        continue
                    }
                    let update = InterfaceUpdate(
                        now.state, since: told?.state, acknowledged: now.acknowledged,
                        wantsLocation: now.wantsLocation)
                    // What is made of plain values can be encoded; if not, the next change is told.
                    guard let json = try? Self.encode(update) else { continue }
                    continuation.yield(LiveMessage(id: now.id, json: json))
                    told = now
                    toldAcknowledged = now.acknowledged
                    try? await Task.sleep(for: Self.frameTime)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in
                task.cancel()
                wake.finish()
                Task { await self.stopWatching(watcher) }
            }
        }
    }

    /// A state as it is told.
    private struct Moment: Sendable {
        var version: Int
        var id: String
        var state: InterfaceState
        var acknowledged: Int
        var wantsLocation: Bool
    }

    private func current(for client: String) -> Moment {
        Moment(
            version: version, id: "\(name)-\(version)", state: state,
            acknowledged: acknowledged[client] ?? 0, wantsLocation: wantsLocation)
    }

    /// The state that a browser knows already.
    private func state(after last: String?) -> Moment? {
        guard let last, last.hasPrefix(name + "-"),
            let version = Int(last.dropFirst(name.count + 1)), let state = past[version]
        else { return nil }
        return Moment(
            version: version, id: last, state: state, acknowledged: -1,
            wantsLocation: wantsLocation)
    }

    private nonisolated static func encode(_ update: InterfaceUpdate) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // A number that is none, say the size of an empty map, must not end the conversation.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "1e308", negativeInfinity: "-1e308", nan: "0")
        return Array(try encoder.encode(update))
    }

    private func watch(_ client: String, _ wake: AsyncStream<Void>.Continuation) -> Int {
        let watcher = nextWatcher
        nextWatcher += 1
        watchers[watcher] = (client, wake)
        refresh()
        wake.yield()
        if display == nil { display = Task { [weak self] in await self?.keepLooking() } }
        return watcher
    }

    private func stopWatching(_ watcher: Int) {
        guard let gone = watchers.removeValue(forKey: watcher) else { return }
        if !watchers.values.contains(where: { $0.client == gone.client }) {
            acknowledged[gone.client] = nil
        }
        guard watchers.isEmpty else { return }
        display?.cancel()
        display = nil
    }

    private func keepLooking() async {
        var lastSign = ContinuousClock.now
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.lookTime)
            refresh()
            if .now - lastSign > Self.lifeSignTime {
                lastSign = .now
                wakeAll()
            }
        }
    }

    private func wakeAll() {
        for (_, wake) in watchers.values { wake.yield() }
    }

    /// Looks at the interface, and tells of it if it has changed.
    package func refresh() {
        let isWanted = positions?.isWanted ?? false
        if isWanted != wantsLocation {
            wantsLocation = isWanted
            version += 1
            past[version] = state
            wakeAll()
        }
        let now = InterfaceState(content.interface)
        guard now != state else { return }
        state = now
        version += 1
        past[version] = now
        past[version - Self.pastLimit] = nil
        wakeAll()
    }

    // MARK: From the browsers

    /// What a browser posts.
    private struct Post: Decodable {
        var client: String
        /// Counts the posts of a browser, from 1.
        var number: Int
        var events: [Event]
    }

    private enum Event: Decodable {
        case interface(InterfaceEvent)
        case location(BrowserLocation)

        enum Keys: String, CodingKey { case interface, location }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            if values.contains(.location) {
                self = .location(try values.decode(BrowserLocation.self, forKey: .location))
            } else {
                self = .interface(try values.decode(InterfaceEvent.self, forKey: .interface))
            }
        }
    }

    package nonisolated func receive(_ body: [UInt8]) async throws {
        let post = try JSONDecoder().decode(Post.self, from: Data(body))
        await take(post)
    }

    private func take(_ post: Post) {
        for event in post.events {
            switch event {
            case .interface(let event): content.handle(event)
            case .location(let location): positions?.push(location)
            }
        }
        if watchers.values.contains(where: { $0.client == post.client }) {
            acknowledged[post.client] = max(acknowledged[post.client] ?? 0, post.number)
        }
        refresh()
        // The browser waits for the number, also if nothing has changed.
        for (client, wake) in watchers.values where client == post.client { wake.yield() }
    }

    package nonisolated func overlayTile(
        map: Int, overlay: Int, z: Int, x: Int, y: Int
    ) async -> [UInt8]? {
        let data = await content.overlayTile(element: map, overlay: overlay, z: z, x: x, y: y)
        return data.map(Array.init)
    }
}
