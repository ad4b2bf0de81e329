/// A key of a keyboard, by the character it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public let character: Character
    /// Creates a key from its letter.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from its letter.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// The Return key.
    public static let `return`: KeyEquivalent = "\r"
    /// The Escape key.
    public static let escape: KeyEquivalent = "\u{1B}"
    /// The space bar.
    public static let space: KeyEquivalent = " "
    /// The Delete key, which erases the character before the cursor.
    public static let delete: KeyEquivalent = "\u{8}"
    /// The Tab key.
    public static let tab: KeyEquivalent = "\t"
    /// The Up Arrow key.
    public static let upArrow: KeyEquivalent = "\u{F700}"
    /// The Down Arrow key.
    public static let downArrow: KeyEquivalent = "\u{F701}"
    /// The Left Arrow key.
    public static let leftArrow: KeyEquivalent = "\u{F702}"
    /// The Right Arrow key.
    public static let rightArrow: KeyEquivalent = "\u{F703}"
}

/// The modifier keys that are held along with another key.
public struct EventModifiers: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}

/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that is pressed.
    public var key: KeyEquivalent
    private var bits: Int
    /// The modifier keys that are held along with the key.
    public var modifiers: EventModifiers { EventModifiers(rawValue: bits) }

    /// Creates a shortcut from a key and its modifiers, Command by default.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        bits = modifiers.rawValue
    }

    /// The shortcut of the default button: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut that cancels: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Sets the keyboard shortcut of a control; without effect here.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }

    /// Sets the keyboard shortcut of a control; without effect here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
