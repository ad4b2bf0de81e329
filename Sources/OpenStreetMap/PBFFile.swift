import Bytes

/// A mapped `.osm.pbf` file: finds its parts, reads its header, decodes its blocks.
struct PBFFile: Sendable {
    /// Features without which a file may be written and that this reader has.
    static let knownFeatures: Set = ["OsmSchema-V0.6", "DenseNodes", "HistoricalInformation"]

    let file: MappedFile
    let header: ExtractHeader
    /// Where the part behind the header begins.
    let firstBlock: Int
    /// What earlier passes found in the blocks.
    private let index = BlockIndex()

    /// Whether a file begins like a PBF file: the name of its first part.
    static func recognizes(_ bytes: RawSpan) -> Bool {
        var reader = ByteReader(bytes)
        guard (try? reader.skip(4)) != nil else { return false }  // shorter than that: not PBF
        while let key = try? reader.key() {  // a broken key: not PBF
            if key.field == 1, key.type == .bytes {
                var name = try? reader.nested()  // cut off: not PBF
                return name?.string() == "OSMHeader"
            }
            guard (try? reader.skipValue(key.type)) != nil else { return false }  // the same
        }
        return false
    }

    /// Reads the header.
    ///
    /// The file must begin with one.
    init(_ file: MappedFile) throws(OpenStreetMapError) {
        self.file = file
        let bytes = file.bytes
        let blob: PBFBlob
        do throws(BlockFault) {
            guard let first = try PBFBlob.next(in: bytes, at: 0), first.kind == .header else {
                throw BlockFault(.unknownFormat, at: 0)
            }
            blob = first
        } catch {
            throw Self.located(error, in: file)
        }
        firstBlock = blob.body.upperBound
        header = try Self.withContent(of: blob, in: file) { bytes, origin throws(BlockFault) in
            try ExtractHeader(pbf: bytes, origin: origin)
        }
    }

    /// The next block of data at or behind `offset` that may have elements of these kinds, or nil at the
    /// end of the file.
    func block(at offset: Int, kinds: ElementKinds) throws(OpenStreetMapError) -> PBFBlob? {
        var offset = offset
        do {
            while let blob = try PBFBlob.next(in: file.bytes, at: offset) {
                if blob.kind == .data, index.mayHave(kinds, at: blob.start) { return blob }
                offset = blob.body.upperBound
            }
            return nil
        } catch {
            throw Self.located(error, in: file)
        }
    }

    /// Unpacks and decodes a block.
    ///
    /// - Parameter keepsStamps: Whether the elements have their stamps.
    func decode(
        _ blob: PBFBlob, kinds: ElementKinds, keepsStamps: Bool = false
    ) throws(OpenStreetMapError) -> DecodedBlock {
        try Self.withContent(of: blob, in: file) { bytes, origin throws(BlockFault) in
            var decoder = PrimitiveBlockDecoder(kinds: kinds, keepsStamps: keepsStamps)
            try decoder.decode(bytes, origin: origin)
            index.note(decoder.found, at: blob.start)
            return DecodedBlock(
                block: decoder.block,
                report: BlockReport(
                    summary: decoder.summary, order: decoder.order, start: blob.start,
                    end: blob.body.upperBound))
        }
    }

    /// Runs `body` on a blob's unpacked bytes and gives its faults their place in the file.
    private static func withContent<Result>(
        of blob: PBFBlob, in file: MappedFile,
        _ body: (RawSpan, _ origin: Int) throws(BlockFault) -> Result
    ) throws(OpenStreetMapError) -> Result {
        let bytes = file.bytes
        let content: PBFBlob.Content
        do { content = try blob.content(in: bytes) } catch { throw located(error, in: file) }
        switch content {
        case .stored(let range):
            do {
                return try body(bytes.extracting(range), range.lowerBound)
            } catch {
                throw located(error, in: file)
            }
        case .unpacked(let data):
            do {
                return try body(data.span.rawBytes, 0)
            } catch {
                throw OpenStreetMapError(
                    error.code, path: file.path, offset: blob.start, innerOffset: error.offset,
                    detail: error.detail)
            }
        }
    }

    /// A fault whose offset counts from the start of the file.
    private static func located(_ fault: BlockFault, in file: MappedFile) -> OpenStreetMapError {
        OpenStreetMapError(fault.code, path: file.path, offset: fault.offset, detail: fault.detail)
    }
}
