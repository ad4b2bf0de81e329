import Bytes
import Foundation
import Geodesy

/// Heights of the ground, from tiles of the Shuttle Radar Topography Mission's format (`.hgt`) and GeoTIFF files (`.tif`).
///
/// A tile covers one degree each way and is named after its south-western corner, `N41W009.hgt`. It holds
/// 1,201 × 1,201 or 3,601 × 3,601 heights in meters, 16-bit and big-endian, in rows from north to south;
/// −32768 stands where nothing was measured. GeoTIFF files are those that `GeoTIFF` reads; where both know a place, the tile counts.
/// Outside of all the ground counts as level.
public struct Terrain: Sendable {
    private struct Tile: Sendable {
        let side: Int
        let heights: MappedArray<Int16>
    }

    private let tiles: [Int32: Tile]
    private let pictures: [HeightPicture]

    /// Opens tiles and GeoTIFF files, which are told by their endings.
    ///
    /// - Throws: `TerrainError` for a file that is neither or cannot be read.
    public init(paths: [String]) throws(TerrainError) {
        var tiles: [Int32: Tile] = [:]
        var pictures: [HeightPicture] = []
        for path in paths {
            if [".tif", ".tiff"].contains(where: { path.lowercased().hasSuffix($0) }) {
                pictures.append(try HeightPicture(path: path))
                continue
            }
            guard let corner = Self.corner(URL(fileURLWithPath: path).lastPathComponent) else {
                throw TerrainError(.unnamed, path: path)
            }
            let file: MappedFile
            do {
                file = try MappedFile(path: path)
            } catch {
                throw TerrainError(.unreadable(error.description), path: path)
            }
            guard let side = [1201, 3601].first(where: { $0 * $0 * 2 == file.byteCount }),
                let heights = MappedArray<Int16>(file, offset: 0, count: side * side)
            else { throw TerrainError(.wrongSize(file.byteCount), path: path) }
            tiles[Self.key(corner.south, corner.west)] = Tile(side: side, heights: heights)
        }
        self.tiles = tiles
        self.pictures = pictures
    }

    /// The height of a place, between the four measured around it; nil where there is none.
    ///
    /// Latitude and longitude in 1e-7 degrees; the height in meters.
    public func meters(latitude: Int32, longitude: Int32) -> Double? {
        if let meters = tileMeters(latitude: latitude, longitude: longitude) { return meters }
        for picture in pictures {
            if let meters = picture.meters(latitude: latitude, longitude: longitude) {
                return meters
            }
        }
        return nil
    }

    private func tileMeters(latitude: Int32, longitude: Int32) -> Double? {
        let south = Int32((Double(latitude) / 1e7).rounded(.down))
        let west = Int32((Double(longitude) / 1e7).rounded(.down))
        guard let tile = tiles[Self.key(south, west)] else { return nil }
        let last = Double(tile.side - 1)
        return HeightGrid.meters(
            row: (1 - (Double(latitude) / 1e7 - Double(south))) * last,
            column: (Double(longitude) / 1e7 - Double(west)) * last,
            rows: tile.side, columns: tile.side
        ) { row, column in
            Int16(bigEndian: tile.heights[row * tile.side + column])
        }
    }

    /// The part of each tile that a box touches, by degree, then those of GeoTIFF files.
    ///
    /// - Parameter box: Without the 180th meridian inside.
    package func windows(in box: PackedBox) -> [HeightWindow] {
        tileWindows(in: box) + pictures.flatMap { $0.windows(in: box) }
    }

    private func tileWindows(in box: PackedBox) -> [HeightWindow] {
        tiles.sorted { $0.key < $1.key }.compactMap { key, tile in
            let (south, west) = Self.corner(of: key)
            let last = Double(tile.side - 1)
            func samples(_ degrees: Double) -> Double { min(max(degrees, 0), 1) * last }
            let top = Int(samples(Double(south + 1) - Double(box.north) / 1e7).rounded(.down))
            let bottom = Int(samples(Double(south + 1) - Double(box.south) / 1e7).rounded(.up))
            let left = Int(samples(Double(box.west) / 1e7 - Double(west)).rounded(.down))
            let right = Int(samples(Double(box.east) / 1e7 - Double(west)).rounded(.up))
            guard top < bottom, left < right else { return nil }
            var heights: [Int16] = []
            heights.reserveCapacity((bottom - top + 1) * (right - left + 1))
            for row in top...bottom {
                for column in left...right {
                    heights.append(Int16(bigEndian: tile.heights[row * tile.side + column]))
                }
            }
            return HeightWindow(
                south: Int16(south), west: Int16(west), intervals: UInt16(tile.side - 1),
                top: UInt16(top), left: UInt16(left), rows: UInt16(bottom - top + 1),
                columns: UInt16(right - left + 1), heights: heights)
        }
    }

    private static func key(_ south: Int32, _ west: Int32) -> Int32 { south * 1000 + west + 500 }

    private static func corner(of key: Int32) -> (south: Int32, west: Int32) {
        let south = Int32((Double(key) / 1000).rounded(.down))
        return (south, key - south * 1000 - 500)
    }

    /// The corner a tile's name tells: the first letters of the file's name.
    static func corner(_ name: String) -> (south: Int32, west: Int32)? {
        let letters = Array(name.uppercased().utf8.prefix(7))
        guard letters.count == 7,
            let south = Int32(String(decoding: letters[1...2], as: UTF8.self)),
            let west = Int32(String(decoding: letters[4...6], as: UTF8.self)), south >= 0,
            west >= 0, south <= 90, west <= 180
        else { return nil }
        let signs: (Int32, Int32)? =
            switch (letters[0], letters[3]) {
            case (UInt8(ascii: "N"), UInt8(ascii: "E")): (1, 1)
            case (UInt8(ascii: "N"), UInt8(ascii: "W")): (1, -1)
            case (UInt8(ascii: "S"), UInt8(ascii: "E")): (-1, 1)
            case (UInt8(ascii: "S"), UInt8(ascii: "W")): (-1, -1)
            default: nil
            }
        return signs.map { (south * $0, west * $1) }
    }
}

/// A reason why a file of heights cannot be used.
public struct TerrainError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// Its name does not tell which degree it covers.
        case unnamed
        /// It has neither 1,201 nor 3,601 rows and columns.
        case wrongSize(Int)
        /// The file cannot be read.
        case unreadable(String)
        /// It is a TIFF file that is damaged, or holds what is not read.
        case unusable(String)
    }

    /// The kind of failure.
    public let code: Code
    /// The path of the file.
    public let path: String

    /// Creates an error.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    /// A one-sentence description of the error for people.
    public var description: String {
        switch code {
        case .unnamed:
            "\(path) has no name like N41W009.hgt, which tells the degree that a tile covers, and is no .tif"
        case .wrongSize(let count):
            "\(path) is no tile of heights: it has \(count) bytes, not 2,884,802 or 25,934,402"
        case .unreadable(let reason): reason
        case .unusable(let reason): "\(path) cannot be used for heights: \(reason)"
        }
    }
}
