import Bytes
import Foundation

/// The files of a feed, in a folder or a zip archive.
///
/// A feed may lie in a folder of the archive: the one nearest the root that has `stops.txt` or `agency.txt`. Twins that
/// Apple's systems add (`__MACOSX`, `._agency.txt`) are skipped.
struct FeedFiles {
    /// The maximum number of bytes that a file may have; the largest known has some 5 GB.
    static let largestFile = 8 << 30
    /// The maximum number of bytes that all files of a feed may have together.
    static let largestFeed = 16 << 30

    private enum Place {
        case file(String)
        case entry(ZipArchive.Entry)
    }

    /// The path that the feed was asked for by.
    let path: String
    private let archive: ZipArchive?
    private let places: [String: Place]

    /// The names of the files, such as "stops.txt", sorted.
    var names: [String] { places.keys.sorted() }

    /// Lists the files of a feed.
    init(_ path: String) throws(GTFSError) {
        self.path = path
        guard FileManager.default.fileExists(atPath: path) else {
            throw GTFSError(.unreadable("there is nothing"), path: path)
        }
        if Self.isFolder(URL(fileURLWithPath: path)) {
            archive = nil
            let root = URL(fileURLWithPath: path)
            // Two levels are looked at, as feeds are handed out.
            let found = Self.files(in: root, depth: 2).map { ($0.name, Place.file($0.path)) }
            places = Self.feed(of: found)
        } else {
            let file: MappedFile
            do {
                file = try MappedFile(path: path)
            } catch {
                throw GTFSError(.unreadable(error.description), path: path)
            }
            let archive = try ZipArchive(file)
            self.archive = archive
            places = Self.feed(of: archive.entries.map { ($0.name, Place.entry($0)) })
            var total = 0
            for case .entry(let entry) in places.values {
                total = total.addingReportingOverflow(entry.size).partialValue
                guard total <= Self.largestFeed else {
                    throw GTFSError(.tooLarge(limit: Self.largestFeed), path: path)
                }
            }
        }
    }

    /// The bytes of a file; nil if the feed does not have it.
    func contents(of name: String) throws(GTFSError) -> [UInt8]? {
        switch places[name] {
        case nil: return nil
        case .entry(let entry):
            return try archive?.contents(of: entry, limit: Self.largestFile)
        case .file(let path):
            do {
                let file = try MappedFile(path: path)
                guard file.byteCount <= Self.largestFile else {
                    throw GTFSError(.tooLarge(limit: Self.largestFile), path: path)
                }
                return try file.read(0..<file.byteCount)
            } catch let error as GTFSError {
                throw error
            } catch {
                throw GTFSError(.unreadable("\(error)"), path: self.path, file: name)
            }
        }
    }

    /// The files of the folder that is the feed, by their names.
    private static func feed(of files: [(name: String, place: Place)]) -> [String: Place] {
        let usable = files.filter { file in
            file.name.split(separator: "/").allSatisfy {
                !$0.hasPrefix("._") && $0 != "__MACOSX"
            }
        }
        func folder(_ name: String) -> Substring {
            name[..<(name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex)]
        }
        let roots = usable.filter {
            let file = $0.name.dropFirst(folder($0.name).count)
            return file == "stops.txt" || file == "agency.txt"
        }.map { folder($0.name) }
        let depth = { (folder: Substring) in folder.count { $0 == "/" } }
        let root = roots.min { (depth($0), $0) < (depth($1), $1) } ?? ""
        var feed: [String: Place] = [:]
        for file in usable where folder(file.name) == root {
            feed[String(file.name.dropFirst(root.count))] = file.place
        }
        return feed
    }

    private static func files(in folder: URL, depth: Int) -> [(name: String, path: String)] {
        // A folder that cannot be listed has no files, which is what the caller then says.
        let found =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        var result: [(name: String, path: String)] = []
        for url in found.sorted(by: { $0.path < $1.path }) {
            if !isFolder(url) {
                result.append((url.lastPathComponent, url.path))
            } else if depth > 1 {
                result += files(in: url, depth: depth - 1).map {
                    (url.lastPathComponent + "/" + $0.name, $0.path)
                }
            }
        }
        return result
    }

    private static func isFolder(_ url: URL) -> Bool {
        // What cannot be looked at is taken for a file, which then says why.
        (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
            ?? false
    }
}
