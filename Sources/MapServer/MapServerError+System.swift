import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

extension MapServerError {
    /// Says what a refusal of the system means for the person who started the server.
    init(_ error: IOError, host: String, port: Int) {
        self =
            switch error.errnoCode {
            case EADDRINUSE: .portInUse(host: host, port: port)
            case EACCES: .portForbidden(port: port)
            case EADDRNOTAVAIL: .addressNotAvailable(host: host)
            default:
                .cannotListen(
                    host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
            }
    }
}
