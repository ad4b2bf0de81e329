/// The fixed pin colors before iOS 9; use ``MKPinAnnotationView/pinTintColor`` instead.
public enum MKPinAnnotationColor: UInt, Sendable {
    /// The system's red, by convention for destinations.
    case red = 0
    /// The system's green, by convention for starting points.
    case green
    /// The system's purple, by convention for pins that the user has placed.
    case purple
}

/// A pin with a head of a color.
open class MKPinAnnotationView: MKAnnotationView {
    private var tint: UIColor?

    /// Color of the head; red if set to nil.
    open var pinTintColor: UIColor! {
        get { tint ?? Self.redPinColor() }
        set { tint = newValue }
    }

    /// Whether it falls on its place when it is added.
    open var animatesDrop = false

    /// Color of the head, as one of three.
    open var pinColor: MKPinAnnotationColor {
        get {
            switch pinTintColor {
            case Self.greenPinColor(): .green
            case Self.purplePinColor(): .purple
            default: .red
            }
        }
        set {
            pinTintColor =
                switch newValue {
                case .red: Self.redPinColor()
                case .green: Self.greenPinColor()
                case .purple: Self.purplePinColor()
                }
        }
    }

    /// Creates a pin for an annotation, with the name by which views of its kind are used again.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        preparePin()
    }

    /// Creates a pin at a place, without annotation.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        preparePin()
    }

    /// Restores a pin from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePin()
    }

    /// The needle's point, not the middle, is at the place.
    private func preparePin() {
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -15)
        calloutOffset = CGPoint(x: -8, y: 0)
    }

    /// Returns the color of ``MKPinAnnotationColor/red`` pins: `systemRed`.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Returns the color of ``MKPinAnnotationColor/green`` pins: `systemGreen`.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Returns the color of ``MKPinAnnotationColor/purple`` pins: `systemPurple`.
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// The dot that shows where the user is.
open class MKUserLocationView: MKAnnotationView {
    /// Creates a dot for an annotation, with the name by which views of its kind are used again.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepareDot()
    }

    /// Creates a dot at a place, without annotation.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareDot()
    }

    /// Restores a dot from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareDot()
    }

    private func prepareDot() {
        bounds.size = CGSize(width: 22, height: 22)
        collisionMode = .none
    }
}
