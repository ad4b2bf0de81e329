/// Offers to copy what an app wants to share, as there are no other programs to hand it to.
open class UIActivityViewController: UIViewController {
    /// The identifier of an activity with shared items.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The corresponding raw value.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Copies to the pasteboard.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends by mail.
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        /// Sends as a text message.
        public static let message = Self("com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Saves a picture to the camera roll.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Sends to a nearby device.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// Assigns a picture to a contact.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Adds to the reading list.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// Opens in the app for books.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// Marks up as a PDF document.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        /// Posts to Facebook.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    }

    /// Told what was done, whether it was done to the end, what came back, and why it failed.
    public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void

    private let items: [Any]
    /// What is not to be offered.
    open var excludedActivityTypes: [ActivityType]?
    /// Called when the sheet is closed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a sheet for texts, addresses and images; activities of an app's own are not offered.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Archiving is not supported: creates an empty sheet.
    public required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    /// Creates the view: what is shared, and a button to copy it.
    open override func loadView() {
        let sheet = UIAlertController(
            title: nil, message: items.map(Self.words).joined(separator: "\n"),
            preferredStyle: .actionSheet)
        if !(excludedActivityTypes ?? []).contains(.copyToPasteboard) {
            sheet.addAction(
                UIAlertAction(title: "Copy", style: .default) { [weak self] _ in self?.copy() })
        }
        sheet.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self?.completionWithItemsHandler?(nil, false, nil, nil)
            })
        addChild(sheet)
        view = sheet.view
        preferredContentSize = sheet.preferredContentSize
        sheet.didMove(toParent: self)
    }

    private func copy() {
        if let url = items.compactMap({ $0 as? URL }).first { UIPasteboard.general.url = url }
        let texts = items.compactMap { $0 as? String }
        if !texts.isEmpty { UIPasteboard.general.strings = texts }
        if let image = items.compactMap({ $0 as? UIImage }).first {
            UIPasteboard.general.image = image
        }
        completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
    }

    private static func words(_ item: Any) -> String {
        switch item {
        case let text as String: text
        case let url as URL: url.absoluteString
        case is UIImage: "Picture"
        default: String(describing: type(of: item))
        }
    }
}

/// An activity of an app with shared items; not offered here.
@MainActor @preconcurrency open class UIActivity: NSObject {}
