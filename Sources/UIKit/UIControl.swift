/// A view that does something when it is used.
///
/// Without Objective-C there are no selectors: what is to be done is said with ``UIAction``s.
open class UIControl: UIView {
    /// The ways a control is used.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down on it.
        public static let touchDown = Event(rawValue: 1)
        /// A finger was lifted from it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger that came down on it was lifted elsewhere.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Its value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A text was begun to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text is edited no longer.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Its main purpose.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Any of them.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control looks like for.
    public struct State: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is selected.
        public static let selected = State(rawValue: 4)
    }

    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is selected.
    open var isSelected = false
    /// Whether the view is highlighted.
    open var isHighlighted = false

    private var actions: [(action: UIAction, event: Event)] = []

    /// What it looks like for.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Has something done when it is used in one of the ways.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    /// Has something not done any more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && !$0.event.isDisjoint(with: controlEvents) }
    }

    /// Does what is to be done when it is used in one of the ways.
    open func sendActions(for controlEvents: Event) {
        for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
            action.handler(action, sender: self)
        }
    }
}

/// Something to be done.
open class UIAction: UIMenuElement {
    /// What does it.
    public typealias UIActionHandler = @MainActor (UIAction) -> Void

    /// What was used, while it is done.
    public private(set) final var sender: Any?
    private let work: UIActionHandler

    /// Creates something to be done.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        work = handler
        super.init(title: title, image: image)
    }

    func handler(_ action: UIAction, sender: UIControl) {
        self.sender = sender
        work(action)
        self.sender = nil
    }
}

/// A control with a title or a picture.
open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4
        case contactAdd = 5, close = 7
    }

    /// Its kind.
    public private(set) final var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    /// What it looks like, as a value; title, picture, colors and corners follow it.
    open var configuration: Configuration? { didSet { applyConfiguration() } }
    /// What can be chosen when it is tapped: kept, and shown by nobody here.
    open var menu: UIMenu?
    /// Whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false

    /// Creates a button of a kind, as large as its picture.
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

    /// Creates a button that does something when it is tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }
    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        invalidateIntrinsicContentSize()
    }
    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Returns the picture for a state.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// The title shown now.
    open var currentTitle: String? { title(for: state) }
    /// The picture shown now.
    open var currentImage: UIImage? { image(for: state) }
    /// The title's color now.
    open var currentTitleColor: UIColor {
        titleColors[state.rawValue] ?? titleColors[0] ?? tintColor
    }

    /// The size of title and picture, estimated.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text =
            currentTitle.map { UIFont.systemFont(ofSize: 18).estimatedSize(of: $0) } ?? .zero
        let picture = currentImage?.size ?? .zero
        return CGSize(
            width: text.width + picture.width, height: max(text.height, picture.height))
    }

    /// The size of title and picture, estimated.
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// A tap also stands for a button's main purpose.
    open override func sendActions(for controlEvents: Event) {
        var events = controlEvents
        if events.contains(.touchUpInside) { events.insert(.primaryActionTriggered) }
        super.sendActions(for: events)
    }
}
