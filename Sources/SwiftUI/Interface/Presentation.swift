/// A sheet, alert or the like that a view presents.
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
    /// The elements that a popover is beside; told while they are described.
    var anchors: Set<Int> = []

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

    /// How far a popover stays from what it is beside, and from the edges, in points.
    private static let gap: CGFloat = 8

    /// Returns a rectangle beside another: below it, or where there is no room above it, or else as near as may be.
    private static func beside(_ anchor: CGRect, _ size: CGSize, in room: CGSize) -> CGRect {
        func within(_ place: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
            min(
                max(place, min(gap, (room - length) / 2)),
                max(room - length - gap, (room - length) / 2))
        }
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - size.height
        let top = below + size.height <= room.height - gap || above < gap ? below : above
        return CGRect(
            x: within(anchor.midX - size.width / 2, size.width, room.width),
            y: within(top, size.height, room.height), width: size.width, height: size.height)
    }

    /// What is shown of it.
    ///
    /// - Parameter shown: What is shown before it was asked for, to find what a popover is beside.
    func described(in host: ViewHost, before shown: Interface) -> InterfacePresentation {
        if style == .popover, let anchor = shown.frame(ofAny: anchors) {
            frame = Self.beside(anchor, frame.size, in: host.size)
        }
        var isHeld = false
        _ = content.gather(DismissalIsDisabled.self, into: &isHeld)
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

/// Content that a popover may be beside.
final class AnchorItem: LayoutItem {
    override func elements() -> [InterfaceElement] {
        let shown = super.elements()
        node.host.presentations[ObjectIdentifier(node)]?.anchors.formUnion(shown.map(\.id))
        return shown
    }
}

extension Interface {
    /// Returns the rectangle around elements, in the interface's points; nil if none of them is shown.
    fileprivate func frame(ofAny ids: Set<Int>) -> CGRect? {
        guard !ids.isEmpty else { return nil }
        var found: CGRect?
        func look(_ element: InterfaceElement, _ around: CGPoint) {
            let own = element.frame.offsetBy(dx: around.x, dy: around.y)
            if ids.contains(element.id) {
                found = found.map { $0.union(own) } ?? own
            } else {
                for child in element.children { look(child, own.origin) }
            }
        }
        look(root, .zero)
        for presentation in presentations { look(presentation.root, presentation.frame.origin) }
        return found
    }
}
