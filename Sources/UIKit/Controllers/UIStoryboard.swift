/// The scenes of an app's storyboards, written as code: files of Interface Builder are not read.
///
/// A module that has storyboards declares a class `AdoptedStoryboards` of this kind, which is found by its name.
@MainActor public protocol StoryboardScenes: AnyObject {
    /// The storyboard that the app starts with; nil for none.
    static var main: String? { get }
    /// Returns the controller of a scene.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - identifier: The scene's identifier; nil for the one that the storyboard begins with.
    static func controller(_ storyboard: String, _ identifier: String?) -> UIViewController?
}

/// The scenes of a file that was drawn in Interface Builder.
///
/// Files are not read: the module that names a storyboard describes its scenes with ``StoryboardScenes``.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
    /// The name of the file.
    public final let name: String
    private let scenes: (any StoryboardScenes.Type)?

    /// Names a storyboard of the module that calls this.
    public init(name: String, bundle: Bundle?, fileID: String = #fileID) {
        self.name = name
        scenes = Self.scenes(of: String(fileID.prefix { $0 != "/" }))
        super.init()
    }

    /// Names a storyboard of a module's scenes.
    public init(name: String, scenes: any StoryboardScenes.Type) {
        self.name = name
        self.scenes = scenes
        super.init()
    }

    /// The scenes that a module's storyboards were made into.
    static func scenes(of module: String) -> (any StoryboardScenes.Type)? {
        NSClassFromString("\(module).AdoptedStoryboards") as? any StoryboardScenes.Type
    }

    /// Returns a new controller of the first scene; nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        scenes?.controller(name, nil)
    }

    /// Returns a new controller of a scene.
    ///
    /// - Precondition: The storyboard has the scene, and it is described in code.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = scenes?.controller(name, identifier) else {
            preconditionFailure(
                "The storyboard \(name) has no scene “\(identifier)”: its module's class AdoptedStoryboards describes scenes."
            )
        }
        return controller
    }

    /// Returns a new controller of a scene, of the class that is wanted.
    ///
    /// - Precondition: The storyboard has the scene, with a controller of that class.
    public final func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let made = instantiateViewController(withIdentifier: identifier) as? Controller else {
            preconditionFailure(
                "The scene “\(identifier)” of \(name) has a controller of another class than \(Controller.self)."
            )
        }
        return made
    }
}

/// The coder that objects of a storyboard are made from, with nothing to decode.
public final class StoryboardCoder: NSCoder {
    /// The style of a cell that is made from it.
    let cellStyle: UITableViewCell.CellStyle

    /// Creates a coder.
    ///
    /// - Parameter cellStyle: The style of a cell that is made from it.
    public init(cellStyle: UITableViewCell.CellStyle = .default) {
        self.cellStyle = cellStyle
        super.init()
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { false }
    public override func decodeObject(forKey key: String) -> Any? { nil }
    public override func decodeBool(forKey key: String) -> Bool { false }
    public override func decodeInteger(forKey key: String) -> Int { 0 }
    public override func decodeDouble(forKey key: String) -> Double { 0 }
    public override func decodeFloat(forKey key: String) -> Float { 0 }
}

/// The scene of a storyboard that a controller came from.
@MainActor public struct StoryboardScene {
    /// The storyboard.
    public var storyboard: UIStoryboard
    /// Makes the views, and sets outlets and actions.
    public var load: @MainActor () -> Void
    /// The segues that start here.
    public var segues: [Segue]

    /// Describes a scene.
    public init(
        storyboard: UIStoryboard, segues: [Segue] = [], load: @escaping @MainActor () -> Void
    ) {
        self.storyboard = storyboard
        self.segues = segues
        self.load = load
    }

    /// A way to another scene.
    public struct Segue: Sendable {
        /// The way in which the destination is shown.
        public enum Kind: String, Sendable { case show, present, replace, unwind, embed }
        /// The identifier; nil for none.
        public var identifier: String?
        /// The way in which the destination is shown.
        public var kind: Kind
        /// The identifier of the other scene.
        public var destination: String

        /// Describes a segue.
        public init(identifier: String?, kind: Kind, destination: String) {
            self.identifier = identifier
            self.kind = kind
            self.destination = destination
        }
    }
}

/// A transition between two controllers of a storyboard.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    /// The identifier; nil for none.
    public final let identifier: String?
    /// The controller that the segue starts from.
    public final let source: UIViewController
    /// The controller that it leads to.
    public final let destination: UIViewController
    private let transition: (@MainActor () -> Void)?

    /// Creates a segue that does nothing.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(
            identifier: identifier, source: source, destination: destination, performHandler: {})
    }

    /// Creates a segue that is performed by a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        transition = performHandler
        super.init()
    }

    /// Shows the destination.
    open func perform() { transition?() }
}
