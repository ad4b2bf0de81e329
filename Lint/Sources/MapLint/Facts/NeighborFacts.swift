/// What files in other languages tell: Objective-C sources, property lists and build settings beside the
/// Swift ones.
struct NeighborFacts: Sendable {
    /// What holds for the whole project.
    private(set) var facts: Set<Fact> = []
    private(set) var selectors: Set<String> = []
    /// The property lists of apps by their folder; what they tell holds for what lies below it.
    private var appLists: [String: Set<Fact>] = [:]

    /// The facts that hold for a source file: a project of several apps has a property list for each, and the
    /// nearest one above a file is its own.
    func facts(for path: String) -> Set<Fact> {
        var all = facts
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if let own = appLists[folder] { return all.union(own) }
        }
        if let own = appLists[""] { return all.union(own) }
        for list in appLists.values { all.formUnion(list) }
        return all
    }

    /// Whether a file beside the Swift ones tells something.
    static func concerns(_ name: String) -> Bool {
        [
            ".plist", ".strings", ".xcstrings", ".pbxproj", ".xcconfig", ".m", ".mm",
            "Project.swift", "project.yml",
        ]
        .contains(where: name.hasSuffix)
    }

    /// Takes what matters from a property list, a build setting or an Objective-C file.
    mutating func add(path: String, text: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? path
        if name.hasSuffix(".m") || name.hasSuffix(".mm") {
            add(objectiveC: text)
            return
        }
        let isSettings =
            name.hasSuffix(".pbxproj") || name == "Project.swift" || name == "project.yml"
        // Property lists of other kinds (entitlements, settings bundles) make no app.
        let isInfo = name.hasSuffix("Info.plist") || name.hasSuffix("info.plist")
        if isSettings || isInfo { facts.insert(.isAppProject) }
        var told: Set<Fact> = []
        if text.contains("NSLocationWhenInUseUsageDescription")
            || text.contains("NSLocationUsageDescription")
        {
            told.insert(.describesWhenInUse)
        }
        if text.contains("NSLocationAlwaysAndWhenInUseUsageDescription") {
            told.insert(.describesAlways)
        }
        if isInfo, Self.appKeys.contains(where: text.contains) {
            appLists[parts.dropLast().joined(separator: "/"), default: []].formUnion(told)
        } else {
            facts.formUnion(told)
        }
    }

    /// Keys that apps have and frameworks, extensions and test bundles have not.
    private static let appKeys = [
        "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchStoryboardName",
        "UIMainStoryboardFile",
        "UILaunchScreen", "NSMainStoryboardFile", "NSMainNibFile", "WKApplication", "WKWatchKitApp",
    ]

    /// Takes what matters from an Objective-C file.
    private mutating func add(objectiveC text: String) {
        if text.contains("requestWhenInUseAuthorization") {
            facts.formUnion([.requestsWhenInUse, .authorizes])
        }
        if text.contains("requestAlwaysAuthorization") {
            facts.formUnion([.requestsAlways, .authorizes])
        }
        if text.contains("forAnnotationViewWithReuseIdentifier:") {
            facts.insert(.registersUnknownIdentifier)
        }
        if text.contains("rendererForOverlay:") { selectors.insert("mapView(_:rendererFor:)") }
        if text.contains("clusteringIdentifier") { facts.insert(.setsClusteringIdentifier) }
        if text.contains("showsUserLocation = YES") { facts.insert(.showsUserLocation) }
    }
}
