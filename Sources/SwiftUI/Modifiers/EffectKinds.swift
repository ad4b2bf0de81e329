// The words for what `Effects.swift` is told.

/// The reasons for which a view shows placeholders instead of its content.
public struct RedactionReasons: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private and hidden from others.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The properties of a frame that a matched geometry effect shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32
    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position of the frame.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the frame.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size of the frame.
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

    /// A transition without animation.
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
    /// The transition of symbols that replaces one by the other.
    public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }
    /// A transition of symbols with an effect.
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

    /// Feedback for a task that has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// Feedback for a task that needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Feedback for a task that has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Feedback for a change of the selection.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rises above a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value falls below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Feedback for the start of an activity.
    public static let start = SensoryFeedback(kind: .start)
    /// Feedback for the end of an activity.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Feedback for a dragged item that snaps into alignment.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Feedback for a pressure level that is reached.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Two elements of the interface collide.
    public static let impact = SensoryFeedback(kind: .impact)
    /// The weight of an impact.
    public enum Weight: Sendable { case light, medium, heavy }
    /// The hardness of an impact.
    public enum Flexibility: Sendable { case rigid, solid, soft }
    /// A physical impact of a weight; the intensity is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        impact
    }
    /// A physical impact of something hard or soft; the intensity is from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        impact
    }
}

extension Text {
    /// The place where text that is too long is replaced by an ellipsis.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Uppercase or lowercase letters.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// Whether the user can select text.
public protocol TextSelectability {}

/// Text that the user can select.
public struct EnabledTextSelectability: TextSelectability {}
/// Text that the user cannot select.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that the user can select.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that the user cannot select.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The sizes of text that users can prefer.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of those for accessibility, which layouts should adapt to.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The prominence of a heading.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Whether scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The default, depending on the context.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// The keyboard is dismissed as soon as scrolling starts.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// While scrolling, as the finger reaches the keyboard.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Scrolling never dismisses the keyboard.
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
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with round corners of the platform's radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A rectangle with round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    /// Returns the outline in a rectangle; round corners have 8 points unless told otherwise.
    public nonisolated func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        switch kind {
        case .capsule: return Path(roundedRect: rect, cornerRadius: most)
        case .circle:
            return Path(
                ellipseIn: CGRect(
                    x: rect.midX - most, y: rect.midY - most, width: 2 * most, height: 2 * most))
        case .automatic: return Path(roundedRect: rect, cornerRadius: min(8, most))
        case .roundedRectangle(let radius):
            return Path(roundedRect: rect, cornerRadius: min(radius ?? 8, most))
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of buttons with a border.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The appearance of a ``Form``.
public protocol FormStyle {}

/// The default, depending on the context.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}
/// A form whose sections are groups with backgrounds.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default, depending on the context.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// A form whose sections are groups with backgrounds.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Whether dragging resizes a sheet or scrolls its content; sheets keep their size here.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }

    private let kind: Kind

    /// The behavior that fits the platform.
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    /// Dragging resizes the sheet before it scrolls the content.
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    /// Dragging scrolls the content before it resizes the sheet.
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// The kind of presentation used instead where there is little room.
public struct PresentationAdaptation: Sendable {
    /// The default, depending on the context.
    public static let automatic = PresentationAdaptation()
    /// The presentation keeps its kind.
    public static let none = PresentationAdaptation()
    /// The presentation becomes a popover.
    public static let popover = PresentationAdaptation()
    /// The presentation becomes a sheet.
    public static let sheet = PresentationAdaptation()
    /// The presentation covers the whole screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// The traits by which assistive technologies describe an element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// A set of traits, as each trait is one.
    public typealias Element = AccessibilityTraits
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }
    /// Creates a set without traits.
    public init() { bits = 0 }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// The element is a heading.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(bits: 4)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bits: 8)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(bits: 16)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(bits: 32)
    /// The element is text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 64)
    /// The element summarizes the screen when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bits: 128)
    /// The element changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 256)
    /// The element is modal: the others are to be ignored.
    public static let isModal = AccessibilityTraits(bits: 512)
    /// The element is a toggle.
    public static let isToggle = AccessibilityTraits(bits: 1024)
    /// The element starts playback of audio or video.
    public static let startsMediaSession = AccessibilityTraits(bits: 2048)

    /// Whether all of another are in it.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }
    /// Adds the traits of another set.
    @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Removes the traits of another set.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits)
        -> AccessibilityTraits?
    {
        let removed = bits & member.bits
        bits &= ~member.bits
        return removed == 0 ? nil : AccessibilityTraits(bits: removed)
    }
    /// Adds the traits of another set, and returns those that were there.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits)
        -> AccessibilityTraits?
    {
        let known = bits & newMember.bits
        bits |= newMember.bits
        return known == 0 ? nil : AccessibilityTraits(bits: known)
    }
    /// Returns the traits of either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }
    /// Returns the traits of both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }
    /// Returns the traits that are in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps only the traits that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits ^= other.bits
    }
}

/// The treatment of child elements by a new accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int
    /// The children's elements are ignored.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// The children's elements stay within the new one.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// The children's elements are merged into the new one.
    public static let combine = AccessibilityChildBehavior(number: 2)
}
