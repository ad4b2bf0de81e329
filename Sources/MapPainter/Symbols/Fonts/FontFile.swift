import Foundation
import MapPixels

/// A TrueType font: which letters it has and their outlines.
///
/// Format: ISO/IEC 14496-22 (OpenType) with the tables `cmap`, `glyf`, `head`, `hhea`, `hmtx`, `loca` and `maxp`. Fonts whose
/// outlines are `CFF` are not read; of a collection the first font is.
struct FontFile: Sendable {
    private let bytes: [UInt8]
    private let tables: [String: Range<Int>]
    /// Units per em.
    let unitsPerEm: Double
    private let glyphCount: Int
    private let metricCount: Int
    private let hasLongOffsets: Bool
    /// Where the part of `cmap` that is read begins, and its format.
    private let characters: (start: Int, format: Int)

    /// The maximum number of components, one in the other, of a letter.
    private static let maximumDepth = 5
    /// The maximum number of points of a letter.
    private static let maximumPoints = 20_000

    /// Reads a font.
    init(_ bytes: [UInt8]) throws(GlyphError) {
        self.bytes = bytes
        func number(_ offset: Int, _ count: Int) throws(GlyphError) -> Int {
            guard offset >= 0, offset + count <= bytes.count else {
                throw GlyphError(.malformed, at: offset)
            }
            return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        var start = 0
        if try number(0, 4) == 0x7474_6366 { start = try number(12, 4) }
        let version = try number(start, 4)
        guard version == 0x0001_0000 || version == 0x7472_7565 else {
            throw GlyphError(.unsupported, at: start)
        }
        var tables: [String: Range<Int>] = [:]
        for index in 0..<min(try number(start + 4, 2), 256) {
            let entry = start + 12 + 16 * index
            let offset = try number(entry + 8, 4)
            let length = try number(entry + 12, 4)
            guard offset + length <= bytes.count else { throw GlyphError(.malformed, at: entry) }
            let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
            tables[name] = offset..<(offset + length)
        }
        func table(_ name: String, _ length: Int) throws(GlyphError) -> Int {
            guard let range = tables[name], range.count >= length else {
                throw GlyphError(tables["CFF "] == nil ? .malformed : .unsupported, at: start)
            }
            return range.lowerBound
        }
        _ = try table("glyf", 0)
        let head = try table("head", 54)
        unitsPerEm = Double(try number(head + 18, 2))
        guard 16...16384 ~= unitsPerEm else { throw GlyphError(.outOfRange, at: head + 18) }
        hasLongOffsets = try number(head + 50, 2) == 1
        glyphCount = try number(try table("maxp", 6) + 4, 2)
        metricCount = try number(try table("hhea", 36) + 34, 2)
        guard metricCount > 0 else { throw GlyphError(.outOfRange, at: start) }
        _ = try table("hmtx", metricCount * 4)
        _ = try table("loca", (glyphCount + 1) * (hasLongOffsets ? 4 : 2))
        // The largest set of Unicode that is there.
        let cmap = try table("cmap", 4)
        var best: (rank: Int, start: Int, format: Int)?
        for index in 0..<min(try number(cmap + 2, 2), 64) {
            let entry = cmap + 4 + 8 * index
            let platform = try number(entry, 2)
            let encoding = try number(entry + 2, 2)
            guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10) else {
                continue
            }
            let place = cmap + (try number(entry + 4, 4))
            let format = try number(place, 2)
            guard format == 4 || format == 12, format > best?.rank ?? 0 else { continue }
            best = (format, place, format)
        }
        guard let best else { throw GlyphError(.unsupported, at: cmap) }
        characters = (best.start, best.format)
        self.tables = tables
    }

    /// What puts the font's glyphs together as scripts ask for; nil where nothing does on this machine.
    func makeShaper() -> FontShaper? { FontShaper(bytes) }

    private func number(_ offset: Int, _ count: Int) throws(GlyphError) -> Int {
        guard offset >= 0, offset + count <= bytes.count else {
            throw GlyphError(.malformed, at: offset)
        }
        var value = 0
        for index in offset..<(offset + count) { value = value << 8 | Int(bytes[index]) }
        return value
    }

    private func signed(_ offset: Int) throws(GlyphError) -> Int {
        let value = try number(offset, 2)
        return value >= 0x8000 ? value - 0x10000 : value
    }

