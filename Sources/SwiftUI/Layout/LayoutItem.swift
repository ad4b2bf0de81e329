import MapScene

/// The size that is proposed to a view: a length, nil for its ideal, infinity for its maximum.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; nil for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil for the ideal height.
    public var height: CGFloat?

    /// Creates a proposal from width and height in points; nil for the ideal length.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposed size, with other lengths in place of nil ones.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A node of the layout: it is proposed a size, chooses one, and is placed.
///
/// Items are made from the nodes and made anew for whatever changes. This one takes as much as its only child.
@MainActor package class LayoutItem {
    package let node: ViewNode
    package let children: [LayoutItem]
    /// The frame in the coordinates of the parent, in points.
    package var frame = CGRect.zero
    /// What it is arranged by; nil for the outermost one.
    private(set) weak var parent: LayoutItem?
    /// Whether it, or something in it, says where an alignment line is.
    let hasGuides: Bool
    private var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var measurement = 0

    // Not for other modules, which use ``HostedItem``.
    init(_ node: ViewNode, _ children: [LayoutItem] = [], setsGuide: Bool = false) {
        self.node = node
        self.children = children
        hasGuides = setsGuide || children.contains { $0.hasGuides }
        for child in children { child.parent = self }
    }

    /// Sets what it is arranged by.
    final func belong(to parent: LayoutItem?) { self.parent = parent }

    /// Returns where it is in an item around it, or in all that is shown, in points.
    final func origin(in space: ((LayoutItem) -> Bool)? = nil) -> CGPoint {
        var (origin, item) = (CGPoint.zero, self)
        while space?(item) != true {
            origin.x += item.frame.minX
            origin.y += item.frame.minY
            guard let outer = item.parent else { break }
            item = outer
        }
        return origin
    }

    package var environment: EnvironmentValues { node.environment }

    /// Returns the size that it takes of what it is offered.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        if measurement != node.host.measurement {
            measured = []
            measurement = node.host.measurement
        }
        if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal)
        if measured.count > 7 { measured.removeFirst() }
        measured.append((proposal, size))
        return size
    }

    /// Computes the size that it takes of what it is offered.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(.zero) { size, child in
            let own = child.size(proposal)
            return CGSize(
                width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    /// Sets the frame, and places the children.
    package final func place(_ frame: CGRect) {
        self.frame = frame
        placeChildren(frame.size)
    }

    /// Places the children, in the item's own coordinates.
    package func placeChildren(_ size: CGSize) {
        for child in children { child.place(in: CGRect(origin: .zero, size: size), .center) }
    }

    /// Proposes the size of a rectangle, and aligns the chosen size within it.
    package final func place(in rect: CGRect, _ alignment: Alignment) {
        guard !hasGuides, !alignment.isCustom else {
            return place(in: rect, alignment, onto: ViewDimensions(rect.size))
        }
        let size = size(ProposedViewSize(rect.size))
        place(alignment.frame(of: size, in: rect))
    }

    /// Returns the alignment lines that were set in it, in its own points; asked for where there are some.
    func guides(_ size: CGSize) -> [AlignmentKey: CGFloat] { guidesOfChildren(size) }

    /// The elements that show the item: its own, or those of its children.
    package func elements() -> [InterfaceElement] { moved(childElements) }

    /// Elements in it, in the points of what is around it.
    final func moved(_ elements: [InterfaceElement]) -> [InterfaceElement] {
        elements.map { element in
            var element = element
            element.frame.origin.x += frame.minX
            element.frame.origin.y += frame.minY
            return element
        }
    }

    /// The elements of the children, in the item's own coordinates.
    package final var childElements: [InterfaceElement] {
        children.sorted { $0.zIndex < $1.zIndex }.flatMap { $0.elements() }
    }

    /// Returns an element of it; takes the events for it.
    package final func element(
        _ content: InterfaceElement.Content, children: [InterfaceElement]? = nil,
        isTappable: Bool = false, isPressable: Bool = false,
        handler: (@MainActor (InterfaceEvent) -> Void)? = nil
    ) -> InterfaceElement {
        let id = node.host.elementID(of: node)
        let isEnabled = environment.isEnabled
        if isEnabled, let handler { node.host.handlers[id] = handler }
        return InterfaceElement(
            id: id, content: content, frame: frame, isEnabled: isEnabled, isTappable: isTappable,
            isPressable: isPressable, children: children ?? childElements)
    }

    /// The one item that speaks for it: its only child, if it only changes how that is arranged or shown; nil for one
    /// that arranges others.
    package var inner: LayoutItem? { children.count == 1 ? children[0] : nil }

    /// Larger ones are offered room first.
    package var layoutPriority: Double { inner?.layoutPriority ?? 0 }
    /// The drawing order among siblings: those with a larger number are in front.
    package var zIndex: Double { inner?.zIndex ?? 0 }
    /// Whether the item is a spacer, which takes only what others leave.
    package var isSpacer: Bool { false }
    /// Which way the stack around it runs; for spacers and dividers.
    package func take(axis: Axis) { inner?.take(axis: axis) }
    /// The value of `tag(_:)`, or the element's id in a `ForEach`; nil for none.
    package var tag: AnyHashable? { inner?.tag }
    /// What is said of it for a ``Layout`` around it, by the type of the key.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { inner?.layoutValue(key) }
    /// What is said of it for a ``Grid`` around it.
    var gridTraits: GridCellTraits { inner?.gridTraits ?? GridCellTraits() }
    /// The tab that it is.
    var tabPage: TabPageItem? { inner?.tabPage }
    /// The text of the item and its children, joined by spaces.
    package var plainText: String {
        children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// An item that takes the whole size it is proposed.
package class FillItem: LayoutItem {
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package override func placeChildren(_ size: CGSize) {
        for child in children { child.place(in: CGRect(origin: .zero, size: size), .topLeading) }
    }
}

/// An item of another module that takes the whole size it is proposed.
package final class HostedItem: FillItem {
    private let resize: @MainActor (CGSize) -> Void
    private let content: @MainActor () -> InterfaceElement.Content
    private let handler: @MainActor (InterfaceEvent) -> Void

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - children: What is shown before it, in its upper leading corner.
    ///   - resize: Called with its size, whenever it is given a place.
    ///   - content: Called when it is described.
    ///   - handler: Called with the events for it.
    package init(
        _ node: ViewNode, children: [LayoutItem] = [],
        resize: @escaping @MainActor (CGSize) -> Void,
        content: @escaping @MainActor () -> InterfaceElement.Content,
        handler: @escaping @MainActor (InterfaceEvent) -> Void
    ) {
        self.resize = resize
        self.content = content
        self.handler = handler
        super.init(node, children)
    }

    package override func placeChildren(_ size: CGSize) {
        super.placeChildren(size)
        resize(size)
    }

    package override func elements() -> [InterfaceElement] {
        [element(content(), handler: handler)]
    }
}
