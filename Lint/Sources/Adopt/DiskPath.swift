import Foundation
import XcodeProjects

/// Paths as they are on the disk.
enum DiskPath {
    /// The path of a file whatever the case of its letters, as the disks of Macs find it; `nil` if there is none, or
    /// several that differ in case alone.
    static func find(_ path: String) -> String? {
        if FileManager.default.fileExists(atPath: path) { return path }
        let parent = FilePath.folder(of: path)
        guard parent != path, let folder = find(parent) else { return nil }
        let name = FilePath.name(of: path).lowercased()
        // A folder that cannot be read has nothing in it.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let same = names.filter { $0.lowercased() == name }
        return same.count == 1 ? FilePath.join(folder, same[0]) : nil
    }
}
