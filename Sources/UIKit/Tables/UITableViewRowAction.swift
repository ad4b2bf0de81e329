/// What a row offers while its table is edited, as apps before iOS 11 say it.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
    /// The kind of action: any, or a destructive one.
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        /// The same as the default, which is red.
        public static let destructive = Style.default
    }

    /// The style of the action.
    public final let style: Style
    /// The title of its button.
    open var title: String?
    /// The color behind the title; nil for that of the style.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a title and what is to be done.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The action in the form of iOS 11.
    func contextual(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .default ? .destructive : .normal, title: title
        ) { [self] _, _, done in
            handler(self, indexPath)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
