import Foundation
import ProductResources

/// The atlas of the sample city, the center of Helsinki, which comes with the product `SampleCity`.
///
/// A program that links the product and names no atlas is answered by this one.
public enum SampleAtlas {
    /// A failure to find the atlas.
    public struct Missing: Error, Equatable, Sendable {
        /// The name of the folder with the product's files.
        public let folderName: String
        /// The places that were looked at.
        public let searched: [String]
    }

    /// The folder of the atlas.
    ///
    /// - Throws: ``Missing`` if the program was moved away from the product's files.
    public static var folder: URL {
        get throws(Missing) { try folder(ofProgram: nil) }
    }

    /// The folder of the atlas for a program at a path; that of this process if nil.
    package static func folder(
        ofProgram program: String?, sources: String? = nil
    ) throws(Missing) -> URL {
        let resources = ProductResources(
            ofTarget: "SampleCity", sources: sources ?? Self.sources, program: program)
        guard let found = resources.folder(holding: name) else {
            throw Missing(folderName: resources.folderName, searched: resources.candidates)
        }
        return URL(fileURLWithPath: found).appendingPathComponent(name)
    }

    private static let name = "helsinki.atlas"
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
}

extension SampleAtlas.Missing: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        "the sample city is missing: put \(folderName) beside the program, or set "
            + "MapProvider.current = .atlas(…) before the first request; looked in "
            + searched.joined(separator: ", ")
    }
}
