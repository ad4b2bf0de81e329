import Foundation
import OpenStreetMap

/// The memory that an import may take, and where lies what does not fit.
///
/// What is measured by it is anonymous memory: pages of mapped files don't count, since the system takes them back when it
/// needs them.
public struct ImportMemory: Sendable {
    /// Bytes of memory a byte of the extract takes at least: an import holds the whole extract and all features.
    ///
    /// Large extracts take 12 to 34 bytes a byte of PBF, small ones more (measured: Malta 67, Porto 138), so 12 is what
    /// surely is needed. XML takes some ten times the room of PBF, and about as much as PBF once it is gzipped.
    private static let bytesPerByte: [ExtractReader.FileKind: Int] = [
        .pbf: 12, .gzippedXML: 10, .xml: 1,
    ]

    /// The least limit that can be kept: the program itself, its threads and what they work on.
    public static let least = 64 << 20

    /// How much more than what is surely needed an import with roads takes.
    private static let withRoads = 3

    /// Bytes that the import may have in memory.
    public let limit: Int
    /// The folder for unnamed files that hold what does not fit; nil if there are none, and all is in memory.
    public let folder: String?

    /// Describes the memory of an import.
    ///
    /// - Parameters:
    ///   - limit: Bytes that the import may have in memory.
    ///   - folder: Where unnamed files hold what does not fit; nil if all is in memory. It is the program that puts it
    ///     there: the import asks whether there is room.
    public init(limit: Int, folder: String?) {
        self.limit = limit
        self.folder = folder
    }

    /// An extract that is to be imported.
    package struct Extract: Sendable {
        let path: String
        let byteCount: Int
        let kind: ExtractReader.FileKind

        /// Describes an extract by its path, for errors, its size and its format.
        package init(_ path: String, byteCount: Int, kind: ExtractReader.FileKind) {
            self.path = path
            self.byteCount = byteCount
            self.kind = kind
        }
    }

    /// Throws if extracts that become one atlas need more memory than there is, before anything is read.
    ///
    /// - Parameter available: Bytes there are; nil if that cannot be told.
    package static func check(
        _ extracts: [Extract], available: Int? = ImportMemory.available
    ) throws(ImportError) {
        guard let available else { return }
        let needed = needed(for: extracts)
        guard needed > available else { return }
        throw ImportError(
            .tooLittleMemory(needed: needed, available: available), path: paths(of: extracts))
    }

    /// Throws if extracts that become one atlas need more room in the folder than there is, or without one more memory
    /// than the limit, before anything is read.
    ///
    /// - Parameter room: Bytes that are free in the folder; nil if that cannot be told.
    package func check(_ extracts: [Extract], room: Int?) throws(ImportError) {
        guard let folder else { return try Self.check(extracts, available: limit) }
        let needed = Self.needed(for: extracts)
        guard let room, needed > limit, needed - limit > room else { return }
        throw ImportError(
            .tooLittleRoom(needed: needed - limit, available: room, folder: folder),
            path: Self.paths(of: extracts))
    }

    /// Checks with what is free in the folder.
    package func check(_ extracts: [Extract]) throws(ImportError) {
        try check(extracts, room: folder.flatMap(Self.room))
    }

    /// Whether what takes memory should be done one after the other.
    package func isShort(for extracts: [Extract]) -> Bool {
        let needed = Self.needed(for: extracts)
        return needed > limit / Self.withRoads
    }

    private static func needed(for extracts: [Extract]) -> Int {
        var needed = 0
        for extract in extracts {
            let (own, overflow) = extract.byteCount.multipliedReportingOverflow(
                by: bytesPerByte[extract.kind] ?? 0)
            let (sum, overflowToo) = needed.addingReportingOverflow(own)
            needed = overflow || overflowToo ? .max : sum
        }
        return needed
    }

    private static func paths(of extracts: [Extract]) -> String {
        extracts.map(\.path).joined(separator: ", ")
    }

    /// Bytes that are free in a folder; nil if unknown.
    private static func room(in folder: String) -> Int? {
        // What the system does not tell cannot be too little.
        let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (facts?[.systemFreeSize] as? NSNumber)?.intValue
    }

    /// The memory of the machine with its swap, or of the groups of processes that this one is in if one has less; nil
    /// if unknown.
    package static var available: Int? {
        machine(with: ["MemTotal:", "SwapTotal:"]).map { min($0, group ?? .max) } ?? group
    }

    /// Half of the machine's memory, or of that of the groups of processes; nil if unknown.
    public static var usual: Int? {
        (machine(with: ["MemTotal:"]).map { min($0, group ?? .max) } ?? group).map { $0 / 2 }
    }

    private static func machine(with names: [String]) -> Int? {
        guard let text = read("/proc/meminfo") else { return nil }
        let sum = names.reduce(0) { sum, name in
            let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
            let number = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
            return sum + (number ?? 0) * 1024
        }
        return sum > 0 ? sum : nil
    }

    private static var group: Int? {
        ControlGroups(read("/proc/self/cgroup") ?? "").limitFiles
            .compactMap { read($0)?.trimmingCharacters(in: .whitespacesAndNewlines) }
            .compactMap { Int($0) }.min()
    }

    private static func read(_ path: String) -> String? {
        // Systems without these files have no limit that could be read there.
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}

/// The groups of processes that a process is in, as Linux lists them in `/proc/self/cgroup`.
package struct ControlGroups {
    /// The files that may hold a limit of memory: of the process's group and of all those around it.
    package let limitFiles: [String]

    /// Reads a list: lines such as `0::/user.slice`, or `4:memory:/jobs/7` for the first version of groups.
    package init(_ text: String) {
        var files: [String] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let isSecond = parts[0] == "0" && parts[1].isEmpty
            guard isSecond || parts[1].split(separator: ",").contains("memory") else { continue }
            let root = isSecond ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
            let name = isSecond ? "memory.max" : "memory.limit_in_bytes"
            var folders = parts[2].split(separator: "/").map(String.init)
            while true {
                files.append(([root] + folders + [name]).joined(separator: "/"))
                if folders.popLast() == nil { break }
            }
        }
        limitFiles = files
    }
}
