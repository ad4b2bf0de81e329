import Foundation

/// A fingerprint of bytes: FNV-1a, 64 bits, with the length.
///
/// Good against accidents, not against attacks.
struct ContentHash: Sendable, Hashable, Codable {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var length = 0

    init() {}

    init(_ bytes: [UInt8], _ target: DeploymentTarget) {
        add(bytes)
        for (platform, version) in target.versions.sorted(by: { $0.key < $1.key }) {
            add("\(platform)\(version)")
        }
    }

    mutating func add(_ bytes: [UInt8]) {
        var hash = hash
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        }
        self.hash = hash
        length += bytes.count
    }

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    var text: String { String(hash, radix: 16) + "-" + String(length, radix: 16) }
}

/// Results kept between runs, in a folder that may be deleted at any time.
///
/// Two layers: the findings of the whole run, good as long as no file's size or times have changed; and
/// the analyses of single files, good as long as their contents have not.
struct ResultCache {
    struct Whole: Codable {
        struct Failure: Codable {
            var path: String
            var message: String
        }
        var tree: ContentHash
        var findings: [Finding] = []
        var findingCount: Int
        var candidateCount: Int
        var failures: [Failure]
    }

    struct Kept: Codable {
        var path: String
        var hash: ContentHash
        var analysis: FileAnalysis
    }

    /// How many findings stand on a line of the kept run.
    private static let batch = 256

    private let wholePath: String
    private let analysesPath: String
    private let folder: String
    private let treeHash: ContentHash

    init(folder: String, configuration: Configuration, tree: FileTree) {
        self.folder = folder
        var key = ContentHash()
        key.add(Linter.version)
        key.add(Self.toolStamp)
        key.add(configuration.fingerprint)
        key.add(FileManager.default.currentDirectoryPath)
        var treeKey = key
        for entry in tree.sources + tree.neighbors + tree.manifests {
            treeKey.add(
                "\(entry.path)|\(entry.root)|\(entry.stamp.size)|\(entry.stamp.modified)|\(entry.stamp.changed)|\(entry.stamp.inode)"
            )
        }
        treeKey.add("\(tree.isSingleFiles)")
        treeHash = treeKey
        wholePath = "\(folder)/run-\(key.text).json"
        analysesPath = "\(folder)/files-\(key.text).json"
    }

    /// The size and time of the program itself, so that another build never reads this one's results.
    private static let toolStamp: String = {
        let path = CommandLine.arguments.first ?? ""
        guard let stamp = FileStamp(path: path, followingLinks: true) else { return "" }
        return "\(stamp.size) \(stamp.modified)"
    }()

    func wholeResult() -> Whole? {
        var lines = lines(of: wholePath).makeIterator()
        let decoder = JSONDecoder()
        // A damaged cache is no cache.
        guard let first = lines.next(), var whole = try? decoder.decode(Whole.self, from: first),
            whole.tree == treeHash
        else { return nil }
        while let line = lines.next() {
            // A damaged cache is no cache.
            guard let findings = try? decoder.decode([Finding].self, from: line) else { return nil }
            whole.findings += findings
        }
        return whole.findings.count == whole.findingCount ? whole : nil
    }

    func analyses() -> [String: Kept] {
        var kept: [String: Kept] = [:]
        let decoder = JSONDecoder()
        for line in lines(of: analysesPath) {
            // A damaged cache is no cache.
            guard let one = try? decoder.decode(Kept.self, from: line) else { return [:] }
            kept[one.path] = one
        }
        return kept
    }

    func keep(
        findings: [Finding], candidateCount: Int, failures: [FileTree.Failure],
        analyses: [(path: String, analysis: FileAnalysis)]
    ) {
        let whole = Whole(
            tree: treeHash, findingCount: findings.count, candidateCount: candidateCount,
            failures: failures.map { .init(path: $0.path, message: $0.message) })
        // Without a cache the next run is only slower.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        write(to: analysesPath) { encoder in
            for (path, analysis) in analyses {
                guard let hash = analysis.hash else { continue }
                try encoder(Kept(path: path, hash: hash, analysis: analysis))
            }
        }
        write(to: wholePath) { encoder in
            try encoder(whole)
            for start in stride(from: 0, to: findings.count, by: Self.batch) {
                try encoder(Array(findings[start..<min(start + Self.batch, findings.count)]))
            }
        }
    }

    /// The lines of a file, each a JSON text; none if there is no such file.
    private func lines(of path: String) -> [Data] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        // Searched as a buffer: Data's own subscript is many times slower.
        var ends: [Int] = []
        data.withUnsafeBytes { bytes in
            for offset in bytes.indices where bytes[offset] == 0x0A { ends.append(offset) }
        }
        var start = data.startIndex
        return ends.map { end in
            defer { start = data.startIndex + end + 1 }
            return data[start..<data.startIndex + end]
        }
    }

    /// Writes values a line each: encoded all at once they would take several times the memory.
    private func write(to path: String, _ values: ((any Encodable) throws -> Void) throws -> Void) {
        let encoder = JSONEncoder()
        var text = Data()
        do {
            try values { value in
                text.append(try encoder.encode(value))
                text.append(0x0A)
            }
            try text.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            // Without a cache the next run is only slower.
        }
    }
}
