/// A cell of a table, with what takes taps on it, the line below it, and buttons of what can be done with it.
final class TableRow: UIControl {
    let cell: UITableViewCell
    private let line = UIView(frame: .zero)
    private var buttons: [UIButton] = []

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: cell.frame)
        addSubview(cell)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a button for each action.
    func show(_ actions: [UIContextualAction]) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = actions.map { action in
            let button = UIButton(
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    action.handler(action, self) { _ in }
                })
            button.setTitle(action.title, for: .normal)
            if let image = action.image { button.setImage(image, for: .normal) }
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor =
                action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
            addSubview(button)
            return button
        }
    }

    /// Puts the cell before the buttons, and the line, if it has a color, below it.
    func arrange(separator: UIColor?, inset: UIEdgeInsets) {
        var right = bounds.width
        for button in buttons {
            let width = max(button.intrinsicContentSize.width + 24, 74)
            right -= width
            button.frame = CGRect(x: right, y: 0, width: width, height: bounds.height)
        }
        cell.frame = CGRect(x: 0, y: 0, width: max(right, 0), height: bounds.height)
        line.isHidden = separator == nil
        line.backgroundColor = separator
        line.frame = CGRect(
            x: inset.left, y: bounds.height - 0.5,
            width: max(bounds.width - inset.left - inset.right, 0), height: 0.5)
    }
}
