import Foundation
import OpenStreetMap

/// The memory that an import needs and that is available.
package struct ImportMemory {
    /// Bytes of memory a byte of the extract takes at least: an import holds the whole extract and all features.
    ///
    /// Large extracts take 12 to 34 bytes a byte of PBF, small ones more (measured: Malta 67, Porto 138), so 12 is what
    /// surely is needed. XML takes some ten times the room of PBF, and about as much as PBF once it is gzipped.
    private static let bytesPerByte: [ExtractReader.FileKind: Int] = [
        .pbf: 12, .gzippedXML: 10, .xml: 1,
    ]

    /// An extract that is to be imported.
    package struct Extract {
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
        var needed = 0
        for extract in extracts {
            let (own, overflow) = extract.byteCount.multipliedReportingOverflow(
                by: bytesPerByte[extract.kind] ?? 0)
            let (sum, overflowToo) = needed.addingReportingOverflow(own)
            needed = overflow || overflowToo ? .max : sum
        }
        guard needed > available else { return }
        throw ImportError(
            .tooLittleMemory(needed: needed, available: available),
            path: extracts.map(\.path).joined(separator: ", "))
    }

    /// The memory of the machine with its swap, or of the group of processes if that is less; nil if unknown.
    package static var available: Int? {
        var least: Int?
        if let text = read("/proc/meminfo") {
            let sum = ["MemTotal:", "SwapTotal:"].reduce(0) { sum, name in
                let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
                let number = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
                return sum + (number ?? 0) * 1024
            }
            if sum > 0 { least = sum }
        }
        for path in ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"] {
            let text = read(path)?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let limit = text.flatMap({ Int($0) }) else { continue }
            least = min(least ?? limit, limit)
        }
        return least
    }

    private static func read(_ path: String) -> String? {
        // Systems without these files have no limit that could be read there.
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
