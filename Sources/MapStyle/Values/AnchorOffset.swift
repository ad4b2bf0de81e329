/// A part of a label or icon that is placed at its point.
public enum Anchor: String, CaseIterable, Sendable {
    /// The center of the label.
    case center
    /// The middle of the left side.
    case left
    /// The middle of the right side.
    case right
    /// The middle of the upper side.
    case top
    /// The middle of the lower side.
    case bottom
    /// The top left corner of the label.
    case topLeft = "top-left"
    /// The top right corner of the label.
    case topRight = "top-right"
    /// The bottom left corner of the label.
    case bottomLeft = "bottom-left"
    /// The bottom right corner of the label.
    case bottomRight = "bottom-right"
}

/// A placement of a label: an anchor, with its offset from the point.
public struct AnchorOffset: Hashable, Sendable {
    /// The part of the label that is placed at the point.
    public var anchor: Anchor
    /// The offset to the right, in ems.
    public var x: Double
    /// The offset downward, in ems.
    public var y: Double

    /// Creates an anchor with its offset in ems.
    public init(anchor: Anchor, x: Double, y: Double) {
        self.anchor = anchor
        self.x = x
        self.y = y
    }

    /// The place as a document writes it: the anchor's name, then the offset.
    var items: [StyleValue] { [.string(anchor.rawValue), .array([.number(x), .number(y)])] }

    /// Reads anchors and offsets in turn.
    static func list(_ value: StyleValue) -> [AnchorOffset]? {
        if case .anchorOffsets(let places) = value { return places }
        guard case .array(let items) = value, !items.isEmpty, items.count.isMultiple(of: 2) else {
            return nil
        }
        var result: [AnchorOffset] = []
        for index in stride(from: 0, to: items.count, by: 2) {
            guard case .string(let name) = items[index], let anchor = Anchor(rawValue: name),
                case .array(let pair) = items[index + 1], pair.count == 2,
                let offset = pair.allNumbers
            else { return nil }
            result.append(AnchorOffset(anchor: anchor, x: offset[0], y: offset[1]))
        }
        return result
    }
}

/// A projection, or a state between two of them.
public struct ProjectionDefinition: Hashable, Sendable, CustomStringConvertible {
    /// The name of the projection at transition 0.
    public var from: String
    /// The name of the projection at transition 1.
    public var to: String
    /// The progress from one projection to the other, from 0 to 1.
    public var transition: Double

    /// Creates a transition between two projections, from 0 to 1.
    public init(from: String, to: String, transition: Double) {
        self.from = from
        self.to = to
        self.transition = transition
    }

    /// Reads a name, or `[from, to, transition]`.
    init?(_ value: StyleValue) {
        switch value {
        case .projection(let definition): self = definition
        case .string(let name): self.init(from: name, to: name, transition: 1)
        case .array(let items):
            guard items.count == 3, case .string(let from) = items[0],
                case .string(let to) = items[1], case .number(let transition) = items[2]
            else { return nil }
            self.init(from: from, to: to, transition: transition)
        default: return nil
        }
    }

    /// The name, or both names and the transition as JSON.
    public var description: String {
        if from == to && transition == 1 { return from }
        return "[\(from.quotedAsJSON),\(to.quotedAsJSON),\(transition.styleText)]"
    }
}

extension StyleValue {
    /// Reads a number or a list of them as `numberArray`.
    var asNumberArray: [Double]? {
        switch self {
        case .numberArray(let numbers): numbers
        case .number(let number): [number]
        case .array(let items): items.allNumbers
        default: nil
        }
    }

    /// Reads CSS colors, one or several, as `colorArray`.
    var asColorArray: [StyleColor]? {
        switch self {
        case .colorArray(let colors): return colors
        case .string(let text): return StyleColor(css: text).map { [$0] }
        case .array(let items):
            var colors: [StyleColor] = []
            for item in items {
                guard case .string(let text) = item, let color = StyleColor(css: text) else {
                    return nil
                }
                colors.append(color)
            }
            return colors
        default: return nil
        }
    }
}
