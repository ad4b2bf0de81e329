import SwiftSyntax

extension FileFacts {
    /// Collects what the rest of the module must know of a file.
    init(of file: SourceFile) {
        let index = file.index
        for type in index.types {
            types.append(
                DeclaredType(
                    name: type.name, kind: type.kind, inherited: type.inherited,
                    isShared: !type.name.contains(".") && !type.node.isPrivate))
            let own = file.index.functionsByType[type.name] ?? []
            if !own.isEmpty { methods[type.name] = own.map(\.selector) }
            if type.kind == .extension {
                memberNames.formUnion(
                    type.members.members.flattened.compactMap {
                        $0.as(FunctionDeclSyntax.self)?.name.plainText
                    })
            }
        }
        for function in index.functions where function.parent?.is(CodeBlockItemSyntax.self) == true
        {
            memberNames.insert(function.name.plainText)
        }
        collectDelegates(file)
        collectIdentifiers(file)
        collectFlags(file)
        collectCoordinateOrder(file)
        collectViewState(file)
        firstLocationUse = file.userLocationUses.first.map { file.position(of: $0) }
        sightings = Occurrence.all(in: file)
    }

    private mutating func collectDelegates(_ file: SourceFile) {
        for assignment in file.index.assignments(to: "delegate") {
            guard assignment.right.count == 1, let value = assignment.right.first else { continue }
            let base = assignment.basePath.split(separator: ".").last.map(String.init)
            if let base { delegates.insert("@" + base) }
            if value.bareText == "self" {
                if let type = file.enclosingType(of: assignment.node) {
                    delegates.insert(type.simpleName)
                }
            } else if let constructed = value.constructedType {
                delegates.insert(
                    constructed.split(separator: ".").last.map(String.init) ?? constructed)
            } else if value.path == "context.coordinator" {
                delegates.insert("Coordinator")
                if let type = file.enclosingType(of: assignment.node) {
                    for name in file.coordinatorNames(of: type.name) {
                        delegates.insert(name.split(separator: ".").last.map(String.init) ?? name)
                    }
                }
            } else if let type = file.typeName(of: value) {
                delegates.insert(type.split(separator: ".").last.map(String.init) ?? type)
            } else if let left = assignment.left.unwrapped.as(MemberAccessExprSyntax.self),
                file.isMapView(left.base, at: assignment.node), !value.isNil
            {
                facts.insert(.assignsUnknownDelegate)
            }
        }
    }

