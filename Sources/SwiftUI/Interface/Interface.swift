import MapScene
import Photographs

/// Everything that a program shows, as a value: the interface between its views and a renderer.
///
/// Everything has its place: frames are in points, those of an element in the points of the element around it. Whoever
/// shows it needs no layout of its own, and tells with ``InterfaceEvent/resized(_:)`` how much room there is.
public struct Interface: Equatable, Sendable, Codable {
    /// The size that it was arranged for, in points.
    public var size: CGSize
    /// The element that holds all others; its frame is the whole interface.
    public var root: InterfaceElement
    /// The presentations in front of the root element, from back to front.
    public var presentations: [InterfacePresentation]
    /// Whether it is dark, so that the host follows; nil while neither the program nor the host has set it.
    public var isDark: Bool?

    /// Creates an interface from its size, its root element and its presentations.
    ///
    /// - Parameter isDark: Whether it is dark; nil while it is not set.
    public init(
        size: CGSize, root: InterfaceElement, presentations: [InterfacePresentation] = [],
        isDark: Bool? = nil
    ) {
        self.isDark = isDark
        self.size = size
        self.root = root
        self.presentations = presentations
    }

    /// Returns the element with an id, wherever it is.
    public func element(_ id: Int) -> InterfaceElement? {
        allElements.first { $0.id == id }
    }

    /// All elements, each before its children; those of presentations last.
    public var allElements: [InterfaceElement] {
        root.allElements + presentations.flatMap(\.root.allElements)
    }
}

/// A sheet, alert or the like in front of the interface, until it is dismissed.
public struct InterfacePresentation: Equatable, Sendable, Codable, Identifiable {
    /// The kind of presentation.
    public enum Style: String, Sendable, Codable { case sheet, fullScreen, popover, alert, dialog }

    /// An identifier that is unique within the interface.
    public let id: Int
    /// The kind of presentation.
    public var style: Style
    /// The title of an alert or dialog; nil for none.
    public var title: String?
    /// The frame in the interface's coordinates, in points.
    public var frame: CGRect
    /// Whether the user may dismiss it without choosing anything.
    public var isDismissible: Bool
    /// The content; its frame is in the presentation's coordinates.
    public var root: InterfaceElement

    /// Creates a presentation from its parts.
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

/// A part of an interface: a control, text, image or group, with its children.
public struct InterfaceElement: Equatable, Sendable, Codable, Identifiable {
    /// The kind of element, with what is needed to draw it.
    public enum Content: Equatable, Sendable {
        /// A group of its children, without content of its own.
        case group
        /// A text, laid out in the element's frame.
        case text(SceneText)
        /// An image in the frame, scaled by its ``InterfaceImage/fit``.
        case image(InterfaceImage)
        /// A shape, in the element's points.
        case drawing(Drawing)
        /// A button with its label as children, and its role.
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
        /// A control that selects one of several options.
        case picker(InterfacePicker)
        /// A field of a date or time; takes ``InterfaceEvent/edited(_:_:)`` with a text of the same form.
        case dateField(InterfaceDateField)
        /// The progress of a task from 0 to 1; nil if it is not known.
        case progress(Double?)
        /// A scroll view, whose children may reach beyond its frame, and where the program wants it to be.
        case scroll(horizontal: Bool, vertical: Bool, wish: InterfaceScroll? = nil)
        /// A map as a scene to draw; takes ``InterfaceEvent/map(_:_:)``.
        case map(MapScene)
        /// A tree of UIKit views, as MapKit describes them.
        case view(SceneView)
        /// A photograph of a place that fills the frame; the renderer turns a panorama as the user drags.
        case photograph(PhotographSight)
    }

    /// An identifier that is unique within the interface and stays the same between updates.
    public let id: Int
    /// The kind of element, with what is needed to draw it.
    public var content: Content
    /// The frame in the coordinates of the parent, in points.
    public var frame: CGRect
    /// The appearance beside the content: background, border, opacity, transforms.
    public var style: InterfaceStyle
    /// Whether the element takes events from the user.
    public var isEnabled: Bool
    /// Whether taps anywhere on the element are reported; those on buttons always are.
    public var isTappable: Bool
    /// Whether long presses anywhere on the element are reported.
    public var isPressable: Bool
    /// Whether scrolling over the element is reported; the children of
    /// ``Content/scroll(horizontal:vertical:wish:)`` are scrolled by the renderer.
    public var isScrollable: Bool
    /// Whether the element has the keyboard focus.
    public var isFocused: Bool
    /// The text that assistive technologies read for the element; nil for its content.
    public var accessibilityLabel: String?
    /// The identifier by which interface tests find the element; nil for none.
    public var accessibilityIdentifier: String?
    /// The elements in it, back to front.
    public var children: [InterfaceElement]

    /// Creates an element from its parts.
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

/// The appearance of an element beside its content.
public struct InterfaceStyle: Equatable, Sendable, Codable {
    /// The color behind everything; nil for none.
    public var background: SceneColor?
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// Whether content outside the frame is clipped.
    public var isClipped: Bool
    /// Color of the line around it; nil for none.
    public var borderColor: SceneColor?
    /// Width of that line, in points.
    public var borderWidth: Double
    /// The opacity of the element with its children, from 0 to 1.
    public var opacity: Double
    /// The blur radius of the shadow, in points; 0 for none.
    public var shadowRadius: Double
    /// The clockwise rotation about the center, in degrees.
    public var rotation: Double
    /// The scale factor about the center; 1 for none.
    public var scale: Double
    /// Whether the background is translucent and blurs what is behind it.
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

/// The position to which a program scrolls a view; the user scrolls from there.
public struct InterfaceScroll: Equatable, Sendable, Codable {
    /// Another number with each wish: a renderer that has followed one does not again.
    public var number: Int
    /// The point of the content that is to be in the upper left corner, in points.
    public var to: CGPoint

    /// Creates a wish from its number and the point.
    public init(number: Int, to point: CGPoint) {
        self.number = number
        to = point
    }
}

/// An image with the way it is scaled.
public struct InterfaceImage: Equatable, Sendable, Codable {
    /// The scaling of the image to its frame: stretched, fitted inside, or filling it.
    public enum Fit: String, Sendable, Codable { case stretch, fit, fill }

    /// The image to draw.
    public var image: SceneImage
    /// The scaling of the image to its frame: stretched, fitted inside, or filling it.
    public var fit: Fit

    /// Creates an image with the way it is scaled.
    public init(_ image: SceneImage, fit: Fit = .fit) {
        self.image = image
        self.fit = fit
    }
}

/// A line of text that can be edited.
public struct InterfaceTextField: Equatable, Sendable, Codable {
    /// The characters in the field.
    public var text: String
    /// The placeholder that is shown while the text is empty.
    public var prompt: String
    /// Whether the characters are hidden, as for a password.
    public var isSecure: Bool
    /// Whether the text may have several lines.
    public var isMultiline: Bool
    /// Whether the field is a search field.
    public var isSearch: Bool

    /// Creates a text field from its text, placeholder and kind.
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

/// A control that selects one of several options.
public struct InterfacePicker: Equatable, Sendable, Codable {
    /// The appearance of a picker.
    public enum Style: String, Sendable, Codable { case menu, segmented, inline, wheel }

    /// The titles of the options, in the order shown.
    public var options: [String]
    /// Which is chosen, counted from 0; nil for none of them.
    public var selection: Int?
    /// The appearance of the picker.
    public var style: Style

    /// Creates a picker from its options, the selected index and the style.
    public init(options: [String], selection: Int?, style: Style) {
        self.options = options
        self.selection = selection
        self.style = style
    }
}
