import Foundation

/// What tells a file from one that was put in its place, or that was written since.
struct FileIdentity: Equatable, Sendable {
    let path: String
    private let number: UInt64
    private let byteCount: UInt64
    private let date: Date?

    /// Looks at a file; one that is not there has an identity of its own.
    init(_ path: String) {
        // `attributesOfItem` tells of a link, not of the file that it leads to, and certificates are replaced by
        // links that lead elsewhere.
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map { _ in
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        }
        // What can't be looked at is an identity of its own.
        let facts = try? FileManager.default.attributesOfItem(atPath: target ?? path)
        self.path = path
        number = (facts?[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
        byteCount = (facts?[.size] as? NSNumber)?.uint64Value ?? 0
        date = facts?[.modificationDate] as? Date
    }
}
