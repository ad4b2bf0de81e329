import MapGeometry

/// Reads the layers of a document.
struct LayerReader {
    let root: [String: JSONValue]
    let sources: [String: StyleSource]
    var properties: PropertyReader

    /// What a layer may have beside its properties.
    private static let members: Set<String> = [
        "id", "type", "metadata", "source", "source-layer", "minzoom", "maxzoom", "filter",
        "layout", "paint", "ref",
    ]

    mutating func light() -> Style.Light {
        let given = root["light"]?.members ?? [:]
        if let light = root["light"], light.members == nil {
            properties.problems.error("light", "object expected, \(light.typeName) found")
        }
        let table = PropertyTable.light
        let read = read(given, table, path: "light", section: .paint)
        func property(_ name: String) -> StyleProperty {
            guard let property = read[name] else {
                preconditionFailure("the table of the light has \(name)")
            }
            return property
        }
        return Style.Light(
            anchor: property("anchor"), position: property("position"), color: property("color"),
            intensity: property("intensity"))
    }

    mutating func layers() -> [StyleLayer] {
        var result: [StyleLayer] = []
        var ids: Set<String> = []
        let items = root["layers"]?.items ?? []
        var byID: [String: [String: JSONValue]] = [:]
        for item in items {
            guard let members = item.members, let id = members["id"]?.stringValue else { continue }
            byID[id] = byID[id] ?? members
        }
        for (index, item) in items.enumerated() {
            let path = "layers[\(index)]"
            guard let members = item.members else {
                properties.problems.error(path, "object expected, \(item.typeName) found")
                continue
            }
            guard let layer = layer(members, path, byID) else { continue }
            guard ids.insert(layer.id).inserted else {
                properties.problems.error(path, "duplicate layer id \"\(layer.id)\"")
                continue
            }
            result.append(layer)
        }
        return result
    }

    private mutating func layer(
        _ given: [String: JSONValue], _ path: String, _ byID: [String: [String: JSONValue]]
    ) -> StyleLayer? {
        guard let id = given["id"] else {
            properties.problems.error(path, "missing required property \"id\"")
            return nil
        }
        guard let id = id.stringValue else {
            properties.problems.error(path + ".id", "string expected, \(id.typeName) found")
            return nil
        }
        guard let members = resolved(given, path, byID) else { return nil }
        guard let type = members["type"] else {
            properties.problems.error(path, "either \"type\" or \"ref\" is required")
            return nil
        }
        guard let kind = type.stringValue.flatMap(StyleLayerKind.init(rawValue:)) else {
            let kinds = Self.kinds.joined(separator: ", ")
            properties.problems.warning(
                path + ".type", "expected one of [\(kinds)], \(type.text) found")
            return nil
        }
        if kind == .colorRelief {
            properties.problems.warning(path, "layers of type color-relief aren't drawn")
        }
        for name in members.keys.sorted()
        where !Self.members.contains(name) && !name.hasPrefix("paint.") {
            properties.problems.warning(path, "unknown property \"\(name)\"")
        }
        let sourceLayer = text(members, "source-layer", path)
        guard checkSource(members, kind, path, id) else { return nil }
        let zooms = zooms(members, path)
        let filter = filter(members["filter"], path)
        var all = section(members, kind, .layout, path)
        let visibility = all[PropertyTable.visibility.name]
        all[PropertyTable.visibility.name] = nil
        all.merge(section(members, kind, .paint, path)) { $1 }
        if members["paint"]?["resampling"] != nil, members["paint"]?["raster-resampling"] != nil {
            properties.problems.error(
                path,
                "layer \"\(id)\" redundantly specifies \"resampling\" and \"raster-resampling\" paint properties, but only one is allowed. It is advised to use \"resampling\"."
            )
        }
        return StyleLayer(
            id: id, kind: kind, source: members["source"]?.stringValue, sourceLayer: sourceLayer,
            minimumZoom: zooms.lowerBound, maximumZoom: zooms.upperBound, filter: filter,
            visibility: visibility
                ?? PropertyReader.fallback(
                    PropertyTable.visibility, path: path + ".layout.visibility"),
            arrangement: .object(members.filter { Self.arrangement.contains($0.key) }),
            path: path, properties: all,
            propertyReads: all.values.reduce(into: .nothing) { reads, property in
                if let expression = property.expression { reads.formUnion(expression.reads) }
            })
    }

    /// The members of ``StyleLayer/arrangement``.
    private static let arrangement: Set = [
        "source", "source-layer", "minzoom", "maxzoom", "filter", "layout",
    ]

    /// The kinds in the order of the specification's messages.
    private static let kinds = [
        "fill", "line", "symbol", "circle", "heatmap", "fill-extrusion", "raster", "hillshade",
        "color-relief", "background",
    ]

