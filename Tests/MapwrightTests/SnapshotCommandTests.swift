import Foundation
import Testing

/// `mapwright snapshot` on the sample's tiles.
@Suite struct SnapshotCommandTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private static func run(_ arguments: [String]) async throws -> Program {
        try await Program.run(["snapshot", "--atlas", sample] + arguments)
    }

    @Test func aPictureHasItsSize() async throws {
        let folder = try Folder()
        let path = folder.path + "/map.png"
        let program = try await Self.run([
            "--center", "60.1699,24.9384", "--meters", "1000", "--size", "120x80", "--scale", "2",
            "-o", path,
        ])
        #expect(program.status == 0, "\(program.errors)")
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        // Width and height in the header, big-endian.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 240, 0, 0, 0, 160])
        #expect(bytes.count > 2000)
    }

    @Test(arguments: [
        ["--center", "60", "--zoom", "3"], ["--center", "60,24"], ["--zoom", "3"],
        ["--center", "60,24", "--zoom", "3", "--style", "imagery"],
        ["--center", "60,24", "--zoom", "3", "--region", "1,2,3,4"],
        ["--center", "60,24", "--zoom", "99"], ["--center", "91,24", "--zoom", "3"],
        ["--center", "60,24", "--meters", "0"],
        ["--center", "60,24", "--zoom", "3", "--pitch", "61"],
        ["--center", "60,24", "--zoom", "3", "--scale", "9"],
        ["--center", "60,24,1", "--zoom", "3"],
    ])
    func badUsageIsRefused(arguments: [String]) async throws {
        let folder = try Folder()
        let program = try await Self.run(arguments + ["-o", folder.path + "/map.png"])
        #expect(program.status == 64, "\(program.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/map.png"))
    }

    @Test func featuresLieOverTheMap() async throws {
        let folder = try Folder()
        let overlay = folder.path + "/over.geojson"
        let ring = "[[24,60],[26,60],[26,61],[24,61],[24,60]]"
        try Data(
            """
            {"type": "Feature", "properties": {"fill": "red", "fill-opacity": 1},
            "geometry": {"type": "Polygon", "coordinates": [\(ring)]}}
            """.utf8
        ).write(to: URL(fileURLWithPath: overlay))
        var sizes: [Int] = []
        for options in [[], ["--overlay", overlay]] {
            let path = folder.path + "/\(options.count).png"
            let program = try await Self.run(
                ["--center", "60.17,24.94", "--zoom", "14", "--size", "64x64", "-o", path] + options
            )
            #expect(program.status == 0, "\(program.errors)")
            sizes.append(try Data(contentsOf: URL(fileURLWithPath: path)).count)
        }
        // One color all over packs better than a map, whatever stands in the corner.
        #expect(sizes[1] < sizes[0])
    }

    @Test func whatCannotBeReadFailsInOneLine() async throws {
        let folder = try Folder()
        let overlay = folder.path + "/over.geojson"
        func failure() async throws -> String {
            let program = try await Self.run([
                "--center", "60,24", "--zoom", "3", "--overlay", overlay, "-o",
                folder.path + "/map.png",
            ])
            #expect(program.status == 1)
            return program.errors
        }
        try Data("[]".utf8).write(to: URL(fileURLWithPath: overlay))
        #expect(
            try await failure()
                == "mapwright: overlay 1 is no GeoJSON: its type is none of GeoJSON's\n")
        try Data("{\"type\":".utf8).write(to: URL(fileURLWithPath: overlay))
        #expect(
            try await failure()
                == "mapwright: \(overlay): type, byte 8: the text ends too early\n")
        try FileManager.default.removeItem(atPath: overlay)
        #expect(try await failure() == "mapwright: \(overlay) cannot be read\n")
    }
}
