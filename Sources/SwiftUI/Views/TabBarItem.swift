import MapScene

/// Which screen of a ``TabView`` is shown.
@MainActor final class TabChoice {
    /// What the screen is known by; nil until there is one.
    let chosen = StoredValue<AnyHashable?>(nil)
    /// Makes what tabs are known by comparable.
    var plain: (AnyHashable) -> AnyHashable = { $0 }
    /// Shows the screen of an id.
    var choose: (AnyHashable) -> Void = { _ in }

    /// Whether the screen of an id is shown; the first that asks is, if none is.
    func isChosen(_ id: AnyHashable) -> Bool {
        let id = plain(id)
        if chosen.unread == nil { chosen.value = id }
        return chosen.value == id
    }
}

private enum TabsName {}

extension EnvironmentValues {
    /// The choice of the ``TabView`` around; nil in its screens.
    var tabs: TabChoice? {
        get { self[LookKey<TabsName, TabChoice?>.self] }
        set { self[LookKey<TabsName, TabChoice?>.self] = newValue }
    }
}

/// A screen with what it is called.
final class TabPageItem: LayoutItem {
    /// What it is known by, if it says so itself.
    let id: AnyHashable?
    let label: [LayoutItem]

    init(_ node: ViewNode, id: AnyHashable?, label: [LayoutItem], _ content: [LayoutItem]) {
        self.id = id
        self.label = label
        super.init(
            node,
            content.count < 2
                ? content : [StackItem(node, axis: .vertical, share: 0.5, spacing: 8, content)])
    }

    override var inner: LayoutItem? { nil }
    override var tabPage: TabPageItem? { self }
}

/// The screen that is shown, over the bar.
final class TabBarItem: FillItem {
    /// The height of the bar; apps with a bar of their own hide this one as UIKit's.
    private static var height: CGFloat { UITabBar.appearance().isHidden ? 0 : 49 }

    private let tabs: TabChoice
    private let ids: [AnyHashable]
    private let chosen: Int?
    /// What stands in the bar for each screen.
    private let labels: [LayoutItem]

    init(_ node: ViewNode, _ tabs: TabChoice, _ pages: [LayoutItem]) {
        let ids = pages.enumerated().map { place, page in
            tabs.plain(page.tag ?? page.tabPage?.id ?? AnyHashable(place))
        }
        let wanted = tabs.chosen.unread
        let place = pages.isEmpty ? nil : ids.firstIndex { $0 == wanted } ?? 0
        // As a closure of `map` in an initializer this crashes the optimizer of Swift 6.3.
        var shown: [LayoutItem] = []
        if let place { shown.append(pages[place]) }
        self.tabs = tabs
        self.ids = ids
        chosen = place
        labels = pages.map {
            StackItem(node, axis: .horizontal, share: 0.5, spacing: 4, $0.tabPage?.label ?? [])
        }
        super.init(node, shown)
    }

    override var inner: LayoutItem? { nil }

    override func placeChildren(_ size: CGSize) {
        let room = CGRect(
            x: 0, y: 0, width: size.width, height: max(size.height - Self.height, 0))
        for child in children { child.place(in: room, .center) }
        let wide = size.width / CGFloat(max(labels.count, 1))
        for label in labels {
            label.place(in: CGRect(x: 0, y: 0, width: wide, height: Self.height), .center)
        }
    }

    override func elements() -> [InterfaceElement] {
        var shown = element(.group)
        let wide = frame.width / CGFloat(max(labels.count, 1))
        guard Self.height > 0 else { return [shown] }
        for (place, label) in labels.enumerated() {
            let (tabs, id) = (tabs, ids[place])
            var button = element(.button(role: nil), children: label.elements()) { event in
                if case .tapped = event { tabs.choose(id) }
            }
            button.frame = CGRect(
                x: CGFloat(place) * wide, y: frame.height - Self.height, width: wide,
                height: Self.height)
            button.accessibilityLabel = label.plainText
            if place == chosen, !label.children.isEmpty {
                button.style.background = UIColor.systemFill.value
            }
            shown.children.append(button)
        }
        return [shown]
    }
}
