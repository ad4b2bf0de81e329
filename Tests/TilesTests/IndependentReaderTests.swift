import Foundation
import TestSupport
import Testing
import Tiles
import VectorTile

/// The repository's root, found from this file.
private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
private let python = checkout.appendingPathComponent(".venv/bin/python").path

/// Runs Python and returns its exit code and all that it wrote.
private func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

private let hasReaders =
    FileManager.default.isExecutableFile(atPath: python)
    && (try? run(["-c", "import mapbox_vector_tile, pmtiles, shapely"]).code) == 0

/// The readers of other projects read what we write; see Tests/Python/requirements.txt.
@Suite(
    .enabled(
        if: hasReaders,
        "needs .venv with Tests/Python/requirements.txt: python3 -m venv .venv && .venv/bin/pip install -r Tests/Python/requirements.txt"
    ))
struct IndependentReaderTests {
    private let script = checkout.appendingPathComponent("Tests/Python/check_tiles.py").path

    /// All tiles up to `zoom` with every kind of geometry and value; every fourth tile is the sea.
    private func write(_ path: String, zoom: UInt8, spoil: Bool = false) throws {
        var random = SplitMix(seed: 6)
        var encoder = VectorTileEncoder()
        let water = encoder.layer("water")
        let streets = encoder.layer("streets")
        let places = encoder.layer("places")
        let keys = ["kind", "name", "rank", "height", "share", "oneway", "depth"].map {
            encoder.key($0)
        }
        let sea = encoder.constant(.string("sea"))
        let writer = try PMTilesWriter(path: path)
        for id in 0..<((UInt64(1) << (2 * UInt64(zoom + 1)) - 1) / 3) {
            let tile = try #require(TileID(hilbertID: id))
            let kind = VectorTileEncoder.Attribute(keys[0], sea)
            var square: [Int32] = [-64, -64, 4160, -64, 4160, 4160, -64, 4160]
            if spoil, id == 3 { square = [0, 0, 9, 0, 0, 9, 9, 9, 9, 20, 4, -4] }
            if id % 4 != 0 {
                let x = Int32.random(in: 100..<900, using: &random)
                square += [x, x, x, x + 500, x + 500, x + 500, x + 500, x]
                square += [5000, 0, 5000 + x, 0, 5000 + x, 90]
                encoder.add(
                    .polygon, square, partEnds: spoil && id == 3 ? [6, 10, 13] : [4, 8, 11],
                    attributes: [kind], id: id, to: water)
                let attributes = [
                    kind, .init(keys[1], encoder.value(string: "Mannerheimintie \(x)")),
                    .init(keys[2], encoder.value(int: Int64(x))),
                    .init(keys[3], encoder.value(double: Double(x) / 3)),
                    .init(keys[4], encoder.value(float: Float(x) / 3)),
                    .init(keys[5], encoder.value(bool: x % 2 == 0)),
                    .init(keys[6], encoder.value(int: Int64(-x))),
                ]
                encoder.add(
                    .line, [0, x, x, 7, 4096, -9, 1, 1, 2, 3], partEnds: [3, 5],
                    attributes: attributes, to: streets)
                encoder.add(.point, [x, x, x + 1, x + 9], attributes: attributes, to: places)
            } else {
                encoder.add(.polygon, square, attributes: [kind], to: water)
            }
            try writer.append(tile, uncompressed: encoder.finish().span.bytes)
        }
        let fields = [
            "kind": "String", "name": "String", "rank": "Number", "height": "Number",
            "share": "Number", "oneway": "Boolean", "depth": "Number",
        ]
        try writer.finish(
            metadata: TileMetadata(
                name: "Sample",
                vectorLayers: ["water", "streets", "places"].map {
                    VectorLayer(id: $0, fields: fields)
                }))
    }

    @Test(arguments: (SlowTier.isOn ? [3, 7] : [5]) as [UInt8])
    func pythonReadsWhatIsWritten(zoom: UInt8) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        try write(path, zoom: zoom)
        let (code, output) = try run([script, path])
        #expect(code == 0, "\(output)")
        #expect(output.contains("water: "), "\(output)")
    }

    @Test func pythonFindsInvalidPolygons() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        try write(path, zoom: 2, spoil: true)
        let (code, output) = try run([script, path])
        #expect(code == 1, "\(output)")
        #expect(output.contains("layer water: 1 of"), "\(output)")
    }
}
