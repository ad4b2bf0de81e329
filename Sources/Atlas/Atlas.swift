import Bytes
import Deflate

/// An opened atlas: its manifest and its files, mapped into memory.
///
/// Opening reads the manifest, maps every file and compares lengths; no file is read, so it takes
/// milliseconds whatever the size. All files belong to one build: if the atlas is replaced meanwhile,
/// an opened one keeps the files it has.
public struct Atlas: Sendable {
    /// The bundle's folder, as the caller gave it.
    public let path: String
    /// The manifest of the atlas.
    public let manifest: AtlasManifest
    private let files: [String: MappedFile]

    /// The extension of the name of an atlas's folder.
    public static let folderExtension = ".atlas"

    /// The name of its folder without the extension: "helsinki".
    public var name: String {
        let folder = path.split(separator: "/").last ?? "atlas"
        let isBare = !folder.hasSuffix(Self.folderExtension)
        return String(isBare ? folder : folder.dropLast(Self.folderExtension.count))
    }

    /// Opens the atlas in the folder at `path`.
    public static func open(_ path: String) throws(AtlasError) -> Atlas {
        // The bundle may be exchanged between two of our looks at it. If the manifest is the same
        // before and after everything was mapped, all files are of one build.
        for _ in 0..<5 {
            let before = try manifestBytes(of: path)
            let manifest = try AtlasManifest.decode(before, path: manifestPath(of: path))
            let result = Result<[String: MappedFile], AtlasError> { () throws(AtlasError) in
                try map(manifest.files, in: path)
            }
            if try manifestBytes(of: path) == before {
                return Atlas(path: path, manifest: manifest, files: try result.get())
            }
        }
        throw AtlasError(.unsettled, path)
    }

    /// The file called `name`.
    ///
    /// - Throws: `missingFile` if the manifest does not list it.
    public func file(_ name: String) throws(AtlasError) -> MappedFile {
        guard let file = files[name] else {
            throw AtlasError(.missingFile, FilePaths.join(path, name))
        }
        return file
    }

    /// The files that an engine knows by their names, in the manifest's order.
    ///
    /// - Parameter key: What the engine knows a file of that name by; nil if the file is none of its own.
    public func files<Key>(by key: (String) -> Key?) -> [(name: Key, file: MappedFile)] {
        manifest.files.compactMap { listed in
            guard let key = key(listed.name), let file = files[listed.name] else { return nil }
            return (key, file)
        }
    }

    /// Whether one of its files was cut short since it was opened, so that what was read of it may be zeros.
    ///
    /// False without a `FaultGuard`. Tiles that are read by `MappedFile.read(_:)` throw instead.
    public var isCut: Bool { files.values.contains { $0.isCut } }

    /// Checks the lengths of all files, so that ``isCut`` tells whether one has become shorter.
    public func lookAtLengths() {
        for file in files.values { file.lookAtLength() }
    }

    /// Reads every file and compares its checksum with the manifest's.
    ///
    /// - Parameter progress: Called with the name of each file before it is read.
    /// - Complexity: O(bytes).
    public func validate(progress: (String) -> Void = { _ in }) throws(AtlasError) {
        for listed in manifest.files {
            progress(listed.name)
            try validate(listed)
        }
    }

    private func validate(_ listed: AtlasManifest.File) throws(AtlasError) {
        let file = try file(listed.name)
        let actual = Atlas.checksum(crc32(file.bytes))
        guard actual == listed.crc32 else {
            throw AtlasError(.wrongChecksum(expected: listed.crc32, actual: actual), file.path)
        }
    }

    /// The file called `name`, after its bytes were compared with the manifest's checksum, so that no engine answers
    /// from a damaged one.
    ///
    /// Some ten gigabytes a second are compared where the file is in memory. One of more than `limit` bytes is only
    /// mapped: reading it whole would take longer than most questions; ``validate(progress:)`` does it.
    ///
    /// - Throws: `missingFile` if the manifest does not list it, `wrongChecksum` if it is damaged.
    public func checkedFile(
        _ name: String, upTo limit: Int = 256 << 20
    ) throws(AtlasError) -> MappedFile {
        let file = try file(name)
        if file.byteCount <= limit, let listed = manifest.files.first(where: { $0.name == name }) {
            try validate(listed)
        }
        return file
    }

    /// The eight hexadecimal digits a manifest writes for a CRC-32.
    public static func checksum(_ crc: UInt32) -> String {
        let digits = String(crc, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    static func manifestPath(of path: String) -> String {
        FilePaths.join(path, AtlasFile.manifest)
    }

    private static func manifestBytes(of path: String) throws(AtlasError) -> [UInt8] {
        do {
            let file = try MappedFile(path: manifestPath(of: path))
            // A manifest is a few kilobytes; one of a gigabyte is something else.
            guard file.byteCount <= 1 << 24 else { throw AtlasError(.notAnAtlas, path) }
            var reader = ByteReader(file.bytes)
            return (try? reader.array(file.byteCount)) ?? []
        } catch let error as FileError {
            switch FilePaths.kind(of: path) {
            case .nothing: throw AtlasError(.missing, path)
            case .other: throw AtlasError(.notAnAtlas, path)
            case .folder:
                if FilePaths.kind(of: error.path) == .nothing {
                    throw AtlasError(.notAnAtlas, path)
                }
                throw AtlasError(.system(action: error.action, errno: error.errno), error.path)
            }
        } catch let error as AtlasError {
            throw error
        } catch {
            throw AtlasError(.notAnAtlas, path)
        }
    }

    private static func map(
        _ listed: [AtlasManifest.File], in path: String
    ) throws(AtlasError) -> [String: MappedFile] {
        var files: [String: MappedFile] = [:]
        for entry in listed {
            let path = FilePaths.join(path, entry.name)
            let file: MappedFile
            do {
                // Servers read tiles at places; all else is used where it is mapped.
                file = try MappedFile(path: path, keepsOpen: entry.name == AtlasFile.tiles)
            } catch {
                if FilePaths.kind(of: path) == .nothing { throw AtlasError(.missingFile, path) }
                throw AtlasError(.system(action: error.action, errno: error.errno), path)
            }
            guard file.byteCount == entry.byteCount else {
                throw AtlasError(
                    .wrongLength(expected: entry.byteCount, actual: file.byteCount), path)
            }
            files[entry.name] = file
        }
        return files
    }
}