    private func start(_ table: String) -> Int { tables[table]?.lowerBound ?? bytes.count }

    /// The glyph of a code point; nil if the font has none.
    func glyph(_ code: UInt32) throws(GlyphError) -> Int? {
        let place = characters.start
        let code = Int(code)
        if characters.format == 12 {
            var low = 0
            var high = try number(place + 12, 4)
            while low < high {
                let middle = (low + high) / 2
                let group = place + 16 + 12 * middle
                if code > (try number(group + 4, 4)) {
                    low = middle + 1
                } else if code < (try number(group, 4)) {
                    high = middle
                } else {
                    let glyph = try number(group + 8, 4) + code - (try number(group, 4))
                    return glyph > 0 && glyph < glyphCount ? glyph : nil
                }
            }
            return nil
        }
        guard code < 0x10000 else { return nil }
        let count = try number(place + 6, 2) / 2
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if code > (try number(place + 14 + 2 * middle, 2)) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < count else { return nil }
        let first = try number(place + 16 + 2 * count + 2 * low, 2)
        guard code >= first else { return nil }
        let delta = try number(place + 16 + 4 * count + 2 * low, 2)
        let rangePlace = place + 16 + 6 * count + 2 * low
        let range = try number(rangePlace, 2)
        var glyph = code
        if range != 0 {
            glyph = try number(rangePlace + range + 2 * (code - first), 2)
            if glyph == 0 { return nil }
        }
        glyph = (glyph + delta) & 0xFFFF
        return glyph > 0 && glyph < glyphCount ? glyph : nil
    }

    /// How far a glyph moves the pen, in the font's units.
    func advance(_ glyph: Int) throws(GlyphError) -> Double {
        Double(try number(start("hmtx") + 4 * min(glyph, metricCount - 1), 2))
    }

    /// A glyph's outline in the font's units, y up; curves are parabolas as TrueType has them.
    func outline(_ glyph: Int) throws(GlyphError) -> [FontContour] {
        var contours: [FontContour] = []
        var points = 0
        try collect(glyph, .identity, depth: 0, &points, into: &contours)
        return contours
    }

    /// A linear map and a shift.
    private struct Placement {
        var x: SIMD2<Double>
        var y: SIMD2<Double>
        var shift: SIMD2<Double>
        static let identity = Placement(x: SIMD2(1, 0), y: SIMD2(0, 1), shift: .zero)

        func apply(_ point: SIMD2<Double>) -> SIMD2<Double> { x * point.x + y * point.y + shift }

        func then(_ inner: Placement) -> Placement {
            Placement(
                x: x * inner.x.x + y * inner.x.y, y: x * inner.y.x + y * inner.y.y,
                shift: apply(inner.shift))
        }
    }

    private func collect(
        _ glyph: Int, _ placement: Placement, depth: Int, _ count: inout Int,
        into contours: inout [FontContour]
    ) throws(GlyphError) {
        guard 0..<glyphCount ~= glyph, depth <= Self.maximumDepth else {
            throw GlyphError(.outOfRange, at: start("glyf"))
        }
        let size = hasLongOffsets ? 4 : 2
        let factor = hasLongOffsets ? 1 : 2
        let from = try number(start("loca") + glyph * size, size) * factor
        let to = try number(start("loca") + (glyph + 1) * size, size) * factor
        guard from < to else { return }
        guard let table = tables["glyf"], to <= table.count else {
            throw GlyphError(.malformed, at: start("loca") + glyph * size)
        }
        let place = table.lowerBound + from
        let ends = try signed(place)
        if ends < 0 {
            try collectParts(place + 10, placement, depth: depth, &count, into: &contours)
            return
        }
        guard ends > 0 else { return }
        let total = try number(place + 10 + 2 * (ends - 1), 2) + 1
        count += total
        guard count <= Self.maximumPoints else { throw GlyphError(.outOfRange, at: place) }
        var cursor = place + 10 + 2 * ends
        cursor += 2 + (try number(cursor, 2))
        var flags: [Int] = []
        while flags.count < total {
            let flag = try number(cursor, 1)
            cursor += 1
            var times = 1
            if flag & 8 != 0 {
                times += try number(cursor, 1)
                cursor += 1
            }
            flags += repeatElement(flag, count: min(times, total - flags.count))
        }
        let xs = try coordinates(flags, short: 2, same: 16, &cursor)
        let ys = try coordinates(flags, short: 4, same: 32, &cursor)
        var first = 0
        for contour in 0..<ends {
            let last = try number(place + 10 + 2 * contour, 2)
            guard last >= first, last < total else { throw GlyphError(.malformed, at: place) }
            contours.append(
                FontContour(
                    points: (first...last).map {
                        placement.apply(SIMD2(Double(xs[$0]), Double(ys[$0])))
                    }, isOnCurve: (first...last).map { flags[$0] & 1 != 0 }))
            first = last + 1
        }
    }

