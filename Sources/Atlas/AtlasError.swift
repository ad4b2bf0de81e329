import Bytes

/// A failure to open, check or write an atlas: which file, what is wrong with it, what to do.
public struct AtlasError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// There is nothing at the path.
        case missing
        /// The path leads to something else, such as a file or a folder without a manifest.
        case notAnAtlas
        /// The manifest is of another format.
        case foreignFormat(String)
        /// The atlas was written by a newer version.
        case newerVersion(found: Int, known: Int)
        /// The manifest cannot be decoded, for the given reason.
        case damagedManifest(String)
        /// A file the manifest lists is not there.
        case missingFile
        /// A file is shorter or longer than the manifest says.
        case wrongLength(expected: Int, actual: Int)
        /// A file's bytes are not those that were written.
        case wrongChecksum(expected: String, actual: String)
        /// The bundle keeps changing while it is being opened.
        case unsettled
        /// The path for a new atlas is taken by something that is not an atlas.
        case occupied
        /// The path for a new atlas is a link whose target does not exist.
        case danglingLink
        /// The name cannot be that of a file in a bundle.
        case invalidName
        /// The system refused: what was being done, and why.
        case system(action: String, errno: Int32)
    }

    /// The kind of failure.
    public let code: Code
    /// The file or folder it is about.
    public let path: String

    /// Creates an error from its kind and the file or folder.
    public init(_ code: Code, _ path: String) {
        self.code = code
        self.path = path
    }
}

extension AtlasError: CustomStringConvertible {
    /// A one-sentence description of the error and of its remedy.
    public var description: String {
        let again = "build the atlas again with `mapwright import`"
        return switch code {
        case .missing:
            "there is no atlas at \(path); build one with `mapwright import EXTRACT -o \(path)`"
        case .notAnAtlas:
            "\(path) is not an atlas: an atlas is a folder with a \(AtlasFile.manifest)"
        case .foreignFormat(let format):
            "\(path) has the format \"\(format)\" instead of \"\(AtlasManifest.magic)\""
        case .newerVersion(let found, let known):
            "\(path) has version \(found), this mapwright reads up to \(known); "
                + "update mapwright or \(again)"
        case .damagedManifest(let reason): "\(path) is damaged: \(reason); \(again)"
        case .missingFile: "\(path) is missing from the atlas; \(again)"
        case .wrongLength(let expected, let actual):
            "\(path) has \(actual) bytes instead of \(expected); \(again)"
        case .wrongChecksum(let expected, let actual):
            "\(path) is damaged: its checksum is \(actual) instead of \(expected); \(again)"
        case .unsettled: "\(path) changed again and again while it was being opened; try again"
        case .occupied:
            "\(path) exists and is not an atlas; it was left alone, choose another name"
        case .danglingLink:
            "\(path) is a link to something that is not there; remove it, or make what it leads to"
        case .invalidName: "\"\(path)\" cannot be the name of a file in an atlas"
        case .system(let action, let errno):
            FileError(action: action, path: path, errno: errno).description
        }
    }
}
