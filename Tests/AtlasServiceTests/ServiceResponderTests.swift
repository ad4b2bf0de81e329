import Answers
import Atlas
import AtlasService
import Foundation
import HTTPTypes
import HummingbirdCore
import MapAPI
import MapServer
import NIOCore
import Testing

@Suite struct ServiceResponderTests {
    private static let atlas = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private func respond(
        _ path: String, _ method: HTTPRequest.Method = .get, body: String = "",
        families: [APIFamily] = [.mapwright], origin: String? = nil, hasPage: Bool = true
    ) async throws -> (response: Response, text: String)? {
        let responder = ServiceResponder(
            families, atlases: AtlasCollection(try Atlas.open(Self.atlas)), hasPage: hasPage)
        var head = HTTPRequest(
            method: method, scheme: "http", authority: "maps.example", path: path)
        head.headerFields[.origin] = origin
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        guard let response = await responder.respond(to: request)?.response else { return nil }
        let writer = CollectedBody()
        try await response.body.write(writer)
        return (response, writer.text)
    }

    @Test func familiesAnswerOverHTTP() async throws {
        let answer = try #require(await respond("/mapwright/search?query=kamppi"))
        #expect(answer.response.status == .ok)
        #expect(answer.response.headers[.contentType] == "application/json;charset=utf-8")
        #expect(answer.response.headers[.accessControlAllowOrigin] == "*")
        #expect(answer.text.contains("Kamppi"))
    }

    @Test func thePageOfOperationsIsNamedWhereThereIsOne() async throws {
        let page = #""documentation":"/openapi""#
        let withPage = try #require(await respond("/service"))
        #expect(withPage.text.contains(page))
        let withoutPage = try #require(await respond("/service", hasPage: false))
        #expect(!withoutPage.text.contains("documentation"))
    }

    @Test func bodiesAreRead() async throws {
        let answer = try #require(
            await respond("/mapwright/search", .post, body: #"{"query":"kamppi"}"#))
        #expect(answer.text.contains("Kamppi"))
    }

    @Test func largeBodiesAreRefused() async throws {
        let body = String(repeating: " ", count: 1 << 21)
        let answer = try #require(await respond("/mapwright/search", .post, body: body))
        #expect(answer.response.status == .contentTooLarge)
    }

    @Test func otherPathsAreLeftToTheMap() async throws {
        #expect(try await respond("/") == nil)
        #expect(try await respond("/assets/js/main.js") == nil)
        #expect(try await respond("/mapwright/search", .trace) == nil)
    }

    /// Who has to wait is told so in the form that its client reads.
    @Test(arguments: [
        (
            "/v1/search?q=a",
            #"{"error":{"message":"Too Many Requests","details":["come again"]}}"#
        ),
        (
            "/v1/nothing", #"{"error":{"message":"Too Many Requests","details":["come again"]}}"#
        ),
        ("/api?q=a", #"{"message":"come again"}"#),
        ("/photon/nothing", #"{"message":"come again"}"#),
        ("/mapwright/search", #"{"error":"come again"}"#), ("/tiles/1/2/3.mvt", nil), ("/", nil),
        ("/%zz", nil),
    ])
    func refusalsHaveTheFormOfThePathsFamily(_ path: String, _ text: String?) throws {
        let responder = ServiceResponder(
            [.apple, .photon, .mapwright], atlases: AtlasCollection(try Atlas.open(Self.atlas)))
        let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: path)
        let answer = responder.problem(head, status: 429, "come again")
        #expect((answer == nil) == (text == nil))
        guard let answer, case .whole(let body) = answer.body else { return }
        #expect(answer.status == .tooManyRequests)
        #expect(answer.headers[.accessControlAllowOrigin] == "*")
        #expect(String(buffer: body) == text)
    }

    /// A family that keeps something.
    private static func notes(_ operation: APIOperation) -> APIFamily {
        APIFamily(
            "notes", title: "Notes", "Notes.", operations: [operation], problemSchema: .any,
            problem: { problem, _ in
                APIResponse(problem.description, .text, status: problem.status)
            })
    }

    @Test(
        arguments: [(nil, 200), ("http://maps.example", 200), ("https://other.example", 403)]
            as [(String?, Int)])
    func otherSitesPagesDoNotWrite(origin: String?, status: Int) async throws {
        let family = Self.notes(
            APIOperation(
                "note", "Writes.", methods: [.post], answers: [], writes: true,
                answering: .later { call in APIResponse(call.request.body, .text) }))
        let answer = try #require(
            await respond("/notes/note", .post, body: "hi", families: [family], origin: origin))
        #expect(answer.response.status.code == status)
        #expect((answer.text == "hi") == (status == 200))
    }

    @Test func streamsAreSentPartByPartAndEnded() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let family = Self.notes(
            APIOperation(
                "follow", "Follows.", answers: [],
                answering: .streamed { _ in
                    let (parts, part) = AsyncStream.makeStream(of: [UInt8].self)
                    part.yield(Array("one ".utf8))
                    part.yield(Array("two".utf8))
                    part.finish()
                    return APIStream(.eventStream, parts: parts) { end.finish() }
                }))
        let answer = try #require(await respond("/notes/follow", families: [family]))
        #expect(answer.response.headers[.contentType] == "text/event-stream")
        #expect(answer.text == "one two")
        for await _ in ends {}
    }

    @Test func theServiceTellsOfItself() async throws {
        let list = try #require(await respond("/service"))
        #expect(list.text.contains(#""prefix":"/mapwright""#))
        let document = try #require(await respond("/openapi.json"))
        #expect(document.text.hasPrefix(#"{"openapi":"3.1.0""#))
    }
}

/// Keeps what a response writes.
final class CollectedBody: ResponseBodyWriter {
    private(set) var text = ""

    func write(_ buffer: ByteBuffer) async throws { text += String(buffer: buffer) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
