import CoreLocation
import Foundation
import MapHost
import MapScene
import MapServer
import SwiftUI
import TestSupport
import Testing

/// An interface that is given, and remembers what was done to it.
@MainActor private final class GivenInterface: HostedInterface {
    var interface: Interface
    var events: [InterfaceEvent] = []

    init(_ interface: Interface) { self.interface = interface }

    func handle(_ event: InterfaceEvent) { events.append(event) }

    func overlayTile(element: Int, overlay: Int, z: Int, x: Int, y: Int) async -> Data? { nil }
}

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

private func contents(_ path: String) throws -> SchemaValue {
    try SchemaValue(parsing: Data(contentsOf: root.appendingPathComponent(path)))
}

private func coded(_ value: some Encodable) throws -> SchemaValue {
    try SchemaValue(parsing: JSONEncoder().encode(value))
}

/// What goes between program and page, held to the schema that the page's files include.
@MainActor @Suite struct LiveMessageTests {
    private static let schema = Result {
        JSONSchema(try contents("Sources/MapServer/Page/live-messages.schema.json"))
    }

    private let schema: JSONSchema
    private let interface = GivenInterface(MessageSamples.interface)
    private let session: LiveSession
    private let positions = PushedPositions()

    init() throws {
        schema = try Self.schema.get()
        session = LiveSession(interface, positions: positions)
    }

    /// The types of the objects that a definition of the schema allows.
    private func types(_ definition: String) -> Set<String> {
        Set(
            schema.definitions[definition]?["oneOf"]?.values
                .compactMap { $0["properties"]?["type"]?["const"]?.text } ?? [])
    }

