// How symbols are asked to look and to move.

/// An animation of a symbol; symbols stand still here.
public struct SymbolEffect: Equatable, Sendable {
    private enum Kind {
        case bounce, pulse, variableColor, scale, appear, disappear, wiggle, rotate, breathe
        case replace
    }
    private enum Direction { case up, down }

    private let kind: Kind
    private var direction: Direction?
    private var isIterative = false
    private var isReversing = false

    private init(_ kind: Kind) { self.kind = kind }

    /// Moves the symbol up and back, or down and back.
    public static let bounce = SymbolEffect(.bounce)
    /// Fades the symbol's layers out and in.
    public static let pulse = SymbolEffect(.pulse)
    /// Highlights the symbol's layers in turn.
    public static let variableColor = SymbolEffect(.variableColor)
    /// Makes the symbol larger or smaller.
    public static let scale = SymbolEffect(.scale)
    /// Makes the symbol appear gradually.
    public static let appear = SymbolEffect(.appear)
    /// Makes the symbol disappear gradually.
    public static let disappear = SymbolEffect(.disappear)
    /// Moves the symbol back and forth.
    public static let wiggle = SymbolEffect(.wiggle)
    /// Turns the symbol about its center.
    public static let rotate = SymbolEffect(.rotate)
    /// Makes the symbol larger and smaller in turn.
    public static let breathe = SymbolEffect(.breathe)
    /// Replaces the symbol by another gradually.
    public static let replace = SymbolEffect(.replace)
    /// The same effect, directed upward.
    public var up: SymbolEffect { changed { $0.direction = .up } }
    /// The same effect, directed downward.
    public var down: SymbolEffect { changed { $0.direction = .down } }
    /// The same effect, one layer after the other.
    public var iterative: SymbolEffect { changed { $0.isIterative = true } }
    /// The same effect, forth and back.
    public var reversing: SymbolEffect { changed { $0.isReversing = true } }

    private func changed(_ change: (inout SymbolEffect) -> Void) -> SymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

/// The colors that a symbol's layers are drawn in.
public struct SymbolRenderingMode: Sendable {
    /// All layers in the foreground color.
    public static let monochrome = SymbolRenderingMode()
    /// Each layer in the color of the symbol's own design.
    public static let multicolor = SymbolRenderingMode()
    /// All layers in the foreground color, at different opacities.
    public static let hierarchical = SymbolRenderingMode()
    /// Each layer in one of the given foreground styles.
    public static let palette = SymbolRenderingMode()
}

/// The variants of a symbol; the page draws each symbol as it is named.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame { case circle, square }

    private var isFilled = false
    private var frame: Frame?
    private var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// The variant with a filled shape.
    public static let fill = none.fill
    /// The variant enclosed in a circle.
    public static let circle = none.circle
    /// The variant enclosed in a square.
    public static let square = none.square
    /// The symbol with a line through it.
    public static let slash = none.slash
    /// The same variants, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// The same variants in a circle.
    public var circle: SymbolVariants { changed { $0.frame = .circle } }
    /// The same variants in a square.
    public var square: SymbolVariants { changed { $0.frame = .square } }
    /// The same variants with a line through them.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

private enum SymbolVariantsName {}

extension EnvironmentValues {
    /// The variants of symbols around the view; kept, the page draws each symbol as it is named.
    public var symbolVariants: SymbolVariants {
        get { self[LookKey<SymbolVariantsName, SymbolVariants?>.self] ?? .none }
        set { self[LookKey<SymbolVariantsName, SymbolVariants?>.self] = newValue }
    }
}
