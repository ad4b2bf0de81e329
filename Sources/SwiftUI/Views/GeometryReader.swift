/// A container that takes all the space offered, and whose content gets its size.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Makes the content from the size of the container.
    public var content: (GeometryProxy) -> Content

    /// Creates a view that knows its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    package func update(_ node: ViewNode) {
        // There is no content before there is a size.
        guard let place = node.memory as? MeasuredPlace else { return }
        let proxy = GeometryProxy(place: place, size: place.size)
        node.arrangeChildren { node.put(content(proxy), at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { [GeometryItem(node, node.childItems)] }
}

/// The size and layout item of a view, as they were found last.
@MainActor package final class MeasuredPlace {
    var size: CGSize
    weak var item: LayoutItem?
    /// Where it was in all that is shown.
    var origin = CGPoint.zero
    /// Whether the content depends on where it is.
    var originIsRead = false

    init(size: CGSize) { self.size = size }

    /// Returns its rectangle in a space.
    func frame(in space: CoordinateSpace) -> CGRect {
        guard space != .local, let item else { return CGRect(origin: .zero, size: size) }
        originIsRead = true
        guard case .named(let name) = space else {
            return CGRect(origin: item.origin(), size: size)
        }
        return CGRect(
            origin: item.origin { ($0 as? NamedSpaceItem)?.name == name }, size: size)
    }
}

/// Content whose points have a name.
final class NamedSpaceItem: LayoutItem {
    let name: AnyHashable

    init(_ node: ViewNode, _ name: AnyHashable, _ child: LayoutItem) {
        self.name = name
        super.init(node, [child])
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(CGRect(origin: .zero, size: size))
    }
}

/// Access to the size and coordinate spaces of a container.
@MainActor @preconcurrency public struct GeometryProxy: Sendable {
    let place: MeasuredPlace
    /// The size of the container, in points.
    public let size: CGSize
    /// The insets that bars cover; here always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns its rectangle in a space, in points; in all that is shown for a name that nothing around it has.
    ///
    /// The page scrolls by itself and does not tell how far.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        place.frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns its rectangle in a space, in points; in all that is shown for a name that nothing around it has.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        place.frame(in: coordinateSpace)
    }

    /// Returns the bounds of a view around it in a named space, with the origin at its own; nil if none has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
        var item = place.item
        while let each = item {
            if (each as? NamedSpaceItem)?.name == name {
                let origin = frame(in: coordinateSpace).origin
                return CGRect(
                    x: -origin.x, y: -origin.y, width: each.frame.width,
                    height: each.frame.height)
            }
            item = each.parent
        }
        return nil
    }
}

/// A coordinate space: that of the interface, of the view, or of a named view.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Unchecked: names are what programs hand on as constants.
    case global, local
    case named(AnyHashable)
}

/// A coordinate space: that of the interface, of the view, or of a named view.
public protocol CoordinateSpaceProtocol {
    /// The space as a value of its kind.
    var coordinateSpace: CoordinateSpace { get }
}

/// The local coordinate space of a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the view's own coordinate space.
    public init() {}
    /// The view's own coordinate space, with the origin at its top left.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The points of all that is shown.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the whole interface.
    public init() {}
    /// The coordinate space of the whole interface.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The points of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space with the name that it was created with.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinate space of a view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The points of all that is shown.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The points of the scroll view around; the page scrolls by itself, so that they are those of all that is shown.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .global)
    }

    /// The points of the scroll view around that scrolls along an axis; here those of all that is shown.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }

    /// The points of a view that was given a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

/// Takes all the room, and has its node evaluated again when that is another.
final class GeometryItem: FillItem {
    override func placeChildren(_ size: CGSize) {
        super.placeChildren(size)
        let (known, origin) = (node.memory as? MeasuredPlace, origin())
        let place = known ?? MeasuredPlace(size: size)
        let isSame =
            known != nil && place.size == size && (!place.originIsRead || place.origin == origin)
        node.memory = place
        (place.size, place.origin, place.item) = (size, origin, self)
        if !isSame { node.readHasChanged() }
    }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}

extension View {
    /// Names the view's points for others; see ``GeometryProxy/frame(in:)``.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        with(
            LayoutModifier { node, item in
                guard case .named(let name) = name.coordinateSpace else { return item }
                return NamedSpaceItem(node, name, item)
            })
    }

    /// Names the view's points for others; see ``GeometryProxy/frame(in:)``.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(.named(name))
    }
}
