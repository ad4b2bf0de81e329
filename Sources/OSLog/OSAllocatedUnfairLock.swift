import Foundation

/// A lock with the state that it guards; copies share both.
///
/// The lock is Foundation's. As on Apple's systems, it is not recursive.
///
/// SAFETY: the state is read and written by the thread that holds the lock alone.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is read and written by the thread that holds the lock.
    private final class Guarded {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let guarded: Guarded

    /// Creates a lock that guards a value which may not be sendable.
    public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

    /// Runs a body that holds the lock and may change the state.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }

    /// Runs a body that holds the lock and may change the state.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a body if the lock is free; otherwise returns nil.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard guarded.lock.try() else { return nil }
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }

    /// Runs a body if the lock is free; otherwise returns nil.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that guards a value.
    ///
    /// SAFETY: the value is sendable.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock that guards what its user knows.
    ///
    /// SAFETY: there is no state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock and takes it; `unlock()` has to be called by the same thread.
    public func lock() { guarded.lock.lock() }
    /// Releases the lock.
    public func unlock() { guarded.lock.unlock() }
    /// Acquires the lock if it is free; returns whether it did.
    public func lockIfAvailable() -> Bool { guarded.lock.try() }

    /// Runs a body that holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a body that holds the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}

/// A lock without a state, as C has it.
///
/// Ours refers to a lock of Foundation's, so that copies are the same lock.
public struct os_unfair_lock_s: @unchecked Sendable {
    // Unchecked: a lock is made to be used by several threads.
    fileprivate let lock = NSLock()
    /// Creates an unlocked lock.
    public init() {}
}

/// A lock without a state.
public typealias os_unfair_lock = os_unfair_lock_s
/// A place that holds a lock.
///
/// SAFETY: the owner of such a place keeps the lock initialized while it is used.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for a lock and takes it.
///
/// SAFETY: the caller's pointer leads to a lock that was initialized.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

/// Acquires a lock if it is free; returns whether it did.
///
/// SAFETY: the caller's pointer leads to a lock that was initialized.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.pointee.lock.try()
}

/// Releases a lock.
///
/// SAFETY: the caller's pointer leads to a lock that was initialized.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
