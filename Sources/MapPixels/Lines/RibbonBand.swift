/// The opacity of the pixels of a band of rows that a ribbon covers, and their color where it has several.
///
/// After a ribbon is painted all are zero again.
///
/// BOUNDS: what is written lies in a row of the band and in a column of the picture.
@safe struct RibbonBand: ~Copyable {
    // SAFETY: owned from `init` to `deinit`; the type is not copyable.
    private let opacities: UnsafeMutablePointer<UInt8>
    // SAFETY: as `opacities`.
    private let colors: UnsafeMutablePointer<UInt32>
    private let width: Int
    private let stride: Int

    init(width: Int) {
        self.width = width
        stride = (width + 7) & ~3
        unsafe opacities = .allocate(capacity: stride * CellBand.height)
        unsafe opacities.initialize(repeating: 0, count: stride * CellBand.height)
        unsafe colors = .allocate(capacity: stride * CellBand.height)
        unsafe colors.initialize(repeating: 0, count: stride * CellBand.height)
    }

    deinit {
        unsafe opacities.deallocate()
        unsafe colors.deallocate()
    }

    /// The values that change over a triangle: beyond the end, to the side, along, softness.
    private struct Slopes {
        let origin: SIMD2<Double>
        let start: SIMD4<Double>
        let x: SIMD4<Double>
        let y: SIMD4<Double>

        init?(_ a: Ribbon.Vertex, _ b: Ribbon.Vertex, _ c: Ribbon.Vertex) {
            let u = b.plane - a.plane
            let v = c.plane - a.plane
            let area = u.x * v.y - u.y * v.x
            guard abs(area) > 1e-12 else { return nil }
            func values(_ vertex: Ribbon.Vertex) -> SIMD4<Double> {
                SIMD4(vertex.off.x, vertex.off.y, vertex.along, vertex.softness)
            }
            origin = a.plane
            start = values(a)
            let first = values(b) - start
            let second = values(c) - start
            x = (first * v.y - second * u.y) / area
            y = (second * u.x - first * v.x) / area
        }

        @inline(__always)
        func values(at point: SIMD2<Double>) -> SIMD4<Double> {
            start + x * (point.x - origin.x) + y * (point.y - origin.y)
        }
    }

    /// Paints the rows of a ribbon that lie in the band.
    ///
    /// SAFETY: `pixels` are the picture's, and no other thread touches the rows.
    func draw(
        _ ribbon: Ribbon, _ paint: RibbonPaint, top: Int, rows: Range<Int>, clip: ClipRows?,
        onto pixels: UnsafeMutablePointer<UInt32>
    ) {
        var bounds = [Range<Int>](repeating: 0..<0, count: rows.count)
        let vertices = ribbon.vertices.span
        let corners = ribbon.corners.span
        var index = 0
        while index &+ 2 < corners.count {
            let a = vertices[Int(corners[index])]
            let b = vertices[Int(corners[index &+ 1])]
            let c = vertices[Int(corners[index &+ 2])]
            index &+= 3
            let low = min(a.picture.y, b.picture.y, c.picture.y)
            let high = max(a.picture.y, b.picture.y, c.picture.y)
            guard low < Double(rows.upperBound), high > Double(rows.lowerBound) else { continue }
            let first = max(rows.lowerBound, Int(min(max(low - 0.5, 0), 0x1p30).rounded(.up)))
            let end = min(rows.upperBound, Int(min(high + 0.5, 0x1p30).rounded(.up)))
            guard first < end, let slopes = Slopes(a, b, c) else { continue }
            let area = [a.picture, b.picture, c.picture]
            for row in first..<end {
                let columns = Self.columns(area, Double(row) + 0.5, width)
                let range = clip.map { columns.clamped(to: $0.range(row)) } ?? columns
                if range.isEmpty { continue }
                let place = row &- rows.lowerBound
                bounds[place] =
                    bounds[place].isEmpty
                    ? range
                    : min(
                        bounds[place].lowerBound, range.lowerBound)..<max(
                            bounds[place].upperBound, range.upperBound)
                fill(ribbon, paint, slopes, row, range, top: top)
            }
        }
        for (offset, range) in bounds.enumerated() where !range.isEmpty {
            let row = rows.lowerBound + offset
            switch paint {
            case .color(let color), .dashes(let color, _):
                blend(
                    range, row: row, top: top,
                    unsafe ColorSink(pixels, width: width, color: color))
            case .ramp, .image:
                unsafe blend(range, row: row, top: top, onto: pixels)
            }
        }
    }

