import Bytes
import Deflate
import Zstandard

/// One part of a PBF file: a length, a `BlobHeader`, a `Blob` (`fileformat.proto`).
struct PBFBlob: Sendable {
    /// What a part holds, by the name in its header.
    enum Kind: Equatable, Sendable {
        case header
        case data
        /// A kind that this reader does not know and passes over, as the format asks.
        case other
    }

    /// The format's limit for a `BlobHeader`.
    static let headerLimit = 64 << 10
    /// The format's limit for a `Blob`, packed or not.
    static let sizeLimit = 32 << 20

    let kind: Kind
    /// Where the part begins in the file: the first byte of its length.
    let start: Int
    /// Where the `Blob` message lies in the file.
    let body: Range<Int>

    /// Reads the part that begins at `start`, or returns nil at the end of the file.
    static func next(in file: RawSpan, at start: Int) throws(BlockFault) -> PBFBlob? {
        guard start < file.byteCount else { return nil }
        do {
            var reader = ByteReader(file.extracting(start..<file.byteCount), origin: start)
            let length = UInt32(bigEndian: UInt32(littleEndian: try reader.integer(UInt32.self)))
            guard length <= headerLimit else {
                throw BlockFault(.blobHeaderTooLarge, at: start, "\(length) bytes")
            }
            guard length <= reader.remaining else { throw BlockFault(.truncated, at: reader.place) }
            let headerPlace = reader.place
            var header = ByteReader(try reader.span(Int(length)), origin: headerPlace)
            var kind: Kind?
            var size: Int?
            while let key = try header.key() {
                switch key.field {
                case 1:
                    var name = try header.message(of: key)
                    switch name.string() {
                    case "OSMHeader": kind = .header
                    case "OSMData": kind = .data
                    default: kind = .other
                    }
                case 3:
                    let place = header.place
                    let claimed = try header.number(of: key)
                    guard claimed <= UInt64(sizeLimit) else {
                        throw BlockFault(.tooLarge, at: place, "a part of \(claimed) bytes")
                    }
                    size = Int(claimed)
                default: try header.skipValue(key.type)
                }
            }
            guard let kind, let size else {
                throw BlockFault(
                    .missingField, at: headerPlace, "block header without type or size")
            }
            let bodyStart = reader.place
            guard size <= reader.remaining else {
                throw BlockFault(
                    .truncated, at: bodyStart, "\(size) bytes promised, \(reader.remaining) there")
            }
            return PBFBlob(kind: kind, start: start, body: bodyStart..<(bodyStart + size))
        } catch let fault as BlockFault {
            throw fault
        } catch let error as ByteError {
            throw BlockFault(error)
        } catch {
            fatalError("nothing else is thrown here")
        }
    }

    /// What a blob's bytes are after unpacking.
    enum Content {
        /// Unpacked bytes.
        case unpacked([UInt8])
        /// The bytes lie in the file as they are.
        case stored(Range<Int>)
    }

    /// Unpacks the blob.
    ///
    /// Offsets of faults count from the start of the file.
    func content(in file: RawSpan) throws(BlockFault) -> Content {
        do {
            return try unpack(file)
        } catch let fault as BlockFault {
            throw fault
        } catch let error as ByteError {
            throw BlockFault(error)
        } catch {
            fatalError("nothing else is thrown here")
        }
    }

    private func unpack(_ file: RawSpan) throws -> Content {
        var reader = ByteReader(file.extracting(body), origin: body.lowerBound)
        var stored: Range<Int>?
        var packed: (field: UInt32, range: Range<Int>)?
        var claimed: Int?
        while let key = try reader.key() {
            switch key.field {
            case 1:
                let part = try reader.message(of: key)
                stored = part.place..<(part.place + part.remaining)
            case 2:
                let place = reader.place
                let size = try reader.number(of: key)
                guard size <= UInt64(Self.sizeLimit) else {
                    throw BlockFault(.tooLarge, at: place, "a block of \(size) bytes")
                }
                claimed = Int(size)
            case 3, 6, 7:
                let part = try reader.message(of: key)
                packed = (key.field, part.place..<(part.place + part.remaining))
            case 4: throw BlockFault(.unsupportedCompression, at: reader.place, "lzma")
            case 5: throw BlockFault(.unsupportedCompression, at: reader.place, "bzip2")
            default: try reader.skipValue(key.type)
            }
        }
        if let stored { return .stored(stored) }
        guard let packed else {
            throw BlockFault(.missingField, at: body.lowerBound, "a block without data")
        }
        return .unpacked(
            try Self.unpack(
                file.extracting(packed.range), field: packed.field, claimed: claimed,
                at: packed.range.lowerBound))
    }

    /// Unpacks compressed bytes.
    ///
    /// What is allocated never exceeds `sizeLimit`, whatever is claimed.
    private static func unpack(
        _ bytes: RawSpan, field: UInt32, claimed: Int?, at offset: Int
    ) throws(BlockFault) -> [UInt8] {
        if field == 3 {
            do {
                guard let claimed else {
                    return try Inflater().inflate(bytes, .zlib, limit: sizeLimit)
                }
                return try Inflater().inflate(bytes, .zlib, exactly: claimed)
            } catch {
                switch error {
                case .corrupt, .truncated: throw BlockFault(.corruptCompression, at: offset, "zlib")
                case .tooLarge(let limit):
                    throw BlockFault(.tooLarge, at: offset, "more than \(limit) bytes unpacked")
                case .tooShort(let expected, let actual):
                    throw BlockFault(
                        .corruptCompression, at: offset, "\(actual) bytes instead of \(expected)")
                }
            }
        }
        let name = field == 6 ? "lz4" : "zstd"
        guard let claimed else {
            throw BlockFault(.missingField, at: offset, "\(name) data without its unpacked size")
        }
        let output =
            field == 6
            ? unpackLZ4(bytes, exactly: claimed) : Zstandard.unpacked(bytes, limit: claimed)
        guard let output, output.count == claimed else {
            throw BlockFault(.corruptCompression, at: offset, "\(name), \(claimed) bytes expected")
        }
        return output
    }
}