    private func coordinates(
        _ flags: [Int], short: Int, same: Int, _ cursor: inout Int
    ) throws(GlyphError) -> [Int] {
        var value = 0
        var values: [Int] = []
        values.reserveCapacity(flags.count)
        for flag in flags {
            if flag & short != 0 {
                let step = try number(cursor, 1)
                cursor += 1
                value += flag & same != 0 ? step : -step
            } else if flag & same == 0 {
                value += try signed(cursor)
                cursor += 2
            }
            values.append(value)
        }
        return values
    }

    /// A letter made of others.
    private func collectParts(
        _ place: Int, _ placement: Placement, depth: Int, _ count: inout Int,
        into contours: inout [FontContour]
    ) throws(GlyphError) {
        var cursor = place
        for _ in 0..<64 {
            let flags = try number(cursor, 2)
            let glyph = try number(cursor + 2, 2)
            cursor += 4
            var own = Placement.identity
            if flags & 1 != 0 {
                own.shift = SIMD2(Double(try signed(cursor)), Double(try signed(cursor + 2)))
                cursor += 4
            } else {
                func byte(_ value: Int) -> Double { Double(value >= 128 ? value - 256 : value) }
                own.shift = SIMD2(byte(try number(cursor, 1)), byte(try number(cursor + 1, 1)))
                cursor += 2
            }
            // Points may be given to be joined instead of a shift; such letters stay where they are.
            if flags & 2 == 0 { own.shift = .zero }
            func share(_ offset: Int) throws(GlyphError) -> Double {
                Double(try signed(offset)) / 16384
            }
            if flags & 8 != 0 {
                let scale = try share(cursor)
                own.x.x = scale
                own.y.y = scale
                cursor += 2
            } else if flags & 0x40 != 0 {
                own.x.x = try share(cursor)
                own.y.y = try share(cursor + 2)
                cursor += 4
            } else if flags & 0x80 != 0 {
                own.x = SIMD2(try share(cursor), try share(cursor + 2))
                own.y = SIMD2(try share(cursor + 4), try share(cursor + 6))
                cursor += 8
            }
            count += 1
            try collect(glyph, placement.then(own), depth: depth + 1, &count, into: &contours)
            if flags & 0x20 == 0 { return }
        }
    }
}

/// A closed line of a letter's outline.
struct FontContour: Sendable {
    var points: [SIMD2<Double>]
    /// Whether each point lies on the line; others pull it toward them.
    var isOnCurve: [Bool]

    /// The contour in another place.
    func shifted(by shift: SIMD2<Double>) -> FontContour {
        FontContour(points: points.map { $0 + shift }, isOnCurve: isOnCurve)
    }

    /// The line as short straight pieces, of which a curve has `pieces`.
    func flattened(pieces: Int) -> [SIMD2<Double>] {
        guard points.count > 1 else { return [] }
        let count = points.count
        func middle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { (a + b) / 2 }
        var line: [SIMD2<Double>] = []
        let first = isOnCurve.firstIndex(of: true)
        var current = first.map { points[$0] } ?? middle(points[count - 1], points[0])
        line.append(current)
        var index = first.map { $0 + 1 } ?? 0
        let end = index + count
        while index < end {
            let place = index % count
            if isOnCurve[place] {
                current = points[place]
                line.append(current)
            } else {
                let next = (index + 1) % count
                let target =
                    isOnCurve[next] ? points[next] : middle(points[place], points[next])
                let control = points[place]
                for step in 1...pieces {
                    let t = Double(step) / Double(pieces)
                    let a = current * ((1 - t) * (1 - t))
                    let b = control * (2 * t * (1 - t))
                    line.append(a + b + target * (t * t))
                }
                current = target
                if isOnCurve[next] { index += 1 }
            }
            index += 1
        }
        return line
    }
}
