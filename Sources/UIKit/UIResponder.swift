/// Something that can be told of events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder that handles nothing.
    public override init() { super.init() }

    /// Who is told when this one does not know what to do.
    open var next: UIResponder? { nil }
}
