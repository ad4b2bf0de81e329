import SwiftUI

/// The annotation types of SwiftUI's maps before iOS 17.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {}

/// An annotation of the first maps of SwiftUI, as content of a map.
@MainActor protocol LegacyAnnotation: MapAnnotationProtocol {
    var content: AnyMapContent { get }
}

/// A balloon-shaped marker at a coordinate.
public struct MapMarker: LegacyAnnotation {
    let content: AnyMapContent

    /// Creates a balloon at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        content = AnyMapContent(Marker("", coordinate: coordinate).tint(tint ?? .red))
    }
}

/// A pin; shown as a marker.
public struct MapPin: LegacyAnnotation {
    let content: AnyMapContent

    /// Creates a pin at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        content = AnyMapContent(Marker("", coordinate: coordinate).tint(tint ?? .red))
    }
}

/// A view anchored at a coordinate.
public struct MapAnnotation<Content: View>: LegacyAnnotation {
    let content: AnyMapContent

    /// Creates a view at a coordinate, anchored at a point in units of its size.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.content = AnyMapContent(
            Annotation(
                "", coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
                content: content))
    }
}

/// The ways in which SwiftUI's maps before iOS 17 follow the user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow, followWithHeading }

/// The content of a map without annotations.
public typealias DefaultMapContent = MapContentView<Never, EmptyMapContent>
/// A map with an annotation for each item.
public typealias DefaultAnnotatedMapContent = MapContentView<Never, AnyMapContent>
// Apple's own names of these two, as they stand in its interface.
// swift-format-ignore: NoLeadingUnderscores
/// The content of a map without annotations.
public typealias _DefaultMapContent = DefaultMapContent
// swift-format-ignore: NoLeadingUnderscores
/// A map with an annotation for each item.
public typealias _DefaultAnnotatedMapContent<Items: RandomAccessCollection> =
    DefaultAnnotatedMapContent

extension Map {
    private static func settings(
        _ position: MapSettings.Position, _ modes: MapInteractionModes, _ showsUser: Bool,
        _ tracking: Binding<MapUserTrackingMode>?
    ) -> MapSettings {
        MapSettings(
            position: position, interactionModes: modes, showsUserLocation: showsUser,
            tracking: tracking)
    }

    /// Creates a map that shows a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == DefaultMapContent {
        self.init(
            MapContentView(
                settings: Self.settings(
                    .region(coordinateRegion), interactionModes, showsUserLocation,
                    userTrackingMode), content: EmptyMapContent()))
    }

    /// Creates a map that shows a rectangle.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == DefaultMapContent {
        self.init(
            MapContentView(
                settings: Self.settings(
                    .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode),
                content: EmptyMapContent()))
    }

    /// Creates a map that shows a region, with an annotation for each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == DefaultAnnotatedMapContent, Items.Element: Identifiable {
        self.init(
            MapContentView(
                settings: Self.settings(
                    .region(coordinateRegion), interactionModes, showsUserLocation,
                    userTrackingMode), content: Self.content(annotationItems, annotationContent)))
    }

    /// Creates a map that shows a rectangle, with an annotation for each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == DefaultAnnotatedMapContent, Items.Element: Identifiable {
        self.init(
            MapContentView(
                settings: Self.settings(
                    .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode),
                content: Self.content(annotationItems, annotationContent)))
    }

    private static func content<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        _ items: Items, _ make: @escaping (Items.Element) -> A
    ) -> AnyMapContent where Items.Element: Identifiable {
        AnyMapContent(
            ForEach(items) { item in
                (make(item) as? any LegacyAnnotation)?.content ?? AnyMapContent(EmptyMapContent())
            })
    }
}
