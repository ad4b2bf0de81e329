import Foundation
import MapGeometry

// Apple's geometry types are not Codable, and a conformance of ours would clash with that of an app.
// These wrappers write them as short arrays.

/// A coordinate written as latitude and longitude.
@propertyWrapper
public struct CodedCoordinate: Equatable, Hashable, Sendable, Codable {
    /// The coordinate that is coded, in degrees.
    public var wrappedValue: CLLocationCoordinate2D

    /// Creates a wrapper of a coordinate.
    public init(wrappedValue: CLLocationCoordinate2D) { self.wrappedValue = wrappedValue }

    /// Decodes an array of latitude and longitude, in degrees.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        wrappedValue = CLLocationCoordinate2D(
            latitude: try numbers.decode(Double.self), longitude: try numbers.decode(Double.self))
    }

    /// Encodes an array of latitude and longitude, in degrees.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(wrappedValue.latitude)
        try numbers.encode(wrappedValue.longitude)
    }
}

/// A map point written as x and y.
@propertyWrapper
public struct CodedMapPoint: Equatable, Hashable, Sendable, Codable {
    /// The point that is coded, in map points.
    public var wrappedValue: MKMapPoint

    /// Creates a wrapper of a point.
    public init(wrappedValue: MKMapPoint) { self.wrappedValue = wrappedValue }

    /// Decodes an array of x and y, in map points.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        wrappedValue = MKMapPoint(
            x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
    }

    /// Encodes an array of x and y, in map points.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(wrappedValue.x)
        try numbers.encode(wrappedValue.y)
    }
}

/// A line on the map written as one array x, y, x, y and so on....
@propertyWrapper
public struct CodedMapPoints: Equatable, Hashable, Sendable, Codable {
    /// The points that are coded, in map points.
    public var wrappedValue: [MKMapPoint]

    /// Creates a wrapper of points.
    public init(wrappedValue: [MKMapPoint]) { self.wrappedValue = wrappedValue }

    /// Reads pairs of numbers to the end; an odd number of them is an error.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        wrappedValue = []
        while !numbers.isAtEnd {
            wrappedValue.append(
                MKMapPoint(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self)))
        }
    }

    /// Writes two numbers for each point.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for point in wrappedValue {
            try numbers.encode(point.x)
            try numbers.encode(point.y)
        }
    }
}

/// A rectangle on the map written as x, y, width and height.
@propertyWrapper
public struct CodedMapRect: Equatable, Hashable, Sendable, Codable {
    /// The rectangle that is coded, in map points.
    public var wrappedValue: MKMapRect

    /// Creates a wrapper of a rectangle.
    public init(wrappedValue: MKMapRect) { self.wrappedValue = wrappedValue }

    /// Decodes an array of x, y, width and height, in map points.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        wrappedValue = MKMapRect(
            x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
            width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
    }

    /// Encodes an array of x, y, width and height, in map points.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [
            wrappedValue.minX, wrappedValue.minY, wrappedValue.width, wrappedValue.height,
        ] {
            try numbers.encode(number)
        }
    }
}
