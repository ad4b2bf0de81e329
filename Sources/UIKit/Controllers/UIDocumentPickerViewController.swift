public import UniformTypeIdentifiers

/// A screen on which the user chooses files; a page has no files of the user's.
///
/// Presented, it tells its delegate at once that the user has cancelled.
open class UIDocumentPickerViewController: UIViewController {
    /// The delegate of the choice; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen; there is none to choose here.
    open var allowsMultipleSelection = false
    /// Whether the ends of names are shown; no names are shown here.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; nil for the system's choice.
    open var directoryURL: URL?

    /// Creates a screen for choosing files of some types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for giving files to other programs.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for choosing files of types that are given by their identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) })
    }

    /// Restores a screen from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Tells the delegate that nothing was chosen, as there is nothing to choose from.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: animated)
    }
}

/// What a chosen file is for.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0, open, exportToService, moveToService
}

/// The methods of an object that hears of chosen files.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after files were chosen; never here.
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after a file was chosen, before there could be several; never here.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called after nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Default implementation: does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Default implementation: does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) {}
    /// Default implementation: does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Hands a file on to other programs; a page cannot, and says so.
@MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
    /// The file; nil for none.
    open var url: URL?
    /// The name that is shown for it; nil for its own.
    open var name: String?
    /// The identifier of its type; nil for that of its name.
    open var uti: String?
    /// The delegate; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Creates a controller without a file.
    public override init() { super.init() }

    /// Creates a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Shows the file; false, as it is not shown here.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Shows what can be done with the file; false, as nothing can here.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// Shows which programs open the file; false, as there are none here.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// Shows what can be done with the file; false, as nothing can here.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Closes what is shown.
    open func dismissPreview(animated: Bool) {}
}

/// The methods of an object that hears of a file that is handed on.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the screen that the file is shown from; not asked here.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Default implementation: a screen of its own.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
