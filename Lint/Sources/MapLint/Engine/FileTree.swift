import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a file system entry is, without following links.
struct FileStamp: Sendable, Hashable, Codable {
    enum Kind: Sendable, Codable { case file, folder, link, other }
    var kind: Kind
    var size: Int
    /// Time of the last change of contents and of the entry, in nanoseconds.
    var modified: Int
    var changed: Int
    var device: Int
    var inode: Int

    /// Reads an entry; `nil` if there is none.
    init?(path: String, followingLinks: Bool = false) {
        var info = stat()
        guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(info.st_size)
        device = Int(truncatingIfNeeded: info.st_dev)
        inode = Int(truncatingIfNeeded: info.st_ino)
        #if canImport(Darwin)
            modified =
                Int(info.st_mtimespec.tv_sec) * 1_000_000_000 + Int(info.st_mtimespec.tv_nsec)
            changed = Int(info.st_ctimespec.tv_sec) * 1_000_000_000 + Int(info.st_ctimespec.tv_nsec)
        #else
            modified = Int(info.st_mtim.tv_sec) * 1_000_000_000 + Int(info.st_mtim.tv_nsec)
            changed = Int(info.st_ctim.tv_sec) * 1_000_000_000 + Int(info.st_ctim.tv_nsec)
        #endif
    }
}

/// The files below the paths that a run is given.
struct FileTree: Sendable {
    struct Entry: Sendable {
        /// The path as it is reported.
        var path: String
        /// The folder of the project that it belongs to; empty for none.
        var root: String
        var stamp: FileStamp
    }

    /// Something that could not be read.
    struct Failure: Sendable, Hashable {
        var path: String
        var message: String
    }

    private(set) var sources: [Entry] = []
    /// Property lists, projects, build settings, storyboards and Objective-C files.
    private(set) var neighbors: [Entry] = []
    /// `Package.swift` files.
    private(set) var manifests: [Entry] = []
    private(set) var failures: [Failure] = []
    /// Whether every path given was a file.
    private(set) var isSingleFiles = true

    private let configuration: Configuration
    private let exclude: [PathPattern]
    private var seenFolders: Set<[Int]> = []

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build",
    ]

    private static let bundles = [".xcodeproj", ".xcworkspace"]

    /// Whether a folder with an entry of this name is the root of a project.
    private static func beginsProject(_ name: String) -> Bool {
        ["Package.swift", "Project.swift"].contains(name)
            || bundles.contains(where: name.hasSuffix)
    }

    /// Collects the files below the paths.
    ///
    /// Hidden folders, and those of package managers, are left out; a link to a folder is followed
    /// once.
    init(paths: [String], configuration: Configuration) {
        self.configuration = configuration
        exclude = configuration.exclude.map { PathPattern($0) }
        for path in paths {
            let clean = Self.clean(path)
            guard let stamp = FileStamp(path: clean, followingLinks: true) else {
                failures.append(Failure(path: path, message: "no such file or folder"))
                continue
            }
            switch stamp.kind {
            case .folder:
                isSingleFiles = false
                walk(clean, root: "", stamp)
            case .file: sources.append(Entry(path: clean, root: "", stamp: stamp))
            default: failures.append(Failure(path: path, message: "is neither a file nor a folder"))
            }
        }
    }

    private static func clean(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private mutating func walk(_ folder: String, root: String, _ stamp: FileStamp) {
        guard seenFolders.insert([stamp.device, stamp.inode]).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            failures.append(Failure(path: folder, message: "the folder cannot be read"))
            return
        }
        var root = root
        // A bundle of Xcode's own (`App.xcodeproj` with its `project.xcworkspace`) is no folder of sources.
        let isBundle = Self.bundles.contains { folder.hasSuffix($0) }
        if !isBundle, names.contains(where: Self.beginsProject) { root = folder }
        for name in names where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            let isSwift = name.hasSuffix(".swift")
            let isNeighbor = NeighborFacts.concerns(name)
            guard var stamp = FileStamp(path: path) else { continue }
            if stamp.kind == .link {
                guard let target = FileStamp(path: path, followingLinks: true) else {
                    if isSwift {
                        failures.append(Failure(path: path, message: "the link leads nowhere"))
                    }
                    continue
                }
                stamp = target
            }
            let local = configuration.local(path)
            guard !exclude.contains(where: { $0.matches(local) }) else { continue }
            switch stamp.kind {
            case .folder:
                guard !Self.skipped.contains(name), !isBundle else { continue }
                walk(path, root: root, stamp)
            case .file:
                let entry = Entry(path: path, root: root, stamp: stamp)
                if name == "Package.swift" { manifests.append(entry) }
                if isSwift { sources.append(entry) }
                if isNeighbor { neighbors.append(entry) }
            default: continue
            }
        }
    }
}
