/// A mistake that the linter knows: what it is, what it costs, how it looks, and how it is found.
///
/// Each rule is one file in `Rules/`. Its examples are its tests and its page of the documentation.
public struct Rule: Sendable {
    /// The extent of the code that a rule needs to decide.
    public enum Scope: String, Sendable, Codable { case expression, function, type, project }

    /// The fixes that the linter can make.
    public enum Fixing: String, Sendable, Codable { case none, safe, unsafe, partial }

    /// The part of the catalog that a rule belongs to.
    public enum Section: String, Sendable, Codable, CaseIterable {
        case mapViews = "Choosing and wrapping the map view"
        case camera = "Camera and region"
        case annotations = "Annotations"
        case clustering = "Clustering"
        case overlays = "Overlays"
        case search = "Search and completion"
        case requests = "Geocoding and requests"
        case directions = "Directions and Look Around"
        case location = "Location and lifetime"
        case coordinates = "Coordinates"
        case deprecated = "Deprecated API"
    }

    /// The identifier used in configuration, suppressions and reports.
    public let id: String
    /// One line that names the mistake.
    public let title: String
    /// The part of the catalog that the rule stands in.
    public let section: Section
    /// The severity unless the configuration sets another.
    public let severity: Severity
    /// Off unless the configuration turns it on.
    public let isOptIn: Bool
    /// The extent of the code that the rule needs to decide.
    public let scope: Scope
    /// The fixes that the linter can make.
    public let fixing: Fixing
    /// The consequence of the mistake.
    public let cost: String
    /// The remedy.
    public let suggestion: String
    /// Where the claim comes from: the part of the guide, or Apple's documentation.
    public let source: String
    /// Options of the rule with their defaults.
    public let options: [String: Option]
    /// Code with a `↓` before each place where the rule reports.
    public let triggering: [Example]
    /// Code in which the rule finds nothing.
    public let nonTriggering: [Example]
    let check: @Sendable (Inspection) -> Void

    init(
        _ id: String, _ title: String, section: Section, severity: Severity = .warning,
        isOptIn: Bool = false, scope: Scope = .expression, fixing: Fixing = .none, cost: String,
        suggestion: String, source: String, options: [String: Option] = [:],
        triggering: [Example], nonTriggering: [Example],
        check: @escaping @Sendable (Inspection) -> Void
    ) {
        self.id = id
        self.title = title
        self.section = section
        self.severity = severity
        self.isOptIn = isOptIn
        self.scope = scope
        self.fixing = fixing
        self.cost = cost
        self.suggestion = suggestion
        self.source = source
        self.options = options
        self.triggering = triggering
        self.nonTriggering = nonTriggering
        self.check = check
    }

    /// The value of a rule's option.
    public enum Option: Sendable, Hashable, Codable {
        case flag(Bool)
        case number(Int)
        case list([String])
    }

    /// The rule with an identifier.
    public static func named(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

/// A piece of code that shows a rule at work; a string literal makes one.
public struct Example: Sendable, ExpressibleByStringLiteral {
    /// The files by name; code is in `Example.swift` unless said otherwise.
    public let files: [(name: String, text: String)]
    /// The deployment target to lint with.
    public let target: DeploymentTarget
    /// Options given to the rule.
    public let options: [String: Rule.Option]
    /// Whether the configuration turns the rule on by name.
    let isAsked: Bool

    /// Makes one of its parts.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    init(
        _ code: String, target: DeploymentTarget = DeploymentTarget(),
        options: [String: Rule.Option] = [:], isAsked: Bool = true,
        beside others: [String: String] = [:]
    ) {
        files =
            [("Example.swift", code)] + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.target = target
        self.options = options
        self.isAsked = isAsked
    }
}

/// The oldest systems that the project runs on, as `major.minor` numbers by platform name.
public struct DeploymentTarget: Sendable, Hashable, Codable {
    /// Versions by platform: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`, `macCatalyst`.
    public var versions: [String: Double]

    /// The names of the platforms that a target can speak of.
    public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

    /// The releases that share a year's API, iOS first; the index is the generation.
    private static let generations: [[String: Double]] = [
        ["iOS": 13, "macOS": 10.15, "tvOS": 13, "watchOS": 6],
        ["iOS": 14, "macOS": 11, "tvOS": 14, "watchOS": 7],
        ["iOS": 15, "macOS": 12, "tvOS": 15, "watchOS": 8],
        ["iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9],
        ["iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1],
        ["iOS": 18, "macOS": 15, "tvOS": 18, "watchOS": 11, "visionOS": 2],
        ["iOS": 26, "macOS": 26, "tvOS": 26, "watchOS": 26, "visionOS": 26],
    ]

    /// Makes one of its parts.
    public init(_ versions: [String: Double] = [:]) { self.versions = versions }

    /// A target that names iOS alone.
    public static func iOS(_ version: Double) -> DeploymentTarget {
        DeploymentTarget(["iOS": version])
    }

    var isKnown: Bool { !versions.isEmpty }

    /// Whether every platform is at the level of an iOS version or above; `nil` if no target is known.
    func isAtLeast(iOS version: Double) -> Bool? {
        guard isKnown else { return nil }
        return versions.allSatisfy { platform, target in
            let equivalent =
                platform == "iOS" || platform == "macCatalyst"
                ? version
                : Self.generations.last { ($0["iOS"] ?? 0) <= version }?[platform]
            guard let equivalent else {
                // Older than the table: any target named there will do.
                return true
            }
            return target >= equivalent
        }
    }
}
