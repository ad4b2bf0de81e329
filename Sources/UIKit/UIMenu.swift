/// Something in a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// Its title.
    open internal(set) var title: String
    /// A picture for it.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// Things to choose from: kept, and shown by nobody here.
open class UIMenu: UIMenuElement {
    /// What can be chosen.
    public final let children: [UIMenuElement]

    /// Creates a menu.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}
