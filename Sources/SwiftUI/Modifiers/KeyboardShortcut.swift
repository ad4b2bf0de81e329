/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The letter on it.
    public let character: Character
    /// Creates a key from its letter.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from its letter.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// That which ends a line.
    public static let `return`: KeyEquivalent = "\r"
    /// That which gives up.
    public static let escape: KeyEquivalent = "\u{1B}"
    /// That which makes room.
    public static let space: KeyEquivalent = " "
    /// That which takes back.
    public static let delete: KeyEquivalent = "\u{8}"
    /// That which goes on.
    public static let tab: KeyEquivalent = "\t"
    /// That with the arrow upwards.
    public static let upArrow: KeyEquivalent = "\u{F700}"
    /// That with the arrow downwards.
    public static let downArrow: KeyEquivalent = "\u{F701}"
    /// That with the arrow to the left.
    public static let leftArrow: KeyEquivalent = "\u{F702}"
    /// That with the arrow to the right.
    public static let rightArrow: KeyEquivalent = "\u{F703}"
}

/// Keys that are held along with another.
public struct EventModifiers: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// That which locks capital letters.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// That which makes capital letters.
    public static let shift = EventModifiers(rawValue: 2)
    /// That with the name control.
    public static let control = EventModifiers(rawValue: 4)
    /// That with the name option.
    public static let option = EventModifiers(rawValue: 8)
    /// That with the name command.
    public static let command = EventModifiers(rawValue: 16)
    /// Those of the block of numbers.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}

/// Keys that do what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    private var bits: Int
    /// The keys that are held along with it.
    public var modifiers: EventModifiers { EventModifiers(rawValue: bits) }

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        bits = modifiers.rawValue
    }

    /// What is meant if nothing else is said.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What gives up.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Lets keys do what the button does; keys are not told here but in fields, and to close what is presented.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }

    /// Lets keys do what the button does; keys are not told here but in fields, and to close what is presented.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
