/// A container that takes all the room, and whose content gets its size.
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

    init(size: CGSize) { self.size = size }
}

/// Access to the size and coordinate spaces of a container.
@MainActor @preconcurrency public struct GeometryProxy: Sendable {
    let place: MeasuredPlace
    /// The size of the container, in points.
    public let size: CGSize
    /// The insets that bars cover; here always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns its rectangle in a space; in others than the local one as far as that is known here.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// Returns its rectangle in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: .zero, size: size)
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
    /// The points of a view that was given a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

/// Takes all the room, and has its node evaluated again when that is another.
final class GeometryItem: FillItem {
    override func placeChildren(_ size: CGSize) {
        super.placeChildren(size)
        if let place = node.memory as? MeasuredPlace {
            guard place.size != size else { return }
            place.size = size
        } else {
            node.memory = MeasuredPlace(size: size)
        }
        node.readHasChanged()
    }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}
