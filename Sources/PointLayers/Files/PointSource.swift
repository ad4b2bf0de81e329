import Bytes
import Deflate
import Foundation

/// Where the bytes of points come from: a file or standard input, unpacked as they are read if they are gzipped.
///
/// No more is held than a chunk; of gzipped standard input what was packed. One task uses it.
final class PointSource {
    /// Bytes of the file as it is stored; nil if that is not known.
    let byteCount: Int?
    /// Bytes of the file read so far, as it is stored.
    private(set) var position = 0
    /// The first bytes, unpacked, that were looked at and not read yet.
    private var ahead: [UInt8] = []
    private let load: (Int) throws -> (bytes: [UInt8], position: Int)

    /// Opens a file, or spans of one; `-` is standard input.
    ///
    /// - Parameter spans: The bytes that are read, in this order, of a file that is not gzipped; nil for all of a file.
    /// - Throws: `CSVError` with code `cannotRead`.
    init(path: String, spans: [Range<Int>]? = nil) throws {
        let isInput = path == "-"
        guard let file = isInput ? .standardInput : FileHandle(forReadingAtPath: path) else {
            throw CSVError(code: .cannotRead, line: 0, detail: path)
        }
        func read(_ count: Int) throws -> [UInt8] {
            do { return [UInt8](try file.read(upToCount: count) ?? Data()) } catch {
                throw CSVError(code: .cannotRead, line: 0, detail: path)
            }
        }
        if let spans {
            byteCount = spans.reduce(0) { $0 + $1.count }
            var rest = spans[...]
            var (offset, position) = (spans.first?.lowerBound ?? 0, 0)
            load = { count in
                while let span = rest.first, offset >= span.upperBound {
                    rest.removeFirst()
                    offset = rest.first?.lowerBound ?? 0
                }
                guard let span = rest.first else { return ([], position) }
                do { try file.seek(toOffset: UInt64(offset)) } catch {
                    throw CSVError(code: .cannotRead, line: 0, detail: path)
                }
                let bytes = try read(min(count, span.upperBound - offset))
                offset += bytes.count
                position += bytes.count
                return (bytes, position)
            }
            return
        }
        let first = try read(1 << 12)
        if first.starts(with: [0x1f, 0x8b]) {
            let stream = GzipStream()
            if isInput {
                var packed = first
                while case let more = try read(1 << 20), !more.isEmpty { packed += more }
                byteCount = packed.count
                load = { count in
                    let bytes = try Self.inflate(stream, packed.span.bytes, count, path)
                    return (bytes, stream.position)
                }
            } else {
                guard let mapped = try? MappedFile(path: path) else {
                    throw CSVError(code: .cannotRead, line: 0, detail: path)
                }
                byteCount = mapped.byteCount
                load = { count in
                    let file = mapped
                    let bytes = try Self.inflate(stream, file.bytes, count, path)
                    return (bytes, stream.position)
                }
            }
        } else {
            ahead = first
            // A pipe has no size.
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
            byteCount = isFile ? (attributes?[.size] as? NSNumber)?.intValue : nil
            var position = first.count
            load = { count in
                let bytes = try read(count)
                position += bytes.count
                return (bytes, position)
            }
        }
    }

    /// Reads up to so many bytes; none at the end.
    func read(_ count: Int) throws -> [UInt8] {
        if !ahead.isEmpty {
            defer { ahead = [] }
            return ahead
        }
        let (bytes, position) = try load(count)
        self.position = position
        return bytes
    }

    /// Whether the text begins as JSON does: with a brace or bracket, or RFC 8142's record separator.
    func beginsAsJSON() throws -> Bool {
        if ahead.isEmpty { ahead = try read(1 << 12) }
        var bytes = ahead[...]
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
        let first = bytes.first { $0 != 32 && !(9...13).contains($0) }
        return [UInt8(ascii: "{"), UInt8(ascii: "["), 0x1e].contains(first)
    }

    private static func inflate(
        _ stream: GzipStream, _ packed: RawSpan, _ count: Int, _ path: String
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        do { try stream.inflate(packed, upTo: count, into: &bytes) } catch {
            throw CSVError(
                code: .brokenGzip, line: 0, detail: "\(path), byte \(stream.position)")
        }
        return bytes
    }
}
