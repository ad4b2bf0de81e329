import MapScene

/// A view that performs actions when the user interacts with it.
///
/// What is to be done is said with ``UIAction``s, or with targets and selectors that carry their method.
open class UIControl: UIView {
    /// The interactions with a control that can trigger actions.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a set of events from the raw value, one bit an event.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1)
        /// A touch ended in the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control ended outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The value of the control has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Editing of the text began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of the text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The main action of the control was triggered, such as a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control, which its appearance depends on.
    public struct State: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The state of a control that is enabled and neither selected nor highlighted.
        public static let normal: State = []
        /// A touch is in the control.
        public static let highlighted = State(rawValue: 1)
        /// The control does not respond to the user.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
    }

    /// Whether the control responds to the user; true by default.
    open var isEnabled = true
    /// Whether the control is selected; false by default.
    open var isSelected = false
    /// Whether a touch is in the control; false by default.
    open var isHighlighted = false

    /// The horizontal alignment of the content; stored, but without effect here.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The vertical alignment of the content; stored, but without effect here.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0, left, right, fill, leading, trailing
    }
    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    private var actions: [(action: UIAction, event: Event)] = []
    /// The actions that call a method of a target.
    final var targetActions: [TargetAction] = []

    /// The state that the three properties above amount to.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Adds an action that is performed for any of some events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    /// Removes an action from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && !$0.event.isDisjoint(with: controlEvents) }
    }

    /// Called when a touch on the control begins; returns whether it is to be followed, true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a touch moves on the control; never called here, where touches are reported when they are over.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a touch that was followed ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a touch is cancelled; never called here.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows a short touch in the middle of the control, and performs the actions for it.
    package final func tap() {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let touch = UITouch(at: middle, in: self, phase: .began)
        let event = UIEvent([touch])
        let isFollowed = beginTracking(touch, with: event)
        sendActions(for: .touchDown)
        touch.phase = .ended
        if isFollowed { endTracking(touch, with: event) }
        sendActions(for: .touchUpInside)
    }

    /// Performs the actions that were added for any of some events.
    open func sendActions(for controlEvents: Event) {
        for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
            action.handler(action, sender: self)
        }
    }
}

/// A menu item or the handler of a control: a title, an image and a closure.
open class UIAction: UIMenuElement {
    /// The type of the closure that performs an action.
    public typealias UIActionHandler = @MainActor (UIAction) -> Void

    /// The control that triggered the action, while its closure runs.
    public private(set) final var sender: Any?
    private let work: UIActionHandler

    /// The name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the action; empty unless given.
    public final let identifier: Identifier
    /// What the item looks like and whether it can be chosen.
    open var attributes: Attributes
    /// Whether the item is marked.
    open var state: State
    /// A longer title; stored, but not shown here.
    open var discoverabilityTitle: String?

    /// Creates an action from its title, image and closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        work = handler
        self.identifier = identifier ?? Identifier("")
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Runs the closure as the choice of a menu's item does.
    final func perform() { work(self) }

    func handler(_ action: UIAction, sender: UIControl) {
        self.sender = sender
        work(action)
        self.sender = nil
    }
}

