import Bytes
import Deflate

/// A zip archive in a mapped file, of which single files are unpacked (PKWARE, *.ZIP File Format Specification*, 6.3).
///
/// Stored and deflated entries are read, with 32-bit and 64-bit sizes. Entries may not overlap, and none may claim more than
/// deflate can pack into its bytes, so that a small archive cannot ask for much memory.
struct ZipArchive {
    /// A file in the archive.
    struct Entry {
        /// The path in the archive, with slashes.
        let name: String
        let isDeflated: Bool
        let crc: UInt32
        let packedSize: Int
        let size: Int
        /// Where the local header lies.
        let offset: Int
    }

    /// The most that a byte of a deflated stream can become (zlib, *Technical Details*), rounded up.
    private static let largestRatio = 1040
    /// The maximum number of files that are examined; feeds have some thirty.
    private static let mostEntries = 10_000

    /// The files, in the order of the archive; folders are left out.
    let entries: [Entry]
    private let file: MappedFile

    /// Reads the list of files at the end of an archive.
    init(_ file: MappedFile) throws(GTFSError) {
        self.file = file
        do {
            entries = try Self.entries(of: file)
        } catch let error as GTFSError {
            throw error
        } catch {
            throw Self.fault("it ends too early", file)
        }
        try checkOverlaps()
    }

    /// Unpacks a file and compares its checksum.
    ///
    /// - Parameter limit: The most bytes that it may have.
    func contents(of entry: Entry, limit: Int) throws(GTFSError) -> [UInt8] {
        guard entry.size <= limit else {
            throw GTFSError(.tooLarge(limit: limit), path: file.path, file: entry.name)
        }
        let bytes = try unpacked(entry)
        guard crc32(bytes.span.rawBytes) == entry.crc else {
            throw fault("has another checksum than it was packed with", of: entry)
        }
        return bytes
    }

    private func unpacked(_ entry: Entry) throws(GTFSError) -> [UInt8] {
        do {
            var header = ByteReader(file.bytes)
            try header.skip(entry.offset)
            guard try header.integer(UInt32.self) == 0x0403_4b50 else {
                throw fault("has no local header", of: entry)
            }
            try header.skip(22)
            let nameLength = Int(try header.integer(UInt16.self))
            let extraLength = Int(try header.integer(UInt16.self))
            try header.skip(nameLength + extraLength)
            guard entry.isDeflated else { return try header.array(entry.size) }
            let packed = try header.span(entry.packedSize)
            return try Inflater().inflate(packed, .raw, exactly: entry.size)
        } catch let error as GTFSError {
            throw error
        } catch {
            throw fault("cannot be unpacked", of: entry)
        }
    }

    private func fault(_ what: String, of entry: Entry) -> GTFSError {
        GTFSError(.notAnArchive("it \(what)"), path: file.path, file: entry.name)
    }

    private static func fault(_ what: String, _ file: MappedFile) -> GTFSError {
        GTFSError(.notAnArchive(what), path: file.path)
    }

