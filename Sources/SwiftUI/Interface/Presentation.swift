/// Something that a view shows before everything else.
@MainActor package final class Presentation {
    let id: Int
    let style: InterfacePresentation.Style
    let title: String?
    let isDismissible: Bool
    let dismiss: () -> Void
    /// The node whose items are shown.
    let content: ViewNode
    private var item: LayoutItem?
    private var frame = CGRect.zero

    init(
        id: Int, style: InterfacePresentation.Style, title: String? = nil,
        isDismissible: Bool = true, content: ViewNode, dismiss: @escaping () -> Void
    ) {
        self.id = id
        self.style = style
        self.title = title
        self.isDismissible = isDismissible
        self.content = content
        self.dismiss = dismiss
    }

    /// Finds its place, and places for what is in it.
    func arrange(in size: CGSize) {
        let items = content.items
        let item = StackItem(content, axis: .vertical, share: 0.5, spacing: 8, items)
        let room: CGSize
        switch style {
        case .fullScreen: room = size
        case .sheet:
            var heights = SheetHeights.defaultValue
            _ = content.gather(SheetHeights.self, into: &heights)
            room = CGSize(
                width: min(size.width, 640), height: heights.height(of: size.height * 0.9))
        case .popover, .alert, .dialog:
            let ideal = item.size(ProposedViewSize(width: min(size.width, 320), height: nil))
            room = CGSize(
                width: min(max(ideal.width + 32, 160), size.width),
                height: min(ideal.height + 32, size.height))
        }
        let alignment: Alignment = style == .sheet || style == .dialog ? .bottom : .center
        frame = alignment.frame(of: room, in: CGRect(origin: .zero, size: size))
        item.place(in: CGRect(origin: .zero, size: room), .center)
        self.item = item
    }

    /// What is shown of it.
    func described(in host: ViewHost) -> InterfacePresentation {
        var isHeld = false
        _ = content.gather(SheetIsHeld.self, into: &isHeld)
        host.handlers[id] = { [dismiss] event in
            if case .dismissed = event { dismiss() }
        }
        return InterfacePresentation(
            id: id, style: style, title: title, frame: frame,
            isDismissible: isDismissible && !isHeld,
            root: InterfaceElement(
                id: -id, frame: CGRect(origin: .zero, size: frame.size),
                children: item?.elements() ?? []))
    }
}
