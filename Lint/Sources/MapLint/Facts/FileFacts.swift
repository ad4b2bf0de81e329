/// What the rest of the module must know of one file; small, and kept between runs.
struct FileFacts: Sendable, Codable {
    struct DeclaredType: Sendable, Codable {
        var name: String
        var kind: TypeDeclaration.Kind
        var inherited: [String]
        /// Whether other files of the module can mean it: neither nested nor private.
        var isShared: Bool
    }

    var types: [DeclaredType] = []
    /// Selectors of the methods of each type that the file declares or extends.
    var methods: [String: [String]] = [:]
    /// Names of free functions and of members added by extensions.
    var memberNames: Set<String> = []
    /// What stands right of `… .delegate =`: names of types and of variables.
    var delegates: Set<String> = []
    /// Reuse identifiers given to `register`, as literals (`"stop"`) or paths (`Stop.reuseID`).
    var registered: Set<String> = []
    /// String constants by path: `Stop.reuseID` and `reuseID`.
    var constants: [String: String] = [:]
    /// SwiftUI views with words for VoiceOver in their bodies.
    var viewsWithWords: Set<String> = []
    /// Names of what the file sets to nil.
    var cleared: Set<String> = []
    /// Names of what bindings are made from, by the label of the argument: `eventCenter` for `center: $store.eventCenter`.
    var bindings: [String: Set<String>] = [:]
    var facts: Set<Fact> = []
    /// Line and column of the first use of location services.
    var firstLocationUse: SourceText.Position?
    /// What the review tells of the file.
    var sightings: [Occurrence] = []
}

extension FileFacts {
    /// What files tell of SwiftUI's views, and nothing else.
    init(viewsOf files: [FileFacts]) {
        for file in files {
            viewsWithWords.formUnion(file.viewsWithWords)
            for var type in file.types where !MapKitNames.views.isDisjoint(with: type.inherited) {
                type.isShared = false
                types.append(type)
            }
        }
    }
}

/// Something that the review of a project mentions, with its line.
struct Occurrence: Sendable, Codable, Hashable {
    enum Kind: String, Sendable, Codable, CaseIterable {
        case swiftUIMap, legacySwiftUIMap, mapView, representable, controllerMap
        case tileOverlay, clusterView, clusteringIdentifier, draggable
        case annotationsAdded, mapForEach, marker, legacyMarker, visibleRegionFilter,
            annotationTitle
        case search, searchResultTypes, searchRegion, completer, completerDelegate, pointsOfInterest
        case directions, eta, transit, lookAround, geocoder, snapshotter
        case userLocation, authorizationRequest, serviceSession, authorizationStatus
        case overlay, renderer, mapShape, cameraPosition, regionSet, annotationViewReuse
        case errorHandling, accessibility, darkMode
    }
    var kind: Kind
    var line: Int
    var detail: String
    /// The outermost type that it stands in.
    var owner = ""
}
