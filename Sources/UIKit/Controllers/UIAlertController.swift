/// Presents an alert or an action sheet with a message and buttons.
open class UIAlertController: UIViewController {
    /// Whether the controller shows an alert or an action sheet.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    /// Whether the controller shows an alert or an action sheet, as chosen at its creation.
    public private(set) final var preferredStyle = Style.alert
    /// The text below the title; nil for none.
    open var message: String?
    /// The actions in the order in which they were added, a button each.
    public private(set) final var actions: [UIAlertAction] = []
    /// The action that the Return key performs; nil for none.
    open var preferredAction: UIAlertAction?
    /// The text fields in the order in which they were added; nil if there are none.
    public private(set) final var textFields: [UITextField]?

    /// Creates an alert with a title and a message, and no actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action, whose button is shown after the others.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a text field, which the closure can configure.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Creates the view: the texts, the text fields and the buttons in a column.
    open override func loadView() {
        let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 280, height: 0))
        column.axis = .vertical
        column.spacing = 10
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        for (text, isBold) in [(title, true), (message, false)] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel(frame: .zero)
            label.text = text
            label.textAlignment = .center
            label.numberOfLines = 0
            label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
            column.addArrangedSubview(label)
        }
        for field in textFields ?? [] { column.addArrangedSubview(field) }
        for action in actions { column.addArrangedSubview(button(action)) }
        // The widths that fit the narrowest phones, too: lines break, and the height follows.
        let width: CGFloat = preferredStyle == .alert ? 280 : 320
        let size = column.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        column.frame.size = CGSize(width: width, height: size.height)
        preferredContentSize = column.frame.size
        view = column
    }

    private func button(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.tintColor = .systemRed }
        button.addAction(
            UIAction { [weak self] _ in
                self?.dismiss(animated: true) { action.handler?(action) }
            }, for: .touchUpInside)
        return button
    }
}

/// A button of an alert with what it does.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// Whether the action is an ordinary one, cancels, or destroys data.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    /// The title of the button; nil for none.
    public final let title: String?
    /// Whether the action is an ordinary one, cancels, or destroys data.
    public final let style: Style
    /// Whether the button can be tapped; true by default.
    open var isEnabled = true
    final let handler: (@MainActor (UIAlertAction) -> Void)?

    /// Creates an action; its closure is called after the alert is dismissed.
    public init(
        title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
