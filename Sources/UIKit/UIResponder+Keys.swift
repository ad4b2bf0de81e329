// Hardware keyboards and commands of the system's menus. The page reports keys in fields only: none of these is ever
// sent, and apps that offer them offer the same by touch.

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates flags from the raw value, one bit a key.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let alphaShift = Self(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = Self(rawValue: 1 << 17)
    /// The Control key.
    public static let control = Self(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = Self(rawValue: 1 << 19)
    /// The Command key.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the number block.
    public static let numericPad = Self(rawValue: 1 << 21)
}

/// A command in a menu that the first responder carries out.
open class UICommand: UIMenuElement {
    /// The action that the command sends.
    public final let action: Selector
    /// Data of the app for the command.
    public final let propertyList: Any?
    /// Whether the command is marked in a menu.
    open var state = State.off
    /// Whether it can be chosen.
    open var attributes: Attributes = []
    /// A title for where there is room.
    open var discoverabilityTitle: String?

    /// Creates a command.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil
    ) {
        self.action = action
        self.propertyList = propertyList
        super.init(title: title, image: image)
    }
}

/// A command for a key.
open class UIKeyCommand: UICommand {
    /// The key as a character, or one of the names beside.
    public final let input: String?
    /// The keys that are held.
    public final let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before what the system does with the key.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command for a key with a title.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }

    /// Creates a command for a key without a title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

    /// The Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// A press of a button of a device or a key.
@MainActor @preconcurrency open class UIPress: NSObject {
    /// The key; always nil here.
    open var key: UIKey? { nil }
}

/// A key of a hardware keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
    /// The characters that the key generates.
    open var characters: String { "" }
    /// What the key writes without others that are held.
    open var charactersIgnoringModifiers: String { "" }
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of presses.
open class UIPressesEvent: UIEvent {
    /// The presses; always empty here.
    open var allPresses: Set<UIPress> { [] }
}

/// Makes the system's menus, of which a page has none.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
    /// Removes a menu.
    func remove(menu identifier: UIMenu.Identifier)
    /// Puts a menu after another.
    func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
    /// Puts a menu before another.
    func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
    /// Puts a menu into another, at its end.
    func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
}

/// An item of a menu that is made when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
    private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an item from what makes the items in its place; they are those that it gives before it returns.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provide = elementProvider
        super.init(title: "", image: nil)
    }

    /// Returns an item that is made again each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

    /// The items in its place.
    final var elements: [UIMenuElement] {
        var made: [UIMenuElement] = []
        provide { made = $0 }
        return made
    }
}
