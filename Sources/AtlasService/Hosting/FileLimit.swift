#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// The number of files and connections that the system lets this process have open.
enum FileLimit {
    /// Raises the number as far as the system's administrator allows.
    ///
    /// Systems begin with 1,024 for the sake of old programs; a service with thousands of connections needs more.
    static func raise() {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = RLIMIT_NOFILE.rawValue
        #else
            let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(.init(resource), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        // If the system refuses, fewer connections are accepted; nothing else follows from it.
        _ = setrlimit(.init(resource), &limit)
    }
}
