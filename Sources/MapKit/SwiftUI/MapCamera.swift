import MapScene
import SwiftUI

/// Where a map is seen from.
public struct MapCamera: Equatable, Hashable, Sendable {
    /// The place in the middle of the view.
    public var centerCoordinate: CLLocationCoordinate2D
    /// From the eye to that place along the line of sight, in meters.
    public var distance: Double
    /// The direction that points up on the screen, in degrees clockwise from north.
    public var heading: Double
    /// How far the camera leans back, in degrees from straight down.
    public var pitch: Double

    /// Creates a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Creates a camera from MapKit's.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    /// The camera as MapKit has it.
    var camera: MKMapCamera {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: CGFloat(pitch),
            heading: heading)
    }
}

/// Limits of a map's camera.
public struct MapCameraBounds: Sendable {
    let rect: MKMapRect?
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// Creates bounds: where the middle has to stay, and how near and far the camera may be, in meters.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        self.init(
            centerCoordinateBounds: Viewport.rect(of: centerCoordinateBounds),
            minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    /// Creates bounds: where the middle has to stay, and how near and far the camera may be, in meters.
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        rect = centerCoordinateBounds
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Creates bounds: how near and far the camera may be, in meters.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        rect = nil
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Applies the bounds to a map.
    @MainActor func apply(to map: MKMapView) {
        let range = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: minimumDistance ?? MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: maximumDistance ?? MKMapCameraZoomDefault)
        if range?.minCenterCoordinateDistance != map.cameraZoomRange.minCenterCoordinateDistance
            || range?.maxCenterCoordinateDistance != map.cameraZoomRange.maxCenterCoordinateDistance
        {
            map.setCameraZoomRange(range, animated: false)
        }
        let boundary = rect.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        if boundary?.mapRect != map.cameraBoundary?.mapRect {
            map.setCameraBoundary(boundary, animated: false)
        }
    }
}

/// The interactions a map allows.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Panning.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Zooming.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Rotating.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Pitching the camera.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All interactions.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// What the camera shows when it has moved.
public struct MapCameraUpdateContext: Sendable {
    /// The camera: center, distance, heading and pitch.
    public let camera: MapCamera
    /// What is visible, in degrees.
    public let region: MKCoordinateRegion
    /// What is visible, on the map.
    public let rect: MKMapRect
}

/// When a change of the camera is told.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool
    /// When the camera stops moving.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
    /// Continuously while the camera moves.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

extension CLLocationCoordinate2D: Animatable {
    /// Latitude and longitude, in degrees; the way between two places is straight in these.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}
