/// Asks or tells something before everything else.
open class UIAlertController: UIViewController {
    /// How it is shown.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    /// How it is shown.
    public private(set) final var preferredStyle = Style.alert
    /// A text below the title.
    open var message: String?
    /// What can be chosen.
    public private(set) final var actions: [UIAlertAction] = []
    /// What is chosen by the keyboard.
    open var preferredAction: UIAlertAction?
    /// The lines to type into.
    public private(set) final var textFields: [UITextField]?

    /// Creates it with nothing to choose from.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds something to choose.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a line to type into, which may be set up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Makes a column of the texts, the lines and the buttons.
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
            label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
            column.addArrangedSubview(label)
        }
        for field in textFields ?? [] { column.addArrangedSubview(field) }
        for action in actions { column.addArrangedSubview(button(action)) }
        let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        column.frame.size = CGSize(width: min(max(size.width, 280), 480), height: size.height)
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

/// Something to choose in an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// What it stands for.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    /// Its title.
    public final let title: String?
    /// What it stands for.
    public final let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true
    final let handler: (@MainActor (UIAlertAction) -> Void)?

    /// Creates something to choose; the alert is gone when the closure is called.
    public init(
        title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
