/// An object that can handle events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder that handles nothing.
    public override init() { super.init() }

    /// The responder that gets events this one does not handle; nil for none.
    open var next: UIResponder? { nil }

    /// Called after the object was made from a storyboard and its outlets are set.
    open func awakeFromNib() {}

    /// Whether the object can take input; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object takes input.
    open private(set) var isFirstResponder = false

    /// Asks the object to take input.
    ///
    /// The page keeps its own focus: what is noted here does not move it.
    ///
    /// - Returns: Whether it does.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    /// Asks the object to take input no longer, which is always done.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}
