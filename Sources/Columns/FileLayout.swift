import Bytes

/// The layout of a mapped file: its header fields and columns, each declared once.
///
/// A type that conforms is the opened file. Each stored property that is a column or a header field is declared by
/// its default value, in the order of the file:
///
///     struct Towns: FileLayout {
///         static let format = FileFormat(name: "towns", magic: "MWTOWNS", version: 1, …)
///         let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")
///         let population = MappedArray<UInt32>(per: .towns, "How many people live there.")
///         let county = MappedArray<UInt16>(per: .towns, holding: .index(of: .counties), "The county.")
///     }
///
/// Everything else follows from that. A value is made by `init(opening:)`, which finds the columns in a file and compares
/// their lengths; `validate` also looks at every number; `LayoutWriter` writes the file; `describe` tells the layout
/// to whoever wants to read or print it.
///
/// The declarations run whenever a value is made: `LayoutPass` tells them for what. Reading a column afterwards costs
/// what its type costs, and knows nothing of declarations.
package protocol FileLayout: LayoutGroup {
    /// The file's name, magic number, version and kind of table.
    static var format: FileFormat { get }

    /// Declares everything; for opening, `validate` and `describe` only, it traps elsewhere.
    init()

    /// Returns what is wrong with numbers that depend on each other; nil if nothing is.
    ///
    /// Asked by `validate` once lengths and single columns are known to be right.
    func contentFault() -> LayoutFault?
}

extension FileLayout {
    package func contentFault() -> LayoutFault? { nil }

    /// Opens a file: finds its columns and compares their lengths, and looks at none of their numbers.
    ///
    /// - Complexity: O(columns).
    package init(opening file: MappedFile) throws(LayoutError) {
        let (layout, pass) = try Self.read(file)
        if let fault = pass.lengthFault() { throw fault.error(Self.self, file.path) }
        self = layout
    }

    /// Opens a file and looks at every number in it.
    ///
    /// - Parameter releasing: Whether memory of the file is let go along the way, so that a look at all of it does
    ///   not keep all of it in memory.
    /// - Complexity: O(bytes).
    package init(validating file: MappedFile, releasing: Bool = true) throws(LayoutError) {
        let (layout, pass) = try Self.read(file)
        defer { if releasing { file.release() } }
        if let fault = pass.lengthFault() ?? pass.numberFault(releasing: releasing) {
            throw fault.error(Self.self, file.path)
        }
        if releasing { file.release() }
        if let fault = layout.contentFault() { throw fault.error(Self.self, file.path) }
        self = layout
    }

    /// Checks every number in a file, as `init(validating:)` does.
    package static func validate(
        _ file: MappedFile, releasing: Bool = true
    ) throws(LayoutError) {
        _ = try Self(validating: file, releasing: releasing)
    }

    /// Returns the places of a file's columns, by name.
    package static func sections(
        of file: MappedFile
    ) throws(LayoutError) -> [(name: String, bytes: Range<Int>)] {
        let (layout, pass) = try read(file)
        return Array(zip(LayoutNames(layout).columns, pass.sections))
    }

    private static func read(_ file: MappedFile) throws(LayoutError) -> (Self, LayoutPass) {
        let pass = try LayoutPass(reading: file, as: format)
        let layout = LayoutPass.current.withValue(pass) { Self() }
        if let fault = pass.placeFault() { throw fault.error(Self.self, file.path) }
        return (layout, pass)
    }

    /// A value without a file, all of whose columns are empty, and what was declared.
    package static func describe() -> (layout: Self, description: LayoutDescription) {
        let pass = LayoutPass()
        let layout = LayoutPass.current.withValue(pass) { Self() }
        return (layout, pass.description(format, LayoutNames(layout)))
    }
}

/// The format of a file: name, magic number, version and table of columns.
package struct FileFormat: Sendable {
    /// The way in which a file states the places of its columns.
    package enum Table: Sendable {
        /// A table behind the header: the offset of each column and how many elements it has.
        case elements
        /// A table behind the header: the offset of each column and how many bytes it has.
        case bytes
        /// No table: columns follow one another, their lengths follow from the header.
        case none
    }

    /// The name of the file in documents.
    package let name: String
    /// The description of the file's content.
    package let summary: String
    /// The first eight bytes; shorter ones are filled with zeros.
    package let magic: [UInt8]
    /// The version that is written and read.
    package let version: UInt32
    /// The way in which the file states the places of its columns.
    package let table: Table
    /// Whether the last eight bytes are a hash of all bytes before.
    package let hasChecksum: Bool

    /// Creates a description.
    ///
    /// - Parameter magic: At most eight ASCII characters.
    package init(
        name: String, magic: String, version: UInt32, table: Table, hasChecksum: Bool = false,
        _ summary: String
    ) {
        let bytes = Array(magic.utf8)
        precondition(bytes.count <= 8, "a magic number has eight bytes")
        self.name = name
        self.summary = summary
        self.magic = bytes + [UInt8](repeating: 0, count: 8 - bytes.count)
        self.version = version
        self.table = table
        self.hasChecksum = hasChecksum
    }

    /// What columns begin on a multiple of: 8 with a table, else the first one begins behind the header.
    var alignment: Int { table == .none ? 1 : 8 }
}
