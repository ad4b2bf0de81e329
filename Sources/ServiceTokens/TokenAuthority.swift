import Foundation
import JWTKit

/// Trusts maps auth tokens of some keys, and gives short-lived access tokens for them.
///
/// An auth token is a JWT that a client signs with ES256; an access token is a JWT of this process, signed with HS256
/// and a secret that nobody else has. Another process refuses it, whereupon clients ask for another.
public struct TokenAuthority: Sendable {
    /// The lifetime of an access token, in seconds.
    public static let accessSeconds = 1800
    /// How far clocks may differ.
    static let skewSeconds = 60.0
    /// The longest that an auth token may last: a year, and a day for leap years.
    static let longestSeconds = 366.0 * 86_400
    /// What the scope of an auth token has to hold, if it has one.
    private static let scope = "server_api"

    private let keys: [String: Signer]
    private let access: JWTKeyCollection
    private let now: @Sendable () -> Date
    private let verified = VerifiedTokens()

    private struct Signer: Sendable {
        let team: String
        // One key each: a collection of several takes the first for an id that it does not know.
        let collection: JWTKeyCollection
    }

    /// Creates an authority.
    ///
    /// - Parameters:
    ///   - keys: The trusted keys, without duplicates.
    ///   - secret: The secret that access tokens are signed with; random if nil.
    ///   - now: Returns the current time.
    public init(
        _ keys: [TokenKey], secret: [UInt8]? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        var signers: [String: Signer] = [:]
        for key in keys {
            guard signers[key.id] == nil else { throw TokenKeyError(.twice, key.id) }
            signers[key.id] = Signer(
                team: key.team, collection: await JWTKeyCollection().add(ecdsa: key.key))
        }
        self.keys = signers
        var random = SystemRandomNumberGenerator()
        let bytes = secret ?? (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
        access = await JWTKeyCollection().add(
            hmac: HMACKey(from: Data(bytes)), digestAlgorithm: .sha256)
        self.now = now
    }

    /// An access token for the auth token of a request's headers.
    ///
    /// - Parameters:
    ///   - authorization: The value of `Authorization`, `Bearer TOKEN`.
    ///   - origin: The value of `Origin`.
    public func accessToken(
        authorization: String?, origin: String? = nil
    ) async throws(TokenRefusal) -> String {
        let token = try Self.bearer(authorization)
        let parts = try TokenParts(token)
        guard parts.header["alg"] as? String == "ES256", parts.signatureLength == 64 else {
            throw .algorithm
        }
        if let type = parts.header["typ"] {
            guard (type as? String)?.uppercased() == "JWT" else { throw .malformed }
        }
        guard let id = parts.header["kid"] as? String, let signer = keys[id] else {
            throw .unknownKey
        }
        try await Self.verify(token, signer.collection)
        guard let team = try parts.text("iss"), try parts.seconds("iat") != nil else {
            throw .claims
        }
        guard team == signer.team else { throw .issuer }
        guard let issued = try parts.seconds("iat"), let expires = try parts.seconds("exp") else {
            throw .claims
        }
        try checkTimes(
            issued: issued, starts: try parts.seconds("nbf") ?? issued, expires: expires,
            longestSeconds: Self.longestSeconds)
        if let scopes = try parts.text("scope") {
            guard scopes.split(separator: " ").contains(Substring(Self.scope)) else { throw .scope }
        }
        let bound = try parts.text("origin")
        if let bound { try TokenOrigin(bound).check(origin) }
        return try await signed(team: team, origin: bound)
    }

    private func signed(team: String, origin: String?) async throws(TokenRefusal) -> String {
        let seconds = Int(now().timeIntervalSince1970)
        let claims = AccessClaims(
            iss: AccessClaims.issuer, sub: team, iat: seconds, exp: seconds + Self.accessSeconds,
            origin: origin)
        do {
            return try await access.sign(claims)
        } catch {
            // What is made of texts and numbers here can be written and signed.
            preconditionFailure("an access token cannot be signed: \(error)")
        }
    }

    /// Checks the access token of a request's headers.
    ///
    /// - Parameters:
    ///   - authorization: The value of `Authorization`, `Bearer TOKEN`.
    ///   - origin: The value of `Origin`.
    /// - Returns: The team that it was given to.
    @discardableResult
    public func team(
        authorization: String?, origin: String? = nil
    ) async throws(TokenRefusal) -> String {
        let token = try Self.bearer(authorization)
        if let facts = verified.facts(of: token) { return try check(facts, origin) }
        let parts = try TokenParts(token)
        guard parts.header["alg"] as? String == "HS256", parts.signatureLength == 32 else {
            throw .algorithm
        }
        try await Self.verify(token, access)
        guard try parts.text("iss") == AccessClaims.issuer, let team = try parts.text("sub"),
            let issued = try parts.seconds("iat"), let expires = try parts.seconds("exp")
        else { throw .claims }
        let facts = AccessFacts(
            team: team, origin: try parts.text("origin"), issued: issued,
            starts: try parts.seconds("nbf") ?? issued, expires: expires)
        let checked = try check(facts, origin)
        verified.keep(facts, of: token)
        return checked
    }

    /// Checks the access token of a request's headers without waiting, if its signature was found right before.
    ///
    /// - Returns: The team that it was given to; nil if ``team(authorization:origin:)`` has to check it.
    public func knownTeam(
        authorization: String?, origin: String? = nil
    ) throws(TokenRefusal) -> String? {
        guard let facts = verified.facts(of: try Self.bearer(authorization)) else { return nil }
        return try check(facts, origin)
    }

    /// Checks what may have changed since a token's signature was found right.
    private func check(_ facts: AccessFacts, _ origin: String?) throws(TokenRefusal) -> String {
        try checkTimes(
            issued: facts.issued, starts: facts.starts, expires: facts.expires,
            longestSeconds: Double(Self.accessSeconds))
        if let bound = facts.origin { try TokenOrigin(bound).check(origin) }
        return facts.team
    }

    /// The token of `Bearer TOKEN`.
    private static func bearer(_ authorization: String?) throws(TokenRefusal) -> String {
        let parts = (authorization ?? "").split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .missing }
        return String(parts[1])
    }

    private static func verify(
        _ token: String, _ collection: JWTKeyCollection
    ) async throws(TokenRefusal) {
        do {
            _ = try await collection.verify(token, as: AnyClaims.self)
        } catch {
            throw .signature
        }
    }

    private func checkTimes(
        issued: Double, starts: Double, expires: Double, longestSeconds: Double
    ) throws(TokenRefusal) {
        let now = now().timeIntervalSince1970
        guard now < expires else { throw .expired }
        guard issued <= now + Self.skewSeconds, starts <= now + Self.skewSeconds else {
            throw .ofTheFuture
        }
        guard expires - issued <= longestSeconds else { throw .lifetime }
    }
}

/// The claims of an access token.
private struct AccessClaims: JWTPayload {
    static let issuer = "mapwright"

    var iss: String
    var sub: String
    var iat: Int
    var exp: Int
    var origin: String?

    func verify(using algorithm: some JWTAlgorithm) {}
}

/// Claims that are looked at elsewhere: the library checks the signature alone.
private struct AnyClaims: JWTPayload {
    init(from decoder: any Decoder) {}
    func encode(to encoder: any Encoder) {}
    func verify(using algorithm: some JWTAlgorithm) {}
}
