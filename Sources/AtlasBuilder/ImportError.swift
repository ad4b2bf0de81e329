/// A reason why a readable extract cannot become an atlas.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable, Equatable {
        /// The extract holds no node with a position.
        case noData
        /// Nothing in the extract is part of a map: no street, building, place or area.
        case nothingToShow
        /// The import needs more memory than the machine, or the group of processes, has: both in bytes.
        case tooLittleMemory(needed: Int, available: Int)
        /// The import needs more room in the folder for its temporary files than is free: both in bytes.
        case tooLittleRoom(needed: Int, available: Int, folder: String)
    }

    /// The kind of failure.
    public let code: Code
    /// The path of the extract.
    public let path: String

    /// Creates an error from its kind and the path of the extract.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    /// The kind of failure and the file, as one sentence for a log.
    public var description: String {
        switch code {
        case .noData: "\(path) holds no nodes: there is nothing to make an atlas of"
        case .nothingToShow:
            "nothing in \(path) belongs on a map: no street, building, place or area was found"
        case .tooLittleMemory(let needed, let available):
            "\(path) needs \(Self.gigabytes(needed)) of memory, there are \(Self.gigabytes(available)); "
                + "import smaller extracts, several atlases can be served together"
        case .tooLittleRoom(let needed, let available, let folder):
            "\(path) needs \(Self.gigabytes(needed)) of room in \(folder), there are \(Self.gigabytes(available)); "
                + "name a folder with more by --temp, or allow more memory by --memory"
        }
    }

    private static func gigabytes(_ bytes: Int) -> String {
        let unit = 100_000_000
        // The sum would overflow where the need is beyond all numbers.
        let tenths = bytes / unit + (bytes % unit * 2 >= unit ? 1 : 0)
        return tenths >= 100 ? "\((tenths + 5) / 10) GB" : "\(tenths / 10).\(tenths % 10) GB"
    }
}
