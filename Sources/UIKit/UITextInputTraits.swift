// The traits of the keyboard for a field: stored, but the user's own keyboard is used here.

/// The capitalization of letters by a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0, words, sentences, allCharacters
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }

/// Whether the spelling of typed words is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

/// Whether typed quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }

/// Whether spaces are put around words that are pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light
    /// The dark keyboard of alerts.
    public static let alert = UIKeyboardAppearance.dark
}

/// The word on the Return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// The traits of the keyboard for a field: stored, but the user has a keyboard of their own.
@MainActor @preconcurrency public struct KeyboardTraits {
    var capitals = UITextAutocapitalizationType.sentences
    var corrections = UITextAutocorrectionType.default
    var spelling = UITextSpellCheckingType.default
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var keys = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var needsText = false
    var content: UITextContentType?
    var isSecure = false
    var input: UIView?
    var accessory: UIView?

    /// Creates the traits of a field that says nothing.
    public init() {}
}

/// A field with traits for its keyboard; they are stored, but have no effect here.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
    /// The traits that were set.
    var keyboardTraits: KeyboardTraits { get set }
}

extension UITextInputTraits {
    /// The capitalization of letters.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { keyboardTraits.capitals }
        set { keyboardTraits.capitals = newValue }
    }
    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { keyboardTraits.corrections }
        set { keyboardTraits.corrections = newValue }
    }
    /// Whether the spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { keyboardTraits.spelling }
        set { keyboardTraits.spelling = newValue }
    }
    /// Whether quotation marks become curly.
    public var smartQuotesType: UITextSmartQuotesType {
        get { keyboardTraits.quotes }
        set { keyboardTraits.quotes = newValue }
    }
    /// Whether two hyphens become a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { keyboardTraits.dashes }
        set { keyboardTraits.dashes = newValue }
    }
    /// The keyboard that is shown.
    public var keyboardType: UIKeyboardType {
        get { keyboardTraits.keys }
        set { keyboardTraits.keys = newValue }
    }
    /// Whether the keyboard is light or dark.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { keyboardTraits.appearance }
        set { keyboardTraits.appearance = newValue }
    }
    /// The word on the Return key.
    public var returnKeyType: UIReturnKeyType {
        get { keyboardTraits.returnKey }
        set { keyboardTraits.returnKey = newValue }
    }
    /// Whether the Return key can be pressed only when there is text.
    public var enablesReturnKeyAutomatically: Bool {
        get { keyboardTraits.needsText }
        set { keyboardTraits.needsText = newValue }
    }
    /// The meaning of the text, for completion; nil for none.
    public var textContentType: UITextContentType! {
        get { keyboardTraits.content }
        set { keyboardTraits.content = newValue }
    }
    /// Whether the characters are hidden.
    public var isSecureTextEntry: Bool {
        get { keyboardTraits.isSecure }
        set { keyboardTraits.isSecure = newValue }
    }
    /// The view in the place of the keyboard; nil for the keyboard.
    public var inputView: UIView? {
        get { keyboardTraits.input }
        set { keyboardTraits.input = newValue }
    }
    /// The view above the keyboard; nil for none.
    public var inputAccessoryView: UIView? {
        get { keyboardTraits.accessory }
        set { keyboardTraits.accessory = newValue }
    }
}

extension UITextField: UITextInputTraits {
    /// When a view beside the text or the button that clears it is shown.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}
