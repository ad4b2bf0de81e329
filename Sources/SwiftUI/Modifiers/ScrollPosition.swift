/// Where a view that scrolls is to be, as a program says.
///
/// The page scrolls by itself, too, and does not tell where the reader has scrolled to: what is read here is what the
/// program has asked for last.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, Sendable {
        case none
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case view(ViewName, UnitPoint?)
    }

    /// The id of a view.
    private struct ViewName: Equatable, Sendable {
        let id: any Hashable & Sendable
        static func == (left: Self, right: Self) -> Bool {
            AnyHashable(left.id) == AnyHashable(right.id)
        }
    }

    private var place = Place.none
    private var count = 0

    private mutating func move(to place: Place) {
        self.place = place
        count += 1
    }

    /// Creates a position that asks for nothing; views are named by ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    /// Creates a position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor)
    }

    /// Creates a position at an edge; views are named by ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        scrollTo(edge: edge)
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        scrollTo(point: point)
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    /// Scrolls to a view by its id; without an anchor it comes to the middle.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        move(to: .view(ViewName(id: id), anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }
    /// Scrolls to a horizontal offset of the content.
    public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }
    /// Scrolls to a vertical offset of the content.
    public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

    /// Whether the user has scrolled; always false here.
    public var isPositionedByUser: Bool { false }
    /// The edge that was asked for last; nil for something else.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was asked for last; nil for something else.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The horizontal offset that was asked for last; nil for something else.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The vertical offset that was asked for last; nil for something else.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The id of the view that was asked for last; nil for something else.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let name, _) = place { name.id } else { nil }
    }
    /// Returns the id of the view that was asked for last; nil for something else.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// What is told to what scrolls; nil for nothing.
    func request(_ anchor: UnitPoint?) -> ScrollRequest? {
        let target: ScrollRequest.Target
        switch place {
        case .none: return nil
        case .edge(.top), .edge(.leading): target = .share(.topLeading)
        case .edge(.bottom): target = .share(.bottomLeading)
        case .edge(.trailing): target = .share(.topTrailing)
        case .point(let x, let y): target = .point(x: x, y: y)
        case .view(let name, let own): target = .view(AnyHashable(name.id), anchor: own ?? anchor)
        }
        return ScrollRequest(target: target, number: count)
    }
}

extension View {
    /// Binds the position of the view that scrolls; scrolling by the user is not written back.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
        -> some View
    { with(ScrollRequestModifier(request: position.wrappedValue.request(anchor))) }

    /// Binds the view that is scrolled to; scrolling by the user is not written back.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
        -> some View
    {
        with(
            ScrollRequestModifier(
                request: id.wrappedValue.map {
                    ScrollRequest(target: .view(AnyHashable($0), anchor: anchor), number: 0)
                }))
    }

    /// Sets where scrolling begins, in shares of how far the content scrolls; nil for its beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        with(
            ScrollRequestModifier(
                request: anchor.map { ScrollRequest(target: .share($0), number: 0) }))
    }
}
