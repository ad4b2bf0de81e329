import Foundation
import MapPixels
import Photographs
import TestSupport
import Testing

/// What files tell of themselves.
@Suite struct PhotographFactsTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Photographs")

    private func facts(_ name: String) throws -> PhotographFacts? {
        try PhotographFacts.read(path: Self.fixtures.appendingPathComponent(name).path)
    }

    private static func body() throws -> [UInt8] {
        try JPEGEncoder().encode(PixelBuffer(width: 8, height: 8))
    }

    private static func sample() throws -> [UInt8] {
        GeotaggedJPEG.bytes(
            try body(), latitude: 47.141, longitude: 9.5215, heading: 12,
            time: "2026:05:03 14:22:10", panorama: ["ProjectionType": "equirectangular"])
    }

    @Test func pillowsTurnedPictureIsReadUpright() throws {
        let facts = try #require(try facts("turned.jpg"))
        #expect(abs(facts.latitude - 47.141) < 1e-6 && abs(facts.longitude - 9.5215) < 1e-6)
        #expect(facts.headingDegrees == 271.5)
        #expect(facts.orientation == 6 && facts.width == 32 && facts.height == 48)
        #expect(facts.time == "2026-05-03T14:22:10+02:00")
        #expect(facts.moment == 1_777_810_930)
        #expect(facts.title == "Market square" && facts.attribution == "A. Walker")
        // 24 mm of film are across: 2 · atan(12/28).
        #expect(abs(facts.fieldOfViewDegrees - 46.397) < 0.001)
        #expect(facts.panorama == nil)
    }

    @Test func pillowsOtherFormatsAreRead() throws {
        let png = try #require(try facts("south-west.png"))
        #expect(abs(png.latitude + 33.8568) < 1e-6 && abs(png.longitude + 70.6483) < 1e-6)
        #expect(png.headingDegrees == nil && png.width == 48 && png.height == 32)
        let webP = try #require(try facts("packed.webp"))
        #expect(abs(webP.latitude - 60.1699) < 1e-6 && webP.headingDegrees == 10)
        #expect(webP.time == "2026-05-03T14:22:10+02:00")
    }

    @Test func pillowsPanoramaTellsItsPartOfTheSphere() throws {
        let facts = try #require(try facts("panorama.jpg"))
        #expect(facts.headingDegrees == 123.25 && facts.fieldOfViewDegrees == 360)
        #expect(
            facts.panorama
                == Panorama(left: 0, top: 0.125, width: 1, height: 0.75, pitchDegrees: -1.5))
    }

    @Test func aPictureWithoutAPlaceHasNoFacts() throws {
        #expect(try facts("nowhere.jpg") == nil)
        // What cameras write before they know where they are.
        let nowhere = GeotaggedJPEG.bytes(try Self.body(), latitude: 0, longitude: 0)
        #expect(try PhotographFacts.read(nowhere) == nil)
    }

    @Test(arguments: [false, true]) func bothByteOrdersAreRead(_ isBig: Bool) throws {
        let file = GeotaggedJPEG.bytes(
            try Self.body(), latitude: -12.5, longitude: 130.25, heading: 359.5,
            time: "2025:12:31 23:59:59", orientation: 3, isBig: isBig)
        let facts = try #require(try PhotographFacts.read(file))
        #expect(facts.latitude == -12.5 && facts.longitude == 130.25)
        #expect(facts.headingDegrees == 359.5 && facts.orientation == 3)
        #expect(facts.time == "2025-12-31T23:59:59")
    }

    @Test(arguments: [
        ["ProjectionType": "cylindrical"],
        ["ProjectionType": "equirectangular", "FullPanoWidthPixels": "4"],
        ["ProjectionType": "equirectangular", "CroppedAreaTopPixels": "-3"],
        ["ProjectionType": "equirectangular", "FullPanoWidthPixels": "nan"],
    ])
    func whatCannotBeAPanoramaIsFlatOrWhole(_ members: [String: String]) throws {
        let file = GeotaggedJPEG.bytes(
            try Self.body(), latitude: 1, longitude: 1, panorama: members)
        let panorama = try PhotographFacts.read(file)?.panorama
        #expect(panorama == (members["FullPanoWidthPixels"] == "nan" ? Panorama() : nil))
    }

    @Test func otherFilesAreNoPictures() throws {
        for bytes in [[], Array("GIF89a".utf8), Array("hello, world".utf8)] {
            #expect(throws: PhotographError.self) { try PhotographFacts.read(bytes) }
        }
        do {
            _ = try PhotographFacts.read(path: "/nowhere/at/all.jpg")
            Issue.record("a file that is not there was read")
        } catch {
            #expect(error.code == .unreadable)
        }
    }

    /// Each beginning of a file is read, or refused with an error.
    @Test func everyTruncationEnds() throws {
        let file = try Self.sample()
        var readCount = 0
        for count in file.indices {
            do throws(PhotographError) {
                if try PhotographFacts.read(Array(file.prefix(count))) != nil { readCount += 1 }
            } catch {
                #expect(error.code == .malformed || error.code == .unknownFormat)
            }
        }
        // The notes stand before the pixels: the end of these is not looked at.
        #expect(readCount > 0)
        for name in ["south-west.png", "packed.webp"] {
            let other = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(name)))
            for count in other.indices {
                // Whatever comes of it, it ends.
                _ = try? PhotographFacts.read(Array(other.prefix(count)))
            }
        }
    }

    /// Damaged files are read, or refused with an error; nothing crashes, and numbers are what they may be.
    @Test func mutationsGiveFactsThatMayBe() throws {
        var random = SplitMix(seed: 20)
        var seeds = [try Self.sample()]
        for name in ["turned.jpg", "south-west.png", "packed.webp", "panorama.jpg"] {
            seeds.append([UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(name))))
        }
        let rounds = SlowTier.isOn ? 200_000 : 4000
        for round in 0..<rounds {
            let file = mutated(seeds[round % seeds.count], &random)
            // Most damages are errors, which is right as well.
            guard let facts = try? PhotographFacts.read(file) else { continue }
            #expect(abs(facts.latitude) <= 90 && abs(facts.longitude) <= 180)
            #expect(1...8 ~= facts.orientation)
            #expect(facts.headingDegrees.map { 0..<360 ~= $0 } ?? true)
            #expect(0...360 ~= facts.fieldOfViewDegrees)
            if let panorama = facts.panorama {
                #expect(panorama.width > 0 && panorama.width <= 1 && panorama.height > 0)
                #expect(abs(panorama.pitchDegrees) <= 90 && abs(panorama.rollDegrees) <= 180)
            }
        }
    }
}
