import Foundation
import JWTKit

/// A public key that maps auth tokens are signed with the other half of.
public struct TokenKey: Sendable {
    /// The issuer: the `iss` of tokens.
    public let team: String
    /// Which key: the `kid` of tokens.
    public let id: String
    let key: ES256PublicKey

    /// Creates a key.
    ///
    /// - Parameter pem: The public key of the curve P-256 as PEM, `-----BEGIN PUBLIC KEY-----`.
    public init(team: String, id: String, pem: String) throws(TokenKeyError) {
        guard Self.isName(team), Self.isName(id) else {
            throw TokenKeyError(.name, "\(team):\(id)")
        }
        // A private key has no business on the server, though a public one could be made of it.
        guard !pem.contains("PRIVATE KEY") else { throw TokenKeyError(.privateKey, id) }
        do {
            key = try ES256PublicKey(pem: pem)
        } catch {
            throw TokenKeyError(.notAKey, id)
        }
        self.team = team
        self.id = id
    }

    /// Reads a key as an option names it: `TEAM:KEYID:FILE.pem`.
    public init(option text: String) throws(TokenKeyError) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw TokenKeyError(.form, text) }
        let path = String(parts[2])
        let pem: String
        do {
            pem = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw TokenKeyError(.file, path)
        }
        try self.init(team: String(parts[0]), id: String(parts[1]), pem: pem)
    }

    private static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
                    || "-_.".utf8.contains(byte)
            }
    }
}

/// A reason why a key cannot be used.
public struct TokenKeyError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The option is not TEAM:KEYID:FILE.
        case form
        /// The team or the id is no name.
        case name
        /// The file cannot be read.
        case file
        /// It is no public key of P-256 as PEM.
        case notAKey
        /// It is a private key.
        case privateKey
        /// Two keys have one id.
        case twice
    }

    /// The kind of failure.
    public let code: Code
    private let what: String

    init(_ code: Code, _ what: String) {
        self.code = code
        self.what = String(what.prefix(200))
    }

    /// A one-sentence description of the error for people.
    public var description: String {
        switch code {
        case .form: "“\(what)” is not TEAM:KEYID:FILE.pem"
        case .name: "“\(what)”: teams and keys are called by letters and digits"
        case .file: "the key \(what) cannot be read"
        case .notAKey: "the key \(what) is no public key of P-256 as PEM"
        case .privateKey:
            "the key \(what) is a private one; the server needs the public one alone: "
                + "openssl ec -in PRIVATE.p8 -pubout"
        case .twice: "there are two keys \(what)"
        }
    }
}
