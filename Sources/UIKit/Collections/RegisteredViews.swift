import RuntimeSupport

/// Makes cells of the classes that an app has registered.
@MainActor enum RegisteredViews {
    private static let frames = Result { () throws(ClassInitializerError) in
        try FrameInitializer<UIView>()
    }
    private static let names = Result { () throws(ClassInitializerError) in
        try NameInitializer<UITableViewHeaderFooterView>()
    }
    private static let styles = Result { () throws(ClassInitializerError) in
        try StyleInitializer<UITableViewCell>()
    }

    /// Returns a new view by its `init(frame:)`.
    static func view<View: UIView>(_ type: View.Type, size: CGSize) -> View {
        do {
            let make = try frames.get()
            let made = make(type, x: 0, y: 0, width: size.width, height: size.height)
            guard let view = made as? View else { fatalError("\(type) made another class.") }
            return view
        } catch {
            preconditionFailure("No view can be made of \(type): \(error)")
        }
    }

    /// Returns a new cell by its `init(style:reuseIdentifier:)`, of the default style.
    static func cell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        do {
            return try styles.get()(type, style: 0, reuseIdentifier)
        } catch {
            preconditionFailure("No cell can be made of \(type): \(error)")
        }
    }

    /// Returns a new view above or below a section by its `init(reuseIdentifier:)`.
    static func margin(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        do {
            return try names.get()(type, reuseIdentifier)
        } catch {
            preconditionFailure("No view can be made of \(type): \(error)")
        }
    }
}

/// What takes taps on a cell of a collection, which is in it.
final class CellContainer<Cell: UIView>: UIControl {
    let cell: Cell

    init(_ cell: Cell) {
        self.cell = cell
        super.init(frame: cell.frame)
        addSubview(cell)
    }

    required init?(coder: NSCoder) { nil }
}
