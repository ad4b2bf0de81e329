// What can be done with rows: buttons at their ends while the table is edited, where a phone has swipes.
extension UITableView {
    /// Shows, or hides, what can be done with rows; here without animation.
    public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    final func editingChanged() {
        for (path, row) in shown { row.show(isEditing ? actions(at: path) : []) }
        setNeedsLayout()
    }

    /// The actions of a row: those that the delegate gives, else the deletion that the data source takes.
    package func actions(at path: IndexPath) -> [UIContextualAction] {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return [] }
        let swipes = [
            delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
        ].compactMap(\.self)
        if !swipes.isEmpty { return swipes.flatMap(\.actions) }
        guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else {
            return []
        }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self else { return }
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
                done(true)
            }
        ]
    }
}

/// A button beside a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// The effect of an action on its row.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// Does what the button says, then calls the completion with whether it was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView,
        _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The effect of the action on its row.
    public final let style: Style
    /// The handler that runs when the action is chosen.
    public final let handler: Handler
    /// The words on the button; nil for none.
    open var title: String?
    /// The picture on the button; nil for none.
    open var image: UIImage?
    /// The color of the button; red or gray by its style for nil.
    open var backgroundColor: UIColor!

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// The actions of a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    public final let actions: [UIContextualAction]
    /// Whether a long swipe does the first action; there are no swipes here.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
