import Foundation
import GeoTIFF
import MapPixels
import TestSupport
import Testing

/// GeoTIFF files of other programs: every packing and layout that is read, and errors for those that are not.
@Suite struct GeoTIFFTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/GeoTIFF")

    private static func path(_ name: String) -> String {
        fixtures.appendingPathComponent(name).path
    }

    private static func open(_ path: String) throws(GeoTIFFError) -> GeoTIFF {
        try GeoTIFF(path: path) { bytes in
            let picture = try PictureFile.decode(bytes)
            return (picture.width, picture.height, picture.pixels)
        }
    }

    /// The color of a place in degrees, as a tile of the map has it that is as fine as the file.
    private static func color(_ file: GeoTIFF, latitude: Double, longitude: Double) throws -> UInt32
    {
        // The zoom at which 256 pixels of a tile are 0.01 degrees each: 360 / 0.01 / 256 = 140 tiles around.
        let zoom = 8
        let x = (longitude + 180) / 360 * 256
        let radians = latitude * Double.pi / 180
        let y = (1 - log(tan(radians) + 1 / cos(radians)) / Double.pi) / 2 * 256
        let colors = try file.colors(zoom: zoom, x: Int(x), y: Int(y), side: 256)
        let (column, row) = (Int((x - floor(x)) * 256), Int((y - floor(y)) * 256))
        return colors?[row * 256 + column] ?? 0
    }

    /// Column and row of the file at a place, 0 to 47.
    private static func check(_ file: GeoTIFF, within tolerance: Int) throws {
        for (column, row) in [(3, 4), (20, 30), (31, 33), (45, 10), (10, 45)] {
            let color = try color(
                file, latitude: 61 - (Double(row) + 0.5) * 0.01,
                longitude: 24 + (Double(column) + 0.5) * 0.01)
            // A pixel of the tile is up to half of one of the file away from its middle.
            #expect(abs(Int(color & 255) - 4 * column) <= tolerance, "column \(column), row \(row)")
            #expect(
                abs(Int(color >> 8 & 255) - 4 * row) <= tolerance, "column \(column), row \(row)")
            #expect(abs(Int(color >> 16 & 255) - 99) <= tolerance && color >> 24 == 255)
        }
    }

    @Test(arguments: [
        "plain.tif", "lzw.tif", "deflate-tiles.tif", "big.tif", "zstd.tif", "packbits.tif",
        "webp-lossless.tif",
    ])
    func colorsLieWhereTheyAre(_ name: String) throws {
        let file = try Self.open(Self.path(name))
        #expect(file.kind == .colors && file.size == (48, 48))
        #expect(zip(file.bounds, [24, 60.52, 24.48, 61]).allSatisfy { abs($0 - $1) < 1e-9 })
        try Self.check(file, within: 3)
    }

    @Test(arguments: ["jpeg.tif", "jpeg-tables.tif", "webp.tif"])
    func picturesWithLossAreRead(_ name: String) throws {
        try Self.check(Self.open(Self.path(name)), within: 10)
    }

    @Test(arguments: ["alpha.tif", "webp-alpha.tif"])
    func whatIsTransparentStaysSo(_ name: String) throws {
        let file = try Self.open(Self.path(name))
        #expect(try Self.color(file, latitude: 60.8, longitude: 24.1) >> 24 == 255)
        #expect(try Self.color(file, latitude: 60.8, longitude: 24.4) == 0)
    }

    /// The mask hides columns from the 27th on, within a byte of it, and row 5.
    @Test(arguments: ["mask.tif", "mask-strips.tif"])
    func whatAMaskHidesIsNotSeen(_ name: String) throws {
        let file = try Self.open(Self.path(name))
        for (column, row, isSeen) in [
            (10, 20, true), (25, 40, true), (26, 33, true), (27, 33, false), (28, 2, false),
            (40, 20, false), (10, 5, false), (10, 3, true), (10, 7, true),
        ] {
            let color = try Self.color(
                file, latitude: 61 - (Double(row) + 0.5) * 0.01,
                longitude: 24 + (Double(column) + 0.5) * 0.01)
            // A pixel of the tile is up to a quarter of one of the file away from its middle.
            #expect((color >> 24 > 128) == isSeen, "column \(column), row \(row)")
        }
    }

    @Test func heightsThatAMaskHidesAreNone() throws {
        let file = try Self.open(Self.path("mask-heights.tif"))
        func meters(_ column: Double, _ row: Double) throws -> Double? {
            try file.meters(
                latitude: 61 - (row + 0.5) * 0.01, longitude: 24 + (column + 0.5) * 0.01)
        }
        let found = try #require(try meters(20, 30))
        #expect(abs(found - 420) < 0.001)
        #expect(try meters(27, 30) == nil && meters(26.5, 30) == nil && meters(20, 5) == nil)
    }

    @Test func outsideThereIsNothing() throws {
        let file = try Self.open(Self.path("plain.tif"))
        #expect(try Self.color(file, latitude: 60.8, longitude: 23.99) == 0)
        #expect(try file.colors(zoom: 8, x: 3, y: 3, side: 256) == nil)
    }

    @Test func theWebsMercatorMapIsRead() throws {
        // 2,671,667.78 m are 24 degrees of longitude, 8,399,737.89 m about 60 of latitude.
        let file = try Self.open(Self.path("mercator.tif"))
        #expect(abs(file.bounds[0] - 24) < 1e-4 && abs(file.bounds[3] - 60) < 1e-3)
        let column = 24.0
        let longitude = (2_671_667.78 + (column + 0.5) * 2000) / 20_037_508.342_8 * 180
        let y = (8_399_737.89 - 12.5 * 2000) / 6_378_137
        let latitude = atan(sinh(y)) * 180 / Double.pi
        let color = try Self.color(file, latitude: latitude, longitude: longitude)
        #expect(abs(Int(color & 255) - 96) <= 3 && abs(Int(color >> 8 & 255) - 48) <= 3)
    }

    /// The color of a place in a tile of a zoom.
    private static func color(
        _ file: GeoTIFF, zoom: Int, latitude: Double, longitude: Double
    ) throws -> UInt32 {
        let x = (longitude + 180) / 360 * Double(1 << zoom)
        let radians = latitude * Double.pi / 180
        let y = (1 - log(tan(radians) + 1 / cos(radians)) / Double.pi) / 2 * Double(1 << zoom)
        let colors = try file.colors(zoom: zoom, x: Int(x), y: Int(y), side: 256)
        return colors?[Int((y - floor(y)) * 256) * 256 + Int((x - floor(x)) * 256)] ?? 0
    }

    /// Zone 35 from 500,000 m east, 6,700,000 m north on: places and their pixels by PROJ 9.5.1.
    @Test func zonesOfUTMAreRead() throws {
        let file = try Self.open(Self.path("utm.tif"))
        #expect(file.size == (16, 16))
        let edges = [27.0, 60.434_840_576, 27.002_906_889, 60.436_277_195]
        #expect(zip(file.bounds, edges).allSatisfy { abs($0 - $1) < 1e-8 })
        // A pixel of the file is 10 m, one of a tile 2.4 m.
        for (column, row, latitude, longitude) in [
            (3, 4, 60.435_873_153, 27.000_635_874), (14, 2, 60.436_052_702, 27.002_634_350),
            (8, 11, 60.435_244_639, 27.001_544_236), (13, 13, 60.435_065_052, 27.002_452_597),
        ] {
            let color = try Self.color(file, zoom: 15, latitude: latitude, longitude: longitude)
            #expect(abs(Int(color & 255) - 4 * column) <= 3, "column \(column), row \(row)")
            #expect(abs(Int(color >> 8 & 255) - 4 * row) <= 3, "column \(column), row \(row)")
        }
        #expect(abs(file.pixelsAround - 40_075_017 * 0.4935 / 10) < 4000)
        #expect(try file.colors(zoom: 15, x: 18_000, y: 9_000, side: 256) == nil)
        // The other side of the Earth is in no zone of it.
        #expect(try file.colors(zoom: 4, x: 1, y: 4, side: 256) == nil)
    }

    /// The same with pixels of 10 km, of which one of a tile is 4.9 km: turned by 2.6 degrees in its corner, and where the map is bent most.
    @Test func zonesAreBentOnLargeSquares() throws {
        let street = try PhotographStreet()
        var bytes = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent("utm.tif")))
        let old = withUnsafeBytes(of: (10.0).bitPattern.littleEndian, Array.init)
        let new = withUnsafeBytes(of: (10_000.0).bitPattern.littleEndian, Array.init)
        for start in bytes.indices.dropLast(7) where Array(bytes[start..<(start + 8)]) == old {
            bytes.replaceSubrange(start..<(start + 8), with: new)
        }
        try street.add("large.tif", bytes)
        let file = try Self.open(street.path + "/large.tif")
        for (column, row, latitude, longitude) in [
            (3, 4, 60.030_733, 27.628_080), (14, 2, 60.186_024, 29.614_756),
            (8, 11, 59.395_067, 28.496_750), (13, 13, 59.202_557, 29.363_991),
        ] {
            for zoom in [4, 5] {
                let color = try Self.color(
                    file, zoom: zoom, latitude: latitude, longitude: longitude)
                #expect(abs(Int(color & 255) - 4 * column) <= 4, "column \(column), row \(row)")
                #expect(abs(Int(color >> 8 & 255) - 4 * row) <= 4, "column \(column), row \(row)")
            }
        }
    }

    /// The fixture under other codes: the same place on the southern half, and in a system that is not read.
    @Test func codesOfSystemsAreTold() throws {
        let street = try PhotographStreet()
        let bytes = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent("utm.tif")))
        func open(code: Int) throws -> GeoTIFF {
            let old: [UInt8] = [UInt8(32_635 & 255), UInt8(32_635 >> 8)]
            let place = try #require(
                bytes.indices.dropLast().last { bytes[$0] == old[0] && bytes[$0 + 1] == old[1] })
            var changed = bytes
            changed[place] = UInt8(code & 255)
            changed[place + 1] = UInt8(code >> 8)
            try street.add("code.tif", changed)
            return try Self.open(street.path + "/code.tif")
        }
        // 6,700,000 m of 10,000,000 are 29.8 degrees south; ETRS89 and NAD83 count as WGS 84.
        #expect(abs(try open(code: 32_735).bounds[3] + 29.830_467) < 1e-5)
        #expect(abs(try open(code: 25_832).bounds[0] - 9) < 1e-9)
        #expect(abs(try open(code: 26_918).bounds[0] + 75) < 1e-9)
        for code in [2393, 32_661, 32_700, 25_839, 26_924] {
            do {
                _ = try open(code: code)
                Issue.record("\(code) was read")
            } catch let error as GeoTIFFError {
                #expect(error.code == .unsupported)
                #expect(
                    error.description
                        == "EPSG:\(code) is not read; use gdalwarp -t_srs EPSG:3857 or EPSG:4326")
            }
        }
    }

    @Test func ofLargeSquaresSmallerPicturesAreTaken() throws {
        let file = try Self.open(Self.path("overviews.tif"))
        // At zoom 7 a pixel of a tile is 1.1 of the file; at zoom 6, 2.2: the picture of half the size.
        let fine = try #require(try file.colors(zoom: 7, x: 72, y: 36, side: 256))
        let coarse = try #require(try file.colors(zoom: 6, x: 36, y: 18, side: 256))
        #expect(fine.contains { $0 >> 16 & 255 == 99 && $0 >> 24 == 255 })
        #expect(coarse.contains { $0 >> 16 & 255 == 200 && $0 & 0xFFFF == 0 })
        #expect(!coarse.contains { $0 & 255 > 0 })
        #expect(file.smallestShare == 2)
    }

    /// A mean of the pixels that fall on one, as there is no smaller picture.
    @Test func withoutSmallerPicturesMeansAreTaken() throws {
        let file = try Self.open(Self.path("plain.tif"))
        let colors = try #require(try file.colors(zoom: 5, x: 18, y: 9, side: 256))
        let full = colors.filter { $0 >> 24 == 255 }
        #expect(!full.isEmpty && full.allSatisfy { abs(Int($0 >> 16 & 255) - 99) <= 1 })
    }

    @Test(arguments: [
        ("heights16.tif", 0.0), ("heights32.tif", 0.5), ("heights-be.tif", 0.5),
        ("heights-zstd.tif", 0.5),
    ])
    func heightsLieBetweenTheirPixels(_ name: String, _ half: Double) throws {
        let file = try Self.open(Self.path(name))
        #expect(file.kind == .heights)
        func meters(_ column: Double, _ row: Double) throws -> Double? {
            try file.meters(
                latitude: 61 - (row + half) * 0.01, longitude: 24 + (column + half) * 0.01)
        }
        for (column, row) in [(10.0, 20.0), (30.25, 40.5), (46.5, 3.75)] {
            let found = try #require(try meters(column, row))
            #expect(abs(found - (100 + column + 10 * row)) < 0.001)
        }
        // One pixel is not known: neither is what lies around it.
        #expect(try meters(7, 5) == nil && meters(6.5, 4.5) == nil)
        #expect(try meters(9, 5) != nil && meters(60, 5) == nil)
    }

    @Test(arguments: [
        (
            "lerc.tif",
            "LERC is not read; use gdal_translate -co COMPRESS=DEFLATE, ZSTD, LZW, JPEG or WEBP"
        ),
        (
            "nowhere.tif",
            "the file does not say where it lies: it has no EPSG code of its coordinates"
        ),
    ])
    func whatIsNotReadIsSaid(_ name: String, _ words: String) throws {
        do {
            _ = try Self.open(Self.path(name))
            Issue.record("\(name) was read")
        } catch {
            #expect(error.code == .unsupported && error.description == words)
        }
    }

    @Test func otherFilesAreNoTIFF() throws {
        do {
            _ = try Self.open(Self.path("README.md"))
            Issue.record("a text was read")
        } catch {
            #expect(error.code == .foreign)
        }
        do {
            _ = try Self.open(Self.path("none.tif"))
            Issue.record("a file that is not there was read")
        } catch {
            #expect(error.code == .unreadable)
        }
    }

    // MARK: Damaged files

    private static let names = [
        "plain.tif", "lzw.tif", "deflate-tiles.tif", "jpeg.tif", "big.tif", "alpha.tif",
        "heights16.tif", "heights32.tif", "overviews.tif", "utm.tif", "mask.tif",
        "zstd.tif", "packbits.tif", "webp.tif", "webp-alpha.tif", "heights-zstd.tif",
    ]

    /// Opens a file and looks at all of it; whatever is wrong is an error.
    private static func look(at bytes: [UInt8], _ street: PhotographStreet) throws {
        try street.add("x.tif", bytes)
        do {
            let file = try open(street.path + "/x.tif")
            switch file.kind {
            case .colors: _ = try file.colors(zoom: 7, x: 72, y: 36, side: 64)
            case .heights:
                let places = stride(from: 60.53, to: 61, by: 0.02).map { $0 }
                _ = try file.heights(latitudes: places, longitudes: places.map { $0 - 36.5 })
            }
        } catch is GeoTIFFError {
        } catch is PixelError {
        }
    }

    /// A file whose tags stand before its pixels says all but the end of them: it is refused when it is opened.
    @Test(arguments: ["overviews.tif", "mask.tif", "big.tif", "utm.tif"])
    func aFileCutShortIsToldWhenItIsOpened(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(name)))
        let street = try PhotographStreet()
        try street.add("x.tif", Array(bytes.dropLast(2)))
        do {
            _ = try Self.open(street.path + "/x.tif")
            Issue.record("\(name) was read without its end")
        } catch {
            #expect(error.code == .malformed)
            #expect(error.description.hasPrefix("the file has \(bytes.count - 2) bytes, and "))
        }
    }

    /// Each beginning of a file is read, or refused with an error.
    @Test func everyTruncationEnds() throws {
        let street = try PhotographStreet()
        for name in Self.names {
            let bytes = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(name)))
            let step = SlowTier.isOn ? 1 : 23
            for count in stride(from: 0, to: bytes.count, by: step) {
                try Self.look(at: Array(bytes.prefix(count)), street)
            }
        }
    }

    /// Damaged files are read, or refused with an error; nothing crashes.
    @Test func mutationsEnd() throws {
        let street = try PhotographStreet()
        var random = SplitMix(seed: 4)
        for round in 0..<(SlowTier.isOn ? 40_000 : 1800) {
            let name = Self.names[round % Self.names.count]
            var bytes = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent(name)))
            if round % 2 == 0 {
                bytes = mutated(bytes, &random)
            } else {
                // The tags, where a byte counts most: they stand first or last.
                let isFirst = Bool.random(using: &random)
                let part = isFirst ? bytes.prefix(300) : bytes.suffix(300)
                let changed = mutated(Array(part), &random)
                bytes =
                    isFirst ? changed + bytes.dropFirst(300) : bytes.dropLast(300) + changed
            }
            try Self.look(at: bytes, street)
        }
    }
}
