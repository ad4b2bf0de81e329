import SwiftSyntax

extension SourceRewriter {
    /// Names the modules that are here.
    func rewriteImport(_ node: ImportDeclSyntax) {
        let parts = node.path.map(\.name.text)
        guard let module = parts.first else { return }
        let start = range(node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path)).lowerBound
        let whole = start..<range(node.path).upperBound
        let isPart = parts.count > 1 || node.importKindSpecifier != nil
        if let replacement = FrameworkTable.replacements[module] {
            edits.replace(whole, with: replacement)
            ownImports.insert(replacement)
        } else if isPart,
            FrameworkTable.provided.union(FrameworkTable.besides).contains(module)
        {
            edits.replace(whole, with: module)
            ownImports.insert(module)
        } else {
            ownImports.insert(module)
            if let instead = FrameworkTable.missing[module] {
                report(
                    node, "import \(module)", because: "the framework is not there",
                    instead: instead)
            }
        }
    }

    /// Adds what Apple's modules bring along and the file relies on.
    func addForgottenImports() {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let names = finder.names
        identifiers = names
        declared = finder.declared
        if !names.isDisjoint(with: FrameworkTable.networking) {
            imports.insert("FoundationNetworking")
        }
        if !names.isDisjoint(with: FrameworkTable.combine),
            ownImports.isDisjoint(with: ["Combine", "SwiftUI"])
        {
            imports.insert("Combine")
        }
        if !names.isDisjoint(with: FrameworkTable.observation),
            ownImports.isDisjoint(with: ["Observation", "SwiftUI"])
        {
            imports.insert("Observation")
        }
        if !names.isDisjoint(with: FrameworkTable.graphics),
            ownImports.isDisjoint(with: ["CoreGraphics", "UIKit", "SwiftUI", "MapKit"])
        {
            imports.insert("CoreGraphics")
        }
        if !names.isDisjoint(with: FrameworkTable.formatting) {
            imports.insert("FoundationFormatters")
        }
        if names.contains("XMLParser") { imports.insert("FoundationXML") }
        if names.contains("Selector") { imports.insert("Selectors") }
    }

    private final class NameFinder: SyntaxVisitor {
        var names: Set<String> = []
        var declared: Set<String> = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
                for binding in node.bindings {
                    declared.insert(binding.pattern.trimmedDescription)
                }
            }
            return .visitChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if case .identifier(let text) = token.tokenKind { names.insert(text) }
            return .skipChildren
        }
    }
}

