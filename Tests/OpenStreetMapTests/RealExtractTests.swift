import Foundation
import OpenStreetMap
import Testing

/// Real extracts, compared line by line with what `osmium-tool` makes of them.
@Suite struct RealExtractTests {
    /// The tool's path, or nil where it is not installed.
    static let osmium = ["/usr/bin/osmium", "/usr/local/bin/osmium", "/opt/homebrew/bin/osmium"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: osmium != nil, "osmium-tool is not installed"), arguments: Extracts.all)
    func everyElementIsWhatOsmiumReads(path: String) async throws {
        let expected = try Self.run(["cat", path, "-f", "opl,add_metadata=false", "-o", "-"])
        let reader = try ExtractReader(path: path)
        #expect(expected.count > 1 << 20)
        var ours: [UInt8] = []
        ours.reserveCapacity(expected.count)
        let summary = try await reader.map(
            jobs: 2, transform: { Array($0.elements.map(\.opl).joined().utf8) },
            body: { ours += $0 })
        #expect(summary.isSortedByTypeThenID)
        if ours != expected {
            let pairs = zip(ours.split(separator: 10), expected.split(separator: 10))
            let first = pairs.first { $0 != $1 }
            let text = first.map { [$0.0, $0.1].map { String(decoding: $0, as: UTF8.self) } }
            Issue.record("first difference: \(text ?? ["length"])")
        }
    }

    @Test(
        .enabled(if: osmium != nil, "osmium-tool is not installed"), arguments: ["osm", "osm.gz"])
    func osmiumsXMLReadsLikeItsPBF(format: String) async throws {
        let text = try Self.run(["cat", Extracts.sample, "-f", format, "-o", "-"])
        let (xml, summary, _) = try await read(text, jobs: 2)
        let reader = try ExtractReader(path: Extracts.sample)
        var pbf: [MapElement] = []
        let expected = try await reader.read { pbf += $0.elements }
        #expect(xml == pbf)
        #expect(summary.tags == expected.tags)
    }

    @Test(
        .enabled(if: osmium != nil, "osmium-tool is not installed"),
        arguments: ["none", "lz4", "zlib"], [true, false])
    func osmiumsPackingsReadTheSame(packing: String, isDense: Bool) async throws {
        let format = "pbf,pbf_compression=\(packing),pbf_dense_nodes=\(isDense)"
        let bytes = try Self.run(["cat", Extracts.sample, "-f", format, "-o", "-"])
        let elements = try await read(bytes, jobs: 2).elements
        let reader = try ExtractReader(path: Extracts.sample)
        var expected: [MapElement] = []
        try await reader.read { expected += $0.elements }
        #expect(elements == expected)
    }

    private static func run(_ arguments: [String]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: try #require(osmium))
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return Array(output)
    }
}

extension MapElement {
    /// The element as a line of osmium's OPL format, without metadata.
    var opl: String {
        var line = ["n", "w", "r"][Int(kind.rawValue)] + "\(id) T"
        line += tags.map { Self.opl($0.key) + "=" + Self.opl($0.value) }.joined(separator: ",")
        switch kind {
        case .node: line += " x\(Self.oplDegrees(longitude)) y\(Self.oplDegrees(latitude))"
        case .way: line += " N" + refs.map { "n\($0)" }.joined(separator: ",")
        case .relation:
            let letters = ["n", "w", "r"]
            line += " M"
            line += members.map {
                letters[Int($0.kind.rawValue)] + "\($0.id)@" + Self.opl($0.role)
            }.joined(separator: ",")
        }
        return line + "\n"
    }

    private static func oplDegrees(_ value: Int32) -> String {
        let text = XMLBuilder.degrees(value)
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
        return trimmed.contains(".") ? String(trimmed) : "\(value / 10_000_000)"
    }

    /// OPL writes most of the scalars below U+0600 as they are, and the others as %hex%.
    private static func opl(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x21...0x24, 0x26...0x2b, 0x2d...0x3c, 0x3e...0x3f, 0x41...0x7e, 0xa1...0xac,
                0xae...0x5ff:
                result.unicodeScalars.append(scalar)
            default:
                let hex = String(scalar.value, radix: 16)
                let width = scalar.value < 0x100 ? 2 : 4
                result += "%" + String(repeating: "0", count: max(0, width - hex.count)) + hex + "%"
            }
        }
        return result
    }
}
