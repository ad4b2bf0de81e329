import MapGeometry

/// A style document of MapLibre's specification, version 8: sources, and layers that draw them.
///
/// What can't be used of a document is left out and told in ``problems``; a document of which nothing could be drawn isn't
/// read at all. A style is `Sendable`: any number of threads evaluate it, each with an ``EvaluationContext`` of its own.
public struct Style: Sendable {
    /// A sprite: an image that holds icons, with an index of them.
    public struct Sprite: Sendable, Equatable {
        /// The name before the icons' own names; `default` has none.
        public let id: String
        /// The address without `@2x`, `.json` and `.png`.
        public let url: String
    }

    /// The light that shines on buildings.
    public struct Light: Sendable {
        /// Whether the light turns with the map or with the viewport.
        public let anchor: StyleProperty
        /// Distance, azimuth and polar angle in degrees.
        public let position: StyleProperty
        /// The property of the light's color.
        public let color: StyleProperty
        /// The property of the light's intensity, from 0 to 1.
        public let intensity: StyleProperty
    }

    /// The display name of the style; nil if it has none.
    public let name: String?
    /// The longitude and latitude of the initial view, in degrees; nil if not given.
    public let center: SIMD2<Double>?
    /// The zoom of the initial view; nil if not given.
    public let zoom: Double?
    /// The bearing of the initial view: the direction that is up, in degrees clockwise from north.
    public let bearing: Double
    /// The pitch of the initial view, in degrees from straight down.
    public let pitch: Double
    /// The sources of the style, by name.
    public let sources: [String: StyleSource]
    /// The images that hold icons.
    public let sprites: [Sprite]
    /// The address of glyphs with `{fontstack}` and `{range}` in it.
    public let glyphs: String?
    /// The light that extruded buildings are shaded by.
    public let light: Light
    /// The state of the map that expressions read, with the document's defaults.
    public let state: [String: StyleValue]
    /// Layers from the bottom to the top; those of unknown kinds are left out.
    public let layers: [StyleLayer]
    /// The names of properties that the layers' expressions read.
    public let propertyNames: PropertyNames
    /// The problems of the document: its errors, and parts that aren't drawn.
    public let problems: [StyleProblem]

    /// Reads a document.
    ///
    /// - Parameter json: The text in UTF-8. Arrays and objects may be nested 128 deep.
    public init(json: [UInt8]) throws(StyleError) {
        let document: JSONValue
        do {
            document = try JSONValue(decoding: json)
        } catch {
            throw .json(error)
        }
        try self.init(document)
    }

    /// Reads a document that was parsed already.
    public init(_ document: JSONValue) throws(StyleError) {
        func damaged(_ path: String, _ message: String) -> StyleError {
            .document(StyleProblem(.error, at: path, message))
        }
        guard let root = document.members else {
            throw damaged("", "object expected, \(document.typeName) found")
        }
        guard let version = root["version"] else {
            throw damaged("", "missing required property \"version\"")
        }
        guard version.doubleValue == 8 else {
            throw damaged("version", "expected one of [8], \(version.text) found")
        }
        guard let sources = root["sources"] else {
            throw damaged("", "missing required property \"sources\"")
        }
        guard sources.members != nil else {
            throw damaged("sources", "object expected, \(sources.typeName) found")
        }
        guard let layers = root["layers"] else {
            throw damaged("", "missing required property \"layers\"")
        }
        guard layers.items != nil else {
            throw damaged("layers", "array expected, \(layers.typeName) found")
        }
        self.init(reading: root)
    }

    private init(reading root: [String: JSONValue]) {
        var reader = SourceReader(root, path: "", problems: ProblemList())
        name = root["name"]?.stringValue
        center = reader.numbers("center", count: 2).map { SIMD2($0[0], $0[1]) }
        zoom = reader.number("zoom")
        bearing = reader.number("bearing") ?? 0
        pitch = reader.number("pitch") ?? 0
        for name in ["centerAltitude", "roll"] { _ = reader.number(name) }
        glyphs = Self.glyphs(&reader)
        sprites = Self.sprites(&reader)
        state = Self.state(&reader)
        for part in ["sky", "terrain"] where root[part] != nil {
            reader.problems.warning(part, "\(part) isn't drawn")
        }
        if let projection = root["projection"]?["type"], projection != "mercator" {
            reader.problems.warning("projection.type", "the map is drawn in Mercator's projection")
        }
        reader.known.formUnion([
            "version", "name", "metadata", "sources", "layers", "light", "sky", "terrain",
            "projection", "transition", "font-faces", "centerAltitude", "roll", "zoom", "type",
        ])
        if root["type"] != nil { reader.known.remove("type") }
        reader.reportUnknown()
        var problems = reader.problems
        sources = Self.sources(root, &problems)
        var layerReader = LayerReader(
            root: root, sources: sources,
            properties: PropertyReader(problems: problems, names: PropertyNames()))
        light = layerReader.light()
        layers = layerReader.layers()
        propertyNames = layerReader.properties.names
        self.problems = layerReader.properties.problems.problems
    }

    private static func sources(_ root: [String: JSONValue], _ problems: inout ProblemList)
        -> [String: StyleSource]
    {
        var result: [String: StyleSource] = [:]
        for (name, value) in (root["sources"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
            let path = "sources.\(name)"
            guard let members = value.members else {
                problems.error(path, "object expected, \(value.typeName) found")
                continue
            }
            var reader = SourceReader(members, path: path, problems: problems)
            result[name] = reader.source()
            problems = reader.problems
        }
        return result
    }

    private static func glyphs(_ reader: inout SourceReader) -> String? {
        guard let url = reader.text("glyphs") else { return nil }
        for token in ["{fontstack}", "{range}"] where !url.contains(token) {
            reader.problems.error("glyphs", "\"glyphs\" url must include a \"\(token)\" token")
        }
        return url
    }

    private static func sprites(_ reader: inout SourceReader) -> [Sprite] {
        reader.known.insert("sprite")
        switch reader.object["sprite"] {
        case nil: return []
        case .string(let url)?: return [Sprite(id: "default", url: url)]
        case .array(let items)?:
            var sprites: [Sprite] = []
            for (index, item) in items.enumerated() {
                guard let id = item["id"]?.stringValue, let url = item["url"]?.stringValue else {
                    reader.problems.error("sprite[\(index)]", "\"id\" and \"url\" are required")
                    continue
                }
                if sprites.contains(where: { $0.id == id }) {
                    reader.problems.error(
                        "sprite", "all the sprites' ids must be unique, but \(id) is duplicated")
                    continue
                }
                sprites.append(Sprite(id: id, url: url))
            }
            return sprites
        case let other?:
            reader.problems.error("sprite", "array expected, \(other.typeName) found")
            return []
        }
    }

    private static func state(_ reader: inout SourceReader) -> [String: StyleValue] {
        reader.known.insert("state")
        guard let value = reader.object["state"] else { return [:] }
        guard let members = value.members else {
            reader.problems.error("state", "object expected, \(value.typeName) found")
            return [:]
        }
        var state: [String: StyleValue] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let fallback = value["default"] else {
                reader.problems.error(
                    "state.\(name)", "missing required property \"default\"")
                continue
            }
            state[name] = StyleValue(fallback)
        }
        return state
    }

    /// A context with the document's state.
    public func context(zoom: Double) -> EvaluationContext {
        let context = EvaluationContext(zoom: zoom)
        context.globalState = state
        return context
    }

    /// Returns the layer with an id; nil if there is none.
    public func layer(_ id: String) -> StyleLayer? { layers.first { $0.id == id } }
}
