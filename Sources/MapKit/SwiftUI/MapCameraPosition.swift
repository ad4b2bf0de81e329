import SwiftUI

/// The framing of a map: all content, a camera, a region, a rectangle, an item, or the user's location.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    // Unchecked: an item is only compared and read.
    enum Kind: Equatable {
        case automatic
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(FramedItem)
        indirect case user(followsHeading: Bool, fallback: MapCameraPosition)
        /// Where the user has moved the map.
        case moved
    }

    /// A place of interest, with where it is.
    struct FramedItem: Equatable {
        let item: NSObject
        let coordinate: CLLocationCoordinate2D
        let allowsAutomaticPitch: Bool

        static func == (left: FramedItem, right: FramedItem) -> Bool {
            left.item.isEqual(right.item)
                && left.allowsAutomaticPitch == right.allowsAutomaticPitch
        }
    }

    let kind: Kind

    /// A position that frames all of the map's content.
    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
    /// Returns a position of a camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(kind: .camera(camera))
    }
    /// Returns a position that shows a region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .region(region))
    }
    /// Returns a position that shows a rectangle.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        MapCameraPosition(kind: .rect(rect))
    }
    /// Returns a position that follows the user; until it is known where that is, another.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
    }

    /// The camera, if it is that.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The region, if it is that.
    public var region: MKCoordinateRegion? {
        if case .region(let region) = kind { region } else { nil }
    }
    /// The rectangle, if it is that.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// Whether the user has moved the map.
    public var positionedByUser: Bool { kind == .moved }
    /// Whether the position follows the user's location.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether the map turns with the user's heading.
    public var followsUserHeading: Bool {
        if case .user(let followsHeading, _) = kind { followsHeading } else { false }
    }
    /// The position that is shown until the user's location is known; nil unless it follows the
    /// user.
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = kind { fallback } else { nil }
    }
    /// Whether the map may choose the camera's pitch by itself; true only for map items that allow
    /// it.
    public var allowsAutomaticPitch: Bool {
        if case .item(let framed) = kind { framed.allowsAutomaticPitch } else { false }
    }
}
