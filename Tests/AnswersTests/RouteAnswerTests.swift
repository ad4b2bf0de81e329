import Answers
import Foundation
import MapGeometry
import Roads
import Testing

/// What answers for routes tell.
struct RouteAnswerTests {
    /// The answer for cars from one end of the town to the other.
    private func answer(_ change: (inout RouteLine) -> Void = { _ in }) async throws -> String {
        let router = try await TestTown.router
        var line = RouteLine(from: TestTown.a, to: TestTown.d)
        change(&line)
        let bytes = try line.answer(
            router: { _ in router }, place: { words, _ in throw RouteLineError(words) })
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func bothMomentsAreTold() async throws {
        func told(_ change: (inout RouteLine) -> Void) async throws -> [String?] {
            let bytes = Data(try await answer(change).utf8)
            let document = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
            let route = try #require((document?["routes"] as? [[String: Any]])?.first)
            return [route["departure"] as? String, route["arrival"] as? String]
        }
        let seconds =
            (try await TestTown.router.estimate(
                RouteRequest([
                    RouteWaypoint(.init(latitude: 0, longitude: 0)),
                    RouteWaypoint(.init(latitude: 0, longitude: 0.06)),
                ])
            ).duration + 99) / 100
        let noon = try #require(LocalTime(iso8601: "2026-03-01T12:00"))
        #expect(
            try await told { $0.depart = "2026-03-01T12:00" }
                == ["2026-03-01T12:00:00", noon.iso8601(after: seconds)])
        #expect(
            try await told { $0.arrive = "2026-03-01T12:00" }
                == [noon.iso8601(after: -seconds), "2026-03-01T12:00:00"])
        #expect(try await told { _ in } == [nil, nil])
    }

    @Test func theDocumentTellsWhatTheStepsTell() async throws {
        let text = try await answer { $0.depart = "2026-03-02T08:00" }
        #expect(text.contains("\"bearings\":[90,180,270],\"entry\":[true,true,false],\"in\":2"), "\(text)")
    }
}
