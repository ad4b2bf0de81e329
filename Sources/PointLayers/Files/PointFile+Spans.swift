import Foundation
import MapGeometry

extension PointFile {
    /// A part of a file that can be read alone.
    package struct Span: Equatable {
        /// The bytes that are read first, the header of a table; nil for none.
        package let head: Range<Int>?
        /// The lines of the part; nil for the whole file.
        package let body: Range<Int>?
    }

    /// The longest line that a file is cut behind.
    private static let longestLine = 1 << 24

    /// Divides a file into spans of whole lines.
    ///
    /// Tables and GeoJSON of one feature a line are divided; a gzipped file, one document and standard input are one span.
    /// In a table no field may hold a line end: who reads the spans counts the quotes, ``LineCount``.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - byteCount: How long a span is, about.
    /// - Throws: `CSVError` with code `cannotRead`.
    package static func spans(of path: String, upTo byteCount: Int) throws -> [Span] {
        precondition(byteCount > 0, "a span has a byte at least")
        let whole = [Span(head: nil, body: nil)]
        guard path != "-" else { return whole }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CSVError(code: .cannotRead, line: 0, detail: path)
        }
        do {
            let size = Int(clamping: try file.seekToEnd())
            try file.seek(toOffset: 0)
            let first = [UInt8](try file.read(upToCount: 2) ?? Data())
            guard size > byteCount, first != [0x1f, 0x8b] else { return whole }
            var (start, head) = (0, Range<Int>?.none)
            if isTable(path) == true {
                // Empty lines before the header are part of it.
                start = try endOfLine(file, from: 0, size, isHeader: true)
                head = 0..<start
            } else if try !hasFeaturePerLine(file, path, size) {
                return whole
            }
            var spans: [Span] = []
            while start < size {
                let end = start + byteCount
                let cut = end >= size ? size : try endOfLine(file, from: end - 1, size)
                spans.append(Span(head: head, body: start..<cut))
                start = cut
            }
            return spans.isEmpty ? whole : spans
        } catch let error as CSVError { throw error } catch {
            throw CSVError(code: .cannotRead, line: 0, detail: path)
        }
    }

    /// The first byte behind the line that holds a byte.
    private static func endOfLine(
        _ file: FileHandle, from offset: Int, _ size: Int, isHeader: Bool = false
    ) throws -> Int {
        var position = offset
        var hasText = !isHeader
        try file.seek(toOffset: UInt64(offset))
        while position < size, position - offset < longestLine {
            let bytes = [UInt8](try file.read(upToCount: 1 << 16) ?? Data())
            if bytes.isEmpty { break }
            for byte in bytes {
                position += 1
                if byte == 10, hasText { return position }
                if byte != 10, byte != 13 { hasText = true }
            }
        }
        return size
    }

    /// Whether each line of a file is a feature: its ending says so, or its first line is one.
    private static func hasFeaturePerLine(
        _ file: FileHandle, _ path: String, _ size: Int
    ) throws -> Bool {
        switch (path.lowercased() as NSString).pathExtension {
        case "geojsonl", "ndjson": return true
        // Texts that begin with a separator may hold line ends.
        case "geojsons": return false
        default: break
        }
        let end = try endOfLine(file, from: 0, size)
        guard end < size else { return false }
        try file.seek(toOffset: 0)
        let line = [UInt8](try file.read(upToCount: end) ?? Data())
        do {
            if case .feature = try GeoJSON.decode(line) { return true }
            return false
        } catch {
            // A line that is no document of its own is a part of one.
            return false
        }
    }
}

/// The lines and quotes of some bytes.
package struct LineCount {
    /// The number of line ends.
    package private(set) var lines = 0
    /// The number of quotes.
    package private(set) var quotes = 0

    /// Counts the bytes of a span.
    ///
    /// - Throws: `CSVError` with code `cannotRead`.
    package init(path: String, _ span: Range<Int>) throws {
        let source = try PointSource(path: path, spans: [span])
        while case let bytes = try source.read(1 << 20), !bytes.isEmpty {
            for byte in bytes {
                if byte == 10 { lines += 1 }
                if byte == 0x22 { quotes += 1 }
            }
        }
    }
}
