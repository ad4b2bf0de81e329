/// An item of a menu, which is an action or a menu itself.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// Whether an item is marked.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// The appearance of an item, and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates attributes from the raw value, one bit an attribute.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item cannot be chosen.
        public static let disabled = Self(rawValue: 1)
        /// The item destroys something.
        public static let destructive = Self(rawValue: 1 << 1)
        /// The item is not shown.
        public static let hidden = Self(rawValue: 1 << 2)
        /// The menu stays open when the item is chosen; here it closes.
        public static let keepsMenuPresented = Self(rawValue: 1 << 3)
    }

    /// The title of the item.
    open internal(set) var title: String
    /// A second title; stored, but not shown here.
    open var subtitle: String?
    /// The image of the item; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A menu of actions, which a button or a long press shows as a sheet.
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Options for the display of a menu.
    public struct Options: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates options from the raw value, one bit an option.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The items stand among those of the menu around it.
        public static let displayInline = Self(rawValue: 1)
        /// The menu destroys something.
        public static let destructive = Self(rawValue: 1 << 1)
        /// One item at most is marked.
        public static let singleSelection = Self(rawValue: 1 << 5)
    }

    /// The name of the menu.
    public final let identifier: Identifier
    /// The options for the display of the menu.
    public final let options: Options
    /// The items of the menu, in the order shown.
    public final let children: [UIMenuElement]

    /// Creates a menu from its title, image and items.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        self.identifier = identifier ?? Identifier(title)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The items with those of inline menus among them; hidden ones are left out.
    private var shown: [UIMenuElement] {
        children.flatMap { child in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                return menu.shown
            }
            if let deferred = child as? UIDeferredMenuElement { return deferred.elements }
            let isHidden = (child as? UIAction)?.attributes.contains(.hidden) ?? false
            return isHidden ? [] : [child]
        }
    }

    /// Returns a sheet with a button for each item; a menu in it opens a sheet of its own.
    final func sheet(_ present: @escaping (UIViewController) -> Void) -> UIAlertController {
        let sheet = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for item in shown {
            if let menu = item as? UIMenu {
                sheet.addAction(
                    UIAlertAction(title: menu.title + " ›", style: .default) { _ in
                        present(menu.sheet(present))
                    })
            } else if let action = item as? UIAction {
                let mark =
                    switch action.state {
                    case .on: "✓ "
                    case .mixed: "– "
                    case .off: ""
                    }
                let button = UIAlertAction(
                    title: mark + action.title,
                    style: action.attributes.contains(.destructive) ? .destructive : .default
                ) { _ in action.perform() }
                button.isEnabled = !action.attributes.contains(.disabled)
                sheet.addAction(button)
            }
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    /// Shows the menu over the screen of a view; nothing happens for a view on no screen.
    package final func show(from view: UIView) {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard var controller = responder as? UIViewController else { return }
        while let parent = controller.parent { controller = parent }
        controller.present(
            sheet { [weak controller] in controller?.present($0, animated: false) }, animated: true)
    }
}

/// A menu that a view shows when it is pressed for long.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu from the actions that the system suggests, of which there are none here.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes a controller that is shown beside the menu; it is not asked here.
    public typealias PreviewProvider = () -> UIViewController?

    /// The name of the configuration.
    public final let identifier: (any NSCopying)?
    private let actionProvider: ActionProvider?

    /// Creates a configuration from what makes the menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
    }

    final var menu: UIMenu? { actionProvider?([]) }
}

/// What an object lets users do with a view, apart from gestures.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to; nil for none.
    var view: UIView? { get }
    /// Called when it was added to a view, or removed for nil.
    func didMove(to view: UIView?)
}

/// Gives the menu of a view.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a long press at a point of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Shows a menu when a view is pressed for long.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that gives the menu; not retained.
    public private(set) weak final var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it was added to; nil for none.
    public private(set) weak final var view: UIView?
    private var press: UILongPressGestureRecognizer?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Listens to the view's long presses.
    open func didMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        (self.view, press) = (view, nil)
        guard let view else { return }
        let press = UILongPressGestureRecognizer { [weak self] press in
            guard let self, press.state == .began || press.state == .ended, let view = self.view,
                press.state == .began
            else { return }
            delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: press.location(in: view))?.menu?
                .show(from: view)
        }
        view.addGestureRecognizer(press)
        self.press = press
    }
}

extension UIView {
    /// Adds an interaction to the view.
    public func addInteraction(_ interaction: any UIInteraction) {
        keptInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        keptInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// The interactions of the view; setting them replaces all.
    public var interactions: [any UIInteraction] {
        get { keptInteractions }
        set {
            for interaction in keptInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }
}
