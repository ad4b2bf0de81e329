extension GeoJSONParser {
    /// What is known of an object so far.
    struct Draft {
        /// Offset of the opening brace.
        let start: Int
        var type = ""
        var typeOffset = 0
        var members = GeoJSON.Members()
        var id: GeoJSON.Identifier?
        /// Of a geometry: its shape.
        var shape: GeoJSON.Geometry?
        /// Of a feature: its geometry, unless null.
        var geometry: (GeoJSON.Geometry, GeoJSON.Members)?
        var hasGeometry = false
        var properties: [String: JSONValue]?
        var hasProperties = false
        var features: [GeoJSON.Feature]?
    }

    private static let types: Set<String> = [
        "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
        "GeometryCollection", "Feature", "FeatureCollection",
    ]

    /// Members whose meaning depends on the object's type.
    private static func isContent(_ name: String) -> Bool {
        switch name {
        case "coordinates", "geometries", "geometry", "properties", "features", "id": true
        default: false
        }
    }

    /// Reads an object's members; content that comes before the type is skipped and read afterwards.
    mutating func draft() throws(JSONFault) -> Draft {
        let first = try scanner.require()
        var draft = Draft(start: scanner.cursor)
        guard first == UInt8(ascii: "{") else {
            throw wrongType("an object expected")
        }
        var postponed: [(name: String, offset: Int)] = []
        guard try scanner.open(UInt8(ascii: "}")) else { throw noType(draft) }
        repeat {
            let name = try scanner.name()
            _ = try scanner.require()
            switch name {
            case "type": try readType(into: &draft)
            case "bbox": draft.members.boundingBox = try boundingBox()
            case _ where Self.isContent(name):
                if draft.type.isEmpty {
                    postponed.append((name, scanner.cursor))
                    try scanner.skip()
                } else {
                    try readContent(name, into: &draft)
                }
            default: draft.members.foreign[name] = try scanner.value()
            }
        } while try scanner.advance(UInt8(ascii: "}"))
        guard !draft.type.isEmpty else { throw noType(draft) }
        let end = scanner.cursor
        for (name, offset) in postponed {
            scanner.cursor = offset
            try readContent(name, into: &draft)
        }
        scanner.cursor = end
        return draft
    }

    private func noType(_ draft: Draft) -> JSONFault {
        JSONFault(code: .missingMember, offset: draft.start, detail: "'type' expected")
    }

    private mutating func readType(into draft: inout Draft) throws(JSONFault) {
        let offset = scanner.cursor
        guard try scanner.require() == UInt8(ascii: "\"") else {
            throw wrongType("a string expected")
        }
        let type = try scanner.string()
        guard Self.types.contains(type) else {
            throw JSONFault(
                code: .unknownType, offset: offset, detail: "'\(String(type.prefix(40)))'")
        }
        (draft.type, draft.typeOffset) = (type, offset)
    }

    private mutating func readContent(
        _ name: String, into draft: inout Draft
    ) throws(JSONFault) {
        switch (draft.type, name) {
        case ("Feature", "id"): draft.id = try identifier()
        case ("Feature", "geometry"):
            draft.geometry = try isNull() ? nil : try geometry()
            draft.hasGeometry = true
        case ("Feature", "properties"):
            draft.properties = try isNull() ? nil : try properties()
            draft.hasProperties = true
        case ("FeatureCollection", "features"):
            draft.features = try array {
                (parser: inout GeoJSONParser) throws(JSONFault) in try parser.feature()
            }
        case ("GeometryCollection", "geometries"):
            draft.shape = .geometryCollection(
                try array {
                    (parser: inout GeoJSONParser) throws(JSONFault) in try parser.geometry().0
                })
        case ("Feature", _), ("FeatureCollection", _), ("GeometryCollection", _):
            draft.members.foreign[name] = try scanner.value()
        case (_, "coordinates"): draft.shape = try shape(draft.type)
        default: draft.members.foreign[name] = try scanner.value()
        }
    }

    /// Consumes a `null` if there is one.
    private mutating func isNull() throws(JSONFault) -> Bool {
        guard try scanner.require() == UInt8(ascii: "n") else { return false }
        try scanner.literal("null")
        return true
    }

    private mutating func properties() throws(JSONFault) -> [String: JSONValue] {
        guard try scanner.require() == UInt8(ascii: "{") else {
            throw wrongType("an object or null expected")
        }
        return try scanner.object()
    }

    private mutating func identifier() throws(JSONFault) -> GeoJSON.Identifier? {
        _ = try scanner.require()
        let offset = scanner.cursor
        switch try scanner.value() {
        case .string(let value): return .string(value)
        case .integer(let value): return .integer(value)
        case .number(let value): return .number(value)
        // Many programs write null for no id.
        case .null where !isStrict: return nil
        default:
            throw JSONFault(
                code: .wrongType, offset: offset, detail: "a string or number expected")
        }
    }

    private mutating func boundingBox() throws(JSONFault) -> [Double]? {
        if !isStrict, try isNull() { return nil }
        let offset = scanner.cursor
        let numbers = try array {
            (parser: inout GeoJSONParser) throws(JSONFault) in try parser.coordinate()
        }
        guard numbers.count == 4 || numbers.count == 6 else {
            throw JSONFault(
                code: .invalidBoundingBox, offset: offset, detail: "\(numbers.count) numbers")
        }
        return numbers
    }
}
