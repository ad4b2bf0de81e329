import Columns
import RoadNetwork
import Roads
import Testing

/// A graph counts by 32 bits; here these end much sooner.
@Suite struct CountLimitTests {
    private static func error(limit: Int) async throws -> CountOverflow? {
        let data = try await DrawnNetwork(
            """
            a b c

            d e f
            """, [("abc", [:]), ("def", [:]), ("ad", [:]), ("be", [:]), ("cf", [:])]
        ).dataset()
        let profile = try #require(TravelProfile.builtIn("automobile"))
        do {
            _ = try RoadNetwork.tables(of: data, profile: profile, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test func whatThereIsTooMuchOfIsTold() async throws {
        var told: [String] = []
        for limit in 0..<200 {
            guard let error = try await Self.error(limit: limit) else { break }
            #expect(error.limit == limit)
            if told.last != error.what { told.append(error.what) }
        }
        #expect(told.first == "directions of pieces of road")
        #expect(told.contains("points of roads") || told.contains("turns"))
        #expect(told.count >= 2)
        #expect(try await Self.error(limit: 200) == nil)
    }
}
