/// The view that represents an annotation on the map.
///
/// Views are made for what is on the screen or near it and are used again for other annotations.
open class MKAnnotationView: UIView {
    /// The phase of a drag of an annotation view.
    public enum DragState: UInt, Sendable {
        /// The view is not being dragged.
        case none = 0
        /// The user has begun to drag it.
        case starting
        /// The finger or pointer moves the view.
        case dragging
        /// The drag ends without a change; the view goes back to where it was.
        case canceling
        /// The drag has ended; the view is placed.
        case ending
    }

    /// The shape of a view that collision detection between annotation views uses.
    public enum CollisionMode: Int, Sendable {
        /// The view's frame rectangle, the default.
        case rectangle = 0
        /// The circle inscribed in the frame.
        case circle = 1
        /// No shape: the view takes no part in collisions, and others may cover it.
        case none = 2
    }

    // `ClassInitializer` finds this initializer as the only one that this class adds to its parent's.
    /// Creates a view for an annotation, with the identifier by which it is reused.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
        isOpaque = false
    }

    /// Creates a view with a frame, without annotation.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        isOpaque = false
    }

    /// Restores a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// The identifier by which the view is reused; nil if it is not.
    public final let reuseIdentifier: String?

    /// What a callout tells of its place, as the map's delegate wants it while it is selected; nil for no such callout.
    final var itemCallout: ItemCallout?

    /// A callout that tells of a place, as soon as that is known.
    struct ItemCallout {
        var style: MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle
        var item: MKMapItem?
    }

    /// The annotation whose place the view shows; nil while the view waits to be reused.
    open var annotation: (any MKAnnotation)?

    /// The image that the view shows, nil by default; setting one gives the view the image's size.
    open var image: UIImage? {
        didSet {
            if let image { bounds.size = image.size }
        }
    }

    /// The offset from the annotation's coordinate to the view's center, in points to the right and
    /// down.
    open var centerOffset = CGPoint.zero
    /// From the annotation's place to the view's middle, with the anchor point in it.
    final var placeOffset: CGPoint {
        CGPoint(
            x: centerOffset.x + (0.5 - anchorPoint.x) * bounds.width,
            y: centerOffset.y + (0.5 - anchorPoint.y) * bounds.height)
    }
    /// The offset from the middle of the view's top edge to the callout's tip, in points.
    open var calloutOffset = CGPoint.zero
    /// The offset of a selection accessory from its default place, in points.
    open var accessoryOffset = CGPoint.zero

    /// Whether the view responds to taps.
    open var isEnabled = true
    /// Whether the view is drawn as highlighted; false by default, and reset before the view is
    /// reused.
    open var isHighlighted = false
    /// Whether the view is selected, and shows its callout if it has one.
    open var isSelected = false

    /// Called when the view is selected or deselected; sets ``isSelected``.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Whether selection shows a callout, which takes an annotation with a title; false by default.
    open var canShowCallout = false
    /// Shown left of the callout's text.
    open var leftCalloutAccessoryView: UIView?
    /// Shown right of the callout's text.
    open var rightCalloutAccessoryView: UIView?
    /// Shown in the place of the callout's subtitle.
    open var detailCalloutAccessoryView: UIView?

    /// Whether the user can drag the view.
    open var isDraggable = false
    /// The phase of the drag of this view; set it to end or cancel a drag.
    open var dragState = DragState.none

    /// Called at each phase of a drag; moves on from starting to dragging, and from the end to
    /// none.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState =
            switch newDragState {
            case .starting: .dragging
            case .ending, .canceling: .none
            default: newDragState
            }
    }

    /// The identifier shared by the views that may form a cluster with this one; nil for none.
    open var clusteringIdentifier: String?
    /// The view of the cluster that the annotation is part of; nil if it is in none.
    public internal(set) weak final var cluster: MKAnnotationView?
    /// The priority that decides which of colliding views stays visible; required by default.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The priority in the drawing order.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// The priority in the drawing order while selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// The shape used to detect collisions.
    open var collisionMode = CollisionMode.rectangle

    /// Called before the view is reused for another annotation; resets highlight, drag and
    /// selection.
    open func prepareForReuse() {
        isHighlighted = false
        dragState = .none
        if isSelected { setSelected(false, animated: false) }
    }

    /// Called after the view got its place on the map and before it is shown; does nothing by
    /// default.
    open func prepareForDisplay() {}
}

/// The state of a drag of an annotation, by the name that it had before Swift 4.2.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
