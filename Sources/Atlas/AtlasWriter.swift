import Bytes
import CExchange
import Deflate

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// Builds a bundle in a hidden folder, which takes the place of the old one as a whole.
///
/// Files are written into a hidden folder next to the target. `commit` writes the manifest last,
/// flushes everything to disk and exchanges the folder with the target in one step, so that a reader
/// sees the old atlas or the new one. A writer that goes away without `commit` removes its folder;
/// one whose process died leaves a folder that the next writer for the same target removes: a writer
/// holds a lock on its folder for as long as it lives.
///
/// SAFETY: paths are handed to the system as C strings that live until the call returns.
public final class AtlasWriter {
    /// The path at which the atlas appears when it is complete.
    public let path: String
    /// The hidden folder that is being filled.
    public let partialPath: String
    private let parent: String
    /// Holds the lock; -1 once the writer is done.
    private var descriptor: Int32
    private var names: Set<String> = []

    /// Prepares to write the atlas at `path`.
    ///
    /// - Throws: `occupied` if something that is not an atlas is there; `danglingLink`; `system` if the folder
    ///   around it cannot be written.
    public init(path: String) throws(AtlasError) {
        if FilePaths.isDanglingLink(path) { throw AtlasError(.danglingLink, path) }
        let target = FilePaths.resolvingLink(path)
        let (parent, name) = FilePaths.split(target)
        guard !name.isEmpty, name != ".", name != "..", name != "/" else {
            throw AtlasError(.occupied, path)
        }
        try AtlasWriter.requireReplaceable(target)
        self.path = target
        self.parent = parent
        let prefix = ".\(name).partial-"
        AtlasWriter.removeLeftovers(prefix, in: parent)
        (partialPath, descriptor) = try AtlasWriter.makePartial(prefix, in: parent)
    }

    deinit { abandon() }

    /// The path for a file of the bundle, for code that writes it itself.
    ///
    /// The file must be complete and closed when `commit` is called.
    ///
    /// - Parameter name: A name without slashes that does not begin with a dot.
    public func add(_ name: String) throws(AtlasError) -> String {
        guard AtlasManifest.isPlain(name), name != AtlasFile.manifest else {
            throw AtlasError(.invalidName, name)
        }
        names.insert(name)
        return FilePaths.join(partialPath, name)
    }

    /// Writes a whole file of the bundle.
    public func add(_ name: String, _ bytes: [UInt8]) throws(AtlasError) {
        try FilePaths.write(bytes, to: try add(name))
    }

    /// Lists the files in the manifest, writes it and moves the bundle to its place.
    ///
    /// - Parameter manifest: What the atlas says about itself; its `files` are replaced.
    /// - Returns: The manifest as written.
    public func commit(_ manifest: AtlasManifest) throws -> AtlasManifest {
        var manifest = manifest
        manifest.files = []
        for name in names.sorted() {
            let path = FilePaths.join(partialPath, name)
            let file: MappedFile
            do {
                file = try MappedFile(path: path)
            } catch {
                throw AtlasError(.system(action: error.action, errno: error.errno), path)
            }
            manifest.files.append(
                AtlasManifest.File(
                    name: name, byteCount: file.byteCount,
                    crc32: Atlas.checksum(crc32(file.bytes))))
            try FilePaths.flush(path)
            unsafe chmod(path, 0o444)
        }
        let manifestPath = FilePaths.join(partialPath, AtlasFile.manifest)
        try FilePaths.write(try manifest.encoded(), to: manifestPath)
        try FilePaths.flush(manifestPath)
        unsafe chmod(manifestPath, 0o444)
        fsync(descriptor)
        try install()
        return manifest
    }

    /// Removes what was written.
    ///
    /// Does nothing after `commit`.
    public func abandon() {
        guard descriptor >= 0 else { return }
        FilePaths.removeTree(partialPath)
        close(descriptor)
        descriptor = -1
    }

