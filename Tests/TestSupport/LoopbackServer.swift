import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc

    /// A TCP server on this machine's loopback address that serves each client with a script.
    package final class LoopbackServer: Sendable {
        /// One client's connection.
        package struct Client: Sendable {
            let descriptor: Int32

            package func send(_ text: String) { send(bytes: Array(text.utf8)) }

            package func send(bytes: [UInt8]) {
                _ = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
            }

            /// Sends an HTTP response with a body of JSON, after which the connection ends.
            package func send(status: String, json body: String) {
                send(
                    "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n"
                        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body)
            }

            /// An HTTP request without a body; nil when the client is gone before it ends.
            package func receiveRequest() -> String? {
                var request = ""
                while !request.contains("\r\n\r\n") {
                    let more = receive()
                    if more.isEmpty { return nil }
                    request += more
                }
                return request
            }

            /// What comes next; empty when the client is gone.
            package func receive() -> String {
                let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { memory, count in
                    count = max(recv(descriptor, memory.baseAddress, 4096, 0), 0)
                }
                return String(decoding: bytes, as: UTF8.self)
            }
        }

        package let port: Int
        private let listening: Int32

        /// Begins to listen; each client is served on a thread of its own.
        package init(_ serve: @escaping @Sendable (Client) -> Void) throws {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    bind(descriptor, pointer, length) == 0 && listen(descriptor, 4) == 0
                        && getsockname(descriptor, pointer, &length) == 0
                }
            }
            guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
            listening = descriptor
            port = Int(UInt16(bigEndian: address.sin_port))
            Thread.detachNewThread {
                // Closed by the thread that uses it: its number may be another server's right afterwards.
                defer { close(descriptor) }
                while true {
                    let client = accept(descriptor, nil, nil)
                    guard client >= 0 else { return }
                    Thread.detachNewThread {
                        serve(Client(descriptor: client))
                        close(client)
                    }
                }
            }
        }

        /// Ends the listening, and so its thread.
        deinit { shutdown(listening, Int32(SHUT_RDWR)) }
    }
#endif
