/// A failure to start serving: the cause, and what to do about it.
public enum MapServerError: Error, Equatable, Sendable {
    /// Another program listens on the port.
    case portInUse(host: String, port: Int)
    /// Ports below 1024 need rights this process does not have.
    case portForbidden(port: Int)
    /// The host is not an address of this machine.
    case addressNotAvailable(host: String)
    /// The system refused to listen for another reason.
    case cannotListen(host: String, port: Int, reason: String)
    /// The files of the page or its styles are missing; the folders that were searched.
    case resourcesMissing(searched: [String])
    /// A file of the page is broken.
    case damagedResource(path: String, reason: String)
}

extension MapServerError: CustomStringConvertible {
    /// A one-sentence description of the failure and of its remedy, for a log.
    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            "port \(port) is in use on \(host); try `--port \(port < 65535 ? port + 1 : 8080)`"
        case .portForbidden(let port):
            "port \(port) may only be used by the system's administrator; try `--port 8080`"
        case .addressNotAvailable(let host):
            "\(host) is not an address of this machine; "
                + "use `--host 127.0.0.1`, or `--host 0.0.0.0` to be reached from others"
        case .cannotListen(let host, let port, let reason):
            "cannot listen on \(host) port \(port): \(reason)"
        case .resourcesMissing(let searched):
            "the page's files are missing: put Mapwright_MapServer.resources and Mapwright_MapResources.resources "
                + "beside the program; "
                + "looked in \(searched.joined(separator: ", "))"
        case .damagedResource(let path, let reason): "\(path) is damaged: \(reason)"
        }
    }
}
