/// Builds GeoJSON objects from the tokens of a text.
struct GeoJSONParser {
    var scanner: JSONScanner
    let isStrict: Bool

    /// Parses a part of `bytes` that has to hold one value and nothing else.
    ///
    /// - Parameters:
    ///   - offset: Where `bytes` begin in the file; added to the offset in errors.
    ///   - prefix: The path of the part in the file.
    static func parse<Result>(
        _ bytes: [UInt8], _ range: Range<Int>, options: GeoJSON.ReadingOptions, offset: Int = 0,
        prefix: String = "", body: (inout GeoJSONParser) throws(JSONFault) -> Result
    ) throws(GeoJSONError) -> Result {
        var parser = GeoJSONParser(
            scanner: JSONScanner(bytes, range: range, maximumDepth: options.maximumDepth),
            isStrict: options.strictness == .strict)
        do throws(JSONFault) {
            let result = try body(&parser)
            try parser.scanner.finish()
            return result
        } catch {
            let path = JSONPath.path(to: error.offset, in: bytes, range: range, prefix: prefix)
            throw GeoJSONError(
                error.code, offset: offset + error.offset, path: path, detail: error.detail)
        }
    }

    /// Reads any GeoJSON object.
    mutating func document() throws(JSONFault) -> GeoJSON.Document {
        var draft = try draft()
        switch draft.type {
        case "Feature": return .feature(try finishedFeature(&draft))
        case "FeatureCollection":
            guard let features = draft.features else { throw missing("features", draft) }
            return .featureCollection(
                GeoJSON.FeatureCollection(features: features, members: draft.members))
        default: return .geometry(try finishedGeometry(draft), draft.members)
        }
    }

    /// Reads an object that has to be a feature.
    mutating func feature() throws(JSONFault) -> GeoJSON.Feature {
        var draft = try draft()
        guard draft.type == "Feature" else { throw unknownType(draft, "Feature expected") }
        return try finishedFeature(&draft)
    }

    /// Reads an object that has to be a geometry.
    mutating func geometry() throws(JSONFault) -> (GeoJSON.Geometry, GeoJSON.Members) {
        let draft = try draft()
        guard draft.type != "Feature", draft.type != "FeatureCollection" else {
            throw unknownType(draft, "a geometry expected")
        }
        return (try finishedGeometry(draft), draft.members)
    }

    private func finishedGeometry(_ draft: Draft) throws(JSONFault) -> GeoJSON.Geometry {
        guard let geometry = draft.shape else {
            let name = draft.type == "GeometryCollection" ? "geometries" : "coordinates"
            throw missing(name, draft)
        }
        return geometry
    }

    private func finishedFeature(_ draft: inout Draft) throws(JSONFault) -> GeoJSON.Feature {
        if isStrict {
            guard draft.hasGeometry else { throw missing("geometry", draft) }
            guard draft.hasProperties else { throw missing("properties", draft) }
        }
        return GeoJSON.Feature(
            id: draft.id, geometry: draft.geometry?.0, properties: draft.properties,
            geometryMembers: draft.geometry?.1 ?? GeoJSON.Members(), members: draft.members)
    }

    private func missing(_ name: String, _ draft: Draft) -> JSONFault {
        JSONFault(code: .missingMember, offset: draft.start, detail: "'\(name)' expected")
    }

    private func unknownType(_ draft: Draft, _ detail: String) -> JSONFault {
        JSONFault(code: .unknownType, offset: draft.typeOffset, detail: detail)
    }
}