    private func check<Value: Codable & Equatable>(
        _ samples: [Value], as definition: String, without left: Set<String> = []
    ) throws {
        var seen: Set<String> = []
        for sample in samples {
            let value = try coded(sample)
            #expect(schema.problems(of: value, as: definition) == [])
            seen.insert(try #require(value["type"]?.text))
            let data = try JSONEncoder().encode(sample)
            #expect(try JSONDecoder().decode(Value.self, from: data) == sample)
        }
        #expect(seen == types(definition).subtracting(left), "a sample of every type")
        // What is not known is refused with the names of all that is.
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Value.self, from: Data(#"{"type":"flown"}"#.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let unknown = try #require(context.underlyingError as? UnknownTypeError)
        #expect(Set(unknown.known) == types(definition).subtracting(left.subtracting(["map"])))
        #expect(context.codingPath.map(\.stringValue) == ["type"])
    }

    @Test func everyKindOfValueIsWhatTheSchemaSays() throws {
        try check(MessageSamples.steps, as: "step")
        try check(MessageSamples.operations, as: "operation")
        try check(MessageSamples.images.map(\.content), as: "imageContent")
        try check(MessageSamples.viewContents, as: "viewContent")
        try check(MessageSamples.looks, as: "look")
        try check(MessageSamples.shapes, as: "shape")
        try check(MessageSamples.overlayContents, as: "overlayContent")
        try check(MessageSamples.filters, as: "pointsOfInterest")
        try check(MessageSamples.changes, as: "change")
        try check(MessageSamples.contents, as: "elementContent", without: ["map"])
    }

    /// The messages that a browser is sent: all, then the changes, then of another version.
    private func messages() async throws -> [SchemaValue] {
        var reader = await session.messages(for: LiveClient(name: "a", version: 1))
            .makeAsyncIterator()
        var found = [try SchemaValue(parsing: try #require(await reader.next()).json)]
        var changed = MessageSamples.scene
        changed.apply(MessageSamples.changes)
        interface.interface.root.children[0].isEnabled = false
        interface.interface.root.children.remove(at: 3)
        let last = interface.interface.root.children.count - 1
        interface.interface.root.children[last].content = .map(changed)
        session.refresh()
        found.append(try SchemaValue(parsing: try #require(await reader.next()).json))
        var other = await session.messages(for: LiveClient(name: "b", version: 99))
            .makeAsyncIterator()
        let refusal = try #require(await other.next())
        #expect(refusal.id == nil)
        found.append(try SchemaValue(parsing: refusal.json))
        #expect(await other.next() == nil, "nothing follows")
        return found
    }

    /// The browser's tests show the same messages in the page.
    ///
    /// `MAPWRIGHT_RECORD=1` writes them anew after a change that is meant.
    @Test func messagesToThePageAreWhatTheBrowsersTestsShow() async throws {
        let messages = try await messages()
        for message in messages {
            #expect(schema.problems(of: message, as: "programMessage") == [])
        }
        let file = root.appendingPathComponent("Tests/Fixtures/LiveMessages/program.json")
        let recorded = SchemaValue.array(messages)
        if ProcessInfo.processInfo.environment["MAPWRIGHT_RECORD"] != nil {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let lines = try messages.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
            try Data(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8).write(to: file)
        }
        #expect(try SchemaValue(parsing: Data(contentsOf: file)) == recorded)
    }

    private func post(_ events: [SchemaValue], version: Double = 1) async throws {
        let body = SchemaValue.object([
            "version": .number(version), "client": .string("a"), "number": .number(1),
            "events": .array(events),
        ])
        if version == 1, schema.problems(of: body, as: "pageMessage") != [] {
            Issue.record("\(schema.problems(of: body, as: "pageMessage"))")
        }
        try await session.receive(Array(try JSONEncoder().encode(body)))
    }

    /// The browser's tests make the same events with the page's own functions.
    @Test func eventsOfThePageAreTaken() async throws {
        let samples = try contents("Tests/Fixtures/LiveMessages/page.json").values
        let events = samples.compactMap { $0["event"] }
        try await post(events)
        let own: Set = ["located", "locationFailed"]
        #expect(Set(events.compactMap { $0["type"]?.text }) == types("event"))
        #expect(
            Set(events.compactMap { $0["event"]?["type"]?.text }) == types("mapEvent"))
        let taken = events.filter { !own.contains($0["type"]?.text ?? "") }
        #expect(try interface.events.map { try coded($0) } == taken)
    }

    @Test(arguments: [
        (#"{"type":"flown"}"#, "events[0].type", LiveMessageError.Code.unknownType),
        (#"{"element":3}"#, "events[0].type", .malformed),
        (#"{"type":7}"#, "events[0].type", .malformed),
        (#"{"type":"tapped"}"#, "events[0].element", .malformed),
        (#"{"type":"tapped","element":"x"}"#, "events[0].element", .malformed),
        (#"{"type":"tapped","element":1.5}"#, "events[0].element", .malformed),
        (#"{"type":"tapped","element":1e99}"#, "events[0].element", .malformed),
        (#"{"type":"tapped","element":1,"point":[1]}"#, "events[0].point[1]", .malformed),
        (#"{"type":"tapped","element":1,"point":{"x":1}}"#, "events[0].point", .malformed),
        (
            #"{"type":"map","element":1,"event":{"type":"dragged"}}"#, "events[0].event.type",
            .unknownType
        ),
        (
            #"{"type":"map","element":1,"event":{"type":"controlUsed","control":"bell"}}"#,
            "events[0].event.control", .malformed
        ),
        (
            #"{"type":"measured","faces":[{"size":17,"weight":400,"isItalic":false,"isMonospaced":false,"#
                + #""widths":{"a":"b"},"extents":{},"words":[]}]}"#,
            "events[0].faces[0].widths.a", .malformed
        ),
        (
            #"{"type":"located","position":{"latitude":60}}"#, "events[0].position.longitude",
            .malformed
        ),
        (#"{"type":"locationFailed","reason":"rain"}"#, "events[0].reason", .malformed),
        (#"[]"#, "events[0]", .malformed),
        (#"null"#, "events[0]", .malformed),
    ])
    func whatIsWrongIsSaidWithItsPlace(
        _ event: String, _ path: String, _ code: LiveMessageError.Code
    ) async throws {
        let body = #"{"version":1,"client":"a","number":1,"events":[\#(event)]}"#
        let error = await #expect(throws: LiveMessageError.self) {
            try await session.receive(Array(body.utf8))
        }
        #expect(error?.path == path)
        #expect(error?.code == code)
        #expect(error.map { "\($0)".hasPrefix(path + ": ") } == true)
        #expect(interface.events.isEmpty)
    }

    @Test(arguments: ["", "{", "\u{FEFF}x", #"{"version":1,]"#]) func whatIsNoJSONIsRefused(
        _ body: String
    ) async {
        let error = await #expect(throws: LiveMessageError.self) {
            try await session.receive(Array(body.utf8))
        }
        #expect(error == LiveMessageError(.notJSON, "the body is not JSON"))
    }

    @Test(arguments: [
        ("[]", ""), ("{}", "version"), (#"{"version":"1"}"#, "version"),
        (#"{"version":1.5}"#, "version"),
        (#"{"version":1,"client":"a","number":1e99,"events":[]}"#, "number"),
        (#"{"version":1,"client":1}"#, "client"),
        (#"{"version":1,"client":"a","number":1}"#, "events"),
    ])
    func whatIsNoPostIsRefused(_ body: String, _ path: String) async {
        let error = await #expect(throws: LiveMessageError.self) {
            try await session.receive(Array(body.utf8))
        }
        #expect(error?.path == path && error?.code == .malformed)
    }

    @Test func aPageOfAnotherVersionIsToldToReload() async {
        let error = await #expect(throws: LiveMessageError.self) {
            try await session.receive(Array(#"{"version":2,"everything":"is different"}"#.utf8))
        }
        #expect(error?.code == .otherVersion)
        #expect(
            error?.description
                == "version: the page is of version 2, the program of version 1: reload the page")
    }

    @Test func oneWrongEventRefusesAllOfAPost() async throws {
        let body =
            #"{"version":1,"client":"a","number":1,"events":[{"type":"submitted","element":3},{"type":"x"}]}"#
        let error = await #expect(throws: LiveMessageError.self) {
            try await session.receive(Array(body.utf8))
        }
        #expect(error?.path == "events[1].type")
        #expect(interface.events.isEmpty)
    }

    @Test func pageAndSchemaNameTheProgramsVersion() throws {
        let script = try String(
            contentsOf: root.appendingPathComponent("Sources/MapServer/Page/js/live/protocol.js"),
            encoding: .utf8)
        #expect(script.contains("export const VERSION = 1;"))
        #expect(schema.definitions["version"]?["const"] == .number(1))
    }

    /// Every message and every value of the schema has its line in the documentation.
    @Test func theDocumentationNamesEveryType() throws {
        let text = try String(
            contentsOf: root.appendingPathComponent("Documentation/LiveMessages.md"),
            encoding: .utf8)
        for definition in schema.definitions.keys.sorted() {
            for type in types(definition) {
                #expect(text.contains("`\(type)`"), "\(definition): \(type)")
            }
        }
    }
}
