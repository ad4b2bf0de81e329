import Foundation
import MapGeometry

/// Everything that a map shows, as a value: the interface between an app's map and a renderer.
///
/// Two scenes are equal when they look the same; ``changes(from:)`` tells how to get from one to the next.
public struct MapScene: Equatable, Sendable, Codable {
    /// The camera and the size of the view.
    public var viewport: Viewport
    /// Whether the renderer animates the camera from the scene before.
    public var isCameraAnimated: Bool
    /// The style of the base map.
    public var style: SceneStyle
    /// The ways in which the user may move the camera.
    public var interactions: Interactions
    /// The kinds of the map's own features that the user can select.
    public var selectableFeatures: SceneFeature.Kinds
    /// The controls that are shown over the map.
    public var controls: [Control]
    /// The annotations, from back to front.
    public var annotations: [SceneAnnotation]
    /// The overlays, from back to front.
    public var overlays: [SceneOverlay]
    /// The callout of the selected annotation; nil for none.
    public var callout: SceneCallout?
    /// The user's location; nil if it is not shown or not known.
    public var userLocation: UserLocation?
    /// The reason why the user's location is not shown though it was asked for; nil for none.
    public var userLocationNotice: String?

    /// Creates a scene; by default of the standard style, without content.
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

    /// The identifier of the selected annotation; nil if none is selected.
    public var selection: SceneAnnotation.ID? { annotations.first(where: \.isSelected)?.id }

    /// The ways in which the user may move the camera.
    public struct Interactions: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int

        /// Creates a value from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The user may pan the map.
        public static let pan = Interactions(rawValue: 1)
        /// The user may zoom the map.
        public static let zoom = Interactions(rawValue: 2)
        /// The user may rotate the map.
        public static let rotate = Interactions(rawValue: 4)
        /// The user may pitch the camera.
        public static let pitch = Interactions(rawValue: 8)
        /// The user may pan, zoom, rotate and pitch.
        public static let all: Interactions = [.pan, .zoom, .rotate, .pitch]
    }

    /// A control over the map, such as a compass.
    public struct Control: Equatable, Hashable, Sendable, Codable {
        /// The kinds of controls.
        public enum Kind: String, Sendable, Codable {
            case compass, scale, userTracking, pitch, zoom
        }
        /// Whether the control is always shown, or only while it is of use.
        public enum Visibility: String, Sendable, Codable { case adaptive, visible }

        /// The kind of control.
        public var kind: Kind
        /// Whether the control is always shown, or only while it is of use.
        public var visibility: Visibility
        /// The frame in the map's coordinates, in points; nil leaves the place to the renderer.
        public var frame: CGRect?

        /// Creates a control, by default shown while it is of use, at a place the renderer chooses.
        public init(_ kind: Kind, visibility: Visibility = .adaptive, frame: CGRect? = nil) {
            self.kind = kind
            self.visibility = visibility
            self.frame = frame
        }
    }

    /// The user's location and heading.
    public struct UserLocation: Equatable, Hashable, Sendable, Codable {
        /// The coordinate of the user, in degrees.
        @CodedCoordinate public var coordinate: CLLocationCoordinate2D
        /// Radius of the circle the user is in, in meters.
        public var accuracy: Double
        /// The direction that the device points in, in degrees clockwise from north; nil if not
        /// known or not shown.
        public var heading: Double?

        /// Creates a place of the user.
        public init(coordinate: CLLocationCoordinate2D, accuracy: Double, heading: Double? = nil) {
            self.coordinate = coordinate
            self.accuracy = accuracy
            self.heading = heading
        }
    }
}

/// The style of the base map, below annotations and overlays.
public struct SceneStyle: Equatable, Hashable, Sendable, Codable {
    /// The kinds of base maps: drawn, imagery, or imagery with labels.
    public enum Base: String, Sendable, Codable { case standard, imagery, hybrid }

    /// Which points of interest are shown.
    public enum PointsOfInterest: Equatable, Hashable, Sendable {
        /// Points of interest of every category.
        case all
        /// Points of interest of these categories alone, by Apple's names.
        case including([String])
        /// Points of interest of all but these categories, by Apple's names.
        case excluding([String])
    }

    /// The kind of base map.
    public var base: Base
    /// Whether the colors are muted, so that annotations and overlays stand out.
    public var isMuted: Bool
    /// Whether terrain and buildings are three-dimensional.
    public var isRealistic: Bool
    /// Which points of interest are shown.
    public var pointsOfInterest: PointsOfInterest
    /// Whether traffic is asked for; no layer of this package has traffic data.
    public var showsTraffic: Bool
    /// Whether buildings are drawn.
    public var showsBuildings: Bool

    /// Creates a style; by default the standard map with buildings and all points of interest.
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
