import MapScene

/// All that a program shows, as a value: what stands between its views and whoever shows them.
///
/// Everything has its place: frames are in points, those of an element in the points of the element around it. Whoever
/// shows it needs no layout of its own, and tells with ``InterfaceEvent/resized(_:)`` how much room there is.
public struct Interface: Equatable, Sendable, Codable {
    /// The size that it was arranged for, in points.
    public var size: CGSize
    /// What is shown.
    public var root: InterfaceElement
    /// What is shown before it, back to front.
    public var presentations: [InterfacePresentation]

    /// Creates an interface.
    public init(
        size: CGSize, root: InterfaceElement, presentations: [InterfacePresentation] = []
    ) {
        self.size = size
        self.root = root
        self.presentations = presentations
    }

    /// Returns the element with an id, wherever it is.
    public func element(_ id: Int) -> InterfaceElement? {
        allElements.first { $0.id == id }
    }

    /// All elements, each before those in it; those of presentations last.
    public var allElements: [InterfaceElement] {
        root.allElements + presentations.flatMap(\.root.allElements)
    }
}

/// Something that is shown before the rest, until it is dismissed.
public struct InterfacePresentation: Equatable, Sendable, Codable, Identifiable {
    /// How it is shown.
    public enum Style: String, Sendable, Codable { case sheet, fullScreen, popover, alert, dialog }

    /// The identity.
    public let id: Int
    /// How it is shown.
    public var style: Style
    /// What it is called; for alerts and dialogs.
    public var title: String?
    /// Where it is, in the interface's points.
    public var frame: CGRect
    /// Whether the user may dismiss it without choosing anything.
    public var isDismissible: Bool
    /// What is in it; its frame is in the presentation's points.
    public var root: InterfaceElement

    /// Creates a presentation.
    public init(
        id: Int, style: Style, title: String? = nil, frame: CGRect, isDismissible: Bool = true,
        root: InterfaceElement
    ) {
        self.id = id
        self.style = style
        self.title = title
        self.frame = frame
        self.isDismissible = isDismissible
        self.root = root
    }
}

/// One thing that is shown, with the things in it.
public struct InterfaceElement: Equatable, Sendable, Codable, Identifiable {
    /// What it is.
    public enum Content: Equatable, Sendable {
        /// Nothing but what is in it.
        case group
        /// A text.
        case text(InterfaceText)
        /// A picture that fills the frame as its ``InterfaceImage/fit`` says.
        case image(InterfaceImage)
        /// A shape, in the element's points.
        case drawing(Drawing)
        /// A button, or something else that can be tapped; its label is in it.
        case button(role: String?)
        /// A link; its label is in it.
        case link(URL)
        /// A line of text that can be edited.
        case textField(InterfaceTextField)
        /// A switch; its label is in it, and takes ``InterfaceEvent/toggled(_:_:)``.
        case toggle(isOn: Bool)
        /// A control for selecting a value from a range.
        case slider(value: Double, in: ClosedRange<Double>, step: Double?)
        /// Two buttons for less and more; each is possible or not.
        case stepper(canDecrement: Bool, canIncrement: Bool)
        /// A choice of one.
        case picker(InterfacePicker)
        /// How far something has got, 0 to 1; nil for nobody knows.
        case progress(Double?)
        /// What is in it may be larger than it is and is moved under it.
        case scroll(horizontal: Bool, vertical: Bool)
        /// A map; takes ``InterfaceEvent/map(_:_:)``.
        case map(MapScene)
        /// Views of UIKit.
        case view(SceneView)
    }

    /// The identity.
    public let id: Int
    /// What it is.
    public var content: Content
    /// Where it is in the element around it, in points.
    public var frame: CGRect
    /// What it looks like beside its content.
    public var style: InterfaceStyle
    /// Whether it reacts.
    public var isEnabled: Bool
    /// Whether a tap anywhere on it is to be told; buttons are tapped anyway.
    public var isTappable: Bool
    /// Whether a long press anywhere on it is to be told.
    public var isPressable: Bool
    /// Whether it is told when somebody wants to scroll what is in it; ``Content/scroll(horizontal:vertical:)`` is
    /// scrolled where it is shown.
    public var isScrollable: Bool
    /// Whether it has the keyboard.
    public var isFocused: Bool
    /// What people call it who cannot see it.
    public var accessibilityLabel: String?
    /// What tests call it.
    public var accessibilityIdentifier: String?
    /// The elements in it, back to front.
    public var children: [InterfaceElement]

