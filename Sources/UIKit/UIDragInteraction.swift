// Drag and drop between views and apps. The page reports no drags, so that none of this has an effect.

/// An item that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
    /// The provider of the item's data.
    public final let itemProvider: NSItemProvider
    /// What the app knows of it.
    open var localObject: Any?

    /// Creates an item from the provider of its data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is dragged, and where it is.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
    /// The items that are dragged.
    var items: [UIDragItem] { get }
    /// Returns where the finger is in a view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether one of the items can be loaded as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
/// A drag, for what it comes from.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
    /// What the app knows of the drag.
    var localContext: Any? { get set }
}
/// A drag, for what it comes to.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
    /// The drag in the app; nil for one of another app.
    var localDragSession: (any UIDragSession)? { get }
    /// Loads objects of a class from the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// The operation that a drop would perform.
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// The operation that a drop in a place would perform.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
    /// The operation that would be performed.
    public final let operation: UIDropOperation
    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Gives what is dragged out of a view.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items that a drag begins with.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// Takes what is dropped on a view.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view takes what is dragged.
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool
    /// Returns what would be done with it.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Accepts the items that are dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
extension UIDropInteractionDelegate {
    /// Default implementation: returns true.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Default implementation: cancels.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Default implementation: does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}
}

/// Lets items be dragged out of a view; has no effect here.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the items to drag.
    public private(set) weak final var delegate: (any UIDragInteractionDelegate)?
    /// The view that it was added to; nil for none.
    public private(set) weak final var view: UIView?
    /// Whether drags may begin.
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called when it was added to a view, or removed for nil.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Lets items be dropped on a view; has no effect here.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which accepts the items that are dropped.
    public private(set) weak final var delegate: (any UIDropInteractionDelegate)?
    /// The view that it was added to; nil for none.
    public private(set) weak final var view: UIView?

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called when it was added to a view, or removed for nil.
    open func didMove(to view: UIView?) { self.view = view }
}
