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

    /// Throws if an extract needs more memory than there is, before anything is read.
    ///
    /// - Parameters:
    ///   - path: The extract, for the error.
    ///   - available: Bytes there are; nil if that cannot be told.
    package static func check(
        _ path: String, byteCount: Int, kind: ExtractReader.FileKind,
        available: Int? = ImportMemory.available
    ) throws(ImportError) {
        guard let available, let factor = bytesPerByte[kind] else { return }
        let (needed, overflow) = byteCount.multipliedReportingOverflow(by: factor)
        if overflow || needed > available {
            throw ImportError(
                .tooLittleMemory(needed: overflow ? .max : needed, available: available), path: path
            )
        }
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
