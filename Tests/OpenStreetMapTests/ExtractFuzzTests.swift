import Deflate
import Foundation
import OpenStreetMap
import TestSupport
import Testing

/// Mutated files of every format: the reader may refuse them, but must not crash, hang or eat memory.
///
/// The seed of a run is fixed; a failing input is found again by its number.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ExtractFuzzTests {
    static let isSlowTier = SlowTier.isOn

    /// Growth of the process's peak memory that a run may cause.
    ///
    /// One block may have 32 MiB unpacked and ten times that in arrays; no small mutated file comes
    /// near it. What other tests take meanwhile is counted as well.
    static let memoryLimit = 1 << 30

    @Test func twoThousandMutations() async throws { try await run(2_000, seed: 1) }

    @Test(.enabled(if: isSlowTier, "the slow tier runs with MAPWRIGHT_SLOW=1"))
    func aHundredAndFiftyThousandMutations() async throws { try await run(150_000, seed: 2) }

    private func run(_ count: Int, seed: UInt64) async throws {
        let seeds = Self.validFiles()
        var mutator = Mutator(seed: seed)
        let before = Self.peakMemory()
        var refused = 0
        let path = FileManager.default.temporaryDirectory
            .appending(path: "mapwright-fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for number in 0..<count {
            let bytes = mutator.mutate(seeds[number % seeds.count], with: seeds)
            try Data(bytes).write(to: URL(filePath: path))
            do {
                let reader = try ExtractReader(path: path)
                var summary = ReadSummary()
                var seen = 0
                summary = try await reader.read(jobs: number % 16 == 0 ? 3 : 1) { block in
                    seen += block.nodes.ids.count + block.ways.ids.count + block.relations.ids.count
                    expectWhole(block, number)
                }
                #expect(seen == summary.nodes + summary.ways + summary.relations)
            } catch let error as OpenStreetMapError {
                refused += 1
                // Places lie in the file, and every message can be made.
                #expect(error.offset >= 0 && error.offset <= bytes.count, "input \(number)")
                #expect(!error.description.isEmpty)
            }
        }
        #expect(refused > count / 3, "the mutations are too tame")
        #expect(refused < count, "the mutations are too wild")
        #expect(Self.peakMemory() - before < Self.memoryLimit)
    }

    /// Whatever is delivered must be safe to use without further checks.
    private func expectWhole(_ block: ElementBlock, _ number: Int) {
        let strings = block.strings.count
        let (nodes, ways, relations) = (block.nodes, block.ways, block.relations)
        var isWhole = nodes.latitudes.count == nodes.ids.count
        isWhole = isWhole && nodes.longitudes.count == nodes.ids.count
        isWhole = isWhole && Self.isIndex(nodes.tagStarts, nodes.ids.count, nodes.tags.count)
        isWhole = isWhole && Self.isIndex(ways.tagStarts, ways.ids.count, ways.tags.count)
        isWhole = isWhole && Self.isIndex(ways.nodeStarts, ways.ids.count, ways.nodeIDs.count)
        isWhole =
            isWhole && Self.isIndex(relations.tagStarts, relations.ids.count, relations.tags.count)
        isWhole =
            isWhole
            && Self.isIndex(relations.memberStarts, relations.ids.count, relations.memberIDs.count)
        isWhole = isWhole && relations.memberKinds.count == relations.memberIDs.count
        isWhole = isWhole && relations.memberRoles.count == relations.memberIDs.count
        isWhole = isWhole && Self.isIndex(block.strings.starts, strings, block.strings.utf8.count)
        for indices in [nodes.tags, ways.tags, relations.tags, relations.memberRoles] {
            isWhole = isWhole && indices.allSatisfy { $0 < strings }
        }
        for tags in [nodes.tagStarts, ways.tagStarts, relations.tagStarts] {
            isWhole = isWhole && tags.allSatisfy { $0 % 2 == 0 }
        }
        #expect(isWhole, "input \(number)")
    }

    private static func isIndex(_ starts: [UInt32], _ count: Int, _ total: Int) -> Bool {
        starts.count == count + 1 && starts.first == 0 && starts.last.map(Int.init) == total
            && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    private static func validFiles() -> [[UInt8]] {
        var files: [[UInt8]] = []
        var town = MapElement.town
        for round in 0..<2 {
            for packing in PBFBuilder.Packing.allCases {
                for isDense in [true, false] {
                    files.append(
                        PBFBuilder(packing: packing, isDense: isDense, elementsPerBlock: 3 + round)
                            .file(town))
                }
            }
            // Raw blocks are where mutations reach the decoders unhindered by checksums.
            for perBlock in [1, 2, 100] {
                files.append(PBFBuilder(elementsPerBlock: perBlock).file(town))
            }
            let text = XMLBuilder.file(town)
            files += [text, text, Deflater().deflate(text.span.bytes, .gzip)]
            town[2].isDeleted = true
        }
        return files
    }

    /// The most memory this process ever held, in bytes.
    private static func peakMemory() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) << 10
    }
}

/// Makes broken files out of valid ones.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood, 2014).
    private mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }

    private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    /// One to four changes: bit flips, new bytes, truncation, splices, copies, and lengths made large.
    mutating func mutate(_ file: [UInt8], with others: [[UInt8]]) -> [UInt8] {
        var bytes = file
        for _ in 0...below(4) {
            guard !bytes.isEmpty else { return bytes }
            let at = below(bytes.count)
            switch below(8) {
            case 0, 1: bytes[at] ^= 1 << UInt8(below(8))
            case 2: bytes[at] = UInt8(below(256))
            case 3: bytes[at] = [0, 1, 0x7f, 0x80, 0xff][below(5)]
            case 4: if below(4) == 0 { bytes.removeSubrange(at...) }
            case 5:
                let other = others[below(others.count)]
                let start = below(other.count)
                let end = min(other.count, start + below(64))
                bytes.replaceSubrange(
                    at..<min(bytes.count, at + below(64)), with: other[start..<end])
            case 6:
                let copied = Array(bytes[at..<min(bytes.count, at + below(200))])
                bytes.insert(contentsOf: copied, at: below(bytes.count))
            default:
                // A long varint, as a length or a value.
                let width = 1 + below(10)
                let varint = (0..<width).map {
                    $0 == width - 1 ? UInt8(below(128)) : 0x80 | UInt8(below(128))
                }
                bytes.replaceSubrange(at..<min(bytes.count, at + below(width + 1)), with: varint)
            }
        }
        return bytes
    }
}
