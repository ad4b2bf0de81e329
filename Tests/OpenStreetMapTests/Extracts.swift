import Foundation
import TestSupport

/// Where the real extracts lie.
enum Extracts {
    /// The repository's root.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The city that ships with the repository.
    static let sample = root.appending(path: "Samples/helsinki.osm.pbf").path

    /// Every extract there is, the larger ones included if this machine has them.
    static var all: [String] { [sample] + SharedData.extracts }
}
