import GTFS
import MapGeometry
import TestSupport
import Testing
import Transit

/// Milan's journeys compared with a connection scan, to the second: all days of the feed, midnight and the change of clocks too.
@Suite(
    .enabled(if: SharedData.milanFeed != nil, "the folder of extracts has no milan-2014.gtfs.zip"))
struct MilanOracleTests {
    private static let city = Result { try ScannedFeed(#require(SharedData.milanFeed)) }
    /// The 19th of October 2014 at midnight in Rome.
    private static let start = 1_413_669_600

    @Test(arguments: 0..<(SlowTier.isOn ? 100 : 1))
    func journeysAreThoseOfTheScan(seed: UInt64) throws {
        let city = try Self.city.get()
        var random = SplitMix(seed: seed)
        for number in 0..<(SlowTier.isOn ? 100 : 6) {
            func ends() -> [StopAccess] {
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    StopAccess(
                        stop: Int.random(in: 0..<516, using: &random),
                        seconds: Int32.random(in: 0...600, using: &random))
                }
            }
            let (origins, destinations) = (ends(), ends())
            // One in four near midnight or the change of clocks on the 26th.
            let moment =
                Int.random(in: 0..<4, using: &random) == 0
                ? Self.start + 7 * 86_400 + Int.random(in: -7200...14_400, using: &random)
                : Self.start + Int.random(in: 0..<14 * 86_400, using: &random)
            try city.compare(origins, destinations, moment, "seed \(seed), question \(number)")
        }
    }

    @Test func daysBeyondTheFeedAreToldWithThoseThereAre() throws {
        let city = try Self.city.get()
        let query = TransitQuery(
            origins: [.init(stop: 0)], destinations: [.init(stop: 1)],
            time: .departAt(Self.start + 40 * 86_400))
        let error = #expect(throws: TransitError.self) { try city.planner.journeys(query) }
        #expect(error?.code == .outsideServiceDays(first: "2014-10-19", last: "2014-11-01"))
    }
}
