/// What files in other languages tell: Objective-C sources, property lists and build settings beside the
/// Swift ones.
struct NeighborFacts: Sendable {
    /// What holds for the whole project.
    private(set) var facts: Set<Fact> = []
    private(set) var selectors: Set<String> = []
    /// Classes of objects that storyboards make the delegates of their map views.
    private(set) var delegates: Set<String> = []
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
            "Project.swift", "project.yml", ".xcworkspacedata", ".storyboard", ".xib",
        ]
        .contains(where: name.hasSuffix)
    }

    /// Takes what matters from a property list, a build setting or an Objective-C file.
    ///
    /// - Parameter isRead: Whether the project's own reading tells what its settings and property lists say.
    mutating func add(path: String, text: String, isRead: Bool = false) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? path
        if name.hasSuffix(".m") || name.hasSuffix(".mm") {
            add(objectiveC: text)
            return
        }
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            add(interface: text)
            return
        }
        if isRead, !name.hasSuffix("strings") { return }
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
        if text.contains("NSLocationAlwaysUsageDescription") { told.insert(.describesAlwaysOfOld) }
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

    /// Collects the facts of a storyboard: what its map views show, and their delegates.
    private mutating func add(interface text: String) {
        for part in text.split(separator: "<mapView ").dropFirst() {
            let end = part.firstRange(of: "</mapView>")?.lowerBound ?? part.endIndex
            let view = part[..<end]
            if view.prefix(while: { $0 != ">" }).contains("showsUserLocation=\"YES\"") {
                facts.insert(.showsUserLocation)
            }
            guard let outlet = view.firstRange(of: "property=\"delegate\" destination=\"") else {
                continue
            }
            let id = view[outlet.upperBound...].prefix { $0 != "\"" }
            var isKnown = false
            for element in text.split(separator: "<")
            where element.prefix(while: { $0 != ">" }).contains(" id=\"\(id)\"") {
                let tag = element.prefix { $0 != ">" }
                guard let name = tag.firstRange(of: "customClass=\"") else { continue }
                delegates.insert(String(tag[name.upperBound...].prefix { $0 != "\"" }))
                isKnown = true
            }
            if !isKnown { facts.insert(.assignsUnknownDelegate) }
        }
    }

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
