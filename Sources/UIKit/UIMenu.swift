/// An item of a menu, which is an action or a menu itself.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// The title of the item.
    open internal(set) var title: String
    /// The image of the item; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A menu of actions; it is kept, but not shown here.
open class UIMenu: UIMenuElement {
    /// The items of the menu, in the order shown.
    public final let children: [UIMenuElement]

    /// Creates a menu from its title, image and items.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}
