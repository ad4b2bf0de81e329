import Bytes
import Elevation
import Geodesy
import TestSupport
import Testing

/// The heights that an atlas keeps of tiles.
struct HeightsTests {
    private static func terrain() throws -> Terrain {
        try TerrainTileTests.terrain(["S01E000.hgt", "S01W001.hgt", "N00W001.hgt"])
    }

    private static let box = PackedBox(
        south: -4_000_000, west: -2_000_000, north: 1_000_000, east: 3_000_001)

    private static func encoded() throws -> [UInt8] {
        try #require(Heights.encoded(try terrain().windows(in: box)))
    }

    /// The atlas tells what the tiles tell, inside of its bounds, and nothing far beyond.
    @Test func anAtlasTellsWhatTheTilesTell() throws {
        let terrain = try Self.terrain()
        let heights = try Heights(MappedFile(of: Self.encoded()))
        var random = SplitMix(seed: 5)
        var known = 0
        for _ in 0..<5_000 {
            let latitude = Int32.random(in: Self.box.south...Self.box.north, using: &random)
            let longitude = Int32.random(in: Self.box.west...Self.box.east, using: &random)
            let wanted = terrain.meters(latitude: latitude, longitude: longitude)
            let told = heights.meters(latitude: latitude, longitude: longitude)
            #expect((told == nil) == (wanted == nil), "\(latitude), \(longitude)")
            if let told, let wanted {
                #expect(abs(told - wanted) < 1e-6)
                known += 1
            }
        }
        // In one of the four degrees that the box touches nothing was measured, and a hole in another.
        #expect((3_500...4_500).contains(known), "\(known)")
        #expect(heights.meters(latitude: -4_010_000, longitude: 0) == nil)
        #expect(heights.meters(latitude: .max, longitude: .min) == nil)
    }

    @Test func noTileNoFile() throws {
        let elsewhere = PackedBox(
            south: 500_000_000, west: 0, north: 501_000_000, east: 1_000_000)
        #expect(Heights.encoded(try Self.terrain().windows(in: elsewhere)) == nil)
    }

    @Test func damagedFilesAreRefused() throws {
        let bytes = try Self.encoded()
        let file = try MappedFile(of: bytes)
        try Heights.validate(file)
        for damage in try HeightsFile.damages(of: file) {
            let damaged = try MappedFile(of: damage.damaged(bytes))
            // Whatever it is, it is an error or not; it is never a crash.
            _ = try? Heights(damaged).meters(latitude: -100, longitude: 100)
            if damage.isNoticed {
                #expect(throws: HeightsError.self, "\(damage)") { try Heights.validate(damaged) }
            }
        }
        for count in [0, 1, 7, 8, 20, 100, bytes.count / 2, bytes.count - 1] {
            #expect(throws: HeightsError.self) {
                try Heights(MappedFile(of: Array(bytes[..<count])))
            }
        }
    }
}

/// Profiles of lines.
struct ElevationProfileTests {
    @Test func whatRisesAndFallsALittleIsLevel() throws {
        let level = try #require(
            ElevationProfile(length: 10_000) {
                100 + ($0 / 30).rounded().truncatingRemainder(dividingBy: 2) * 4
            })
        #expect(level.ascent + level.descent < 5)
        let hill = try #require(ElevationProfile(length: 2_000) { 100 - abs($0 - 1_000) / 10 })
        #expect(abs(hill.ascent - 100) < 6 && abs(hill.descent - 100) < 6)
        #expect((hill.lowest, hill.highest) == (0, 100) || hill.highest > 98)
        #expect(hill.samples.count == 68)
    }

    /// However it goes up and down, what is climbed less what is descended is how much higher the end is.
    @Test func climbsAddUp() throws {
        var random = SplitMix(seed: 3)
        for _ in 0..<200 {
            let waves = (0..<4).map { _ in
                (
                    Double.random(in: 0...300, using: &random),
                    Double.random(in: 50...5_000, using: &random)
                )
            }
            func height(_ meters: Double) -> Double {
                waves.reduce(0) { $0 + $1.0 * (meters / $1.1).truncatingRemainder(dividingBy: 1) }
            }
            let length = Double.random(in: 0...20_000, using: &random)
            let profile = try #require(ElevationProfile(length: length, height: height))
            #expect(abs(profile.ascent - profile.descent - (height(length) - height(0))) < 1e-6)
            #expect(profile.ascent >= 0 && profile.descent >= 0)
            #expect(profile.samples.map(\.meters) == profile.samples.map(\.meters).sorted())
            let thin = profile.thinned(to: 20)
            #expect(
                thin.count <= 20 && thin.first == profile.samples.first
                    && thin.last == profile.samples.last)
        }
    }

    @Test func holesArePassedOverAndEndsAreNot() {
        let holed = ElevationProfile(length: 300) { (100...200).contains($0) ? nil : $0 }
        #expect(holed?.samples.count == 8)
        #expect(ElevationProfile(length: 300) { $0 < 1 ? nil : 0 } == nil)
        #expect(ElevationProfile(length: 300) { $0 > 299 ? nil : 0 } == nil)
        #expect(ElevationProfile(length: .nan) { _ in 0 } == nil)
        #expect(ElevationProfile(length: -1) { _ in 0 } == nil)
        #expect(ElevationProfile(length: 0) { _ in 7 }?.samples.map(\.height) == [7, 7])
        #expect(ElevationProfile(length: 1e9) { _ in 7 }?.samples.count == 20_001)
    }
}
