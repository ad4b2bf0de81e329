extension Panorama {
    /// Reads what a packet of XMP tells of a panorama (Photo Sphere XMP Metadata, namespace `GPano`).
    ///
    /// Members stand as attributes or as elements. The packet is looked through for them as text: it is a few
    /// kilobytes, of one of a handful of programs, and nothing else of it is wanted.
    ///
    /// - Parameters:
    ///   - packet: The bytes of the packet.
    ///   - size: Pixels of the picture, where the packet does not say how much of the sphere it covers.
    /// - Returns: Nil where it is no equirectangular panorama, or what it says cannot be.
    init?(notes packet: [UInt8], size: (width: Int, height: Int)?) {
        func member(_ name: String) -> String? { Self.member("GPano:" + name, in: packet) }
        func number(_ name: String) -> Double? {
            member(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
        guard member("ProjectionType") == "equirectangular" else { return nil }
        let width = number("CroppedAreaImageWidthPixels") ?? size.map { Double($0.width) } ?? 0
        let height = number("CroppedAreaImageHeightPixels") ?? size.map { Double($0.height) } ?? 0
        let full = (
            width: number("FullPanoWidthPixels") ?? width,
            height: number("FullPanoHeightPixels") ?? height
        )
        let left = number("CroppedAreaLeftPixels") ?? 0
        let top = number("CroppedAreaTopPixels") ?? 0
        guard width >= 1, height >= 1, full.width >= 1, full.height >= 1,
            full.width <= 1_000_000, full.height <= 1_000_000, left >= 0, top >= 0,
            left + width <= full.width * 1.001 + 1, top + height <= full.height * 1.001 + 1
        else { return nil }
        self.init(
            left: left / full.width, top: top / full.height,
            width: min(width / full.width, 1), height: min(height / full.height, 1),
            pitchDegrees: Self.angle(number("PosePitchDegrees"), 90),
            rollDegrees: Self.angle(number("PoseRollDegrees"), 180))
    }

    /// Where the middle of the whole panorama looks, in degrees clockwise from north; nil where that is not given.
    static func heading(notes packet: [UInt8]) -> Double? {
        member("GPano:PoseHeadingDegrees", in: packet).flatMap(Double.init).flatMap {
            0...360 ~= $0 ? $0.truncatingRemainder(dividingBy: 360) : nil
        }
    }

    private static func angle(_ number: Double?, _ most: Double) -> Double {
        number.flatMap { abs($0) <= most ? $0 : nil } ?? 0
    }

    /// The text of a member: what stands in quotes after `NAME=`, or between `<NAME>` and the next `<`.
    private static func member(_ name: String, in packet: [UInt8]) -> String? {
        let sought = Array(name.utf8)
        guard packet.count > sought.count, packet.count <= EmbeddedNotes.longest else { return nil }
        var start = packet.startIndex
        while let first = packet[start...].firstIndex(of: sought[0]),
            packet.count - first > sought.count
        {
            start = first + 1
            guard packet[first...].starts(with: sought) else { continue }
            var rest = packet[(first + sought.count)...].drop(while: isSpace)
            let value: ArraySlice<UInt8>
            switch rest.popFirst() {
            case UInt8(ascii: "="):
                rest = rest.drop(while: isSpace)
                guard let quote = rest.popFirst(),
                    quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
                else { continue }
                value = rest.prefix { $0 != quote }
            case UInt8(ascii: ">"): value = rest.prefix { $0 != UInt8(ascii: "<") }
            default: continue
            }
            return value.count > 64 ? nil : String(decoding: value, as: UTF8.self).trimmed
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}