/// Apple's frameworks as they are here.
enum FrameworkTable {
    /// Modules that are there, of which one may import a part on Apple's systems.
    static let provided: Set<String> = [
        "Combine", "Contacts", "CoreGraphics", "CoreLocation", "MapKit", "OSLog",
        "SafariServices", "SwiftUI", "UIKit", "UserNotifications", "WebKit",
    ]
    /// Modules of the product AppFrameworks, which need not be built where none of them is imported.
    static let besides: Set<String> = [
        "AVFoundation", "AVKit", "AudioToolbox", "CoreMotion", "ImageIO", "MessageUI",
        "MobileCoreServices", "NetworkPaths", "PhotosUI", "SQLite3", "StoreKit",
        "SystemConfiguration",
        "UniformTypeIdentifiers", "WatchConnectivity",
    ]
    /// Modules whose names are in another one.
    static let replacements = [
        "os": "OSLog", "QuartzCore": "UIKit", "ObjectiveC": "Foundation", "Darwin": "Foundation",
        "CoreFoundation": "Foundation", "CoreServices": "MobileCoreServices",
        "Network": "NetworkPaths",
    ]
    /// Names that Foundation has in a module of its own.
    static let networking: Set<String> = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionConfiguration", "URLResponse",
        "URLSessionDataTask", "URLCache", "URLCredential", "HTTPCookie", "HTTPCookieStorage",
        "URLSessionTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
        "URLSessionWebSocketTask", "URLSessionTaskMetrics", "URLAuthenticationChallenge",
        "URLProtectionSpace", "URLProtocol", "CachedURLResponse", "NSURLRequest",
        "NSMutableURLRequest",
    ]
    /// Names of Apple's Foundation that Mapwright adds to Linux's.
    static let formatting: Set<String> = [
        "MeasurementFormatter", "DateComponentsFormatter", "LocalizedStringResource",
        "LocalizationValue", "localized", "RelativeDateTimeFormatter", "ListFormatter",
        "documentsDirectory", "cachesDirectory", "applicationSupportDirectory",
        "downloadsDirectory", "notifications", "isKind", "NSEC_PER_SEC", "NSEC_PER_MSEC",
        "USEC_PER_SEC", "NSEC_PER_USEC", "objc_sync_enter", "objc_sync_exit",
    ]
    /// Names that Apple's Foundation brings along from Combine.
    static let combine: Set<String> = [
        "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject", "Publisher", "Subscribers", "Publishers", "Future", "Just",
        "ObservableObjectPublisher", "publisher", "dataTaskPublisher",
    ]
    /// Names that Apple's Foundation brings along from Observation.
    static let observation: Set<String> = [
        "Observable", "ObservationIgnored", "ObservationTracked", "withObservationTracking",
    ]
    /// Names that Apple's Foundation brings along from Core Graphics.
    static let graphics: Set<String> = [
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGImage",
        "CGContext", "CGRectMake", "CGPointMake", "CGSizeMake", "OSStatus",
        "CFAbsoluteTimeGetCurrent",
    ]
    /// What is not there, and what to do.
    static let missing = [
        "CoreData": "keep what is stored in files of your own, with Codable",
        "SwiftData": "keep what is stored in files of your own, with Codable",
        "ARKit": "leave it out with #if canImport(ARKit)",
        "SceneKit": "leave it out with #if canImport(SceneKit)",
        "Photos": "leave it out with #if canImport(Photos)",
        "WeatherKit": "ask a weather service over HTTP",
        "CloudKit": "leave it out with #if canImport(CloudKit)",
        "WidgetKit": "leave the target out of the package",
        "ActivityKit": "leave it out with #if canImport(ActivityKit)",
        "AppKit": "leave it out with #if canImport(AppKit)",
        "WatchKit": "leave the target out of the package",
        "CarPlay": "leave it out with #if canImport(CarPlay)",
        "Charts": "draw with Canvas, in #if canImport(Charts)",
        "AuthenticationServices": "leave it out with #if canImport(AuthenticationServices)",
        "CoreImage": "leave it out with #if canImport(CoreImage)",
        "Accelerate": "leave it out with #if canImport(Accelerate)",
        "GameplayKit": "leave it out with #if canImport(GameplayKit)",
        "AppIntents": "leave it out with #if canImport(AppIntents)",
        "CoreBluetooth": "leave it out with #if canImport(CoreBluetooth)",
    ]
}

/// Functions of Objective-C's runtime.
enum MissingFunctions {
    static let table = [
        "objc_getAssociatedObject":
            "keep the value in the object or in a dictionary by ObjectIdentifier",
        "objc_setAssociatedObject":
            "keep the value in the object or in a dictionary by ObjectIdentifier",
        "class_getInstanceMethod": "call the method, or override it in a subclass",
        "method_exchangeImplementations": "override the method in a subclass",
        "class_addMethod": "declare the method",
    ]
}

/// Methods of Apple's delegates that may be left out and whose calls need no label.
enum OptionalRequirements {
    static let names: Set<String> = [
        "locationManagerDidChangeAuthorization", "locationManagerDidPauseLocationUpdates",
        "locationManagerDidResumeLocationUpdates", "locationManagerShouldDisplayHeadingCalibration",
        "mapViewDidFinishLoadingMap", "mapViewWillStartLoadingMap", "mapViewDidStopLocatingUser",
        "mapViewWillStartLocatingUser", "mapViewDidChangeVisibleRegion",
        "mapViewWillStartRenderingMap",
        "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
        "searchBarTextDidEndEditing",
        "searchBarTextDidBeginEditing", "searchBarShouldBeginEditing",
        "searchBarBookmarkButtonClicked",
        "scrollViewDidScroll", "scrollViewDidEndDecelerating", "textFieldShouldReturn",
        "textFieldDidEndEditing", "textFieldDidBeginEditing", "completerDidUpdateResults",
        "gestureRecognizerShouldBegin",
    ]
}
