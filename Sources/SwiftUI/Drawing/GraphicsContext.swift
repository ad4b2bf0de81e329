import MapScene
import TextLayout

/// What a ``Canvas`` is drawn into.
///
/// A copy draws into the same canvas with a state of its own: transform, opacity and clips.
public struct GraphicsContext {
    private let target: CGContext
    private let texts: TextMeasure
    private var clips: [Clip] = []
    /// The values of the view's environment.
    public let environment: EnvironmentValues
    /// The transform from the context's points to the canvas's.
    public var transform = CGAffineTransform.identity
    /// The opacity of what is drawn next, from 0 to 1.
    public var opacity = 1.0
    /// The blend mode of what is drawn next.
    public var blendMode = BlendMode.normal

    /// The way in which colors are blended with those below.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// The number that Core Graphics has for the mode.
        public let rawValue: Int32
        /// Creates a mode from Core Graphics' raw value; an unknown one acts as ``normal``.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// Draws over what is there.
        public static let normal = BlendMode(.normal)
        /// The product of both colors, which is darker.
        public static let multiply = BlendMode(.multiply)
        /// The product of what both lack to white, which is lighter.
        public static let screen = BlendMode(.screen)
        /// `multiply` where it is dark below, `screen` where it is light.
        public static let overlay = BlendMode(.overlay)
        /// The darker one of each component.
        public static let darken = BlendMode(.darken)
        /// The lighter one of each component.
        public static let lighten = BlendMode(.lighten)
        /// Lightens what is there by the color.
        public static let colorDodge = BlendMode(.colorDodge)
        /// Darkens what is there by the color.
        public static let colorBurn = BlendMode(.colorBurn)
        /// Darkens or lightens gently.
        public static let softLight = BlendMode(.softLight)
        /// `multiply` where the color is dark, `screen` where it is light.
        public static let hardLight = BlendMode(.hardLight)
        /// The difference of both colors.
        public static let difference = BlendMode(.difference)
        /// The difference with less contrast.
        public static let exclusion = BlendMode(.exclusion)
        /// The color's hue with the rest of what is there.
        public static let hue = BlendMode(.hue)
        /// The color's saturation with the rest of what is there.
        public static let saturation = BlendMode(.saturation)
        /// The color's hue and saturation with the light of what is there.
        public static let color = BlendMode(.color)
        /// The color's light with the rest of what is there.
        public static let luminosity = BlendMode(.luminosity)
        /// Nothing where it is drawn.
        public static let clear = BlendMode(.clear)
        /// In place of what is there.
        public static let copy = BlendMode(.copy)
        /// The color where there was something, and nothing else.
        public static let sourceIn = BlendMode(.sourceIn)
        /// The color where there was nothing, and nothing else.
        public static let sourceOut = BlendMode(.sourceOut)
        /// The color where there was something.
        public static let sourceAtop = BlendMode(.sourceAtop)
        /// Draws below what is there.
        public static let destinationOver = BlendMode(.destinationOver)
        /// Keeps the destination where the source is opaque.
        public static let destinationIn = BlendMode(.destinationIn)
        /// Keeps the destination where the source is transparent.
        public static let destinationOut = BlendMode(.destinationOut)
        /// Keeps the destination where the source is opaque, and the source elsewhere.
        public static let destinationAtop = BlendMode(.destinationAtop)
        /// Keeps each where the other is transparent.
        public static let xor = BlendMode(.xor)
        /// The sum of both, darker.
        public static let plusDarker = BlendMode(.plusDarker)
        /// Adds the color components of both.
        public static let plusLighter = BlendMode(.plusLighter)
    }

    private struct Clip {
        var path: CGPath
        var rule: CGPathFillRule
        var transform: CGAffineTransform
    }

    init(bounds: CGRect, environment: EnvironmentValues, texts: TextMeasure) {
        self.texts = texts
        target = CGContext(bounds: bounds)
        self.environment = environment
    }

    var drawing: Drawing { target.drawing }

    /// The color or pattern of fills and strokes.
    public struct Shading: Sendable {
        fileprivate enum Kind {
            case style(AnyShapeStyle)
            case foreground
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
        }
        fileprivate let kind: Kind

        /// The foreground style of the view.
        public static var foreground: Shading { Shading(kind: .foreground) }

        /// A color.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A color of sRGB's components, from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading { .style(Color(red: red, green: green, blue: blue, opacity: opacity)) }

        /// A gray, from 0 for black to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .style(Color(white: white, opacity: opacity)) }

        /// A style; of one whose colors change over its room the one in the middle is taken.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// Colors along a line between two points of the context.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

        /// Colors along the radii of a circle.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
    }

    // MARK: State

    /// Moves the origin, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns what is drawn next about the origin, clockwise.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Puts a transform before the one that is there.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Leaves out what is drawn next outside a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append(
            Clip(
                path: path.cgPath, rule: style.isEOFilled ? .evenOdd : .winding,
                transform: transform))
    }

    /// Draws what a closure draws into a copy of the context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
        draw { context in
            context.addPath(path.cgPath)
            switch shading.kind {
            case .style, .foreground:
                context.setFillColor(CGColor(color(of: shading)))
                context.fillPath(using: rule)
            case .linear(let gradient, let start, let end):
                context.clip(using: rule)
                context.drawLinearGradient(
                    self.gradient(gradient), start: start, end: end, options: both)
            case .radial(let gradient, let center, let from, let to):
                context.clip(using: rule)
                context.drawRadialGradient(
                    self.gradient(gradient), startCenter: center, startRadius: from,
                    endCenter: center, endRadius: to, options: both)
            }
        }
    }

    /// Strokes a path, with a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes a path with line width, caps, joins and dashes; of a gradient with its first color.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw { context in
            context.setStrokeColor(CGColor(color(of: shading)))
            context.setLineWidth(style.lineWidth)
            context.setLineCap(style.lineCap)
            context.setLineJoin(style.lineJoin)
            context.setMiterLimit(style.miterLimit)
            context.setLineDash(phase: style.dashPhase, lengths: style.dash)
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        guard let described = image.described(in: environment) else { return }
        draw { $0.draw(described, in: rect) }
    }

    /// Draws an image at its own size with the anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        guard let described = image.described(in: environment) else { return }
        let rect = box(described.size, at: point, anchor)
        draw { $0.draw(described, in: rect) }
    }

    /// Draws a line of text with the anchor of its box at a point, in the text's size, weight and color.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        let (line, font) = text.described(in: environment)
        let corner = box(measure(line, font), at: point, anchor).origin
        draw {
            $0.draw(
                line.string, at: corner, size: line.size, isBold: line.weight >= 600,
                color: line.color)
        }
    }

    /// Draws a line of text from the upper left corner of a rectangle on; it is not broken.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(text, at: rect.origin, anchor: .topLeading)
    }

    private let both: CGGradientDrawingOptions = [
        .drawsBeforeStartLocation, .drawsAfterEndLocation,
    ]

    private func measure(_ line: SceneText, _ font: Font) -> CGSize {
        texts.size(line.string, font.textFont, width: nil, lineLimit: 1)
    }

    private func box(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
            size: size)
    }

    private func color(of shading: Shading) -> SceneColor {
        switch shading.kind {
        case .style(let style): style.color(in: environment)
        case .foreground: environment.foregroundColor
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _):
            gradient.described(environment).first?.color ?? .clear
        }
    }

    private func draw(_ work: (CGContext) -> Void) {
        target.saveGState()
        for clip in clips {
            target.saveGState()
            target.concatenate(clip.transform)
            target.addPath(clip.path)
            target.restoreGState()
            target.clip(using: clip.rule)
        }
        target.concatenate(transform)
        target.setAlpha(CGFloat(opacity))
        target.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
        work(target)
        target.restoreGState()
    }

    private func gradient(_ gradient: Gradient) -> CGGradient {
        CGGradient(stops: gradient.described(environment))
    }
}
