@_exported import CoreGraphics
@_exported import Foundation
import NetworkRoutes

/// The reachability of another machine.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins with a telephone line.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The address can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// It is made when something is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// It is made on demand.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is one of this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// It is in a network of this machine.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// It goes through a telephone's network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// It is made when something is sent.
    public static let connectionAutomatic: SCNetworkReachabilityFlags = .connectionOnTraffic
}

/// The bit of `SCNetworkReachabilityFlags.reachable`, as C has it.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of `SCNetworkReachabilityFlags.connectionRequired`, as C has it.
public let kSCNetworkFlagsConnectionRequired = 1 << 2

/// What is called when the way has changed.
///
/// SAFETY: the pointer is the app's own, of the context that it has given.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given.
///
/// SAFETY: only the app's own functions follow the pointer.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: Int
    /// A pointer that is passed to the callback.
    public var info: UnsafeMutableRawPointer?
    /// Retains `info`.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases `info`.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Returns a description of `info`.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// A way to another machine.
///
/// Whether there is one is what the system's tables of routes say: no packet is sent, and the other machine may be off.
public final class SCNetworkReachability: @unchecked Sendable {
    // Unchecked: what changes is behind the lock.
    private let lock = NSLock()
    private let read: @Sendable () -> NetworkRoutes
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var timer: (any DispatchSourceTimer)?
    private var told: SCNetworkReachabilityFlags?

    package init(read: @escaping @Sendable () -> NetworkRoutes = NetworkRoutes.current) {
        self.read = read
    }

    deinit {
        timer?.cancel()
        replaceContext(nil)
    }

    package var flags: SCNetworkReachabilityFlags {
        let routes = read()
        guard routes.isConnected else { return [] }
        let isTelephone = routes.interfaces.allSatisfy { $0.hasPrefix("ww") }
        return isTelephone ? [.reachable, .isWWAN] : .reachable
    }

    func set(
        _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
    ) {
        lock.withLock {
            self.callback = callback
            replaceContext(callback == nil ? nil : context)
        }
    }

    private func replaceContext(_ newValue: SCNetworkReachabilityContext?) {
        // SAFETY: the app's own functions are given the app's own pointer, once each way.
        var kept = newValue
        if let info = unsafe newValue?.info, let retain = unsafe newValue?.retain {
            unsafe kept?.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
        if let info = unsafe context?.info, let release = unsafe context?.release {
            unsafe release(info)
        }
        context = kept
    }

    func watch(on queue: DispatchQueue?) {
        lock.withLock {
            timer?.cancel()
            timer = nil
            guard let queue else { return }
            told = flags
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.setEventHandler { [weak self] in self?.look() }
            timer.schedule(deadline: .now() + 5, repeating: .seconds(5), leeway: .seconds(1))
            timer.resume()
            self.timer = timer
        }
    }

    /// Reads the tables, and calls back if something has changed.
    package func look() {
        let flags = flags
        lock.lock()
        let isNews = told != flags
        told = flags
        let (callback, info) = unsafe (callback, context?.info)
        lock.unlock()
        // SAFETY: the pointer is the app's own.
        if isNews { unsafe callback?(self, flags, info) }
    }
}

/// Returns the way to a machine of a name; the name does not matter, as no packet is sent.
///
/// SAFETY: the pointer is not followed.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the way to an address; which one does not matter, as no packet is sent.
///
/// SAFETY: the pointer is not followed.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes what is known of a way, and returns true.
///
/// SAFETY: the caller's pointer leads to flags.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    unsafe flags.pointee = target.flags
    return true
}

/// Sets what is called when the way has changed; it is looked for every five seconds.
///
/// SAFETY: the caller's pointer leads to a context, or is nil.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    unsafe target.set(callout, context?.pointee)
    return true
}

/// Sets where the callback is called; nil ends watching.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
    target.watch(on: queue)
    return true
}

/// A memory allocator; the system's is always used.
public final class CFAllocator: Sendable {}
/// The default allocator: nil, the system's.
public let kCFAllocatorDefault: CFAllocator? = nil

extension sockaddr_in {
    /// The length of the structure; Linux has no such field, and a value that is set is discarded.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
