import MapPixels

/// Where columns and rows of an icon's image stand beside its point, with the parts that grow and those that do not.
///
/// Method: `getIconQuads` of MapLibre GL JS.
struct IconStops {
    /// A column or row of the image.
    var image: Double
    /// Where it stands, in points.
    var place: Double

    static func columns(_ image: PainterImage, _ icon: IconBox, size: Double) -> [IconStops] {
        stops(
            length: Double(image.pixels.width), image.stretchX,
            isStretched: icon.isFitted
                && !(image.stretchX.isEmpty && image.stretchY.isEmpty),
            content: icon.isFitted ? image.content.map { ($0.x, $0.z) } : nil,
            from: icon.low.x, to: icon.high.x, size: size, density: image.pixelRatio)
    }

    static func rows(_ image: PainterImage, _ icon: IconBox, size: Double) -> [IconStops] {
        stops(
            length: Double(image.pixels.height), image.stretchY,
            isStretched: icon.isFitted
                && !(image.stretchX.isEmpty && image.stretchY.isEmpty),
            content: icon.isFitted ? image.content.map { ($0.y, $0.w) } : nil,
            from: icon.low.y, to: icon.high.y, size: size, density: image.pixelRatio)
    }

    private static func stops(
        length: Double, _ given: [ClosedRange<Double>], isStretched: Bool,
        content: (Double, Double)?, from: Double, to: Double, size: Double, density: Double
    ) -> [IconStops] {
        let ranges = given.isEmpty ? [0...length] : given
        let stretched = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        var stretchStart = 0.0
        var stretchLength = stretched
        var fixedStart = 0.0
        var fixedLength = length - stretched
        if let (low, high) = content {
            func sum(_ low: Double, _ high: Double) -> Double {
                ranges.reduce(0) {
                    $0 + max(0, min($1.upperBound, high) - max($1.lowerBound, low))
                }
            }
            stretchStart = sum(0, low)
            stretchLength = sum(low, high)
            fixedStart = low - stretchStart
            fixedLength = high - low - stretchLength
        }
        if stretchLength <= 0 { stretchLength = stretched }
        // What of the image does not grow and what does, up to each stop; a pixel beyond the sides lets them fade.
        var cuts: [(fixed: Double, grown: Double)]
        if isStretched {
            cuts = [(-1, 0)]
            for range in ranges {
                let last = cuts[cuts.count - 1].grown
                cuts.append((range.lowerBound - last, last))
                cuts.append(
                    (range.lowerBound - last, last + range.upperBound - range.lowerBound))
            }
            cuts.append((length - stretched + 1, stretched))
        } else {
            cuts = [(0, -1), (0, length + 1)]
            stretchStart = 0
            stretchLength = length
            fixedStart = 0
            fixedLength = 0
        }
        return cuts.map { cut in
            let grown = (cut.grown - stretchStart) / stretchLength * (to - from) + from
            let fixed =
                isStretched ? cut.fixed - fixedStart - fixedLength * cut.grown / stretched : 0
            return IconStops(
                image: cut.fixed + cut.grown, place: grown * size + fixed / density)
        }
    }
}
