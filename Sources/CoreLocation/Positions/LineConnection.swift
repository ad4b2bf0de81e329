import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A TCP connection that is read line by line, blocking.
///
/// `open`, `send` and `line` are called on one thread; `close` from any, which ends what blocks.
final class LineConnection: Sendable {
    private struct State {
        var descriptor: Int32 = -1
        var isClosed = false
    }

    private let state = Mutex(State())
    private let buffer = Mutex<[UInt8]>([])

    /// The longest line that is taken; a longer one ends the connection.
    private static let longestLine = 1 << 20

    deinit { close() }

    /// Connects.
    func open(host: String, port: Int) throws(GPSDError) {
        var hints = unsafe addrinfo()
        #if canImport(Glibc)
            unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            unsafe hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, String(port), &hints, &found)
        guard code == 0 else {
            throw GPSDError("\(host) is not known: \(unsafe String(cString: gai_strerror(code)))")
        }
        // SAFETY: `found` is the list that getaddrinfo has made, given back once, after the loop that reads it.
        defer { unsafe freeaddrinfo(found) }
        var reason = "no address"
        var next = unsafe found
        while let address = unsafe next?.pointee {
            unsafe next = unsafe address.ai_next
            let descriptor = unsafe socket(
                address.ai_family, address.ai_socktype, address.ai_protocol)
            guard descriptor >= 0 else { continue }
            // Closing the connection meanwhile ends the attempt.
            guard adopt(descriptor) else { throw GPSDError("the connection was closed") }
            if unsafe connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return }
            reason = unsafe String(cString: strerror(errno))
            drop()
        }
        throw GPSDError("\(host):\(port) cannot be reached: \(reason)")
    }

    /// Sends a text.
    func send(_ text: String) throws(GPSDError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let descriptor = state.withLock { $0.descriptor }
            // BOUNDS: the array's own length is handed over.
            let sent = unsafe bytes.withUnsafeBytes {
                // No signal if the other side is gone.
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else {
                throw GPSDError(
                    "the connection is gone: \(unsafe String(cString: strerror(errno)))")
            }
            bytes = bytes.dropFirst(sent)
        }
    }

    /// The next line without its end; nil when the connection is closed.
    func line() throws(GPSDError) -> String? {
        while true {
            let line: String? = buffer.withLock { buffer in
                guard let end = buffer.firstIndex(of: 10) else { return nil }
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end + 1)
                return line
            }
            if let line { return line }
            let count = buffer.withLock { $0.count }
            guard count <= Self.longestLine else {
                throw GPSDError("a line of more than a million bytes came")
            }
            let descriptor = state.withLock { $0.descriptor }
            guard descriptor >= 0 else { return nil }
            // BOUNDS: there is room for as much as is asked for; `recv` returns how much it wrote, or −1.
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { memory, count in
                count = max(unsafe recv(descriptor, memory.baseAddress, 4096, 0), 0)
            }
            guard !bytes.isEmpty else { return nil }
            buffer.withLock { $0 += bytes }
        }
    }

    /// Ends the connection; what blocks on it returns.
    func close() {
        state.withLock { state in
            state.isClosed = true
            // Only shut down here: the number may be in use on the other thread, which gives it back.
            if state.descriptor >= 0 { shutdown(state.descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Gives the descriptor back; called by the thread that reads, at its end.
    func release() { drop() }

    private func adopt(_ descriptor: Int32) -> Bool {
        let isTaken = state.withLock { state in
            guard !state.isClosed else { return false }
            state.descriptor = descriptor
            return true
        }
        if !isTaken { _ = Glibc.close(descriptor) }
        return isTaken
    }

    private func drop() {
        let descriptor = state.withLock { state in
            defer { state.descriptor = -1 }
            return state.descriptor
        }
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
    }
}
