import MapScene
import SwiftUI

/// A balloon-shaped marker at a coordinate.
public struct Marker<Label: View>: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let item: AnyHashable?

    init(coordinate: CLLocationCoordinate2D, label: Label, item: AnyHashable?) {
        self.coordinate = coordinate
        self.label = label
        self.item = item
    }

    /// Creates a marker whose label has the title, and the image or short text of the glyph.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate: coordinate, label: label(), item: nil)
    }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        let label = collector.label(label, at: place)
        collector.add(
            MapEntry(
                id: place, coordinate: coordinate, title: label.title,
                look: .marker(
                    MarkerLook(
                        glyphText: label.monogram.map { String($0.prefix(3)) },
                        glyphImage: label.image)), traits: traits, item: item))
    }
}

extension Marker where Label == Text {
    /// Creates a marker with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, label: Text(titleKey), item: nil)
    }

    /// Creates a marker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, label: Text(title), item: nil)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
    /// Creates a marker with a title, and up to three characters in the balloon.
    public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) {
            SwiftUI.Label(title: { Text(titleKey) }, icon: { monogram })
        }
    }

    /// Creates a marker with a title, and up to three characters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) {
            SwiftUI.Label(title: { Text(title) }, icon: { monogram })
        }
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a marker with a title, and a symbol in the balloon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a marker with a title, and a symbol in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a marker with a title, and an image from the program's resources as its glyph.
    public init(
        _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a marker with a title, and an image from the program's resources as its glyph.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, image: image) }
    }
}

/// An app's view anchored at a coordinate.
public struct Annotation<Label: View, Content: View>: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label
    private let item: AnyHashable?

    init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint, content: Content, label: Label,
        item: AnyHashable?
    ) {
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content
        self.label = label
        self.item = item
    }

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - coordinate: Where the annotation is.
    ///   - anchor: The point of the content that is placed at the coordinate.
    ///   - content: The view to show.
    ///   - label: What is written below the content.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            coordinate: coordinate, anchor: anchor, content: content(), label: label(), item: nil)
    }

    /// Creates an annotation; the anchor of accessories is left to the map.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: label)
    }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        collector.add(
            MapEntry(
                id: place, coordinate: coordinate,
                title: collector.label(label, at: collector.place(.index(0), in: place)).title,
                look: .view(AnyView(content), anchor: anchor), traits: traits, item: item))
    }
}

extension Annotation where Label == Text {
    /// Creates an annotation with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - coordinate: Where the annotation is.
    ///   - anchor: The point of the content that is placed at the coordinate.
    ///   - content: The view to show.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(
            coordinate: coordinate, anchor: anchor, content: content(), label: Text(titleKey),
            item: nil)
    }

    /// Creates an annotation with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - coordinate: Where the annotation is.
    ///   - anchor: The point of the content that is placed at the coordinate.
    ///   - content: The view to show.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            coordinate: coordinate, anchor: anchor, content: content(), label: Text(title),
            item: nil)
    }

    /// Creates an annotation with a title; the anchor of accessories is left to the map.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, coordinate: coordinate, anchor: anchor, content: content)
    }

    /// Creates an annotation with a title; the anchor of accessories is left to the map.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
    ) {
        self.init(title, coordinate: coordinate, anchor: anchor, content: content)
    }
}

/// Map content that shows the user's location, as far as it is known and allowed.
public struct UserAnnotation<Content: View>: MapContent, PrimitiveMapContent {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let anchor: UnitPoint
    private let content: ((UserLocation) -> Content)?

    /// Shows the user's place as a view.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
        self.anchor = anchor
        self.content = { _ in content() }
    }

    /// Shows the user's place as a view that knows it.
    public init(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
    ) {
        self.anchor = anchor
        self.content = content
    }

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        collector.add(MapEntry(id: place, look: .user, traits: traits))
        let location = collector.userLocation
        guard let content, let known = location.location else { return }
        collector.add(
            MapEntry(
                id: collector.place(.index(1), in: place), coordinate: known.coordinate,
                look: .view(AnyView(content(location)), anchor: anchor), traits: traits))
    }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    /// Shows the user's place as the map does.
    public init() {
        anchor = .center
        content = nil
    }
}

extension UserAnnotation where Content == EmptyView {
    /// Shows the user's place as the map does.
    public init(anchor: UnitPoint = .center) {
        self.anchor = anchor
        content = nil
    }
}

/// The user's location and heading, as far as they are known.
public struct UserLocation {
    /// The user's location; nil if it is not known.
    public let location: CLLocation?
    /// The direction that the device points in; nil if it is not known.
    public let heading: CLHeading?
}

/// The view that shows the user's location by default.
public struct DefaultUserAnnotationContent: View {
    /// A blue dot of 22 points.
    public var body: some View { Circle().fill(.blue).frame(width: 22, height: 22) }
}
