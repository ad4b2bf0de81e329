/// JPEG files that say where they were taken, made of any JPEG file.
package enum GeotaggedJPEG {
    /// The bytes of a file with a camera's notes.
    ///
    /// - Parameters:
    ///   - body: A JPEG file without notes.
    ///   - latitude: Degrees north.
    ///   - longitude: Degrees east.
    ///   - heading: Degrees clockwise from north; nil: not told.
    ///   - time: As in `2026:05:03 14:22:10`; nil: not told.
    ///   - orientation: 1 to 8.
    ///   - isBig: Whether numbers of the notes begin with the highest byte.
    ///   - panorama: Members of `GPano` in a packet of XMP; nil: no panorama.
    package static func bytes(
        _ body: [UInt8], latitude: Double, longitude: Double, heading: Double? = nil,
        time: String? = nil, orientation: Int = 1, isBig: Bool = false,
        panorama: [String: String]? = nil
    ) -> [UInt8] {
        var notes = Notes(isBig: isBig)
        var image: [Notes.Entry] = [(0x0112, 3, 1, notes.number(orientation, 2))]
        var camera: [Notes.Entry] = []
        if let time {
            camera.append((0x9003, 2, time.utf8.count + 1, Array(time.utf8) + [0]))
        }
        func parts(_ degrees: Double) -> [UInt8] {
            // Ten-millionths of a degree.
            notes.number(Int((abs(degrees) * 1e7).rounded()), 4) + notes.number(10_000_000, 4)
                + notes.number(0, 4) + notes.number(1, 4) + notes.number(0, 4) + notes.number(1, 4)
        }
        var place: [Notes.Entry] = [
            (1, 2, 2, Array((latitude < 0 ? "S" : "N").utf8) + [0]), (2, 5, 3, parts(latitude)),
            (3, 2, 2, Array((longitude < 0 ? "W" : "E").utf8) + [0]), (4, 5, 3, parts(longitude)),
        ]
        if let heading {
            place.append((16, 2, 2, Array("T".utf8) + [0]))
            place.append(
                (17, 5, 1, notes.number(Int((heading * 100).rounded()), 4) + notes.number(100, 4)))
        }
        // The first directory has two pointers more; the others follow it.
        let second = 8 + notes.size(of: image) + 24
        image.append((0x8769, 4, 1, notes.number(second, 4)))
        image.append((0x8825, 4, 1, notes.number(second + notes.size(of: camera), 4)))
        notes.add(image)
        notes.add(camera)
        notes.add(place)
        var file = Array(body.prefix(2)) + segment(Array("Exif\0\0".utf8) + notes.bytes)
        if let panorama {
            let members = panorama.map { " GPano:\($0)=\"\($1)\"" }.joined()
            let packet = "<x:xmpmeta><rdf:Description\(members)/></x:xmpmeta>"
            file += segment(Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8))
        }
        return file + body.dropFirst(2)
    }

    private static func segment(_ body: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
    }

    /// A TIFF file of directories.
    private struct Notes {
        typealias Entry = (tag: Int, type: Int, count: Int, value: [UInt8])

        let isBig: Bool
        var bytes: [UInt8]

        init(isBig: Bool) {
            self.isBig = isBig
            bytes = isBig ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] : [0x49, 0x49, 42, 0, 8, 0, 0, 0]
        }

        func number(_ value: Int, _ length: Int) -> [UInt8] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isBig ? bytes.reversed() : bytes
        }

        /// The bytes that a directory takes with what its entries point to.
        func size(of entries: [Entry]) -> Int {
            entries.reduce(6) { $0 + 12 + ($1.value.count > 4 ? $1.value.count : 0) }
        }

        mutating func add(_ entries: [Entry]) {
            var place = bytes.count + 6 + 12 * entries.count
            var values: [UInt8] = []
            bytes += number(entries.count, 2)
            for entry in entries {
                bytes += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4)
                if entry.value.count <= 4 {
                    bytes += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
                } else {
                    bytes += number(place, 4)
                    place += entry.value.count
                    values += entry.value
                }
            }
            bytes += number(0, 4) + values
        }
    }
}
