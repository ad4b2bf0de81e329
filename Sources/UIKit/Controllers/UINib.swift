/// The views of an app's xib files, written as code: files of Interface Builder are not read when the app runs.
///
/// A module that has them declares a class `AdoptedNibs` of this kind, which is found by its name.
@MainActor public protocol NibViews: AnyObject {
    /// Returns the objects of a file, made anew; nil if there is no such file.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without its ending.
    ///   - owner: The object whose outlets and actions the file sets; nil for none.
    static func objects(_ name: String, owner: Any?) -> [Any]?
}

/// The views of a file that was drawn in Interface Builder.
///
/// They are those that the module's class `AdoptedNibs` makes. Where that knows nothing of the file, there is one view:
/// that of the module's class of the file's name, which is what an app that draws its cells in files of their own calls
/// them, without what was drawn in it.
@MainActor @preconcurrency open class UINib: NSObject {
    /// The name of the file, without its ending.
    public final let name: String
    private let module: String

    /// Names a file of the module that calls this; files are not looked for in bundles.
    public init(nibName name: String, bundle: Bundle?, fileID: String = #fileID) {
        self.name = name
        module = String(fileID.prefix { $0 != "/" })
        super.init()
    }

    /// Makes the objects of the file anew.
    ///
    /// - Returns: The objects at the top of the file; nothing if neither the file nor a class of its name is known.
    @discardableResult
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        if let objects = Self.objects(name, of: module, owner: owner) { return objects }
        guard let type = NSClassFromString("\(module).\(name)") as? UIView.Type else { return [] }
        let view: UIView
        switch type {
        case let type as UITableViewCell.Type:
            view = RegisteredViews.cell(type, reuseIdentifier: name)
        case let type as UITableViewHeaderFooterView.Type:
            view = RegisteredViews.margin(type, reuseIdentifier: name)
        default:
            view = RegisteredViews.view(type, size: CGSize(width: 50, height: 50))
        }
        view.awakeFromNib()
        return [view]
    }

    /// Makes the objects of a file that the module's class `AdoptedNibs` knows; nil for another.
    static func objects(_ name: String, of module: String, owner: Any?) -> [Any]? {
        guard let views = NSClassFromString("\(module).AdoptedNibs") as? any NibViews.Type,
            let objects = views.objects(name, owner: owner)
        else { return nil }
        for case let responder as UIResponder in objects { responder.awakeFromNib() }
        return objects
    }

    /// The name of an option for loading a file; there are none here.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Returns the first object of a class.
    func view<View: UIView>(_ type: View.Type) -> View? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }
}

extension Bundle {
    /// Makes the objects of a file of Interface Builder anew; as `UINib` does.
    @discardableResult @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil,
        fileID: String = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner)
    }
}

extension UITableView {
    /// Registers the file that cells of an identifier are made from; nil for none.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registered[identifier] = nil
        registeredNibs[identifier] = nib
    }

    /// Registers the file that views above and below sections are made from; nil for none.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registered[Self.marginKey(identifier)] = nil
        registeredNibs[Self.marginKey(identifier)] = nib
    }
}

extension UICollectionView {
    /// Registers the file that cells of an identifier are made from; nil for none.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registered[identifier] = nil
        registeredNibs[identifier] = nib
    }

    /// Registers the file that headers, footers or other views are made from; nil for none.
    @_disfavoredOverload
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        registered[kind + "/" + identifier] = nil
        registeredNibs[kind + "/" + identifier] = nib
    }
}
