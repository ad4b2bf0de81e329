import Foundation
import MapGeometry

/// All that a map shows, as a value: what stands between the program that asks for a map and whatever shows it.
///
/// Two scenes are equal when they look the same; ``changes(from:)`` tells how to get from one to the next.
public struct MapScene: Equatable, Sendable, Codable {
    /// The camera and the size of the view.
    public var viewport: Viewport
    /// Whether the way from the scene before is to be shown as a movement of the camera.
    public var isCameraAnimated: Bool
    /// What the map looks like.
    public var style: SceneStyle
    /// What the user may do.
    public var interactions: Interactions
    /// Which things of the map itself can be selected.
    public var selectableFeatures: SceneFeature.Kinds
    /// What is shown around the map.
    public var controls: [Control]
    /// Things at places, back to front.
    public var annotations: [SceneAnnotation]
    /// Things laid over the map, back to front.
    public var overlays: [SceneOverlay]
    /// The bubble over the selected annotation.
    public var callout: SceneCallout?
    /// Where the user is, if that is shown and known.
    public var userLocation: UserLocation?
    /// A line that tells why the user's place is not shown though it was asked for.
    public var userLocationNotice: String?

    /// Creates a scene.
    public init(
        viewport: Viewport, isCameraAnimated: Bool = false, style: SceneStyle = SceneStyle(),
        interactions: Interactions = .all, selectableFeatures: SceneFeature.Kinds = [],
        controls: [Control] = [],
        annotations: [SceneAnnotation] = [], overlays: [SceneOverlay] = [],
        callout: SceneCallout? = nil, userLocation: UserLocation? = nil,
        userLocationNotice: String? = nil
    ) {
        self.viewport = viewport
        self.isCameraAnimated = isCameraAnimated
        self.style = style
        self.interactions = interactions
        self.selectableFeatures = selectableFeatures
        self.controls = controls
        self.annotations = annotations
        self.overlays = overlays
        self.callout = callout
        self.userLocation = userLocation
        self.userLocationNotice = userLocationNotice
    }

    /// The annotation that is selected.
    public var selection: SceneAnnotation.ID? { annotations.first(where: \.isSelected)?.id }

    /// What the user may do with the camera.
    public struct Interactions: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int

        /// Creates a value from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Move the map.
        public static let pan = Interactions(rawValue: 1)
        /// Zooming.
        public static let zoom = Interactions(rawValue: 2)
        /// Turn the map.
        public static let rotate = Interactions(rawValue: 4)
        /// Pitching the camera.
        public static let pitch = Interactions(rawValue: 8)
        /// All of them.
        public static let all: Interactions = [.pan, .zoom, .rotate, .pitch]
    }

    /// Something around the map.
    public struct Control: Equatable, Hashable, Sendable, Codable {
        /// What it is.
        public enum Kind: String, Sendable, Codable {
            case compass, scale, userTracking, pitch, zoom
        }
        /// When it is shown.
        public enum Visibility: String, Sendable, Codable { case adaptive, visible }

        /// The kind.
        public var kind: Kind
        /// When it is shown.
        public var visibility: Visibility
        /// Where it is, in the map's points; nil to leave that to the map.
        public var frame: CGRect?

        /// Creates a control.
        public init(_ kind: Kind, visibility: Visibility = .adaptive, frame: CGRect? = nil) {
            self.kind = kind
            self.visibility = visibility
            self.frame = frame
        }
    }

    /// The user's location.
    public struct UserLocation: Equatable, Hashable, Sendable, Codable {
        /// The coordinate.
        @CodedCoordinate public var coordinate: CLLocationCoordinate2D
        /// Radius of the circle the user is in, in meters.
        public var accuracy: Double
        /// Where the device points, in degrees clockwise from north; nil if not known or not shown.
        public var heading: Double?

        /// Creates a place of the user.
        public init(coordinate: CLLocationCoordinate2D, accuracy: Double, heading: Double? = nil) {
            self.coordinate = coordinate
            self.accuracy = accuracy
            self.heading = heading
        }
    }
}

/// What the map under everything looks like.
public struct SceneStyle: Equatable, Hashable, Sendable, Codable {
    /// The kind of map.
    public enum Base: String, Sendable, Codable { case standard, imagery, hybrid }

    /// Which points of interest are shown.
    public enum PointsOfInterest: Equatable, Hashable, Sendable {
        /// All.
        case all
        /// Those of these categories, by Apple's names.
        case including([String])
        /// All but those of these categories.
        case excluding([String])
    }

    /// The kind of map.
    public var base: Base
    /// Whether the colors step back.
    public var isMuted: Bool
    /// Whether ground and buildings stand up.
    public var isRealistic: Bool
    /// Which points of interest are shown.
    public var pointsOfInterest: PointsOfInterest
    /// Whether traffic is shown.
    public var showsTraffic: Bool
    /// Whether buildings are shown.
    public var showsBuildings: Bool

    /// Creates a style.
    public init(
        base: Base = .standard, isMuted: Bool = false, isRealistic: Bool = false,
        pointsOfInterest: PointsOfInterest = .all, showsTraffic: Bool = false,
        showsBuildings: Bool = true
    ) {
        self.base = base
        self.isMuted = isMuted
        self.isRealistic = isRealistic
        self.pointsOfInterest = pointsOfInterest
        self.showsTraffic = showsTraffic
        self.showsBuildings = showsBuildings
    }
}
