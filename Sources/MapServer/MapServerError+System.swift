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
    /// Runs a server and says what a failure to listen means.
    package static func translating(
        host: String, port: Int, _ run: () async throws -> Void
    ) async throws {
        do {
            try await run()
        } catch let error as IOError {
            throw MapServerError(error, host: host, port: port)
        } catch let error as SocketAddressError {
            throw MapServerError.cannotListen(
                host: host, port: port, reason: "the host is not known (\(error))")
        }
    }

    /// Describes what an error of the system means for the person who started the server.
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