/// A control with a title or an image, which runs actions when it is tapped.
open class UIButton: UIControl {
    /// The predefined looks of buttons.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4
        case contactAdd = 5, close = 7
    }

    /// The look that the button was created with.
    public private(set) final var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    /// The titles with their looks, for the states that have some.
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    /// The appearance and content as a value; nil to set title, image and colors one by one.
    open var configuration: Configuration? { didSet { applyConfiguration() } }
    /// The menu of the button, which a tap or a long press shows.
    open var menu: UIMenu? { didSet { followMenu() } }
    /// Whether a tap shows the menu; otherwise a long press does.
    open var showsMenuAsPrimaryAction = false
    private var menuPress: UILongPressGestureRecognizer?

    /// Listens to long presses if there is a menu.
    private func followMenu() {
        guard menu != nil, menuPress == nil else { return }
        let press = UILongPressGestureRecognizer { [weak self] press in
            guard let self, press.state == .began, !showsMenuAsPrimaryAction else { return }
            menu?.show(from: self)
        }
        addGestureRecognizer(press)
        menuPress = press
    }

    /// Shows the menu, if a tap does.
    package final func showMenuOfTap() {
        if showsMenuAsPrimaryAction { menu?.show(from: self) }
    }

    /// Creates a button of a type, of the size of its image.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        let symbol: String? =
            switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            default: nil
            }
        if let symbol {
            setImage(UIImage(systemName: symbol), for: .normal)
            frame.size = CGSize(width: 24, height: 24)
        }
    }

    /// Creates a button that runs an action when it is tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The label of the title, whose font is the title's.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 15)
        return label
    }()
    /// The view of the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        attributedTitles[state.rawValue] = nil
        titleLabel?.text = currentTitle
        invalidateIntrinsicContentSize()
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        imageView?.image = currentImage
        invalidateIntrinsicContentSize()
    }
    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        titleLabel?.textColor = currentTitleColor
    }

    /// Sets the color of the title's shadow for a state; it has none here.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

    /// Sets the title with its looks for a state; the first letter's font and color are the button's in the usual state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
        defer { attributedTitles[state.rawValue] = title }
        guard state == .normal, let looks = title?.firstAttributes else { return }
        if let font = looks[.font] as? UIFont { titleLabel?.font = font }
        if let color = looks[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
    }
    /// Returns the title with its looks for a state; nil for none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? title(for: state).map { NSAttributedString(string: $0) }
    }
    /// Returns the title's color for a state; that of the normal state if it has none.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[0]
    }
    /// Sets the size of a symbol for a state; symbols keep their own here.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    /// The distances of title and image from the edges, in points; they make the button larger.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// The insets of the title; stored, but without effect here.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The insets of the image; stored, but without effect here.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether the image is darker while the button is pressed; stored, but without effect here.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is lighter while the button cannot be pressed; stored, but without effect here.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows while it is pressed; it does not here.
    open var showsTouchWhenHighlighted = false
    /// Called when the button's appearance is to be updated; never called here.
    open var configurationUpdateHandler: ((UIButton) -> Void)?

    private var backgrounds: [UInt: UIImage] = [:]
    /// The view of the background image, the first of the subviews; nil for none.
    package private(set) final var backgroundView: UIImageView?

    /// Sets the image behind title and image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state.rawValue] = image
        setNeedsLayout()
        showBackground()
    }
    /// Returns the image behind title and image for a state; that of the normal state if it has none.
    open func backgroundImage(for state: State) -> UIImage? {
        backgrounds[state.rawValue] ?? backgrounds[0]
    }
    /// The image behind title and image for the current state; nil for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func showBackground() {
        guard let image = currentBackgroundImage else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? UIImageView(frame: bounds)
        view.image = image
        view.frame = bounds
        if view.superview == nil { insertSubview(view, at: 0) }
        backgroundView = view
    }

    /// Fits the background to the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showBackground()
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Returns the image for a state; that of the normal state if it has none.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// The title for the current state; nil for none.
    open var currentTitle: String? { title(for: state) }
    /// The image for the current state; nil for none.
    open var currentImage: UIImage? { image(for: state) }
    /// The title's color for the current state; if none is set, the tint, and white for a custom button.
    open var currentTitleColor: UIColor {
        titleColors[state.rawValue] ?? titleColors[0]
            ?? (buttonType == .custom && configuration == nil ? .white : tintColor)
    }

    /// The title as it is shown; nil for none.
    final var describedTitle: SceneText? {
        guard let title = currentTitle, !title.isEmpty else { return nil }
        let text = SceneText(
            title, titleFont, color: currentTitleColor, alignment: .center,
            numberOfLines: titleLabel?.numberOfLines ?? 1)
        let attributed = attributedTitles[state.rawValue] ?? attributedTitles[0]
        guard let attributed, attributed.string == title else { return text }
        return text.with(runs: attributed.runs(font: titleFont, color: currentTitleColor))
    }

    /// Returns the size of title and image, with the insets around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = describedTitle.map { ScreenTexts.size($0) } ?? .zero
        let picture = currentImage?.size ?? .zero
        var edges = contentEdgeInsets
        // Without edges of its own a title has six points above and below; a configuration tells all.
        if configuration == nil, edges == .zero, text.height > 0 {
            (edges.top, edges.bottom) = (6, 6)
        }
        return CGSize(
            width: text.width + picture.width + edges.left + edges.right,
            height: max(text.height, picture.height) + edges.top + edges.bottom)
    }

    private var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 15) }

    /// The size of title and image.
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// Performs the actions for events; `touchUpInside` also triggers the primary action.
    open override func sendActions(for controlEvents: Event) {
        var events = controlEvents
        if events.contains(.touchUpInside) { events.insert(.primaryActionTriggered) }
        super.sendActions(for: events)
    }
}
