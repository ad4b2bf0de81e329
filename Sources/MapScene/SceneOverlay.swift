import Foundation
import MapGeometry

/// A shape, a drawing or tiles laid over the map.
public struct SceneOverlay: Equatable, Hashable, Sendable, Codable, Identifiable {
    /// The layer of the map that an overlay is drawn directly above.
    public enum Level: Int, Sendable, CaseIterable {
        /// Above the roads, below the map's labels.
        case aboveRoads
        /// Above the labels, below the annotations.
        case aboveLabels
    }

    /// A line or ring on the map.
    public struct Line: Equatable, Hashable, Sendable, Codable {
        /// The points of the line; x may continue beyond the world's edge.
        @CodedMapPoints public var points: [MKMapPoint]

        /// Creates a line through map points.
        public init(_ points: [MKMapPoint]) { self.points = points }
    }

    /// A circle on the map, in map points.
    public struct Circle: Equatable, Hashable, Sendable, Codable {
        /// The center, in map points.
        @CodedMapPoint public var center: MKMapPoint
        /// The radius, in map points.
        public var radius: Double

        /// Creates a circle from its center and its radius in map points.
        public init(center: MKMapPoint, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    /// The geometry of an overlay.
    public enum Shape: Equatable, Hashable, Sendable {
        /// One or several lines.
        case lines([Line])
        /// Areas: of each, the outer ring, then those of the holes.
        case polygons([[Line]])
        /// A circle.
        case circle(Circle)
    }

    /// The style of a shape: fill, stroke and gradient.
    ///
    /// Lengths are in screen points.
    public struct Style: Equatable, Hashable, Sendable, Codable {
        /// The color that fills areas; nil for none.
        public var fill: SceneColor?
        /// The color of lines and outlines; nil for none.
        public var strokeColor: SceneColor?
        /// The style of lines; a width of 0 stands for that of a road.
        public var stroke: Drawing.Stroke
        /// Colors along a line, in the place of ``strokeColor``.
        public var gradient: [Drawing.Gradient.Stop]?
        /// The fraction of the line's length at which its stroke starts, from 0 to 1.
        public var strokeStart: Double
        /// The fraction of the line's length at which its stroke ends, from 0 to 1.
        public var strokeEnd: Double

        /// Creates a style that draws nothing.
        public init(
            fill: SceneColor? = nil, strokeColor: SceneColor? = nil,
            stroke: Drawing.Stroke = Drawing.Stroke(width: 0, cap: .round, join: .round),
            gradient: [Drawing.Gradient.Stop]? = nil, strokeStart: Double = 0, strokeEnd: Double = 1
        ) {
            self.fill = fill
            self.strokeColor = strokeColor
            self.stroke = stroke
            self.gradient = gradient
            self.strokeStart = strokeStart
            self.strokeEnd = strokeEnd
        }
    }

    /// Tiles laid over the map, with where they come from.
    public struct Tiles: Equatable, Hashable, Sendable, Codable {
        /// An address with `{x}`, `{y}`, `{z}` and `{scale}`; nil if the program loads the tiles itself.
        public var template: String?
        /// The side of a tile, in points.
        public var size: Double
        /// The zooms there are tiles for.
        public var zooms: ClosedRange<Int>
        /// Whether rows of tiles are counted from the south.
        public var isFlipped: Bool
        /// Whether the tiles replace the base map, which is then not drawn.
        public var replacesMap: Bool

        /// Creates a tile source from its parts.
        public init(
            template: String?, size: Double, zooms: ClosedRange<Int>, isFlipped: Bool,
            replacesMap: Bool
        ) {
            self.template = template
            self.size = size
            self.zooms = zooms
            self.isFlipped = isFlipped
            self.replacesMap = replacesMap
        }
    }

    /// The content of an overlay.
    public enum Content: Equatable, Hashable, Sendable {
        /// A shape drawn in a style.
        case shape(Shape, Style)
        /// A drawing in map points from the north-west corner of the bounds.
        case drawing(Drawing)
        /// Tiles loaded by their column, row and zoom.
        case tiles(Tiles)
    }

    /// An identifier that is unique among the overlays of the scene.
    public let id: Int
    /// The layer of the map that the overlay is drawn above.
    public var level: Level
    /// The smallest rectangle that holds the overlay, in map points.
    @CodedMapRect public var bounds: MKMapRect
    /// The content of the overlay.
    public var content: Content
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The blend mode by its CSS name.
    public var blendMode: String

    /// Creates an overlay, by default opaque and blended normally.
    public init(
        id: Int, level: Level, bounds: MKMapRect, content: Content, alpha: Double = 1,
        blendMode: String = "normal"
    ) {
        self.id = id
        self.level = level
        self.bounds = bounds
        self.content = content
        self.alpha = alpha
        self.blendMode = blendMode
    }
}
