import SwiftUI

extension Marker where Label == Text {
    /// Creates a marker of a map item, with its name; its tag is the item unless another is set.
    public init(item: MKMapItem) {
        self.init(
            coordinate: item.location.coordinate, label: Text(verbatim: item.name ?? ""),
            item: AnyHashable(item))
    }
}

extension Annotation where Label == Text {
    /// Creates an annotation of a map item, with its name; its tag is the item unless another is
    /// set.
    ///
    /// - Parameters:
    ///   - item: The place; its name is the title.
    ///   - anchor: The point of the content that is placed at the coordinate.
    ///   - accessoryAnchor: Where a callout would be; left to the map.
    ///   - content: The view to show.
    public init(
        item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            coordinate: item.location.coordinate, anchor: anchor, content: content(),
            label: Text(verbatim: item.name ?? ""), item: AnyHashable(item))
    }
}

extension MapPolyline {
    /// Creates the line of a route.
    public nonisolated init(_ route: MKRoute) { self.init(route.polyline) }
}

extension MapCameraPosition {
    /// Returns a position that shows a place: a kilometer around it.
    public static func item(
        _ item: MKMapItem, allowsAutomaticPitch: Bool = true
    ) -> MapCameraPosition {
        MapCameraPosition(
            kind: .item(
                FramedItem(
                    item: item, coordinate: item.location.coordinate,
                    allowsAutomaticPitch: allowsAutomaticPitch)))
    }

    /// The place, if it is that.
    public var item: MKMapItem? {
        if case .item(let framed) = kind { framed.item as? MKMapItem } else { nil }
    }
}

extension MapProxy {
    /// Returns the camera that shows a place on the map: a kilometer around it.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        camera(
            framing: MKCoordinateRegion(
                center: item.location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        )
    }
}
