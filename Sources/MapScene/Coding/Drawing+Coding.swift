import Foundation

extension Drawing.Operation: Codable {
    private enum Name: String, CaseIterable {
        case fill, stroke, linearGradient, radialGradient, image, text, clear
    }

    private enum Key: String, CodingKey {
        case type, path, color, isEvenOdd, stroke, gradient, from, fromRadius, to, toRadius
        case image, rect, string, at, size, isBold
    }

    /// Reads an object whose `type` names the operation.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ key: Key) throws -> Value {
            try values.decode(Value.self, forKey: key)
        }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .fill:
            self = .fill(try read(.path), try read(.color), isEvenOdd: try read(.isEvenOdd))
        case .stroke: self = .stroke(try read(.path), try read(.color), try read(.stroke))
        case .linearGradient:
            self = .linearGradient(try read(.gradient), from: try read(.from), to: try read(.to))
        case .radialGradient:
            self = .radialGradient(
                try read(.gradient), from: try read(.from), fromRadius: try read(.fromRadius),
                to: try read(.to), toRadius: try read(.toRadius))
        case .image: self = .image(try read(.image), try read(.rect))
        case .text:
            self = .text(
                try read(.string), at: try read(.at), size: try read(.size),
                isBold: try read(.isBold), try read(.color))
        case .clear: self = .clear(try read(.rect))
        }
    }

    /// Writes an object whose `type` names the operation.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .fill(let path, let color, let isEvenOdd):
            try name(.fill)
            try values.encode(path, forKey: .path)
            try values.encode(color, forKey: .color)
            try values.encode(isEvenOdd, forKey: .isEvenOdd)
        case .stroke(let path, let color, let stroke):
            try name(.stroke)
            try values.encode(path, forKey: .path)
            try values.encode(color, forKey: .color)
            try values.encode(stroke, forKey: .stroke)
        case .linearGradient(let gradient, let from, let to):
            try name(.linearGradient)
            try values.encode(gradient, forKey: .gradient)
            try values.encode(from, forKey: .from)
            try values.encode(to, forKey: .to)
        case .radialGradient(let gradient, let from, let fromRadius, let to, let toRadius):
            try name(.radialGradient)
            try values.encode(gradient, forKey: .gradient)
            try values.encode(from, forKey: .from)
            try values.encode(fromRadius, forKey: .fromRadius)
            try values.encode(to, forKey: .to)
            try values.encode(toRadius, forKey: .toRadius)
        case .image(let image, let rect):
            try name(.image)
            try values.encode(image, forKey: .image)
            try values.encode(rect, forKey: .rect)
        case .text(let string, let at, let size, let isBold, let color):
            try name(.text)
            try values.encode(string, forKey: .string)
            try values.encode(at, forKey: .at)
            try values.encode(size, forKey: .size)
            try values.encode(isBold, forKey: .isBold)
            try values.encode(color, forKey: .color)
        case .clear(let rect):
            try name(.clear)
            try values.encode(rect, forKey: .rect)
        }
    }
}

extension DrawnPath.Element: Codable {
    private enum Name: String, CaseIterable { case move, line, quadCurve, curve, close }

    private enum Key: String, CodingKey { case type, to, control, control1, control2 }

    /// Reads an object whose `type` names the step.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func point(_ key: Key) throws -> CGPoint { try values.decode(CGPoint.self, forKey: key) }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .move: self = .move(try point(.to))
        case .line: self = .line(try point(.to))
        case .quadCurve: self = .quadCurve(control: try point(.control), to: try point(.to))
        case .curve:
            self = .curve(
                control1: try point(.control1), control2: try point(.control2), to: try point(.to))
        case .close: self = .close
        }
    }

    /// Writes an object whose `type` names the step.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .move(let point):
            try name(.move)
            try values.encode(point, forKey: .to)
        case .line(let point):
            try name(.line)
            try values.encode(point, forKey: .to)
        case .quadCurve(let control, let end):
            try name(.quadCurve)
            try values.encode(control, forKey: .control)
            try values.encode(end, forKey: .to)
        case .curve(let first, let second, let end):
            try name(.curve)
            try values.encode(first, forKey: .control1)
            try values.encode(second, forKey: .control2)
            try values.encode(end, forKey: .to)
        case .close: try name(.close)
        }
    }
}

extension Drawing.Stroke.Cap: CodedByName, Codable {
    package static var codedNames: [(name: String, value: Self)] {
        [("butt", .butt), ("round", .round), ("square", .square)]
    }

    /// Decodes the keyword that CSS and SVG have for the value.
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }

    /// Encodes the keyword that CSS and SVG have for the value.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}

extension Drawing.Stroke.Join: CodedByName, Codable {
    package static var codedNames: [(name: String, value: Self)] {
        [("miter", .miter), ("round", .round), ("bevel", .bevel)]
    }

    /// Decodes the keyword that CSS and SVG have for the value.
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }

    /// Encodes the keyword that CSS and SVG have for the value.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}
