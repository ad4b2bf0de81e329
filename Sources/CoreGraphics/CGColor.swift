import MapScene

/// The meaning of a color's components, such as sRGB or gray.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the color space, such as ``sRGB``.
    public let name: CFString?
    /// The number of a color's components, without alpha.
    public let numberOfComponents: Int

    init(_ name: String, components: Int) {
        self.name = name
        numberOfComponents = components
    }

    /// Returns a color space by its name; nil if it is not known.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB:
            self.init(name, components: 3)
        case CGColorSpace.genericGrayGamma2_2: self.init(name, components: 1)
        default: return nil
        }
    }

    /// The name of the color space sRGB.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// The name of sRGB with components beyond 0 to 1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// The name of Display P3, whose components are taken for sRGB here.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// The name of gray with a gamma of 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }

    /// Returns whether two color spaces are the same.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A string of Core Foundation, which is a string here.
public typealias CFString = String
/// An array of Core Foundation, which is an array here.
public typealias CFArray = [Any]

/// Returns the color space of screens: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(CGColorSpace.sRGB, components: 3)
}

/// Returns the color space of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(CGColorSpace.genericGrayGamma2_2, components: 1)
}

/// A color with an alpha component, stored in sRGB.
public final class CGColor: Hashable, Sendable {
    /// The color as scenes have it.
    package let value: SceneColor

    /// Creates a color from one of a scene.
    package init(_ value: SceneColor) { self.value = value }

    /// Creates a color from components of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            SceneColor(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a color from components of 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, 0 to 1 from black to white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a color from a space and its components, alpha last; nil if there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(
                red: components[0], green: components[1], blue: components[2],
                alpha: components[3])
        }
    }

    /// Red, green, blue and alpha, each 0 to 1.
    public var components: [CGFloat]? {
        [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    }
    /// The number of components with alpha: always 4.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(value.alpha) }
    /// The color space of the components, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = value
        copy.alpha = Double(alpha)
        return CGColor(copy)
    }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black of alpha 0, which draws nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Returns whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    /// Feeds the components to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Colors along a line from 0 to 1.
public final class CGGradient: Sendable {
    /// The colors and where they are.
    package let stops: [Drawing.Gradient.Stop]

    /// Creates a gradient of stops in ascending order.
    package init(stops: [Drawing.Gradient.Stop]) { self.stops = stops }

    /// Creates a gradient of colors.
    ///
    /// - Parameters:
    ///   - space: Not used: all colors are sRGB.
    ///   - colors: `CGColor`s; nil is returned if there is none or something else among them.
    ///   - locations: As many numbers of 0 to 1; nil for even steps.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let values = colors.compactMap { ($0 as? CGColor)?.value }
        guard !values.isEmpty, values.count == colors.count,
            locations.map({ $0.count == values.count }) ?? true
        else { return nil }
        stops = values.enumerated().map { offset, color in
            let even = values.count > 1 ? Double(offset) / Double(values.count - 1) : 0
            return Drawing.Gradient.Stop(
                location: locations.map { Double($0[offset]) } ?? even, color: color)
        }.sorted { $0.location < $1.location }
    }
}
