#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

/// The encoded polyline algorithm format: a line as a short ASCII string.
///
/// Latitude and longitude are rounded to a number of decimals, the difference to the coordinate before
/// is zigzag-coded and written five bits a character, from 63 (`?`) to 126 (`~`). Five decimals is
/// Google's original, six what OSRM and Valhalla write; the string itself does not say.
/// Source: Google, *Encoded Polyline Algorithm Format*.
public enum EncodedPolyline {
    /// Returns the string of a line.
    ///
    /// - Parameters:
    ///   - line: Coordinates with latitudes within ±90 and longitudes within ±360 degrees.
    ///   - precision: Decimals that are kept, from 1 to 7; anything else traps.
    /// - Throws: ``EncodedPolylineError`` with code `invalidCoordinate` and the coordinate's index.
    public static func encode(
        _ line: [CLLocationCoordinate2D], precision: Int = 5
    ) throws(EncodedPolylineError) -> String {
        let factor = scale(precision)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(line.count * 8)
        var last: (latitude: Int64, longitude: Int64) = (0, 0)
        for (index, coordinate) in line.enumerated() {
            // NaN fails both comparisons.
            guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 360 else {
                throw EncodedPolylineError(
                    .invalidCoordinate, position: index, precision: precision)
            }
            let latitude = Int64((coordinate.latitude * factor).rounded())
            let longitude = Int64((coordinate.longitude * factor).rounded())
            append(latitude - last.latitude, to: &bytes)
            append(longitude - last.longitude, to: &bytes)
            last = (latitude, longitude)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the line of a string.
    ///
    /// - Parameters:
    ///   - string: What ``encode(_:precision:)`` or another encoder wrote; the empty string is no line.
    ///   - precision: Decimals that were kept, from 1 to 7; anything else traps.
    /// - Throws: ``EncodedPolylineError`` with the position of the offending byte. A line of the wrong
    ///   precision is found out where it leaves the globe (`outOfRange`); one that stays on it cannot be.
    public static func decode(
        _ string: String, precision: Int = 5
    ) throws(EncodedPolylineError) -> [CLLocationCoordinate2D] {
        let factor = scale(precision)
        let bytes = Array(string.utf8)
        let (latitudeLimit, longitudeLimit) = (Int64(90 * factor), Int64(360 * factor))
        var line: [CLLocationCoordinate2D] = []
        line.reserveCapacity(bytes.count / 6)
        var (latitude, longitude): (Int64, Int64) = (0, 0)
        var cursor = 0
        while cursor < bytes.count {
            let start = cursor
            // Both terms are below 2⁵¹, so that the sums cannot overflow.
            latitude += try number(bytes, &cursor, precision)
            longitude += try number(bytes, &cursor, precision)
            guard abs(latitude) <= latitudeLimit, abs(longitude) <= longitudeLimit else {
                throw EncodedPolylineError(.outOfRange, position: start, precision: precision)
            }
            line.append(
                CLLocationCoordinate2D(
                    latitude: Double(latitude) / factor, longitude: Double(longitude) / factor))
        }
        return line
    }

    private static func scale(_ precision: Int) -> Double {
        precondition((1...7).contains(precision), "a polyline has a precision from 1 to 7")
        return [10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7][precision - 1]
    }

    /// Appends a term of a line: the difference between a number and the one before it.
    package static func append(_ difference: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(bitPattern: (difference &<< 1) ^ (difference &>> 63))
        while rest >= 0x20 {
            bytes.append(UInt8(truncatingIfNeeded: 0x20 | (rest & 0x1f)) + 63)
            rest >>= 5
        }
        bytes.append(UInt8(truncatingIfNeeded: rest) + 63)
    }

    private static func number(
        _ bytes: [UInt8], _ cursor: inout Int, _ precision: Int
    ) throws(EncodedPolylineError) -> Int64 {
        let start = cursor
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 50, by: 5) {
            guard cursor < bytes.count else {
                throw EncodedPolylineError(.truncated, position: start, precision: precision)
            }
            let byte = bytes[cursor]
            guard (63...126).contains(byte) else {
                throw EncodedPolylineError(
                    .invalidCharacter, position: cursor, precision: precision)
            }
            cursor += 1
            value |= UInt64((byte - 63) & 0x1f) << shift
            if byte - 63 < 0x20 {
                return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
            }
        }
        throw EncodedPolylineError(.overflow, position: start, precision: precision)
    }
}
