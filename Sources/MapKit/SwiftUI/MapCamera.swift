import MapScene
import SwiftUI

/// The position and the direction from which a map is seen.
public struct MapCamera: Equatable, Hashable, Sendable {
    /// The place in the middle of the view.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the eye to the center along the line of sight, in meters.
    public var distance: Double
    /// The direction that points up on the screen, in degrees clockwise from north.
    public var heading: Double
    /// The angle of the line of sight from straight down, in degrees.
    public var pitch: Double

    /// Creates a camera from the center, the distance in meters, and heading and pitch in degrees.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Creates a camera with the values of an `MKMapCamera`.
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

/// Limits to where a map's camera may be: an area for the center and a range of distances.
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

/// The gestures by which the user may move a map.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving the map sideways.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Changing the map's scale.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turning the map about its center.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Changing the camera's angle to the ground.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// Panning, zooming, rotating and pitching.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The camera and the visible area after a change of the camera.
public struct MapCameraUpdateContext: Sendable {
    /// The camera: center, distance, heading and pitch.
    public let camera: MapCamera
    /// The visible area, as a region in degrees.
    public let region: MKCoordinateRegion
    /// The visible area, as a rectangle in map points.
    public let rect: MKMapRect
}

/// The frequency with which a map reports changes of its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool
    /// Once, when the camera has stopped moving.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
    /// At every change while the camera moves.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

extension CLLocationCoordinate2D: Animatable {
    /// The latitude and longitude in degrees, which are interpolated linearly.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}