    private mutating func collectIdentifiers(_ file: SourceFile) {
        for registration in file.registrations {
            if let key = registration.key {
                registered.insert(key)
            } else {
                facts.insert(.registersUnknownIdentifier)
            }
        }
        func add(_ binding: PatternBindingSyntax, to prefix: String?) {
            guard let name = binding.pattern.boundNames.first,
                let text = binding.initializer?.value.literalString
            else { return }
            constants[prefix.map { "\($0).\(name)" } ?? name] = "\"\(text)\""
        }
        for type in file.index.types {
            for member in file.index.bindingsByType[type.name] ?? [] {
                add(member.binding, to: type.simpleName)
            }
        }
        for variable in file.index.variables
        where variable.parent?.is(CodeBlockItemSyntax.self) == true
            && variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
            for binding in variable.bindings { add(binding, to: nil) }
        }
    }

    /// Calls that ask for a permission or need one.
    private static let locationQuestions = [
        "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "requestLocation",
        "startUpdatingLocation", "startUpdatingHeading",
        "startMonitoringSignificantLocationChanges", "startMonitoring", "startMonitoringVisits",
        "startRangingBeacons", "setUserTrackingMode",
    ]

    private mutating func collectFlags(_ file: SourceFile) {
        let index = file.index
        if index.mentions("requestWhenInUseAuthorization") { facts.insert(.requestsWhenInUse) }
        if index.mentions("requestAlwaysAuthorization") { facts.insert(.requestsAlways) }
        if index.mentions(
            "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "CLServiceSession",
            "liveUpdates", "LocationButton", "requestTemporaryFullAccuracyAuthorization")
        {
            facts.insert(.authorizes)
        }
        if index.calls(named: "CLServiceSession").contains(where: {
            $0.node.argument("authorization")?.lastName == "whenInUse"
        }) {
            facts.insert(.requestsWhenInUse)
        }
        let tracks =
            index.mentions("setUserTrackingMode")
            || index.assignments(to: "userTrackingMode").contains {
                $0.right.first?.lastName != "none"
            }
        if tracks
            || index.assignments(to: "showsUserLocation").contains(where: {
                $0.right.first?.bareText != "false"
            })
        {
            facts.insert(.showsUserLocation)
        }
        if !file.userLocationUses.isEmpty
            || !index.calls(named: Self.locationQuestions).isEmpty
            || index.mentions("CLServiceSession", "liveUpdates")
        {
            facts.insert(.asksForLocation)
        }
        if index.mentions("CLLocationManager") || !file.userLocationUses.isEmpty {
            facts.insert(.usesLocation)
        }
        if index.assignments(to: "clusteringIdentifier").contains(where: {
            $0.right.first?.isNil != true
        })
            || index.variables.contains(where: {
                $0.hasModifier("override") && $0.binding(of: "clusteringIdentifier") != nil
            })
        {
            facts.insert(.setsClusteringIdentifier)
        }
        if index.assignments(to: "resultTypes", "pointOfInterestFilter", "filterType").contains(
            where: { $0.basePath.lowercased().hasSuffix("completer") })
        {
            facts.insert(.setsCompleterResultTypes)
        }
        if index.mentions("MKMapViewDefaultClusterAnnotationViewReuseIdentifier") {
            facts.insert(.registersClusterView)
        }
        let libraries = [
            "Cluster", "ClusterMap", "ClusterMapSwiftUI", "FBAnnotationClusteringSwift",
            "CCHMapClusterController",
        ]
        if file.tree.statements.importedModules.contains(where: libraries.contains) {
            facts.insert(.usesClusterLibrary)
        }
    }
}

extension FileFacts {
    /// Collects what views show and which of their bindings are set to nil.
    private mutating func collectViewState(_ file: SourceFile) {
        let index = file.index
        for type in index.types
        where !MapKitNames.views.isDisjoint(with: type.inherited) && type.members.hasWords(file) {
            viewsWithWords.insert(type.simpleName)
        }
        for assignment in index.assignments where assignment.right.first?.isNil == true {
            var names = assignment.path.split(separator: ".")
            if names.last == "wrappedValue" { names.removeLast() }
            if let name = names.last { cleared.insert(String(name)) }
        }
        for call in index.calls {
            for argument in call.node.arguments {
                guard let label = argument.label?.plainText,
                    let path = argument.expression.path, path.hasPrefix("$"),
                    let name = path.dropFirst().split(separator: ".").last
                else { continue }
                bindings[label, default: []].insert(String(name))
            }
        }
    }
}

extension DeclSyntax {
    /// Whether only this file can name the declaration.
    fileprivate var isPrivate: Bool {
        let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
}

extension SourceFile {
    /// Whether the file imports another library's maps and not MapKit, so that its map views are those.
    func importsOtherMapsAlone() -> Bool {
        let others = [
            "Mapbox", "MapboxMaps", "MapLibre", "GoogleMaps", "NMapsMap", "KakaoMapsSDK",
            "YandexMapsMobile", "NMAKit", "heresdk", "ArcGIS", "TomTomSDKMapDisplay",
        ]
        let imported = tree.statements.importedModules
        return !imported.contains("MapKit") && imported.contains(where: others.contains)
    }
}

extension CodeBlockItemListSyntax {
    /// The modules that the statements import, in the branches of `#if` too.
    fileprivate var importedModules: [String] {
        flatMap { item -> [String] in
            if let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text {
                return [module]
            }
            guard let configuration = item.item.as(IfConfigDeclSyntax.self) else { return [] }
            return configuration.clauses.flatMap { clause -> [String] in
                if case .statements(let list)? = clause.elements { return list.importedModules }
                return []
            }
        }
    }
}
