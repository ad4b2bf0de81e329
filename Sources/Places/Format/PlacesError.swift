import Columns

/// A failure to open an index of places: what was wrong, and in which file.
public struct PlacesError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The file does not begin with the format's magic number.
        case notAnIndex
        /// The file was written by a newer version of the format.
        case newerVersion(UInt32)
        /// The file was written by an older version of the format.
        case olderVersion(UInt32)
        /// The file ends before its header or the header does not fit it.
        case damagedHeader
        /// A column does not lie in the file, or does not hold what it has to: its name, and what is wrong.
        case damagedColumn(String, reason: String)
    }

    /// The kind of failure.
    public let code: Code
    /// The path of the file.
    public let path: String

    /// Creates an error from its kind and the path of the file.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    init(_ error: LayoutError) {
        let code: Code =
            switch error.code {
            case .foreign: .notAnIndex
            case .newer(let version): .newerVersion(version)
            case .older(let version): .olderVersion(version)
            case .header: .damagedHeader
            case .column(let name, let fault):
                .damagedColumn(name, reason: "\(fault) (byte \(error.offset))")
            }
        self.init(code, path: error.path)
    }

    /// The kind of failure and the file, as one sentence for a log.
    public var description: String {
        switch code {
        case .notAnIndex: "\(path) is not an index of places"
        case .newerVersion(let version):
            "\(path) has format \(version) of the index of places, newer than this program reads; "
                + "import the extract again"
        case .olderVersion(let version):
            "\(path) has format \(version) of the index of places, older than this program reads; "
                + "import the extract again"
        case .damagedHeader:
            "\(path) is damaged: its header does not fit it; import the extract again"
        case .damagedColumn(let column, let reason):
            "\(path) is damaged: its column “\(column)” \(reason); import the extract again"
        }
    }
}
