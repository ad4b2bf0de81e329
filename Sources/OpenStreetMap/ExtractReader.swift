import Bytes

/// Reads an OpenStreetMap extract block by block.
///
/// The format is told from the content, not from the name. The file is mapped, never loaded whole, and
/// must not change while it is read. Reading twice is fine and usual: once for relations, say, and once
/// for what they need. A reader remembers which kinds each PBF block had, so that a later pass with the same
/// reader does not even unpack blocks that have nothing for it.
///
/// What a pass guarantees:
/// - Memory is bounded by `2 * jobs` blocks. A usual block takes a few MiB, a hostile one up to 450 MiB.
/// - Blocks and the elements in them come in the order of the file, whatever `jobs` is.
/// - Elements that the file marks as deleted are not delivered but counted. Where that would bring an
///   older version of the element back, the pass fails with `severalVersions`.
/// - An element that occurs twice is delivered twice; the later one in the file is the newer one
///   (versions are not read: `ExtractMerge` does).
/// - A broken file gives an `OpenStreetMapError` with the place. Blocks before it may have been delivered.
public struct ExtractReader: Sendable {
    private enum Format {
        case pbf(PBFFile)
        case xml(XMLFile)
    }

    /// The format of an extract file.
    package enum FileKind: Sendable {
        case pbf, xml, gzippedXML
    }

    private let format: Format

    /// The format of the file.
    package let kind: FileKind

    /// The header of the file.
    public let header: ExtractHeader

    /// The file's path as it was given.
    public let path: String

    /// Size of the file in bytes, the total of `progress`.
    public let byteCount: Int

    /// Opens an extract and reads its header.
    ///
    /// - Throws: `cannotOpen`, `unknownFormat`, or what is wrong with the header.
    public init(path: String) throws(OpenStreetMapError) {
        let file: MappedFile
        do {
            file = try MappedFile(path: path)
        } catch {
            throw OpenStreetMapError(
                .cannotOpen, path: path, offset: 0, detail: error.description)
        }
        self.path = path
        byteCount = file.byteCount
        if PBFFile.recognizes(file.bytes) {
            let pbf = try PBFFile(file)
            format = .pbf(pbf)
            kind = .pbf
            header = pbf.header
            return
        }
        let isGzipped = XMLFile.recognizesGzip(file.bytes)
        guard isGzipped || XMLFile.recognizes(file.bytes) else {
            throw OpenStreetMapError(.unknownFormat, path: path, offset: 0)
        }
        let xml = try XMLFile(file, isGzipped: isGzipped)
        format = .xml(xml)
        kind = isGzipped ? .gzippedXML : .xml
        header = xml.header
    }

    /// Reads the extract and hands each block to `body`, in the order of the file.
    ///
    /// - Parameters:
    ///   - kinds: What to deliver. Other kinds are skipped undecoded.
    ///   - jobs: Number of blocks decoded at the same time, 1 or more. At most twice as many are in memory.
    ///   - progress: Called after each block with the bytes consumed and the bytes in all.
    ///   - body: Called on the caller's side, one block at a time.
    /// - Returns: What was met.
    /// - Throws: `OpenStreetMapError`, `CancellationError`, or what `body` throws.
    @discardableResult
    public func read(
        kinds: ElementKinds = .all,
        jobs: Int = 1,
        isolation: isolated (any Actor)? = #isolation,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        _ body: (ElementBlock) throws -> Void
    ) async throws -> ReadSummary {
        try await map(
            kinds: kinds, jobs: jobs, progress: progress, transform: { $0 }, body: body)
    }

    /// Reads the extract, runs `transform` on each block in parallel, and hands the results to `body` in
    /// the order of the file.
    ///
    /// - Parameters:
    ///   - kinds: What to deliver. Other kinds are skipped undecoded.
    ///   - jobs: Number of blocks worked on at the same time, 1 or more. At most twice as many blocks or
    ///     results are in memory.
    ///   - progress: Called after each block with the bytes consumed and the bytes in all.
    ///   - transform: Called on a worker, right after the block was decoded there.
    ///   - body: Called on the caller's side, one result at a time.
    /// - Returns: What was met.
    /// - Throws: `OpenStreetMapError`, `CancellationError`, or what `transform` or `body` throws; of
    ///   several errors the one that comes first in the file.
    @discardableResult
    public func map<Output: Sendable>(
        kinds: ElementKinds = .all,
        jobs: Int = 1,
        isolation: isolated (any Actor)? = #isolation,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        transform: @escaping @Sendable (ElementBlock) throws -> Output,
        body: (Output) throws -> Void
    ) async throws -> ReadSummary {
        precondition(jobs >= 1, "at least one job is needed")
        var tally = Tally(path: path)
        switch format {
        case .pbf(let pbf):
            var offset = pbf.firstBlock
            try await orderedPipeline(
                jobs: jobs,
                produce: {
                    guard let blob = try pbf.block(at: offset, kinds: kinds) else { return nil }
                    offset = blob.body.upperBound
                    return blob
                },
                work: { (blob: PBFBlob) in
                    let decoded = try pbf.decode(blob, kinds: kinds)
                    return (decoded.report, try transform(decoded.block))
                },
                deliver: { (report: BlockReport, output: Output) in
                    try tally.add(report)
                    try body(output)
                    progress?(report.end, byteCount)
                })
        case .xml(let xml):
            var decoder = xml.makeDecoder(kinds: kinds)
            try await orderedPipeline(
                jobs: jobs,
                produce: { try decoder.nextBlock() },
                work: { (decoded: DecodedBlock) in
                    (decoded.report, try transform(decoded.block))
                },
                deliver: { (report: BlockReport, output: Output) in
                    try tally.add(report)
                    try body(output)
                    progress?(report.end, byteCount)
                })
        }
        progress?(byteCount, byteCount)
        return tally.summary
    }

    /// A cursor at the first element.
    func makeCursor() -> ExtractCursor {
        switch format {
        case .pbf(let pbf): ExtractCursor(pbf)
        case .xml(let xml): ExtractCursor(xml)
        }
    }

    /// The summary of the blocks delivered so far.
    private struct Tally {
        let path: String
        var summary = ReadSummary()
        var order = ElementOrder()

        mutating func add(_ report: BlockReport) throws(OpenStreetMapError) {
            guard order.append(report.order) else {
                throw OpenStreetMapError(.severalVersions, path: path, offset: report.start)
            }
            summary.add(report.summary)
            summary.isSortedByTypeThenID = order.isSorted
        }
    }
}
