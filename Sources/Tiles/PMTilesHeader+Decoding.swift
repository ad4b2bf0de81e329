import Bytes

extension PMTilesHeader {
    /// Reads a header from the start of a file and checks it against the file's size.
    ///
    /// - Parameters:
    ///   - head: The file's first bytes, as many as a header has where there are so many.
    ///   - fileByteCount: How many bytes the file has.
    ///   - path: The file's path, for errors.
    init(_ head: RawSpan, fileByteCount: Int, path: String) throws(PMTilesError) {
        func failure(_ code: PMTilesError.Code, _ offset: Int, _ detail: String) -> PMTilesError {
            PMTilesError(code, path: path, offset: offset, detail: detail)
        }
        let bytes: [UInt8]
        do {
            var reader = ByteReader(head)
            bytes = try reader.array(min(head.byteCount, Self.byteCount))
        } catch { throw failure(.truncated, error.offset, "the header ends too early") }

        let magic = Array("PMTiles".utf8)
        if !bytes.starts(with: magic.prefix(bytes.count)) {
            // Versions 1 and 2 began with "PM" and a 16-bit version.
            if bytes.count >= 4, bytes.starts(with: magic.prefix(2)), (1...2).contains(bytes[2]) {
                throw failure(
                    .unsupportedVersion(bytes[2]), 2, "version \(bytes[2]) is too old, 3 is needed")
            }
            throw failure(.foreign, 0, "it does not begin with “PMTiles”")
        }
        if bytes.count > 7, bytes[7] != 3 {
            throw failure(
                .unsupportedVersion(bytes[7]), 7, "version \(bytes[7]) is not known, only 3 is")
        }
        guard bytes.count == Self.byteCount else {
            throw failure(.truncated, bytes.count, "the header ends too early")
        }

        func number(_ offset: Int) -> UInt64 {
            (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
        }
        func section(_ offset: Int, _ name: String) throws(PMTilesError) -> Section {
            let section = Section(offset: number(offset), length: number(offset + 8))
            let (end, overflow) = section.offset.addingReportingOverflow(section.length)
            guard !overflow, end <= UInt64(fileByteCount) else {
                throw failure(.truncated, offset, "the \(name) would end after the file")
            }
            return section
        }
        root = try section(8, "root directory")
        metadata = try section(24, "metadata section")
        leaves = try section(40, "leaf directory section")
        tileData = try section(56, "tile data section")
        addressedTileCount = number(72)
        tileEntryCount = number(80)
        tileContentCount = number(88)

        isClustered = bytes[96] != 0
        guard let internalCompression = Compression(rawValue: bytes[97]),
            let tileCompression = Compression(rawValue: bytes[98])
        else { throw failure(.corruptHeader, 97, "there is no such compression") }
        self.internalCompression = internalCompression
        self.tileCompression = tileCompression
        // A type from a later edition of version 3 is still a tile.
        tileType = TileType(rawValue: bytes[99]) ?? .other
        minimumZoom = bytes[100]
        maximumZoom = bytes[101]
        guard minimumZoom <= maximumZoom, maximumZoom <= TileID.maximumZoom else {
            throw failure(.corruptHeader, 100, "the zooms are not a range within 0 to 26")
        }

        func degrees(_ offset: Int, limit: Double) throws(PMTilesError) -> Double {
            let raw = (0..<4).reduce(UInt32(0)) {
                $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1))
            }
            let value = Double(Int32(bitPattern: raw)) / 1e7
            guard abs(value) <= limit else {
                throw failure(.corruptHeader, offset, "\(value) is not an angle on the globe")
            }
            return value
        }
        let west = try degrees(102, limit: 180)
        let south = try degrees(106, limit: 90)
        let east = try degrees(110, limit: 180)
        let north = try degrees(114, limit: 90)
        guard south <= north, west <= east else {
            throw failure(.corruptHeader, 102, "the bounds are turned around")
        }
        bounds = TileBounds(south: south, west: west, north: north, east: east)
        guard bytes[118] <= TileID.maximumZoom else {
            throw failure(.corruptHeader, 118, "the center's zoom is beyond 26")
        }
        center = TileCenter(
            latitude: try degrees(123, limit: 90), longitude: try degrees(119, limit: 180),
            zoom: bytes[118])
    }
}