    /// Creates an element.
    public init(
        id: Int, content: Content = .group, frame: CGRect, style: InterfaceStyle = InterfaceStyle(),
        isEnabled: Bool = true, isTappable: Bool = false, isPressable: Bool = false,
        isScrollable: Bool = false, isFocused: Bool = false, accessibilityLabel: String? = nil,
        accessibilityIdentifier: String? = nil,
        children: [InterfaceElement] = []
    ) {
        self.id = id
        self.content = content
        self.frame = frame
        self.style = style
        self.isEnabled = isEnabled
        self.isTappable = isTappable
        self.isPressable = isPressable
        self.isScrollable = isScrollable
        self.isFocused = isFocused
        self.accessibilityLabel = accessibilityLabel
        self.accessibilityIdentifier = accessibilityIdentifier
        self.children = children
    }

    /// The element and all in it, each before those in it.
    public var allElements: [InterfaceElement] { [self] + children.flatMap(\.allElements) }
}

/// What an element looks like beside its content.
public struct InterfaceStyle: Equatable, Sendable, Codable {
    /// The color behind everything; nil for none.
    public var background: SceneColor?
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// Whether what reaches beyond the frame is cut off.
    public var isClipped: Bool
    /// Color of the line around it; nil for none.
    public var borderColor: SceneColor?
    /// Width of that line, in points.
    public var borderWidth: Double
    /// How much it covers, with all that is in it: 0 to 1.
    public var opacity: Double
    /// How far a shadow is blurred, in points; 0 for none.
    public var shadowRadius: Double
    /// How far it is turned clockwise about its middle, in degrees.
    public var rotation: Double
    /// How much larger it is drawn about its middle.
    public var scale: Double
    /// Whether it is on glass: what is behind it shows through, blurred.
    public var isMaterial: Bool

    /// Creates a style that changes nothing.
    public init(
        background: SceneColor? = nil, cornerRadius: Double = 0, isClipped: Bool = false,
        borderColor: SceneColor? = nil, borderWidth: Double = 0, opacity: Double = 1,
        shadowRadius: Double = 0, rotation: Double = 0, scale: Double = 1, isMaterial: Bool = false
    ) {
        self.background = background
        self.cornerRadius = cornerRadius
        self.isClipped = isClipped
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.opacity = opacity
        self.shadowRadius = shadowRadius
        self.rotation = rotation
        self.scale = scale
        self.isMaterial = isMaterial
    }
}

/// A text as it is shown.
public struct InterfaceText: Equatable, Sendable, Codable {
    /// The characters; lines end with a newline.
    public var string: String
    /// The size of the letters, in points.
    public var size: Double
    /// How heavy it is, as in CSS: 100 to 900, 400 for regular.
    public var weight: Int
    /// Whether it slants.
    public var isItalic: Bool
    /// Whether all letters are as wide.
    public var isMonospaced: Bool
    /// Whether a line is below it.
    public var isUnderlined: Bool
    /// Whether a line is through it.
    public var isStruckThrough: Bool
    /// Its color.
    public var color: SceneColor
    /// Where lines stand in the width.
    public var alignment: SceneView.Alignment
    /// How many lines it may take; nil for any number.
    public var lineLimit: Int?

    /// Creates a text.
    public init(
        _ string: String, size: Double = 17, weight: Int = 400, isItalic: Bool = false,
        isMonospaced: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        color: SceneColor = .black, alignment: SceneView.Alignment = .left, lineLimit: Int? = nil
    ) {
        self.string = string
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.color = color
        self.alignment = alignment
        self.lineLimit = lineLimit
    }
}

/// A picture as it is shown.
public struct InterfaceImage: Equatable, Sendable, Codable {
    /// How it fills its frame.
    public enum Fit: String, Sendable, Codable { case stretch, fit, fill }

    /// The picture.
    public var image: SceneImage
    /// How it fills its frame.
    public var fit: Fit

    /// Creates a picture.
    public init(_ image: SceneImage, fit: Fit = .fit) {
        self.image = image
        self.fit = fit
    }
}

/// A line of text that can be edited.
public struct InterfaceTextField: Equatable, Sendable, Codable {
    /// What is in it.
    public var text: String
    /// What stands there while nothing is in it.
    public var prompt: String
    /// Whether the entry is secure.
    public var isSecure: Bool
    /// Whether it has several lines.
    public var isMultiline: Bool
    /// Whether it is for searching.
    public var isSearch: Bool

    /// Creates a text field.
    public init(
        text: String, prompt: String, isSecure: Bool = false, isMultiline: Bool = false,
        isSearch: Bool = false
    ) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.isSearch = isSearch
    }
}

/// A choice of one.
public struct InterfacePicker: Equatable, Sendable, Codable {
    /// How it is shown.
    public enum Style: String, Sendable, Codable { case menu, segmented, inline, wheel }

    /// What may be chosen.
    public var options: [String]
    /// Which is chosen, counted from 0; nil for none of them.
    public var selection: Int?
    /// How it is shown.
    public var style: Style

    /// Creates a choice.
    public init(options: [String], selection: Int?, style: Style) {
        self.options = options
        self.selection = selection
        self.style = style
    }
}
