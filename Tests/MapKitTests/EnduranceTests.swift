import MapKit
import TestSupport
import Testing

/// 10,000 pans over 100,000 annotations: views and memory stay what they are.
@MainActor struct EnduranceTests {
    @Test(.enabled(if: SlowTier.isOn, "set MAPWRIGHT_SLOW=1"))
    func memoryStaysFlatWhilePanning() throws {
        let delegate = CrowdTests.Clustering()
        let map = CrowdTests.map(delegate)
        map.addAnnotations(CrowdTests.places(100_000))
        var random = SplitMix(seed: 9)
        var (most, first) = (0, 0)
        for pan in 0..<10_000 {
            map.setCenter(
                CLLocationCoordinate2D(
                    latitude: 60.17 + Double.random(in: -1.5...1.5, using: &random),
                    longitude: 24.94 + Double.random(in: -3...3, using: &random)),
                animated: false)
            most = max(most, map.stageViews.count)
            if pan == 2000 { first = try residentBytes() }
        }
        let growth = Double(try residentBytes()) / Double(first)
        #expect(growth < 1.1, "\(first) bytes grew to \(growth) times as many")
        #expect(delegate.views.count <= 3 * most + 256)
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(Int(text.split(separator: " ")[1]))
        return pages * 4096
    }
}
