import Foundation
import MapServer
import NIOHTTP2
import NIOSSL
import Synchronization

/// A certificate and its key that can't be used, and why.
package struct CertificateError: Error, Equatable, CustomStringConvertible {
    /// The file and what is wrong with it, as one sentence for a log.
    package let description: String

    init(_ description: String) { self.description = description }
}

/// The identity of a TLS server: a certificate chain and a private key, read from two PEM files.
///
/// Connections keep what they began with when the files are read anew.
package final class ServerCertificate: Sendable {
    /// The outcome of a look at the certificate's files.
    package enum Outcome: Equatable, Sendable {
        /// The files are those in use.
        case same
        /// The files hold another certificate, which is used from now on.
        case replaced
        /// The files cannot be used; the previous certificate stays in use.
        case failed(String)
    }

    /// What connections are made with.
    struct Contents: Sendable {
        let context: NIOSSLContext
        /// When the first certificate ends, in seconds since 1970.
        let expiry: Double
    }

    private let chain: String
    private let key: String
    private let contents: Current<Contents>
    private let seen: Mutex<[FileIdentity]>

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - chain: The file with the server's certificate, then those that vouch for it.
    ///   - key: The file with the certificate's private key, without a password.
    /// - Throws: `CertificateError`.
    package init(chain: String, key: String) throws(CertificateError) {
        self.chain = chain
        self.key = key
        seen = Mutex(Self.identities(chain, key))
        contents = Current(try Self.read(chain, key))
    }

    /// What new connections are made with.
    var current: Contents { contents.value }
    /// The expiry of the certificate in use, in seconds since 1970.
    package var expiry: Double { contents.value.expiry }

    /// Reads the files if they have changed since they were last looked at.
    package func look() -> Outcome {
        let found = Self.identities(chain, key)
        let isNew = seen.withLock { seen in
            defer { seen = found }
            return seen != found
        }
        return isNew ? read() : .same
    }

    /// Reads the files, changed or not.
    package func reload() -> Outcome {
        // Looked at before they are read: what changes meanwhile is noticed by the next look.
        let found = Self.identities(chain, key)
        seen.withLock { $0 = found }
        return read()
    }

    private func read() -> Outcome {
        do throws(CertificateError) {
            contents.replace(with: try Self.read(chain, key))
            return .replaced
        } catch {
            return .failed(error.description)
        }
    }

    private static func identities(_ chain: String, _ key: String) -> [FileIdentity] {
        [FileIdentity(chain), FileIdentity(key)]
    }

    private static func read(_ chain: String, _ key: String) throws(CertificateError) -> Contents {
        for path in [chain, key] where !FileManager.default.isReadableFile(atPath: path) {
            throw CertificateError("\(path) can't be read")
        }
        // What the library says of such files are numbers for programmers.
        guard let certificates = try? NIOSSLCertificate.fromPEMFile(chain),
            let first = certificates.first
        else { throw CertificateError("\(chain) holds no certificate in PEM form") }
        guard let privateKey = try? NIOSSLPrivateKey(file: key, format: .pem) else {
            throw CertificateError("\(key) holds no private key in PEM form without a password")
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: certificates.map { .certificate($0) },
            privateKey: .privateKey(privateKey))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
        guard let context = try? NIOSSLContext(configuration: configuration) else {
            throw CertificateError("the key in \(key) is not that of the certificate in \(chain)")
        }
        return Contents(context: context, expiry: Double(first.notValidAfter))
    }
}
