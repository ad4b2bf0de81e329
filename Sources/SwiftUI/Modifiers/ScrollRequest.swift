import MapScene

/// Where a program wants what scrolls to be.
struct ScrollRequest: Equatable {
    enum Target: Equatable {
        /// A view by its id.
        case view(AnyHashable, anchor: UnitPoint?)
        /// A place of the content, in shares of how far it scrolls.
        case share(UnitPoint)
        /// A point of the content; a coordinate of nil is the beginning's.
        case point(x: CGFloat?, y: CGFloat?)
    }

    var target: Target
    /// Told apart by it, though they may ask for the same place.
    var number: Int
}

/// The request that a view which scrolls has been told last.
final class ScrollMemory {
    var request: ScrollRequest?
}

/// A view that scrolls.
@MainActor protocol ScrollingView {}

extension ScrollView: ScrollingView {}
extension List: ScrollingView {}

extension ViewNode {
    /// The first view below that scrolls, the node's own among them.
    private var scroller: ViewNode? {
        if view is any ScrollingView { return self }
        for child in order {
            if let found = child.scroller { return found }
        }
        return nil
    }

    /// Returns the node of a view by its id.
    fileprivate func named(_ id: AnyHashable) -> ViewNode? {
        for child in order {
            if child.isKnown(by: id) { return child }
            if let found = child.named(id) { return found }
        }
        return nil
    }

    /// Tells what scrolls below where to be; of several, the one that has the view.
    func scroll(to target: ScrollRequest.Target) {
        host.afterUpdate { [weak self] in
            guard let self else { return }
            var node: ViewNode?
            if case .view(let id, _) = target {
                node = named(id)
                while let each = node, !(each.view is any ScrollingView) { node = each.parent }
            } else {
                node = scroller
            }
            guard let node else { return }
            let memory = node.memory as? ScrollMemory ?? ScrollMemory()
            node.memory = memory
            memory.request = ScrollRequest(target: target, number: host.makeID())
            host.contentChanged()
        }
    }
}

extension LayoutItem {
    /// Where the content is to be moved, as the node was told last; nil if it was not, or cannot be.
    ///
    /// - Parameters:
    ///   - room: The size of what shows the content.
    ///   - content: The size of the content.
    func scrollOffset(in room: CGSize, content: CGSize) -> InterfaceScroll? {
        guard let request = (node.memory as? ScrollMemory)?.request else { return nil }
        let (across, down) = (
            max(content.width - room.width, 0), max(content.height - room.height, 0)
        )
        var point = CGPoint.zero
        switch request.target {
        case .view(let id, let anchor):
            guard let item = node.named(id)?.items.first else { return nil }
            // Where the reader is now is the page's matter: without an anchor the view comes to the middle.
            let anchor = anchor ?? .center
            let origin = item.origin { [unowned self] in $0 === self }
            point = CGPoint(
                x: origin.x + (item.frame.width - room.width) * anchor.x,
                y: origin.y + (item.frame.height - room.height) * anchor.y)
        case .share(let share): point = CGPoint(x: share.x * across, y: share.y * down)
        case .point(let x, let y): point = CGPoint(x: x ?? 0, y: y ?? 0)
        }
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return InterfaceScroll(
            number: request.number,
            to: CGPoint(x: min(max(point.x, 0), across), y: min(max(point.y, 0), down)))
    }
}

/// Tells what scrolls in the content where to be, whenever that changes.
struct ScrollRequestModifier: PrimitiveModifier {
    let request: ScrollRequest?

    private final class Memory { var request: ScrollRequest? }

    func updated(_ node: ViewNode) {
        let memory = node.memory as? Memory ?? Memory()
        node.memory = memory
        guard memory.request != request else { return }
        memory.request = request
        if let request { node.scroll(to: request.target) }
    }
}
