@_exported import Foundation
import NetworkRoutes

/// A way to other machines.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether a network is reachable.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// The reason for which no network is reachable.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    /// Whether a network is reachable.
    public let status: Status
    /// Whether addresses of the version 4 can be reached.
    public let supportsIPv4: Bool
    /// Whether addresses of the version 6 can be reached.
    public let supportsIPv6: Bool
    /// Whether names can be looked up: so is said where there is a way.
    public var supportsDNS: Bool { status == .satisfied }
    /// The interfaces that the path may use, by name.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs by the byte: the system does not tell, and false is said.
    public let isExpensive = false
    /// Whether the user wants little to be sent: the system does not tell, and false is said.
    public let isConstrained = false
    /// The reason for which no network is reachable.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    package init(_ routes: NetworkRoutes) {
        status = routes.isConnected ? .satisfied : .unsatisfied
        supportsIPv4 = routes.hasDefaultIPv4
        supportsIPv6 = routes.hasDefaultIPv6
        availableInterfaces = routes.interfaces.map(NWInterface.init)
    }

    /// Returns whether it goes through an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
    /// Whether there is a way, in words.
    public var debugDescription: String { "\(status)" }
}

/// An interface of this machine.
public struct NWInterface: Hashable, Sendable {
    /// The types of network interfaces.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// The system's name for it.
    public let name: String
    /// Its kind, by what systemd calls such interfaces.
    public var type: InterfaceType {
        switch name.prefix(2) {
        case "wl": .wifi
        case "ww": .cellular
        case "en", "et": .wiredEthernet
        case "lo": .loopback
        default: .other
        }
    }
}

/// Watches whether there is a way to other machines.
///
/// The handler is called once after `start(queue:)`, and when the system's tables of routes have changed; they are read every
/// five seconds.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: what changes is behind the lock.
    private let lock = NSLock()
    private let read: @Sendable () -> NetworkRoutes
    private var newest: NWPath
    private var handler: (@Sendable (NWPath) -> Void)?
    private var timer: (any DispatchSourceTimer)?
    private var isFirst = true

    /// Creates a monitor of all ways.
    public convenience init() { self.init(read: NetworkRoutes.current) }
    /// Creates a monitor; the kind of interface does not matter here.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }

    package init(read: @escaping @Sendable () -> NetworkRoutes) {
        self.read = read
        newest = NWPath(read())
    }

    deinit { timer?.cancel() }

    /// The way as it was seen last.
    public var currentPath: NWPath { lock.withLock { newest } }

    /// The handler of path changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Begins to watch; the handler is called on a queue.
    public func start(queue: DispatchQueue) {
        lock.withLock {
            guard timer == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.setEventHandler { [weak self] in self?.look() }
            timer.schedule(deadline: .now(), repeating: .seconds(5), leeway: .seconds(1))
            timer.resume()
            self.timer = timer
        }
    }

    /// Reads the tables, and tells the handler what has changed.
    package func look() {
        let path = NWPath(read())
        let told = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            defer { (newest, isFirst) = (path, false) }
            return isFirst || path != newest ? handler : nil
        }
        told?(path)
    }

    /// Stops monitoring.
    public func cancel() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }
}
