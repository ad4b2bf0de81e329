import Foundation
import MapHost
import MapKit
import MapScene
import MapServer
import SwiftUI
import Testing
import UIKit

/// A screen with a map, a label and a button.
@MainActor private final class Screen: UIViewController {
    let map = MKMapView(frame: .zero)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let button = UIButton(type: .system)
    var taps = 0

    override func loadView() { view = map }

    override func viewDidLoad() {
        super.viewDidLoad()
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94),
                latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        label.text = "Hello"
        button.frame = CGRect(x: 10, y: 50, width: 100, height: 30)
        button.setTitle("More", for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                self?.taps += 1
                self?.label.text = "Tapped"
            }, for: .primaryActionTriggered)
        map.addSubview(label)
        map.addSubview(button)
    }
}

/// Reads a session's messages as a browser does.
private struct Reader {
    var iterator: AsyncStream<LiveMessage>.Iterator

    init(_ session: LiveSession, _ client: String, after last: String? = nil) async {
        iterator = await session.messages(for: LiveClient(name: client, lastMessage: last))
            .makeAsyncIterator()
    }

    /// The next message that says something.
    mutating func next() async throws -> (id: String, content: [String: Any]) {
        while let message = await iterator.next() {
            guard let id = message.id else { continue }
            #expect(!message.json.contains(10), "a message is one line")
            let content = try JSONSerialization.jsonObject(with: Data(message.json))
            return (id, try #require(content as? [String: Any]))
        }
        throw CancellationError()
    }
}

@MainActor @Suite struct LiveSessionTests {
    private let screen = Screen()
    private let interface: ScreenInterface
    private let session: LiveSession

    init() {
        interface = ScreenInterface(screen)
        session = LiveSession(interface)
    }

    private func post(_ number: Int, _ events: String) async throws {
        try await session.receive(
            Array(#"{"version":1,"client":"a","number":\#(number),"events":[\#(events)]}"#.utf8))
    }

    /// The id of the first element that a test accepts.
    private func element(_ isWanted: (InterfaceElement) -> Bool) throws -> Int {
        let found = interface.interface.allElements.first(where: isWanted)
        return try #require(found).id
    }

    @Test func tellsAllThenWhatChanges() async throws {
        var reader = await Reader(session, "a")
        let first = try await reader.next().content
        #expect(first["isWhole"] as? Bool == true)
        let maps = try #require(first["maps"] as? [[String: Any]])
        let map = try #require(maps.first)
        #expect(map["scene"] != nil)
        #expect((first["elements"] as? [Any])?.count == 4)

        screen.map.addAnnotation(MKPointAnnotation(coordinate: screen.map.centerCoordinate))
        let second = try await reader.next().content
        #expect(second["isWhole"] as? Bool == false)
        #expect((second["elements"] as? [Any])?.isEmpty == true)
        let changed = try #require(second["maps"] as? [[String: Any]])
        let changes = try #require(changed.first?["changes"] as? [[String: Any]])
        #expect(changes.map { $0["type"] as? String } == ["insertAnnotation"])
    }

    @Test func takesTapsAndAnswersThem() async throws {
        var reader = await Reader(session, "a")
        _ = try await reader.next()
        let id = try element { $0.content == .button(role: nil) }
        try await post(1, #"{"type":"tapped","element":\#(id)}"#)
        #expect(screen.taps == 1)
        let answer = try await reader.next().content
        #expect(answer["acknowledged"] as? Int == 1)
        let elements = try #require(answer["elements"] as? [[String: Any]])
        #expect(elements.count == 1, "only the label has changed")
    }

    @Test func acknowledgesWhatChangesNothing() async throws {
        var reader = await Reader(session, "a")
        _ = try await reader.next()
        try await post(7, #"{"type":"tapped","element":12345}"#)
        #expect(try await reader.next().content["acknowledged"] as? Int == 7)
    }

    @Test func movesTheMapAndTellsTheOthers() async throws {
        var other = await Reader(session, "b")
        _ = try await other.next()
        let id = try element { if case .map = $0.content { true } else { false } }
        var viewport = screen.map.scene.viewport
        viewport.scale *= 4
        let event = InterfaceEvent.map(id, .cameraDidMove(viewport))
        try await post(1, String(decoding: try JSONEncoder().encode(event), as: UTF8.self))
        #expect(abs(screen.map.scene.viewport.scale / viewport.scale - 1) < 1e-9)
        let maps = try #require(try await other.next().content["maps"] as? [[String: Any]])
        let changes = try #require(maps.first?["changes"] as? [[String: Any]])
        #expect(changes.contains { $0["type"] as? String == "camera" })
    }

    @Test func arrangesForTheSizeOfTheBrowser() async throws {
        var reader = await Reader(session, "a")
        _ = try await reader.next()
        try await post(1, #"{"type":"resized","size":[640,480]}"#)
        #expect(screen.map.bounds.size == CGSize(width: 640, height: 480))
        let frame = try #require(try await reader.next().content["frame"] as? [String: Any])
        #expect(frame["size"] as? [Double] == [640, 480])
    }

    @Test func goesOnWhereABrowserLeft() async throws {
        var reader = await Reader(session, "a")
        let id = try await reader.next().id
        screen.label.text = "Changed meanwhile"
        session.refresh()
        var again = await Reader(session, "a", after: id)
        let message = try await again.next().content
        #expect(message["isWhole"] as? Bool == false)
        #expect((message["elements"] as? [Any])?.count == 1)
        var stranger = await Reader(session, "a", after: "another-1")
        #expect(try await stranger.next().content["isWhole"] as? Bool == true)
    }

    @Test func gathersWhatASlowBrowserMisses() async throws {
        var reader = await Reader(session, "a")
        _ = try await reader.next()
        for number in 0..<200 {
            screen.label.text = "\(number)"
            session.refresh()
        }
        var count = 0
        while true {
            let elements = try await reader.next().content["elements"] as? [[String: Any]]
            count += 1
            let text = try JSONSerialization.data(withJSONObject: elements ?? [])
            if String(decoding: text, as: UTF8.self).contains("\"199\"") { break }
        }
        #expect(count < 20)
    }

    @Test func survivesSizesThatAreNone() async throws {
        try await post(1, #"{"type":"resized","size":[0,0]}"#)
        try await post(2, #"{"type":"resized","size":[-5,1e300]}"#)
        #expect(screen.map.bounds.width > 0)
    }
}
