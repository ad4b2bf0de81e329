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
    // SAFETY: as `opacities`.
    private let bounds: UnsafeMutablePointer<Range<Int>>
    private let width: Int
    private let stride: Int

    init(width: Int) {
        self.width = width
        stride = (width + 7) & ~3
        unsafe opacities = .allocate(capacity: stride * CellBand.height)
        unsafe opacities.initialize(repeating: 0, count: stride * CellBand.height)
        unsafe colors = .allocate(capacity: stride * CellBand.height)
        unsafe colors.initialize(repeating: 0, count: stride * CellBand.height)
        unsafe bounds = .allocate(capacity: CellBand.height)
        unsafe bounds.initialize(repeating: 0..<0, count: CellBand.height)
    }

    deinit {
        unsafe opacities.deallocate()
        unsafe colors.deallocate()
        unsafe bounds.deallocate()
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
            let share = 1 / area
            x = (first * v.y - second * u.y) * share
            y = (second * u.x - first * v.x) * share
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
        _ line: DrawList.PaintedRibbon, _ part: DrawList.ClosedPart, top: Int, rows: Range<Int>,
        clip: ClipRows?, onto pixels: UnsafeMutablePointer<UInt32>
    ) {
        let look = Look(line)
        let paint = line.paint
        // BOUNDS: the rows are the band's or fewer.
        unsafe bounds.update(repeating: 0..<0, count: rows.count)
        let (places, triangles) = (part.content.vertices, part.content.corners)
        let vertices = places.span.extracting(line.vertices)
        let corners = triangles.span.extracting(line.corners)
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
            let sides = TriangleSides(a.picture, b.picture, c.picture)
            for row in first..<end {
                let columns = sides.columns(Double(row) + 0.5, width)
                let range = clip.map { columns.clamped(to: $0.range(row)) } ?? columns
                if range.isEmpty { continue }
                let place = row &- rows.lowerBound
                // BOUNDS: the row is one of `rows`.
                let known = unsafe bounds[place]
                unsafe bounds[place] =
                    known.isEmpty
                    ? range
                    : min(
                        known.lowerBound, range.lowerBound)..<max(
                            known.upperBound, range.upperBound)
                fill(look, paint, slopes, row, range, top: top)
            }
        }
        for row in rows {
            // BOUNDS: as above.
            let range = unsafe bounds[row &- rows.lowerBound]
            if range.isEmpty { continue }
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

    /// What of a ribbon decides the opacity of its pixels.
    private struct Look {
        let outset: Double
        let inset: Double
        let fade: Double
        let view: PlaneView
        let isTilted: Bool

        init(_ ribbon: DrawList.PaintedRibbon) {
            outset = ribbon.stroke.outset
            inset = ribbon.stroke.inset
            fade = max(ribbon.stroke.blur, 0) + 1
            view = ribbon.view
            isTilted = ribbon.view.isTilted
        }
    }

    private func fill(
        _ look: Look, _ paint: RibbonPaint, _ slopes: Slopes, _ row: Int, _ range: Range<Int>,
        top: Int
    ) {
        let (outset, inset, fade, isTilted) = (look.outset, look.inset, look.fade, look.isTilted)
        // BOUNDS: the row lies in the band, the range in the picture.
        let line = unsafe opacities + (row &- top) &* stride
        let tints = unsafe colors + (row &- top) &* stride
        let start = SIMD2(Double(range.lowerBound) + 0.5, Double(row) + 0.5)
        var values = slopes.values(at: look.view.plane(start))
        for column in range {
            if isTilted {
                values = slopes.values(
                    at: look.view.plane(SIMD2(Double(column) + 0.5, start.y)))
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
