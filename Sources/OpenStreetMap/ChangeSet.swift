import Bytes

/// Changes to OpenStreetMap's data, as an osmChange file tells them: new versions of elements, and deletions.
public struct ChangeSet: Sendable {
    /// The path of the file.
    public let path: String
    /// The number of versions in the file, deletions included.
    public let count: Int
    /// The number of deletions among the versions.
    public let deletionCount: Int
    /// The time of the latest version, in seconds since 1970; nil if unknown.
    public let newestEdit: Int64?
    /// The versions, sorted by kind and id, in the order of the file for one id.
    let blocks: [ElementBlock]

    /// Reads an `.osc` or `.osc.gz` file; which of the two it is is told from the content.
    ///
    /// All of it is kept in memory, some hundred bytes a change.
    ///
    /// - Throws: `noChanges` if it is another file, else what is wrong, with the line.
    public init(path: String) throws(OpenStreetMapError) {
        let file: MappedFile
        do {
            file = try MappedFile(path: path)
        } catch {
            throw OpenStreetMapError(
                .cannotOpen, path: path, offset: 0, detail: error.description)
        }
        let isGzipped = XMLFile.recognizesGzip(file.bytes)
        guard isGzipped || XMLFile.recognizes(file.bytes) else {
            throw OpenStreetMapError(.noChanges, path: path, offset: 0)
        }
        var decoder = XMLDecoder(
            XMLInput(file, isGzipped: isGzipped), kinds: .all, form: .changes)
        var blocks: [ElementBlock] = []
        var summary = ReadSummary()
        do throws(OpenStreetMapError) {
            while let decoded = try decoder.nextBlock() {
                blocks.append(decoded.block)
                summary.add(decoded.report.summary)
            }
            guard decoder.hasRoot else {
                throw OpenStreetMapError(.truncated, path: path, offset: 0)
            }
        } catch {
            throw Self.withLine(error, in: file, isGzipped: isGzipped)
        }
        self.path = path
        self.blocks = BlockAssembler.sorted(blocks)
        count = summary.nodes + summary.ways + summary.relations
        deletionCount = summary.deleted
        newestEdit = summary.newestEdit
    }

    /// An error with the line of its place, which is counted only where there is an error.
    private static func withLine(
        _ error: OpenStreetMapError, in file: MappedFile, isGzipped: Bool
    ) -> OpenStreetMapError {
        guard let place = isGzipped ? error.innerOffset : error.offset else { return error }
        var input = XMLInput(file, isGzipped: isGzipped)
        var line = 1
        var position = 0
        while true {
            // The text was read up to the place once already; what cannot be read again has no line.
            guard (try? input.advance(&position)) != nil else { return error }
            let end = min(input.window.count, place - input.windowStart)
            if end > position {
                line += input.window[position..<end].count { $0 == UInt8(ascii: "\n") }
                position = end
            }
            if input.isLast || input.windowStart + position >= place { break }
        }
        return OpenStreetMapError(
            error.code, path: error.path, offset: error.offset, innerOffset: error.innerOffset,
            line: line, detail: error.detail)
    }
}