    /// The members of a layer that takes some of another one.
    private mutating func resolved(
        _ given: [String: JSONValue], _ path: String, _ byID: [String: [String: JSONValue]]
    ) -> [String: JSONValue]? {
        guard let ref = given["ref"] else { return given }
        let taken = ["type", "source", "source-layer", "filter", "layout"]
        for name in taken where given[name] != nil {
            properties.problems.error(path, "\"\(name)\" is prohibited for ref layers")
        }
        guard let name = ref.stringValue, let parent = byID[name] else {
            properties.problems.error(
                path, "ref layer \"\(StyleValue(ref).joinedText)\" not found")
            return nil
        }
        guard parent["ref"] == nil else {
            properties.problems.error(path, "ref cannot reference another ref layer")
            return nil
        }
        var members = given
        for name in taken + ["minzoom", "maxzoom"] {
            members[name] = parent[name] ?? members[name]
        }
        return members
    }

    private mutating func text(_ members: [String: JSONValue], _ name: String, _ path: String)
        -> String?
    {
        guard let value = members[name] else { return nil }
        if value.stringValue == nil {
            properties.problems.error(
                "\(path).\(name)", "string expected, \(value.typeName) found")
        }
        return value.stringValue
    }

    /// Whether the layer's source is there and of the right kind; notes what is wrong.
    private mutating func checkSource(
        _ members: [String: JSONValue], _ kind: StyleLayerKind, _ path: String, _ id: String
    ) -> Bool {
        guard kind != .background else { return true }
        guard let name = text(members, "source", path), !name.isEmpty else {
            properties.problems.error(path, "missing required property \"source\"")
            return false
        }
        guard let source = sources[name] else {
            properties.problems.error(path, "source \"\(name)\" not found")
            return false
        }
        let isTerrainLayer = kind == .hillshade || kind == .colorRelief
        let fault: String?
        switch source {
        case .vector where kind == .raster: fault = "layer \"\(id)\" requires a raster source"
        case .terrain:
            fault =
                isTerrainLayer
                ? nil
                : "raster-dem source can only be used with layer type 'hillshade' or 'color-relief'."
        case _ where isTerrainLayer: fault = "layer \"\(id)\" requires a raster-dem source"
        case .raster where kind != .raster: fault = "layer \"\(id)\" requires a vector source"
        case .vector where members["source-layer"] == nil:
            fault = "layer \"\(id)\" must specify a \"source-layer\""
        default: fault = gradientFault(members, kind, source, id)
        }
        guard let fault else { return true }
        properties.problems.error(path, fault)
        return false
    }

    private func gradientFault(
        _ members: [String: JSONValue], _ kind: StyleLayerKind, _ source: StyleSource, _ id: String
    ) -> String? {
        guard kind == .line, members["paint"]?["line-gradient"] != nil else { return nil }
        if case .geojson(let data) = source, data.lineMetrics { return nil }
        return
            "layer \"\(id)\" specifies a line-gradient, which requires a GeoJSON source with `lineMetrics` enabled."
    }

    private mutating func zooms(_ members: [String: JSONValue], _ path: String) -> Range<Double> {
        var reader = SourceReader(members, path: path, problems: properties.problems)
        let low = reader.number("minzoom", in: 0...24) ?? -.infinity
        let high = reader.number("maxzoom", in: 0...24) ?? .infinity
        properties.problems = reader.problems
        return low..<max(low, high)
    }

    private mutating func filter(_ json: JSONValue?, _ path: String) -> StyleFilter {
        guard let json else { return .all }
        let place = path + ".filter"
        if LegacyFilter.notation(of: json) != .legacy, let fault = MixedFilter.first(in: json) {
            properties.problems.warning(place + fault.key, fault.message)
        }
        do {
            var names = properties.names
            let filter = try StyleFilter(json, path: place, names: &names)
            properties.names = names
            return filter
        } catch {
            for fault in error.faults {
                properties.problems.error(place + fault.key, fault.message)
            }
            // A layer whose filter isn't known draws nothing rather than everything.
            return .none
        }
    }

    private mutating func section(
        _ members: [String: JSONValue], _ kind: StyleLayerKind,
        _ section: PropertySpecification.Section, _ path: String
    ) -> [String: StyleProperty] {
        let place = "\(path).\(section.rawValue)"
        var table = PropertyTable.properties(of: kind, in: section)
        if section == .layout { table.append(PropertyTable.visibility) }
        let given = members[section.rawValue]
        if let given, given.members == nil {
            properties.problems.error(place, "object expected, \(given.typeName) found")
        }
        return read(given?.members ?? [:], table, path: place, section: section)
    }

    /// Reads the properties of a table; those that aren't given have their defaults.
    private mutating func read(
        _ given: [String: JSONValue], _ table: [PropertySpecification], path: String,
        section: PropertySpecification.Section
    ) -> [String: StyleProperty] {
        var result: [String: StyleProperty] = [:]
        for specification in table {
            let place = "\(path).\(specification.name)"
            result[specification.name] =
                given[specification.name].map {
                    properties.property($0, specification, path: place, section: section)
                } ?? PropertyReader.fallback(specification, path: place)
        }
        let transitions = Set(
            table.lazy.filter(\.hasTransition).map { $0.name + "-transition" })
        for name in given.keys.sorted()
        where result[name] == nil && !(section == .paint && transitions.contains(name)) {
            properties.problems.warning(
                path == "light" ? path : "\(path).\(name)", "unknown property \"\(name)\"")
        }
        return result
    }
}
