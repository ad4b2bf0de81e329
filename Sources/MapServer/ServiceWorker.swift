import Atlas
import Deflate
import NIOCore

/// The script that keeps the page in the browser for when the server is away.
///
/// It stands beside the page, so that it speaks for the whole of it. The files that it keeps, each with its
/// fingerprint, are written above it: where one changes, the script does, and browsers take up the new one and its
/// files. Their paths are below the script's own, as the service may itself be below a path.
enum ServiceWorker {
    static let name = "service-worker.js"

    /// Parts of names of files that the page does without: pages of programs, and what is kept when it is seen.
    private static let leftOut = [
        "/live", "openapi", "/assets/sprites/", "/assets/vendor/pmtiles", ".md", ".schema.json",
    ]

    /// The script with the list of files above it.
    ///
    /// - Parameters:
    ///   - script: What does the work.
    ///   - files: All files of the page by path.
    static func script(_ script: StaticFile, keeping files: [String: StaticFile]) -> StaticFile {
        let kept = files.filter { path, _ in !leftOut.contains { path.contains($0) } }
        let lines = kept.sorted { $0.key < $1.key }.map { path, file in
            "  \"\(path.dropFirst())\": \"\(file.fingerprint)\""
        }
        let list = "const FILES = {\n" + lines.joined(separator: ",\n") + "\n};\n"
        let version = Atlas.checksum(crc32(Array(list.utf8).span.bytes))
        let head = list + "const VERSION = \"\(version)\";\n"
        return StaticFile(
            Array(head.utf8) + Array(script.plain.readableBytesView), type: script.type,
            isText: true)
    }
}
