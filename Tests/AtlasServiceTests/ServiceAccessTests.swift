import Answers
import Atlas
import AtlasService
import Foundation
import HTTPTypes
import HummingbirdCore
import JWTKit
import MapAPI
import MapServer
import NIOCore
import ServiceTokens
import Testing

/// Whom a service that asks for tokens lets in.
@Suite struct ServiceAccessTests {
    private static let atlas = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private struct Claims: JWTPayload {
        var iss = "TEAM123456"
        var iat = Int(Date().timeIntervalSince1970)
        var exp = Int(Date().timeIntervalSince1970) + 600

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    private let responder: ServiceResponder
    private let authToken: String

    init() async throws {
        let key = ES256PrivateKey()
        authToken = try await JWTKeyCollection().add(ecdsa: key, kid: "KEY1234567")
            .sign(Claims(), kid: "KEY1234567")
        let trusted = try TokenKey(
            team: "TEAM123456", id: "KEY1234567", pem: key.publicKey.pemRepresentation)
        responder = ServiceResponder(
            [.apple, .photon, .mapwright], atlases: AtlasCollection(try Atlas.open(Self.atlas)),
            tokens: try await TokenAuthority([trusted]))
    }

    private func respond(
        _ path: String, token: String? = nil
    ) async throws -> (response: Response, text: String)? {
        var head = HTTPRequest(
            method: .get, scheme: "http", authority: "maps.example", path: path)
        head.headerFields[.authorization] = token.map { "Bearer \($0)" }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        guard let response = await responder.respond(to: request)?.response else { return nil }
        let writer = CollectedBody()
        try await response.body.write(writer)
        return (response, writer.text)
    }

    @Test(arguments: [nil, "", "nonsense"])
    func whoHasNoTokenIsToldSoInApplesForm(_ token: String?) async throws {
        for path in ["/v1/search?q=cafe", "/v1/token", "/apple/v1/etas", "/v1/v1/token"] {
            let answer = try #require(await respond(path, token: token))
            #expect(answer.response.status == .unauthorized)
            #expect(answer.text == #"{"error":{"message":"Not Authorized","details":[]}}"#)
            #expect(answer.response.headers[.wwwAuthenticate] == "Bearer")
            #expect(answer.response.headers[.accessControlAllowOrigin] == "*")
        }
    }

    @Test func otherFamiliesTellItInTheirsAndThePagesOwnAsksForNone() async throws {
        let photon = try #require(await respond("/api?q=cafe"))
        #expect(photon.response.status == .unauthorized)
        #expect(photon.text.hasPrefix(#"{"message":"#))
        let own = try #require(await respond("/mapwright/search?query=cafe"))
        #expect(own.response.status == .ok)
    }

    @Test func anAuthTokenIsExchangedAndTheAccessTokenLetsIn() async throws {
        let direct = try #require(await respond("/v1/search?q=cafe", token: authToken))
        #expect(direct.response.status == .unauthorized)
        for path in ["/v1/token", "/apple/v1/token", "/v1/v1/token"] {
            let given = try #require(await respond(path, token: authToken))
            #expect(given.response.status == .ok)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(given.text.utf8)) as? [String: Any])
            #expect(object["expiresInSeconds"] as? Int == 1800)
            let access = try #require(object["accessToken"] as? String)
            for path in ["/v1/search?q=cafe", "/api?q=cafe", "/mapwright/search?query=cafe"] {
                let answer = try #require(await respond(path, token: access))
                #expect(answer.response.status == .ok)
            }
        }
    }

    @Test func whatTheServiceTellsOfItselfIsOpen() async throws {
        let list = try #require(await respond("/service"))
        #expect(list.response.status == .ok)
        let document = try #require(await respond("/openapi.json"))
        #expect(document.text.contains(#""securitySchemes":{"accessToken""#))
    }
}