    /// Puts the finished folder in the target's place and deletes what was there.
    private func install() throws(AtlasError) {
        // Looked at again: an import takes minutes, and something else may have appeared.
        try AtlasWriter.requireReplaceable(path)
        let own = ownNames(in: path)
        keepForeignFiles(of: path, except: own)
        if unsafe rename(partialPath, path) != 0 {
            guard [ENOTEMPTY, EEXIST].contains(errno) else { throw failure("replace") }
            let code = unsafe exchange_paths(partialPath, path)
            if [ENOSYS, EINVAL, ENOTSUP].contains(code) {
                try moveAside()
            } else if code != 0 {
                errno = code
                throw failure("replace")
            }
        }
        // What the partial path names now, if anything, is the atlas that was replaced.
        moveForeignFolders(from: partialPath, except: own)
        FilePaths.removeTree(partialPath)
        close(descriptor)
        descriptor = -1
        try FilePaths.flush(parent, flags: O_RDONLY | O_DIRECTORY)
    }

    /// Two renames, for file systems that cannot exchange: for an instant there is no atlas.
    private func moveAside() throws(AtlasError) {
        let old = partialPath + "-old"
        guard unsafe rename(path, old) == 0 else { throw failure("replace") }
        guard unsafe rename(partialPath, path) == 0 else {
            let reason = failure("replace")
            unsafe rename(old, path)
            throw reason
        }
        moveForeignFolders(from: old, except: ownNames(in: old))
        FilePaths.removeTree(old)
    }

    /// The names in an atlas that its writer gave: the manifest and what it lists, and what this writer makes anew.
    private func ownNames(in atlas: String) -> Set<String> {
        // A damaged manifest lists nothing; what is not made anew is then kept.
        let listed = (try? Atlas.open(atlas))?.manifest.files.map(\.name) ?? []
        return names.union(listed).union([AtlasFile.manifest])
    }

    /// Gives the files that someone else put into the old atlas a second name in the new one.
    private func keepForeignFiles(of atlas: String, except own: Set<String>) {
        for name in FilePaths.names(in: atlas) where !own.contains(name) {
            // A folder cannot have two names; it is moved once the new atlas is in place.
            unsafe link(FilePaths.join(atlas, name), FilePaths.join(partialPath, name))
        }
    }

    /// Moves what someone else put into the old atlas and is not in the new one yet.
    private func moveForeignFolders(from old: String, except own: Set<String>) {
        for name in FilePaths.names(in: old) where !own.contains(name) {
            let target = FilePaths.join(path, name)
            if FilePaths.kind(of: target) == .nothing {
                unsafe rename(FilePaths.join(old, name), target)
            }
        }
    }

    private func failure(_ action: String) -> AtlasError {
        AtlasError(.system(action: action, errno: errno), path)
    }
}

// SAFETY: as at the type.
extension AtlasWriter {
    /// Throws unless `path` is free, an empty folder or an atlas of any version.
    private static func requireReplaceable(_ path: String) throws(AtlasError) {
        switch FilePaths.kind(of: path) {
        case .nothing: return
        case .other: throw AtlasError(.occupied, path)
        case .folder: break
        }
        if FilePaths.names(in: path).isEmpty { return }
        do {
            _ = try Atlas.open(path)
        } catch {
            switch error.code {
            // A damaged atlas is still an atlas, and building it again is the cure.
            case .missingFile, .wrongLength, .newerVersion, .unsettled: return
            case .damagedManifest where path.hasSuffix(Atlas.folderExtension): return
            default: throw AtlasError(.occupied, path)
            }
        }
    }

    /// Removes folders that writers left behind when they died: those that are not locked.
    private static func removeLeftovers(_ prefix: String, in parent: String) {
        for name in FilePaths.names(in: parent) where name.hasPrefix(prefix) {
            let leftover = FilePaths.join(parent, name)
            let descriptor = unsafe open(leftover, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { FilePaths.removeTree(leftover) }
            close(descriptor)
        }
    }

    private static func makePartial(
        _ prefix: String, in parent: String
    ) throws(AtlasError) -> (path: String, descriptor: Int32) {
        for attempt in 0..<100 {
            let path = FilePaths.join(parent, "\(prefix)\(getpid())-\(attempt)")
            guard unsafe mkdir(path, 0o777) == 0 else {
                if errno == EEXIST { continue }
                throw AtlasError(.system(action: "write in", errno: errno), parent)
            }
            let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // Another writer may have taken the new folder for a leftover before it was locked.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FilePaths.kind(of: path) == .folder {
                return (path, descriptor)
            }
            close(descriptor)
        }
        throw AtlasError(.system(action: "write in", errno: EEXIST), parent)
    }
}
