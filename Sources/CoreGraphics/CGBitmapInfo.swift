/// Where a pixel's alpha lies, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha channel.
    case none = 0
    /// Red, green, blue, alpha; colors are multiplied by alpha.
    case premultipliedLast = 1
    /// Alpha, red, green, blue; colors are multiplied by alpha.
    case premultipliedFirst = 2
    /// Red, green, blue, alpha; colors are as they are.
    case last = 3
    /// Alpha, red, green, blue; colors are as they are.
    case first = 4
    /// Red, green, blue, and a part without meaning.
    case noneSkipLast = 5
    /// A part without meaning, red, green, blue.
    case noneSkipFirst = 6
    /// There is an alpha channel and no color.
    case alphaOnly = 7
}

/// The layout of a pixel's components in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The alpha's place in the lowest bits, the order of bytes above.
    public let rawValue: UInt32

    /// Creates an order of parts from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that say where the alpha lies.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that say in which order bytes lie.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Units of 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Units of 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// Where the alpha lies; nil for bits that say nothing known.
    var alpha: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
    }

    /// The places of red, green, blue and alpha among a pixel's four bytes; nil for an order that is not known.
    var places: (red: Int, green: Int, blue: Int, alpha: Int)? {
        guard isSubset(of: [.alphaInfoMask, .byteOrderMask]) else { return nil }
        let isFirst: Bool
        switch alpha {
        case .premultipliedLast?, .last?, .noneSkipLast?: isFirst = false
        case .premultipliedFirst?, .first?, .noneSkipFirst?: isFirst = true
        default: return nil
        }
        switch intersection(.byteOrderMask) {
        case [], .byteOrder32Big: return isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        case .byteOrder32Little: return isFirst ? (2, 1, 0, 3) : (3, 2, 1, 0)
        default: return nil
        }
    }

    /// Whether pixels have no alpha.
    var isOpaque: Bool { alpha == .noneSkipFirst || alpha == .noneSkipLast }
    /// Whether colors are multiplied by alpha.
    var isPremultiplied: Bool { alpha != .first && alpha != .last }
}

/// The treatment of colors outside a device's gamut; has no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the context does it.
    case defaultIntent = 0
    /// Colors outside move to the nearest one.
    case absoluteColorimetric = 1
    /// The same, seen against the white of the paper.
    case relativeColorimetric = 2
    /// All colors move, so that their differences stay.
    case perceptual = 3
    /// Keeps saturated colors saturated.
    case saturation = 4
}
