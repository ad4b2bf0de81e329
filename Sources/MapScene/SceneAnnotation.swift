import Foundation
import MapGeometry

/// An annotation as the renderer shows it.
public struct SceneAnnotation: Equatable, Hashable, Sendable, Codable, Identifiable {
    /// The appearance of a balloon-shaped marker.
    public struct Marker: Equatable, Hashable, Sendable, Codable {
        /// Whether a text below a marker is shown always, never, or as the map's state asks for.
        public enum Visibility: String, Sendable, Codable { case adaptive, hidden, visible }

        /// The color of the balloon; nil for the renderer's standard one.
        public var tint: SceneColor?
        /// The color of the glyph; nil for white.
        public var glyphTint: SceneColor?
        /// The characters in the balloon, used before ``glyphImage``; nil for none.
        public var glyphText: String?
        /// The image in the balloon, drawn as a shape in the glyph's color; nil for none.
        public var glyphImage: SceneImage?
        /// The image in the balloon while selected; nil for ``glyphImage``.
        public var selectedGlyphImage: SceneImage?
        /// When the title is shown below the marker.
        public var titleVisibility: Visibility
        /// When the subtitle is shown below the marker.
        public var subtitleVisibility: Visibility

        /// Creates a marker; by default in the standard colors without glyph.
        public init(
            tint: SceneColor? = nil, glyphTint: SceneColor? = nil, glyphText: String? = nil,
            glyphImage: SceneImage? = nil, selectedGlyphImage: SceneImage? = nil,
            titleVisibility: Visibility = .adaptive, subtitleVisibility: Visibility = .adaptive
        ) {
            self.tint = tint
            self.glyphTint = glyphTint
            self.glyphText = glyphText
            self.glyphImage = glyphImage
            self.selectedGlyphImage = selectedGlyphImage
            self.titleVisibility = titleVisibility
            self.subtitleVisibility = subtitleVisibility
        }
    }

    /// The appearance of an annotation.
    public enum Look: Equatable, Hashable, Sendable {
        /// An annotation view shown as a balloon-shaped marker.
        case marker(Marker)
        /// A pin whose head has a color.
        case pin(SceneColor)
        /// An image drawn at its size.
        case image(SceneImage)
        /// Views; the frame's origin is not used.
        case view(SceneView)
        /// The dot that shows where the user is.
        case userLocation
    }

    /// An identifier that is unique among the annotations of the scene.
    public let id: Int
    /// The coordinate of the annotation, in degrees.
    @CodedCoordinate public var coordinate: CLLocationCoordinate2D
    /// The appearance of the annotation.
    @Boxed public var look: Look
    /// The size of what is drawn, in points.
    public var size: CGSize
    /// The offset from the coordinate to the center of the drawing, in points to the right and
    /// down.
    public var offset: CGPoint
    /// The first line of text; nil for none.
    public var title: String?
    /// The second line of text; nil for none.
    public var subtitle: String?
    /// The number of annotations that it represents; 1 unless it is a cluster.
    public var count: Int
    /// The drawing order: annotations of greater values are in front.
    public var zPriority: Double
    /// Whether the view responds to taps.
    public var isEnabled: Bool
    /// Whether the view is shown selected, with its callout.
    public var isSelected: Bool
    /// Whether the user can drag the annotation.
    public var isDraggable: Bool
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates an annotation from its parts.
    public init(
        id: Int, coordinate: CLLocationCoordinate2D, look: Look, size: CGSize,
        offset: CGPoint = .zero, title: String? = nil, subtitle: String? = nil, count: Int = 1,
        zPriority: Double = 500, isEnabled: Bool = true, isSelected: Bool = false,
        isDraggable: Bool = false, alpha: Double = 1
    ) {
        self.id = id
        self.coordinate = coordinate
        _look = Boxed(wrappedValue: look)
        self.size = size
        self.offset = offset
        self.title = title
        self.subtitle = subtitle
        self.count = count
        self.zPriority = zPriority
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isDraggable = isDraggable
        self.alpha = alpha
    }
}

/// The callout over a selected annotation.
public struct SceneCallout: Equatable, Hashable, Sendable, Codable {
    /// The identifier of the annotation that the callout belongs to.
    public var annotation: SceneAnnotation.ID
    /// The offset from the middle of the annotation's top edge, in points.
    public var offset: CGPoint
    /// The first line of text.
    public var title: String
    /// The second line, unless there is a ``detail``.
    public var subtitle: String?
    /// The view at the left of the text; nil for none.
    public var left: SceneView?
    /// The view at the right of the text; nil for none.
    public var right: SceneView?
    /// The view instead of the subtitle; nil for the subtitle itself.
    public var detail: SceneView?

    /// Creates a callout of an annotation from its texts and views.
    public init(
        annotation: SceneAnnotation.ID, offset: CGPoint = .zero, title: String,
        subtitle: String? = nil, left: SceneView? = nil, right: SceneView? = nil,
        detail: SceneView? = nil
    ) {
        self.annotation = annotation
        self.offset = offset
        self.title = title
        self.subtitle = subtitle
        self.left = left
        self.right = right
        self.detail = detail
    }
}
