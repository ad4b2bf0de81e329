/// An object that can handle events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder that handles nothing.
    public override init() { super.init() }

    /// The responder that gets events this one does not handle; nil for none.
    open var next: UIResponder? { nil }
}
