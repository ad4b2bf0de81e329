import Foundation
import JWTKit
import ServiceTokens
import Synchronization
import Testing

/// Makes tokens of any text, as a client would, or an attacker.
struct Signer: Sendable {
    let algorithm: any JWTAlgorithm
    let pem: String

    init() async throws {
        let key = ES256PrivateKey()
        pem = key.publicKey.pemRepresentation
        algorithm = try await JWTKeyCollection().add(ecdsa: key).getKey()
    }

    /// A token of a header and claims as they are written.
    func token(_ header: String, _ claims: String) throws -> String {
        try Self.token(header, claims) { try algorithm.sign($0) }
    }

    static func token(
        _ header: String, _ claims: String, sign: ([UInt8]) throws -> [UInt8]
    ) rethrows -> String {
        let input = Self.base64(Array(header.utf8)) + "." + Self.base64(Array(claims.utf8))
        return input + "." + Self.base64(try sign(Array(input.utf8)))
    }

    static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}

/// Who is let in, by the clock of a moment in 2026.
@Suite struct TokenAuthorityTests {
    private static let now = 1_795_000_000
    private static let header = #"{"alg":"ES256","kid":"KEY1234567","typ":"JWT"}"#
    private static let claims =
        #"{"iss":"TEAM123456","iat":\#(now - 10),"exp":\#(now + 1800)}"#

    private let signer: Signer
    private let authority: TokenAuthority

    init() async throws {
        signer = try await Signer()
        let other = try await Signer()
        authority = try await TokenAuthority(
            [
                TokenKey(team: "TEAM999999", id: "KEY9999999", pem: other.pem),
                TokenKey(team: "TEAM123456", id: "KEY1234567", pem: signer.pem),
            ], secret: Array(repeating: 7, count: 32),
            now: { Date(timeIntervalSince1970: Double(Self.now)) })
    }

    private func refusal(
        _ token: String, origin: String? = nil
    ) async -> TokenRefusal? {
        do {
            _ = try await authority.accessToken(authorization: "Bearer \(token)", origin: origin)
            return nil
        } catch {
            return error
        }
    }

    private func later(_ seconds: Int) async throws -> TokenAuthority {
        try await TokenAuthority(
            [], secret: Array(repeating: 7, count: 32),
            now: { Date(timeIntervalSince1970: Double(Self.now + seconds)) })
    }

