import Foundation
import MapGeometry

/// A thing at a place, as it is shown.
public struct SceneAnnotation: Equatable, Hashable, Sendable, Codable, Identifiable {
    /// What a balloon with a glyph looks like.
    public struct Marker: Equatable, Hashable, Sendable, Codable {
        /// When a text beside a marker is shown.
        public enum Visibility: String, Sendable, Codable { case adaptive, hidden, visible }

        /// Color of the balloon; nil for the standard one.
        public var tint: SceneColor?
        /// Color of the glyph; nil for white.
        public var glyphTint: SceneColor?
        /// A few characters in the balloon; goes before the picture.
        public var glyphText: String?
        /// A picture in the balloon, of which only the shape counts.
        public var glyphImage: SceneImage?
        /// Likewise, while selected.
        public var selectedGlyphImage: SceneImage?
        /// When the title is shown below.
        public var titleVisibility: Visibility
        /// When the subtitle is shown below.
        public var subtitleVisibility: Visibility

        /// Creates a marker.
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

    /// What is drawn at the place.
    public enum Look: Equatable, Hashable, Sendable {
        /// An annotation view shown as a balloon-shaped marker.
        case marker(Marker)
        /// A pin with a head of a color.
        case pin(SceneColor)
        /// A picture.
        case image(SceneImage)
        /// Views; the frame's origin is not used.
        case view(SceneView)
        /// The dot that shows where the user is.
        case userLocation
    }

    /// The identity.
    public let id: Int
    /// Where it is.
    @CodedCoordinate public var coordinate: CLLocationCoordinate2D
    /// What is drawn.
    @Boxed public var look: Look
    /// The size of what is drawn, in points.
    public var size: CGSize
    /// From the place to the middle of what is drawn: to the right and down, in points.
    public var offset: CGPoint
    /// Its name.
    public var title: String?
    /// A second line.
    public var subtitle: String?
    /// How many annotations it stands for; 1 unless it is a cluster.
    public var count: Int
    /// What it covers comes before it: greater values are in front.
    public var zPriority: Double
    /// Whether the view responds to taps.
    public var isEnabled: Bool
    /// Whether the view is shown selected, with its callout.
    public var isSelected: Bool
    /// Whether it may be dragged.
    public var isDraggable: Bool
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates an annotation.
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

/// The bubble over a selected annotation.
public struct SceneCallout: Equatable, Hashable, Sendable, Codable {
    /// The annotation it belongs to.
    public var annotation: SceneAnnotation.ID
    /// From the middle of the annotation's upper edge, in points.
    public var offset: CGPoint
    /// The first line.
    public var title: String
    /// The second line, unless there is a ``detail``.
    public var subtitle: String?
    /// Left of the text.
    public var left: SceneView?
    /// Right of the text.
    public var right: SceneView?
    /// In the place of the subtitle.
    public var detail: SceneView?

    /// Creates a callout.
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
