@_exported import SwiftUI
@_exported import UIKit

/// The kinds of pictures that may be chosen from a library.
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<String>
    private init(_ kinds: Set<String>) { self.kinds = kinds }
    /// Images.
    public static let images = PHPickerFilter(["images"])
    /// Videos.
    public static let videos = PHPickerFilter(["videos"])
    /// Live photos.
    public static let livePhotos = PHPickerFilter(["livePhotos"])
    /// Screenshots.
    public static let screenshots = PHPickerFilter(["screenshots"])
    /// One of several kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }
    /// Of several kinds at once.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(Set(subfilters.flatMap(\.kinds).map { "all " + $0 }))
    }
    /// Everything except a kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(Set(filter.kinds.map { "not " + $0 }))
    }
}

/// The library that pictures are chosen from; there is none here, and the class is a name for it.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let only = PHPhotoLibrary()
    private override init() { super.init() }
    /// Returns the library.
    public class func shared() -> PHPhotoLibrary { only }
    /// Returns whether the app may see it: it may not.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Returns whether the app may see it: it may not.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        .denied
    }
    /// Asks whether the app may see it: it may not.
    public class func requestAuthorization(
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.denied) } }
    /// Asks whether the app may see it: it may not.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.denied) } }
    /// Asks whether the app may see it: it may not.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel
    ) async -> PHAuthorizationStatus { .denied }
}

/// The access of an app to a photo library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// Whether an app may see a library of pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// The configuration of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form in which a picture is wanted.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// Whether the order of choosing counts.
    public enum Selection: Int, Sendable {
        case `default` = 0, ordered, continuous, continuousAndOrdered
    }

    /// The maximum number of pictures to choose; 0 for any number.
    public var selectionLimit = 1
    /// The kinds of pictures that may be chosen; nil for all.
    public var filter: PHPickerFilter?
    /// The form in which a picture is wanted.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Whether the order of choosing counts.
    public var selection = Selection.default
    /// The identifiers of the pictures that are chosen initially.
    public var preselectedAssetIdentifiers: [String] = []

    /// Creates the configuration that screens have by themselves.
    public init() {}
    /// Creates a configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen picture; there is never one here.
public struct PHPickerResult: Hashable {
    /// The provider that loads the picture.
    public let itemProvider: NSItemProvider
    /// Its name in the library.
    public let assetIdentifier: String?
}

/// A screen on which pictures are chosen from a library; there is none here.
///
/// The delegate is notified at once that nothing was chosen, as when the user cancels.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate; not retained.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a screen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Tells the delegate that nothing was chosen.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.picker(self, didFinishPicking: [])
    }
}

/// The method that a picker calls on its delegate.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the screen is to be closed; without pictures here.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