    @Test func anAuthTokenGivesAnAccessTokenThatLetsIn() async throws {
        let token = try signer.token(Self.header, Self.claims)
        let access = try await authority.accessToken(authorization: "Bearer \(token)")
        #expect(try await authority.team(authorization: "bearer  \(access)") == "TEAM123456")
        let parts = access.split(separator: ".")
        #expect(parts.count == 3)
        // Clients read when it expires.
        let middle = parts[1].replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - middle.count % 4) % 4)
        let data = try #require(Data(base64Encoded: middle + padding))
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(read["exp"] as? Int == Self.now + 1800)
    }

    /// A signature is checked once; what may change is checked each time.
    @Test func aTokenThatWasLetInIsKnown() async throws {
        let clock = Mutex(Double(Self.now))
        let authority = try await TokenAuthority(
            [TokenKey(team: "TEAM123456", id: "KEY1234567", pem: signer.pem)],
            now: { Date(timeIntervalSince1970: clock.withLock { $0 }) })
        let bound =
            #"{"iss":"TEAM123456","iat":\#(Self.now - 10),"exp":\#(Self.now + 1800),"#
            + #""origin":"https://maps.example"}"#
        let token = try signer.token(Self.header, bound)
        let origin = "https://maps.example"
        let access = try await authority.accessToken(
            authorization: "Bearer \(token)", origin: origin)
        func known(_ token: String, _ origin: String?) throws -> String? {
            try authority.knownTeam(authorization: "Bearer \(token)", origin: origin)
        }
        // Nothing is known before it was checked, nor if it was refused.
        #expect(try known(access, origin) == nil)
        let forged = String(access.dropLast(4)) + "AAAA"
        await #expect(throws: TokenRefusal.signature) {
            try await authority.team(authorization: "Bearer \(forged)", origin: origin)
        }
        #expect(try known(forged, origin) == nil)
        #expect(try known(token, origin) == nil)
        try await authority.team(authorization: "Bearer \(access)", origin: origin)
        #expect(try known(access, origin) == "TEAM123456")
        #expect(try known(forged, origin) == nil)
        #expect(throws: TokenRefusal.origin) { try known(access, "https://other.example") }
        #expect(throws: TokenRefusal.missing) {
            try authority.knownTeam(authorization: nil, origin: origin)
        }
        clock.withLock { $0 += 1801 }
        #expect(throws: TokenRefusal.expired) { try known(access, origin) }
        await #expect(throws: TokenRefusal.expired) {
            try await authority.team(authorization: "Bearer \(access)", origin: origin)
        }
    }

    @Test func anAuthTokenIsNoAccessTokenNorTheOtherWayRound() async throws {
        let token = try signer.token(Self.header, Self.claims)
        let access = try await authority.accessToken(authorization: "Bearer \(token)")
        await #expect(throws: TokenRefusal.algorithm) {
            try await authority.team(authorization: "Bearer \(token)")
        }
        #expect(await refusal(access) == .algorithm)
    }

    @Test func accessTokensExpireAndAreOfOneProcess() async throws {
        let token = try signer.token(Self.header, Self.claims)
        let bearer = try await "Bearer " + authority.accessToken(authorization: "Bearer \(token)")
        #expect(try await later(1799).team(authorization: bearer) == "TEAM123456")
        await #expect(throws: TokenRefusal.expired) {
            try await later(1800).team(authorization: bearer)
        }
        await #expect(throws: TokenRefusal.ofTheFuture) {
            try await later(-61).team(authorization: bearer)
        }
        await #expect(throws: TokenRefusal.signature) {
            try await TokenAuthority([], now: { Date(timeIntervalSince1970: Double(Self.now)) })
                .team(authorization: bearer)
        }
    }

    @Test(arguments: [nil, "", "Bearer", "Bearer ", "Basic abc", "Bearer a b", "token"])
    func noTokenIsRefused(_ authorization: String?) async {
        await #expect(throws: TokenRefusal.missing) {
            try await authority.accessToken(authorization: authorization)
        }
        await #expect(throws: TokenRefusal.missing) {
            try await authority.team(authorization: authorization)
        }
    }

    @Test(arguments: [
        (#"{"alg":"none","kid":"KEY1234567"}"#, TokenRefusal.algorithm),
        (#"{"alg":"HS256","kid":"KEY1234567"}"#, .algorithm),
        (#"{"alg":"ES384","kid":"KEY1234567"}"#, .algorithm),
        (#"{"alg":"es256","kid":"KEY1234567"}"#, .algorithm),
        (#"{"kid":"KEY1234567"}"#, .algorithm),
        (#"{"alg":"ES256"}"#, .unknownKey),
        (#"{"alg":"ES256","kid":""}"#, .unknownKey),
        (#"{"alg":"ES256","kid":7}"#, .unknownKey),
        (#"{"alg":"ES256","kid":"KEY0000000"}"#, .unknownKey),
        (#"{"alg":"ES256","kid":"KEY9999999"}"#, .signature),
        (#"{"alg":"ES256","kid":"KEY1234567","crit":["exp"]}"#, .extensions),
        (#"{"alg":"ES256","kid":"KEY1234567","b64":false}"#, .extensions),
        (#"{"alg":"ES256","kid":"KEY1234567","typ":"JWE"}"#, .malformed),
        (#"{"alg":"ES256","alg":"ES256","kid":"KEY1234567"}"#, .doubled),
        (#"{"alg":"none","kid":"KEY1234567","alg":"ES256"}"#, .doubled),
        (#"{"alg":"ES256","kid":"KEY9999999","k\u0069d":"KEY1234567"}"#, .doubled),
        ("[]", .malformed), ("", .malformed), ("{", .malformed), ("\"alg\"", .malformed),
    ])
    func otherHeadersAreRefused(_ header: String, _ reason: TokenRefusal) async throws {
        #expect(await refusal(try signer.token(header, Self.claims)) == reason)
    }

    @Test(arguments: [
        (#"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now)}"#, TokenRefusal.expired),
        (#"{"iss":"TEAM123456","iat":\#(now - 9000),"exp":\#(now - 1)}"#, .expired),
        (#"{"iss":"TEAM123456","iat":\#(now + 61),"exp":\#(now + 1800)}"#, .ofTheFuture),
        (
            #"{"iss":"TEAM123456","iat":\#(now),"nbf":\#(now + 61),"exp":\#(now + 1800)}"#,
            .ofTheFuture
        ),
        (#"{"iss":"TEAM123456","iat":\#(now)000,"exp":\#(now + 1800)000}"#, .ofTheFuture),
        (#"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 1800)000}"#, .lifetime),
        (#"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 367 * 86400)}"#, .lifetime),
        (#"{"iss":"TEAM999999","iat":\#(now),"exp":\#(now + 1800)}"#, .issuer),
        (#"{"iat":\#(now),"exp":\#(now + 1800)}"#, .claims),
        (#"{"iss":"TEAM123456","exp":\#(now + 1800)}"#, .claims),
        (#"{"iss":"TEAM123456","iat":\#(now)}"#, .claims),
        (#"{"iss":7,"iat":\#(now),"exp":\#(now + 1800)}"#, .claims),
        (#"{"iss":"TEAM123456","iat":"\#(now)","exp":\#(now + 1800)}"#, .claims),
        (#"{"iss":"TEAM123456","iat":\#(now),"exp":null}"#, .claims),
        (
            #"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 1800),"scope":"mapkit_js"}"#,
            .scope
        ),
        (#"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 1800),"scope":1}"#, .claims),
        (
            #"{"iss":"TEAM123456","iat":\#(now),"exp":1,"exp":\#(now + 1800)}"#, .doubled
        ),
    ])
    func otherClaimsAreRefused(_ claims: String, _ reason: TokenRefusal) async throws {
        #expect(await refusal(try signer.token(Self.header, claims)) == reason)
    }

    @Test(arguments: [
        #"{"iss":"TEAM123456","iat":\#(now + 59),"exp":\#(now + 1800)}"#,
        #"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 365 * 86400)}"#,
        #"{"iss":"TEAM123456","iat":\#(now),"exp":\#(now + 60),"scope":"mapkit_js server_api"}"#,
        #"{"iss":"TEAM123456","iat":\#(now).5,"exp":\#(now + 60),"other":{"a":{"b":[1]}}}"#,
    ])
    func otherClaimsLetIn(_ claims: String) async throws {
        #expect(await refusal(try signer.token(Self.header, claims)) == nil)
    }

    @Test func signaturesOfOthersAndInOtherFormsAreRefused() async throws {
        let other = try await Signer()
        #expect(await refusal(try other.token(Self.header, Self.claims)) == .signature)
        // The public key is known to everybody: it must not be a secret of HS256.
        let mac = try await JWTKeyCollection().add(
            hmac: HMACKey(from: signer.pem), digestAlgorithm: .sha256
        ).getKey()
        for header in [Self.header, Self.header.replacing("ES256", with: "HS256")] {
            let token = try Signer.token(header, Self.claims) { try mac.sign($0) }
            #expect(await refusal(token) == .algorithm)
        }
        let der = try Signer.token(Self.header, Self.claims) { input in
            let raw = try signer.algorithm.sign(input)
            func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
                let digits = (bytes[bytes.startIndex] > 127 ? [0] : []) + Array(bytes)
                return [2, UInt8(digits.count)] + digits
            }
            let content = integer(raw[..<32]) + integer(raw[32...])
            return [0x30, UInt8(content.count)] + content
        }
        #expect(await refusal(der) == .algorithm)
        let zeros = Signer.token(Self.header, Self.claims) { _ in Array(repeating: 0, count: 64) }
        #expect(await refusal(zeros) == .signature)
    }

    @Test func changedAndCutTokensAreRefused() async throws {
        let token = try signer.token(Self.header, Self.claims)
        #expect(await refusal(token + "=") == .malformed)
        #expect(await refusal(token + ".") == .malformed)
        #expect(await refusal("." + token) == .malformed)
        #expect(await refusal(String(token.dropLast(86)) + "+") == .malformed)
        #expect(await refusal(String(repeating: "a", count: 9000)) == .malformed)
        for count in stride(from: 1, to: token.count, by: 7) {
            #expect(await refusal(String(token.prefix(count))) != nil)
        }
        let middle = token.index(token.startIndex, offsetBy: token.count / 2)
        var changed = token
        changed.replaceSubrange(middle...middle, with: token[middle] == "A" ? "B" : "A")
        #expect(await refusal(changed) != nil)
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com", true),
        ("https://example.com", "http://example.com", false),
        ("example.com", "https://example.com", true), ("example.com", nil, false),
        ("example.com", "https://www.example.com", false),
        ("*.example.com", "https://www.example.com", true),
        ("*.example.com", "https://example.com", false),
        ("*.example.com", "https://badexample.com", false),
        ("*.example.com", "https://.example.com", false),
        ("example.com", "https://example.com.evil.org", false), ("", "https://a.b", false),
    ])
    func originsAreKept(_ bound: String, _ origin: String?, _ isAllowed: Bool) async throws {
        let claims =
            #"{"iss":"TEAM123456","iat":\#(Self.now),"exp":\#(Self.now + 60),"origin":"\#(bound)"}"#
        let token = try signer.token(Self.header, claims)
        #expect(await refusal(token, origin: origin) == (isAllowed ? nil : .origin))
        guard isAllowed else { return }
        let access = try await authority.accessToken(
            authorization: "Bearer \(token)", origin: origin)
        #expect(
            try await authority.team(authorization: "Bearer \(access)", origin: origin)
                == "TEAM123456")
        await #expect(throws: TokenRefusal.origin) {
            try await authority.team(authorization: "Bearer \(access)", origin: "https://evil.org")
        }
    }

    @Test func keysAreReadStrictly() async throws {
        #expect(throws: TokenKeyError.self) { try TokenKey(option: "TEAM:KEY") }
        #expect(throws: TokenKeyError.self) { try TokenKey(option: "TEAM:KEY:/no/such/file.pem") }
        #expect(throws: TokenKeyError.self) { try TokenKey(team: "T", id: "K", pem: "nothing") }
        #expect(throws: TokenKeyError.self) { try TokenKey(team: "", id: "K", pem: signer.pem) }
        do {
            _ = try TokenKey(team: "T", id: "K", pem: ES256PrivateKey().pemRepresentation)
            Issue.record("a private key was taken")
        } catch {
            #expect(error.code == .privateKey)
        }
        let key = try TokenKey(team: "T", id: "K", pem: signer.pem)
        await #expect(throws: TokenKeyError.self) { try await TokenAuthority([key, key]) }
    }
}
