import Foundation
import MapScene

/// Reads the path data of SVG 1.1 (§ 8.3): all commands, absolute and relative.
///
/// Made for the symbols that come with the package: what follows something that is no path data is left out.
struct SVGPath {
    private var rest: Substring.UTF8View
    private var path = DrawnPath()
    private var pen = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which `S` and `T` mirror.
    private var control: CGPoint?

    /// The path of a text.
    static func path(_ text: String) -> DrawnPath {
        var reader = SVGPath(rest: Substring(text).utf8)
        reader.read()
        return reader.path
    }

    private init(rest: Substring.UTF8View) { self.rest = rest }

    private mutating func read() {
        var command = UInt8(ascii: " ")
        while true {
            skipBlanks()
            guard let byte = rest.first else { return }
            if Self.isLetter(byte) {
                command = byte
                rest.removeFirst()
            }
            guard step(command) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    /// Does one command; false where its numbers are missing.
    private mutating func step(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let base = isRelative ? pen : .zero
        var mirrored: CGPoint?
        switch Character(Unicode.Scalar(command | 0x20)) {
        case "m":
            guard let point = point(base) else { return false }
            path.elements.append(.move(point))
            (pen, start) = (point, point)
        case "l":
            guard let point = point(base) else { return false }
            line(to: point)
        case "h":
            guard let x = number() else { return false }
            line(to: CGPoint(x: base.x + x, y: pen.y))
        case "v":
            guard let y = number() else { return false }
            line(to: CGPoint(x: pen.x, y: base.y + y))
        case "c":
            guard let first = point(base), let second = point(base), let end = point(base)
            else { return false }
            path.elements.append(.curve(control1: first, control2: second, to: end))
            (pen, mirrored) = (end, second)
        case "s":
            guard let second = point(base), let end = point(base) else { return false }
            path.elements.append(.curve(control1: reflection, control2: second, to: end))
            (pen, mirrored) = (end, second)
        case "q":
            guard let middle = point(base), let end = point(base) else { return false }
            path.elements.append(.quadCurve(control: middle, to: end))
            (pen, mirrored) = (end, middle)
        case "t":
            let middle = reflection
            guard let end = point(base) else { return false }
            path.elements.append(.quadCurve(control: middle, to: end))
            (pen, mirrored) = (end, middle)
        case "a":
            guard let across = number(), let down = number(), let turn = number(),
                let isLong = flag(), let isClockwise = flag(), let end = point(base)
            else { return false }
            arc(
                to: end, radii: SIMD2(Double(across), Double(down)),
                turn: Double(turn) * .pi / 180, isLong: isLong, isClockwise: isClockwise)
        case "z":
            path.elements.append(.close)
            pen = start
        default: return false
        }
        control = mirrored
        return true
    }

    private mutating func line(to point: CGPoint) {
        path.elements.append(.line(point))
        pen = point
    }

    /// The last control point seen from the pen.
    private var reflection: CGPoint {
        control.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
    }

    /// An arc of an ellipse as curves; SVG 1.1, appendix F.6.
    private mutating func arc(
        to end: CGPoint, radii: SIMD2<Double>, turn: Double, isLong: Bool, isClockwise: Bool
    ) {
        let (from, to) = (
            SIMD2(Double(pen.x), Double(pen.y)), SIMD2(Double(end.x), Double(end.y))
        )
        var radii = SIMD2(abs(radii.x), abs(radii.y))
        guard radii.x > 0, radii.y > 0, from != to else { return line(to: end) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = (from - to) / 2
        let own = SIMD2(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
        let reach = (own / radii * (own / radii)).sum()
        if reach > 1 { radii *= reach.squareRoot() }
        let (a, b) = (radii.x * radii.x, radii.y * radii.y)
        let under = a * own.y * own.y + b * own.x * own.x
        let factor = (max(0, a * b - under) / under).squareRoot() * (isLong == isClockwise ? -1 : 1)
        let middle = SIMD2(radii.x * own.y / radii.y, -radii.y * own.x / radii.x) * factor
        let center =
            SIMD2(cosine * middle.x - sine * middle.y, sine * middle.x + cosine * middle.y)
            + (from + to) / 2
        func angle(_ way: SIMD2<Double>) -> Double { atan2(way.y, way.x) }
        let first = angle((own - middle) / radii)
        var sweep = angle((-own - middle) / radii) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let reachOut = 4 / 3 * tan(step / 4)
        func place(_ point: SIMD2<Double>) -> CGPoint {
            let own = point * radii
            return CGPoint(
                x: center.x + cosine * own.x - sine * own.y,
                y: center.y + sine * own.x + cosine * own.y)
        }
        for piece in 0..<pieces {
            let (one, two) = (first + Double(piece) * step, first + Double(piece + 1) * step)
            let (from, to) = (SIMD2(cos(one), sin(one)), SIMD2(cos(two), sin(two)))
            let last = piece == pieces - 1 ? end : place(to)
            path.elements.append(
                .curve(
                    control1: place(from + SIMD2(-from.y, from.x) * reachOut),
                    control2: place(to - SIMD2(-to.y, to.x) * reachOut), to: last))
        }
        pen = end
    }

    // MARK: Characters

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte | 0x20 != UInt8(ascii: "e")
    }

    private mutating func skipBlanks() {
        while let byte = rest.first, byte == UInt8(ascii: ",") || byte <= 0x20 {
            rest.removeFirst()
        }
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    /// A digit that needs no blank after it.
    private mutating func flag() -> Bool? {
        skipBlanks()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1")
        else { return nil }
        rest.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipBlanks()
        var text = ""
        var hasPoint = false
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "."):
                guard !hasPoint else { return Double(text).map { CGFloat($0) } }
                hasPoint = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                guard text.isEmpty || text.last == "e" else {
                    return Double(text).map { CGFloat($0) }
                }
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                text.append("e")
                rest.removeFirst()
                continue
            default: return Double(text).map { CGFloat($0) }
            }
            text.append(Character(Unicode.Scalar(byte)))
            rest.removeFirst()
        }
        return Double(text).map { CGFloat($0) }
    }
}
