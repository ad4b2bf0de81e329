// Units of time as Dispatch counts them, which Apple's Foundation brings along.

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