    /// The columns whose middles lie in a triangle.
    private static func columns(
        _ corners: [SIMD2<Double>], _ y: Double, _ width: Int
    ) -> Range<Int> {
        var low = Double.infinity
        var high = -Double.infinity
        for index in 0..<3 {
            let one = corners[index]
            let other = corners[(index + 1) % 3]
            // From above to below, so that neighbors compute the same.
            let (a, b) = (one.y, one.x) < (other.y, other.x) ? (one, other) : (other, one)
            guard a.y <= y, y < b.y else { continue }
            let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
            low = min(low, x)
            high = max(high, x)
        }
        guard low < high, low < Double(width), high > 0 else { return 0..<0 }
        let start = Int(min(max(low - 0.5, 0), 0x1p30).rounded(.up))
        return start..<max(start, min(width, Int(min(high - 0.5, 0x1p30).rounded(.up))))
    }

    private func fill(
        _ ribbon: Ribbon, _ paint: RibbonPaint, _ slopes: Slopes, _ row: Int, _ range: Range<Int>,
        top: Int
    ) {
        let outset = ribbon.stroke.outset
        let inset = ribbon.stroke.inset
        let fade = max(ribbon.stroke.blur, 0) + 1
        let isTilted = ribbon.view.isTilted
        // BOUNDS: the row lies in the band, the range in the picture.
        let line = unsafe opacities + (row &- top) &* stride
        let tints = unsafe colors + (row &- top) &* stride
        let start = SIMD2(Double(range.lowerBound) + 0.5, Double(row) + 0.5)
        var values = slopes.values(at: ribbon.view.plane(start))
        for column in range {
            if isTilted {
                values = slopes.values(
                    at: ribbon.view.plane(SIMD2(Double(column) + 0.5, start.y)))
            }
            defer { values += slopes.x }
            let side = values.y
            let distance =
                (values.x == 0 ? abs(side) : (values.x * values.x + side * side).squareRoot())
                * outset
            let soft = fade * (isTilted ? values.w : 1)
            var opacity = min(distance - inset + soft, outset - distance) / soft
            if opacity <= 0 { continue }
            opacity = min(opacity, 1)
            if case .dashes(_, let dashes) = paint {
                opacity *= dashes.opacity(along: values.z, across: side)
            }
            let byte = UInt8(truncatingIfNeeded: Int(opacity * 255 + 0.5))
            if unsafe byte <= line[column] { continue }
            unsafe line[column] = byte
            switch paint {
            case .color, .dashes: break
            case .ramp(let ramp, let opacity):
                let place = values.z * Double(ramp.width)
                unsafe tints[column] =
                    ImagePaint.linear(ramp, SIMD2(place, 0.5), repeats: false)
                    .scaled(by: opacity).packed
            case .image(let image, let period, let height, let opacity):
                let across = 0.5 + side * min(outset, (height + 2) / 2) / height
                let place = SIMD2(
                    (values.z / period).truncatingRemainder(dividingBy: 1) * Double(image.width),
                    across * Double(image.height))
                unsafe tints[column] =
                    ImagePaint.linear(image, place, repeats: true).scaled(by: opacity).packed
            }
        }
    }

    /// Blends a color over a row, and empties it.
    private func blend(_ range: Range<Int>, row: Int, top: Int, _ color: ColorSink) {
        var sink = color
        sink.begin(row: row)
        // BOUNDS: as in `fill`; four are read where they lie in the picture.
        let line = unsafe opacities + (row &- top) &* stride
        var column = range.lowerBound
        while column < range.upperBound {
            if column &+ 4 <= width {
                let four = unsafe SIMD4<Int32>(
                    Int32(line[column]), Int32(line[column &+ 1]), Int32(line[column &+ 2]),
                    Int32(line[column &+ 3]))
                if four != .zero { sink.four(column, four) }
                column &+= 4
            } else {
                if unsafe line[column] > 0 { unsafe sink.run(column, 1, UInt32(line[column])) }
                column &+= 1
            }
        }
        unsafe (line + range.lowerBound).update(repeating: 0, count: range.count)
    }

    /// Blends the row's own colors, and empties it.
    ///
    /// SAFETY: `pixels` are the picture's, and no other thread touches the row.
    private func blend(
        _ range: Range<Int>, row: Int, top: Int, onto pixels: UnsafeMutablePointer<UInt32>
    ) {
        // BOUNDS: as in `fill`.
        let line = unsafe opacities + (row &- top) &* stride
        let tints = unsafe colors + (row &- top) &* stride
        for column in range {
            let opacity = unsafe UInt32(line[column])
            if opacity == 0 { continue }
            unsafe line[column] = 0
            let color = unsafe PixelColor(packed: tints[column]).scaled(by: opacity)
            let target = unsafe pixels + (row &* width &+ column)
            unsafe target.pointee = color.over(PixelColor(packed: target.pointee)).packed
        }
    }
}
