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
        var findings: [Finding]
        var candidateCount: Int
        var failures: [Failure]
    }

    struct Kept: Codable {
        var hash: ContentHash
        var analysis: FileAnalysis
    }

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
        for entry in tree.sources + tree.neighbours + tree.manifests {
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
        guard let data = FileManager.default.contents(atPath: wholePath),
            // A damaged cache is no cache.
            let whole = try? JSONDecoder().decode(Whole.self, from: data),
            whole.tree == treeHash
        else { return nil }
        return whole
    }

    func analyses() -> [String: Kept] {
        guard let data = FileManager.default.contents(atPath: analysesPath),
            // A damaged cache is no cache.
            let kept = try? JSONDecoder().decode([String: Kept].self, from: data)
        else { return [:] }
        return kept
    }

    func keep(
        findings: [Finding], candidateCount: Int, failures: [FileTree.Failure],
        analyses: [(path: String, analysis: FileAnalysis)]
    ) {
        let whole = Whole(
            tree: treeHash, findings: findings, candidateCount: candidateCount,
            failures: failures.map { .init(path: $0.path, message: $0.message) })
        var kept: [String: Kept] = [:]
        for (path, analysis) in analyses {
            if let hash = analysis.hash { kept[path] = Kept(hash: hash, analysis: analysis) }
        }
        // Without a cache the next run is only slower.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        write(kept, to: analysesPath)
        write(whole, to: wholePath)
    }

    private func write(_ value: some Encodable, to path: String) {
        // Without a cache the next run is only slower.
        guard let data = try? JSONEncoder().encode(value) else { return }
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
