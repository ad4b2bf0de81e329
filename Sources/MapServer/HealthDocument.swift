import Atlas
import Foundation

/// What `/health` tells: that the process answers, and of which data.
struct HealthDocument: Encodable {
    private let status = "ok"
    private let generator: String
    private let extract: String
    private let dataDate: String?
    private let bounds: AtlasBounds
    private let areas: [MapArea]

    /// Describes atlases, of which there is one at least; the first is the one that a map opens on.
    init(_ atlases: [Atlas]) {
        let manifest = atlases[0].manifest
        generator = manifest.generator
        extract = manifest.extract.name
        dataDate = manifest.dataDate
        bounds = manifest.bounds
        areas = atlases.flatMap { MapArea.areas(of: $0, outline: nil) }
    }

    /// The document as it is sent, made once, since monitoring polls it often.
    func file() throws(EncodingError) -> StaticFile {
        StaticFile(try ServedDocument.bytes(self), type: MediaType.json, isText: true)
    }
}

/// JSON that a server sends.
enum ServedDocument {
    /// A document's bytes, its keys in order.
    static func bytes(_ document: some Encodable) throws(EncodingError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(document))
        } catch let error as EncodingError {
            throw error
        } catch {
            throw .invalidValue(document, .init(codingPath: [], debugDescription: "\(error)"))
        }
    }
}
