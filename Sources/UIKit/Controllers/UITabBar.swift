/// The bar with the tabs of a ``UITabBarController``.
open class UITabBar: UIView {
    /// The height of the bar, in points.
    static let height: CGFloat = 49

    /// The tabs from left to right; nil for none.
    open private(set) var items: [UITabBarItem]?
    /// The tab that is selected; nil for none.
    open private(set) var selectedItem: UITabBarItem?
    /// The color of the bar; nil for the background of the system.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }
    /// The color of tabs that are not selected; nil for the system's gray.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent; without effect here.
    open var isTranslucent = true
    /// The image behind the bar; stored, but without effect here.
    open var backgroundImage: UIImage?
    /// The image of the line above the bar; stored, but without effect here.
    open var shadowImage: UIImage?
    /// The image behind the tab that is selected; stored, but without effect here.
    open var selectionIndicatorImage: UIImage?
    /// Whether the bar is light or dark; stored, but without effect here.
    open var barStyle = UIBarStyle.default

    /// How tabs share the width; stored, but they fill it here.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of tabs that do not fill the bar, 0 for the system's; stored, but without effect here.
    open var itemWidth: CGFloat = 0
    /// The distance between tabs that do not fill the bar, 0 for the system's; stored, but without effect here.
    open var itemSpacing: CGFloat = 0
    /// How tabs share the width.
    public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

    /// The looks of the bar; nil for those that ``appearance()`` has, or the system's.
    open var standardAppearance: UITabBarAppearance!
    /// The looks of the bar above the end of what is scrolled; here it keeps its standard ones.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Shows tabs; a tap on one calls the closure with its index.
    func show(
        _ items: [UITabBarItem], titles: [String?], selected: Int,
        select: @escaping @MainActor (Int) -> Void
    ) {
        self.items = items
        selectedItem = items.indices.contains(selected) ? items[selected] : nil
        backgroundColor = looks.background
        if looks.isHidden { isHidden = true }
        for subview in subviews { subview.removeFromSuperview() }
        let line = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0.5))
        line.backgroundColor = .separator
        addSubview(line)
        let width = bounds.width / CGFloat(max(items.count, 1))
        for (index, item) in items.enumerated() {
            let isSelected = index == selected
            let tab = Tab(
                item, title: item.title ?? titles[index], isSelected: isSelected,
                color: isSelected ? tintColor : looks.unselected)
            tab.frame = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            tab.arrange()
            tab.addAction(UIAction { _ in select(index) }, for: .touchUpInside)
            addSubview(tab)
        }
    }

    /// One tab: an image above a title, and a badge.
    private final class Tab: UIControl {
        private let picture = UIImageView(frame: .zero)
        private let label = UILabel(frame: .zero)
        private let badge = UILabel(frame: .zero)

        init(_ item: UITabBarItem, title: String?, isSelected: Bool, color: UIColor) {
            super.init(frame: .zero)
            self.isSelected = isSelected
            isEnabled = item.isEnabled
            accessibilityLabel = title
            picture.image = (isSelected ? item.selectedImage : nil) ?? item.image
            picture.tintColor = color
            label.text = title
            label.font = .systemFont(ofSize: 10, weight: .medium)
            label.textColor = color
            label.textAlignment = .center
            badge.text = item.badgeValue
            badge.font = .systemFont(ofSize: 11)
            badge.textColor = .white
            badge.textAlignment = .center
            badge.backgroundColor = item.badgeColor ?? .systemRed
            badge.layer.cornerRadius = 8
            badge.isHidden = item.badgeValue == nil
            for view in [picture, label, badge] { addSubview(view) }
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func arrange() {
            let middle = bounds.width / 2
            picture.frame = CGRect(x: middle - 12, y: 6, width: 24, height: 24)
            label.frame = CGRect(x: 0, y: 32, width: bounds.width, height: 13)
            badge.frame = CGRect(
                x: middle + 6, y: 3, width: max(16, badge.intrinsicContentSize.width + 8),
                height: 16)
        }
    }
}
