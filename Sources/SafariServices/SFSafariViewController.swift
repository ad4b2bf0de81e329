@_exported import UIKit

/// A screen for a page of the web.
///
/// A page cannot be shown within another one here: when the screen is shown, the program's opener is asked to open the address,
/// as `UIApplication.open` does, and the screen has the address, a button that opens it again, and one that closes the screen.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
    /// The appearance and behavior of the screen; stored, but without effect here.
    public final class Configuration: NSObject, NSCopying {
        /// Whether the page is shown as text where it can be; it is not here.
        public var entersReaderIfAvailable = false
        /// Whether the bar collapses while the user scrolls; it does not here.
        public var barCollapsingEnabled = true

        /// Creates the configuration that screens have by themselves.
        public override init() { super.init() }

        /// Returns a configuration that says the same.
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// The label of the button that dismisses the screen.
    public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

    private let address: URL
    /// The appearance and behavior of the screen; stored, but without effect here.
    public let configuration: Configuration
    /// The delegate; not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The color of the bar; nil for the system's.
    open var preferredBarTintColor: UIColor? { didSet { viewIfLoaded?.backgroundColor = ground } }
    /// The color of the buttons; nil for the system's.
    open var preferredControlTintColor: UIColor? {
        didSet { buttons.forEach { $0.tintColor = preferredControlTintColor } }
    }
    /// What the button that closes the screen says.
    open var dismissButtonStyle = DismissButtonStyle.done
    private var buttons: [UIButton] = []
    private var hasOpened = false

    /// Creates a screen for an address.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    /// Creates a screen for an address with a configuration.
    public init(url URL: URL, configuration: Configuration) {
        address = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen for an address; text for reading is not made.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    private var ground: UIColor { preferredBarTintColor ?? .systemBackground }

    /// Makes the address and the buttons.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ground
        let title = UILabel()
        title.text = address.host ?? address.absoluteString
        title.font = .boldSystemFont(ofSize: 17)
        let text = UILabel()
        text.text = address.absoluteString
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        let open = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Open") { [weak self] _ in self?.openAddress() })
        let word =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        let close = UIButton(
            type: .system, primaryAction: UIAction(title: word) { [weak self] _ in self?.close() })
        buttons = [open, close]
        buttons.forEach { $0.tintColor = preferredControlTintColor }
        let stack = UIStackView(arrangedSubviews: [title, text, open, close])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }

    /// Opens the URL once.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        openAddress()
    }

    private func openAddress() {
        UIApplication.shared.open(address) { [weak self] isOpen in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
        }
    }

    private func close() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

/// The methods that a web screen calls on its delegate.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the screen was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the address was given to the program's opener, and whether there is one.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Default implementation: does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Default implementation: does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
