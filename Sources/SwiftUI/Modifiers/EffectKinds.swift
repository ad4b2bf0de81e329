// The words for what `Effects.swift` is told.

/// Why placeholders are shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What of two views is the same while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32
    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The animation of a change of content.
///
/// Nothing is animated here; the values differ so that a view that compares them sees a change.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable {
        case identity, opacity, interpolate
        case countdown(Bool)
        case number(Double)
        case symbolEffect(SymbolEffect)
    }

    private let kind: Kind

    /// No animation.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out as the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The old content changes its form to the new one's.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Digits that change roll up, or down for a countdown.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .countdown(countsDown))
    }
    /// Digits that change roll up or down as the value grows or falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .number(value))
    }
    /// The default effect of symbols.
    public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }
    /// An effect of symbols.
    public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition {
        ContentTransition(kind: .symbolEffect(effect))
    }
}

/// Haptic feedback for an event; no device that a map is shown on here gives any.
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind {
        case success, warning, error, selection, increase, decrease, start, stop, alignment
        case levelChange, impact
    }

    private let kind: Kind

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rises above a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value falls below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity starts.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity stops.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Something that is dragged is aligned.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure level is reached.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Two elements of the interface collide.
    public static let impact = SensoryFeedback(kind: .impact)
}

extension Text {
    /// Where text is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Capital letters or small ones.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// It can.
public struct EnabledTextSelectability: TextSelectability {}
/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// It can.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// It cannot.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How large the user wants letters to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether they are so large that layouts should be others.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How important something is.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The default, depending on the context.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// As the finger comes down.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Never.
    public static let never = ScrollDismissesKeyboardMode()
}

/// The shape of buttons with a border; the page draws the one that fits.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    /// The shape that fits the platform.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A rectangle with half circles at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with round corners of the platform's radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A rectangle with round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

/// How a ``ProgressView`` looks.
public protocol ProgressViewStyle {}

/// The default, depending on the context.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
}
/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style in a color.
    public init(tint: Color) {}
}
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style in a color.
    public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default, depending on the context.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// How a ``Form`` looks.
public protocol FormStyle {}

/// The default, depending on the context.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}
/// In groups.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default, depending on the context.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// What dragging in a sheet does; sheets keep their size here.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }

    private let kind: Kind

    /// What fits the platform.
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// The sheet is resized first.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// The content is scrolled first.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What something presented becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    /// The default, depending on the context.
    public static let automatic = PresentationAdaptation()
    /// What it is.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// What something is for people who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// Its elements are sets too.
    public typealias Element = AccessibilityTraits
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }
    /// Creates a set of nothing.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// A head.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// Something chosen.
    public static let isSelected = AccessibilityTraits(bits: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 8)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(bits: 16)
    /// A picture.
    public static let isImage = AccessibilityTraits(bits: 32)
    /// A text that stays.
    public static let isStaticText = AccessibilityTraits(bits: 64)
    /// What sums the screen up.
    public static let isSummaryElement = AccessibilityTraits(bits: 128)
    /// What changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 256)
    /// What is before all else.
    public static let isModal = AccessibilityTraits(bits: 512)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1024)
    /// What starts sound or pictures.
    public static let startsMediaSession = AccessibilityTraits(bits: 2048)

    /// Whether all of another are in it.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }
    /// Adds those of another.
    @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Takes those of another away.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits)
        -> AccessibilityTraits?
    {
        let removed = bits & member.bits
        bits &= ~member.bits
        return removed == 0 ? nil : AccessibilityTraits(bits: removed)
    }
    /// Adds those of another.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits)
        -> AccessibilityTraits?
    {
        let known = bits & newMember.bits
        bits |= newMember.bits
        return known == 0 ? nil : AccessibilityTraits(bits: known)
    }
    /// Those of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }
    /// Those that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }
    /// Those that only one has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }
    /// Adds those of another.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps those that another has.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps those that only one has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits ^= other.bits
    }
}

/// What becomes of the parts of a view for people who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int
    /// They are passed over.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// They stay what they are.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// They are told as one.
    public static let combine = AccessibilityChildBehavior(number: 2)
}
