import Bytes

/// Reads an extract a few blocks at a time, when it is asked for more.
///
/// One task uses a cursor.
final class ExtractCursor {
    private enum State {
        case pbf(PBFFile, offset: Int)
        case xml(XMLDecoder)
        case ended
    }

    private let path: String
    private var state: State
    private var order = ElementOrder()
    /// What was met so far.
    private(set) var summary = ReadSummary()
    /// The bytes of the file that were consumed.
    private(set) var consumed = 0

    init(_ pbf: PBFFile) {
        path = pbf.file.path
        state = .pbf(pbf, offset: pbf.firstBlock)
    }

    init(_ xml: XMLFile) {
        path = xml.file.path
        state = .xml(xml.makeDecoder(kinds: .all, keepsStamps: true))
    }

    /// Whether all elements so far came in the order nodes, ways, relations, with ascending ids, none twice.
    var isSorted: Bool { order.isSorted }

    /// The next blocks, with stamps, at most `jobs`; none at the end of the file.
    ///
    /// - Throws: `OpenStreetMapError`, `CancellationError`.
    func next(
        jobs: Int, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [ElementBlock] {
        var blocks: [ElementBlock] = []
        switch state {
        case .pbf(let pbf, var offset):
            var wanted = jobs
            try await orderedPipeline(
                jobs: jobs,
                produce: {
                    guard wanted > 0, let blob = try pbf.block(at: offset, kinds: .all) else {
                        return nil
                    }
                    wanted -= 1
                    offset = blob.body.upperBound
                    return blob
                },
                work: { (blob: PBFBlob) in try pbf.decode(blob, kinds: .all, keepsStamps: true) },
                deliver: { (decoded: DecodedBlock) in
                    try note(decoded.report)
                    blocks.append(decoded.block)
                })
            state = wanted > 0 ? .ended : .pbf(pbf, offset: offset)
        case .xml(var decoder):
            // The decoder is not held twice while it changes its arrays.
            state = .ended
            try Task.checkCancellation()
            if let decoded = try decoder.nextBlock() {
                try note(decoded.report)
                blocks.append(decoded.block)
                state = .xml(decoder)
            }
        case .ended: break
        }
        return blocks
    }

    private func note(_ report: BlockReport) throws(OpenStreetMapError) {
        guard order.append(report.order) else {
            throw OpenStreetMapError(.severalVersions, path: path, offset: report.start)
        }
        summary.add(report.summary)
        consumed = report.end
    }
}
