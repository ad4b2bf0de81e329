/// A reason why changes cannot be applied to an atlas and its extract.
public struct UpdateError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable, Equatable {
        /// Another process is updating the atlas or the extract.
        case busy
        /// The extract is XML, which is not written.
        case extractIsXML
        /// The extract does not name the source of its change files, and the caller named none.
        case unknownSequence
        /// The extracts have different numbers of change files.
        case differentSequences
        /// The atlas is made from extracts of other names: theirs.
        case otherExtracts([String])
        /// The new atlas would lack what the old one has: options that name it.
        case missingInput([String])
        /// The series of change files ends before those that the extract has: its last number.
        case olderSeries(last: Int64)
        /// A file of the series cannot be had: why.
        case unreachable(String)
        /// A file of the series is not what it should be: what is wrong.
        case malformed(String)
    }

    /// The kind of failure.
    public let code: Code
    /// The path or address of the file.
    public let path: String

    /// Creates an error from its kind and the path or address of the file.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    /// The file, what is wrong and what to do, as one sentence for a log.
    public var description: String {
        switch code {
        case .busy:
            "\(path) is being updated by another process; nothing was changed, try again when that has ended"
        case .extractIsXML:
            "\(path) is XML; changes are applied to .osm.pbf files: convert it, for example with "
                + "'osmium cat IN -o OUT.osm.pbf'"
        case .unknownSequence:
            "\(path) does not say which change files it has; name the number of the last one by --sequence"
        case .differentSequences:
            "\(path) have different numbers of change files; bring them to the same one by one"
        case .otherExtracts(let names):
            "\(path) is made from \(names.joined(separator: ", ")); name just these by --extract, or go on "
                + "with others by --force"
        case .missingInput(let options):
            "\(path) has more than the new atlas would have: give \(options.joined(separator: " and ")) as at its "
                + "import, or go on without by --force"
        case .olderSeries(let last):
            "\(path) ends with number \(last), before the changes that the extract has"
        case .unreachable(let reason): "\(path) cannot be had: \(reason)"
        case .malformed(let reason): "\(path) is not valid: \(reason)"
        }
    }
}
