/// An object that can handle events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder that handles nothing.
    public override init() { super.init() }

    /// What the user does here, to be gone on with elsewhere; nil for none, and nothing takes it over here.
    open var userActivity: NSUserActivity?
    /// Fills in what is needed to go on with what the user does: does nothing unless overridden, and is not called here.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// The responder that gets events this one does not handle; nil for none.
    open var next: UIResponder? { nil }

    /// Called after the object was made from a storyboard and its outlets are set.
    open func awakeFromNib() {}

    /// Called when fingers touch the view.
    ///
    /// A short touch that no control and no recognizer takes begins and ends here at once; passed on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when fingers move on the view; never called here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when fingers leave the view; passed on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when the system cancels a touch; never called here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when the device begins to be shaken; never called here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was shaken; never called here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Called when buttons of a device or keys are pressed; never called here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when the force of presses changes; never called here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when buttons of a device or keys are released; never called here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when the system cancels presses; never called here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// The keyboard commands that the object handles; nil by default, and never read here.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Changes the menus of the app, of which a page has none.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Returns whether the object carries out an action of the system's menus; false by default.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Whether the object can take input; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Reloads the keyboard; has no effect on the user's own keyboard.
    open func reloadInputViews() {}
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
