import CoreLocation
import Foundation
import MapServer
import Photographs
import SwiftUI

/// A program with the browsers that show it.
///
/// The interface is compared with its last state after every event and, while a browser is connected, twenty times a
/// second: views and maps change by themselves, too. Each browser is told what has changed since it was told last, at most sixty times a
/// second, so that a slow one gets fewer and larger messages and never a queue of old ones.
@MainActor package final class LiveSession: LiveProgram {
    private let content: any HostedInterface
    /// Identifies this run of the program, so that a browser does not continue from the state of another run.
    private let name: String
    private var state: InterfaceState
    private var version = 1
    /// The newest states by their versions, for browsers that reconnect.
    private var history: [Int: InterfaceState] = [:]
    private var acknowledged: [String: Int] = [:]
    private var watchers: [Int: (client: String, wake: AsyncStream<Void>.Continuation)] = [:]
    private var nextWatcher = 1
    private var display: Task<Void, Never>?
    /// Receives the browsers' positions; nil if the program has a source of its own.
    private let positions: PushedPositions?
    private var wantsLocation = false

    /// How many states are kept for browsers that reconnect.
    private static let historyLimit = 64
    private static let frameInterval = Duration.milliseconds(16)
    private static let pollInterval = Duration.milliseconds(50)
    /// How often an idle connection is sent a keep-alive.
    private static let keepAliveInterval = Duration.seconds(10)

    /// Shows an interface.
    ///
    /// - Parameter positions: Receives the browser's position while the program wants to know it.
    package init(_ content: any HostedInterface, positions: PushedPositions? = nil) {
        self.content = content
        self.positions = positions
        name = String(UInt32.random(in: .min ... .max), radix: 36)
        state = InterfaceState(content.interface)
        history[version] = state
    }

    // MARK: To the browsers

    package nonisolated func messages(for reader: LiveClient) async -> AsyncStream<LiveMessage> {
        if let version = reader.version, version != LiveMessages.version {
            let refusal = LiveMessages.encoded(VersionRefusal(pageVersion: version))
            return AsyncStream { continuation in
                continuation.yield(LiveMessage(id: nil, json: refusal))
                continuation.finish()
            }
        }
        let client = reader.name
        let (wakes, wake) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watcher = await watch(client, wake)
        let known = await state(after: reader.lastMessage)
        return AsyncStream { continuation in
            let task = Task {
                var told = known
                var toldAcknowledged = -1
                for await _ in wakes {
                    let now = await self.current(for: client)
                    if let old = told, old.version == now.version,
                        now.acknowledged == toldAcknowledged
                    {
                        continuation.yield(.keepAlive)
                        continue
                    }
                    let update = InterfaceUpdate(
                        now.state, since: told?.state, acknowledged: now.acknowledged,
                        wantsLocation: now.wantsLocation)
                    let json = LiveMessages.encoded(update)
                    continuation.yield(LiveMessage(id: now.id, json: json))
                    told = now
                    toldAcknowledged = now.acknowledged
                    try? await Task.sleep(for: Self.frameInterval)
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

    /// A state with what is told along with it.
    private struct Snapshot: Sendable {
        var version: Int
        var id: String
        var state: InterfaceState
        var acknowledged: Int
        var wantsLocation: Bool
    }

    private func current(for client: String) -> Snapshot {
        Snapshot(
            version: version, id: "\(name)-\(version)", state: state,
            acknowledged: acknowledged[client] ?? 0, wantsLocation: wantsLocation)
    }

    /// The state that a browser knows already.
    private func state(after last: String?) -> Snapshot? {
        guard let last, last.hasPrefix(name + "-"),
            let version = Int(last.dropFirst(name.count + 1)), let state = history[version]
        else { return nil }
        return Snapshot(
            version: version, id: last, state: state, acknowledged: -1,
            wantsLocation: wantsLocation)
    }

    private func watch(_ client: String, _ wake: AsyncStream<Void>.Continuation) -> Int {
        let watcher = nextWatcher
        nextWatcher += 1
        watchers[watcher] = (client, wake)
        refresh()
        wake.yield()
        if display == nil { display = Task { [weak self] in await self?.poll() } }
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

    private func poll() async {
        var lastKeepAlive = ContinuousClock.now
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pollInterval)
            refresh()
            if .now - lastKeepAlive > Self.keepAliveInterval {
                lastKeepAlive = .now
                wakeAll()
            }
        }
    }

    private func wakeAll() {
        for (_, wake) in watchers.values { wake.yield() }
    }

    /// Compares the interface with its last state, and wakes the connections if it has changed.
    package func refresh() {
        let isWanted = positions?.isWanted ?? false
        if isWanted != wantsLocation {
            wantsLocation = isWanted
            version += 1
            history[version] = state
            wakeAll()
        }
        let now = InterfaceState(content.interface)
        guard now != state else { return }
        state = now
        version += 1
        history[version] = now
        history[version - Self.historyLimit] = nil
        wakeAll()
    }

    // MARK: From the browsers

    package nonisolated func receive(_ body: [UInt8]) async throws(LiveMessageError) {
        await take(try LiveMessages.post(body))
    }

    private func take(_ post: PagePost) {
        for event in post.events {
            switch event {
            case .interface(let event): content.handle(event)
            case .located(let position): positions?.push(position)
            case .locationFailed(let reason): positions?.fail(reason.error)
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

    package nonisolated func photograph(_ id: String) async -> [UInt8]? {
        guard let folder = PhotographFolder.shown, let photograph = folder.photograph(id) else {
            return nil
        }
        // A file that is gone is no photograph any more.
        return try? folder.file(of: photograph)
    }
}
