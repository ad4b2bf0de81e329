/// An annotation view shown as a balloon-shaped marker.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// When the annotation's title is shown below the marker.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// When the annotation's subtitle is shown below the marker.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Color of the balloon; nil for the standard one.
    open var markerTintColor: UIColor?
    /// Color of the glyph; nil for white.
    open var glyphTintColor: UIColor?
    /// The characters in the balloon, used before ``glyphImage``; nil for none.
    open var glyphText: String?
    /// The image in the balloon, drawn as a shape of 20 points square; nil by default.
    open var glyphImage: UIImage?
    /// The image in the balloon while selected, 40 points square; nil for ``glyphImage``.
    open var selectedGlyphImage: UIImage?
    /// Whether it grows out of its place when it is added.
    open var animatesWhenAdded = false

    /// Creates a balloon for an annotation, with the name by which views of its kind are used again.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepareMarker()
    }

    /// Creates a balloon at a place, without annotation.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareMarker()
    }

    /// Restores a balloon from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareMarker()
    }

    private func prepareMarker() {
        bounds.size = CGSize(width: 28, height: 28)
        displayPriority = .defaultHigh
    }
}
