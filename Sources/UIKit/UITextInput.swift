// Text as ranges of places, as fields know it. The browser keeps the cursor: the selection is always the end of the text.

/// What a text can be typed into.
@MainActor @preconcurrency public protocol UIKeyInput: AnyObject {
    /// Whether there is a letter in it.
    var hasText: Bool { get }
    /// Adds a text at its end.
    func insertText(_ text: String)
    /// Takes the last letter away.
    func deleteBackward()
}

/// A place in a text.
open class UITextPosition: NSObject {
    /// How many UTF-16 units are before it.
    final let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
    /// The position of the start.
    public final let start: UITextPosition
    /// The position of the end.
    public final let end: UITextPosition
    /// Whether it is empty.
    public final var isEmpty: Bool { start.offset >= end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
    }
}

/// A field whose text is known by its places.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
    /// The place before the first letter.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last letter.
    var endOfDocument: UITextPosition { get }
    /// The selected part: empty, at the end.
    var selectedTextRange: UITextRange? { get set }
    /// What is being composed: nothing, browsers keep that.
    var markedTextRange: UITextRange? { get }
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a part.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns how many UTF-16 units are between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the place at a distance from another; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
}

// UIKit's own fields, whose letters are a string.
extension UITextInput {
    private var letters: String {
        get { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }
        set {
            (self as? UITextField)?.text = newValue
            (self as? UITextView)?.text = newValue
        }
    }

    /// Whether there is a letter in it.
    public var hasText: Bool { !letters.isEmpty }
    /// Adds a text at its end.
    public func insertText(_ text: String) { letters += text }
    /// Takes the last letter away.
    public func deleteBackward() { letters = String(letters.dropLast()) }
    /// The place before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place behind the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(letters.utf16.count) }
    /// The selected part: empty, at the end; setting it has no effect.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(endOfDocument, endOfDocument) }
        set {}
    }
    /// The range of marked text: nil, as the browser handles text composition.
    public var markedTextRange: UITextRange? { nil }

    private func range(_ range: UITextRange) -> Range<String.Index>? {
        let units = letters.utf16
        let (start, end) = (range.start.offset, range.end.offset)
        guard start >= 0, start <= end, end <= units.count else { return nil }
        return units.index(
            units.startIndex, offsetBy: start)..<units.index(
                units.startIndex, offsetBy: end)
    }

    /// Returns the text in a range; nil beyond the text.
    public func text(in range: UITextRange) -> String? {
        self.range(range).map { String(letters[$0]) }
    }
    /// Puts a text in the place of a part; nothing happens beyond the text.
    public func replace(_ range: UITextRange, withText text: String) {
        if let place = self.range(range) { letters.replaceSubrange(place, with: text) }
    }
    /// Returns how many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    /// Returns the place at a distance from another; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return 0...letters.utf16.count ~= place ? UITextPosition(place) : nil
    }
    /// Returns the part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    { fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