    /// Reads the central directory.
    private static func entries(of file: MappedFile) throws -> [Entry] {
        let (count, start) = try directory(of: file)
        guard count <= mostEntries else { throw fault("it has \(count) files", file) }
        var reader = ByteReader(file.bytes)
        try reader.skip(start)
        var entries: [Entry] = []
        for _ in 0..<count {
            guard try reader.integer(UInt32.self) == 0x0201_4b50 else {
                throw fault("its list of files is damaged", file)
            }
            try reader.skip(4)
            let flags = try reader.integer(UInt16.self)
            let method = try reader.integer(UInt16.self)
            try reader.skip(4)
            let crc = try reader.integer(UInt32.self)
            var packedSize = UInt64(try reader.integer(UInt32.self))
            var size = UInt64(try reader.integer(UInt32.self))
            let nameLength = Int(try reader.integer(UInt16.self))
            let extraLength = Int(try reader.integer(UInt16.self))
            let commentLength = Int(try reader.integer(UInt16.self))
            try reader.skip(8)
            var offset = UInt64(try reader.integer(UInt32.self))
            let name = String(decoding: try reader.array(nameLength), as: UTF8.self)
            var extra = ByteReader(try reader.span(extraLength))
            try readLargeSizes(&extra, &size, &packedSize, &offset)
            try reader.skip(commentLength)
            if name.hasSuffix("/") { continue }
            let length = UInt64(file.byteCount)
            guard packedSize <= length, offset <= length,
                size <= (method == 0 ? packedSize : packedSize * UInt64(largestRatio))
            else { throw fault("the sizes of \(name) are impossible", file) }
            guard flags & 1 == 0, method == 0 || method == 8 else {
                throw fault("\(name) is encrypted or packed in an unknown way", file)
            }
            entries.append(
                Entry(
                    name: name, isDeflated: method == 8, crc: crc, packedSize: Int(packedSize),
                    size: Int(size), offset: Int(offset)))
        }
        return entries
    }

    /// The number of entries, and where their list begins.
    private static func directory(of file: MappedFile) throws -> (count: Int, start: Int) {
        // The end record has 22 bytes and a comment of at most 65,535.
        let first = max(0, file.byteCount - 22 - 65_535)
        var tail = ByteReader(file.bytes)
        try tail.skip(first)
        let bytes = try tail.array(file.byteCount - first)
        guard
            let end = bytes.indices.dropLast(21).last(where: {
                bytes[$0] == 0x50 && bytes[$0 + 1] == 0x4b && bytes[$0 + 2] == 5
                    && bytes[$0 + 3] == 6
            })
        else { throw fault("it has no list of files", file) }
        var record = ByteReader(file.bytes)
        try record.skip(first + end + 10)
        var count = UInt64(try record.integer(UInt16.self))
        try record.skip(4)
        var start = UInt64(try record.integer(UInt32.self))
        if count == 0xffff || start == 0xffff_ffff, first + end >= 20 {
            var locator = ByteReader(file.bytes)
            try locator.skip(first + end - 20)
            if try locator.integer(UInt32.self) == 0x0706_4b50 {
                try locator.skip(4)
                let place = try locator.integer(UInt64.self)
                var large = ByteReader(file.bytes)
                try large.skip(Int(clamping: place))
                guard try large.integer(UInt32.self) == 0x0606_4b50 else {
                    throw fault("its list of files is damaged", file)
                }
                try large.skip(28)
                count = try large.integer(UInt64.self)
                try large.skip(8)
                start = try large.integer(UInt64.self)
            }
        }
        return (Int(clamping: count), Int(clamping: start))
    }

    /// Takes sizes that do not fit 32 bits from the extra field 1.
    private static func readLargeSizes(
        _ extra: inout ByteReader, _ size: inout UInt64, _ packedSize: inout UInt64,
        _ offset: inout UInt64
    ) throws(ByteError) {
        while extra.remaining >= 4 {
            let tag = try extra.integer(UInt16.self)
            let length = Int(try extra.integer(UInt16.self))
            guard tag == 1 else {
                try extra.skip(min(length, extra.remaining))
                continue
            }
            if size == 0xffff_ffff { size = try extra.integer(UInt64.self) }
            if packedSize == 0xffff_ffff { packedSize = try extra.integer(UInt64.self) }
            if offset == 0xffff_ffff { offset = try extra.integer(UInt64.self) }
            return
        }
    }

    /// Refuses archives whose files share bytes.
    ///
    /// - Note: David Fifield, *A better zip bomb*, 2019.
    private func checkOverlaps() throws(GTFSError) {
        var end = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            guard entry.offset >= end else {
                throw Self.fault("\(entry.name) shares bytes with another file", file)
            }
            end = entry.offset + 30 + entry.packedSize
        }
    }
}
