/// A buffer for the text being written.
struct GeoJSONOutput {
    let options: GeoJSON.WritingOptions
    var bytes: [UInt8] = []

    init(options: GeoJSON.WritingOptions) {
        self.options = options
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ feature: GeoJSON.Feature) throws(GeoJSONError) {
        append(#"{"type":"Feature""#)
        switch feature.id {
        case .string(let id):
            append(#","id":"#)
            write(id)
        case .integer(let id): append(#","id":\#(id)"#)
        case .number(let id):
            append(#","id":"#)
            try write(.number(id))
        case nil: break
        }
        try write(boundingBox: feature.members)
        append(#","geometry":"#)
        if let geometry = feature.geometry {
            try write(geometry, feature.geometryMembers)
        } else {
            append("null")
        }
        append(#","properties":"#)
        try write(feature.properties.map { .object($0) } ?? .null)
        try write(
            foreign: feature.members, except: ["type", "id", "bbox", "geometry", "properties"])
        append("}")
    }

    /// Writes a collection up to the bracket before its first feature.
    mutating func openCollection(_ members: GeoJSON.Members) throws(GeoJSONError) {
        append(#"{"type":"FeatureCollection""#)
        try write(boundingBox: members)
        try write(foreign: members, except: ["type", "bbox", "features"])
        append(#","features":["#)
    }

    mutating func write(
        _ geometry: GeoJSON.Geometry, _ members: GeoJSON.Members
    ) throws(GeoJSONError) {
        append(#"{"type":"\#(geometry.type)""#)
        try write(boundingBox: members)
        append(isCollection(geometry) ? #","geometries":"# : #","coordinates":"#)
        try writeContent(of: geometry)
        let content = isCollection(geometry) ? "geometries" : "coordinates"
        try write(foreign: members, except: ["type", "bbox", content])
        append("}")
    }

    private func isCollection(_ geometry: GeoJSON.Geometry) -> Bool {
        if case .geometryCollection = geometry { true } else { false }
    }

    private mutating func write(boundingBox members: GeoJSON.Members) throws(GeoJSONError) {
        guard let box = members.boundingBox else { return }
        append(#","bbox":"#)
        try list(box) { (output, number) throws(GeoJSONError) in
            try output.write(coordinate: number)
        }
    }

    private mutating func write(
        foreign members: GeoJSON.Members, except known: Set<String>
    ) throws(GeoJSONError) {
        for name in members.foreign.keys.sorted() where !known.contains(name) {
            append(",")
            write(name)
            append(":")
            try write(members.foreign[name] ?? .null)
        }
    }

    mutating func write(_ value: JSONValue) throws(GeoJSONError) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .integer(let value): append("\(value)")
        // With its ".0", so that a whole double reads back as a double.
        case .number(let value): append(try finite(value).description)
        case .string(let value): write(value)
        case .array(let values):
            try list(values) { (output, value) throws(GeoJSONError) in try output.write(value) }
        case .object(let members):
            append("{")
            for (index, name) in members.keys.sorted().enumerated() {
                if index > 0 { append(",") }
                write(name)
                append(":")
                try write(members[name] ?? .null)
            }
            append("}")
        }
    }

    mutating func list<Element>(
        _ elements: [Element],
        write: (inout GeoJSONOutput, Element) throws(GeoJSONError) -> Void
    ) throws(GeoJSONError) {
        append("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            try write(&self, element)
        }
        append("]")
    }

    func finite(_ number: Double) throws(GeoJSONError) -> Double {
        guard number.isFinite else {
            throw GeoJSONError(.notFinite, offset: 0, detail: "\(number)")
        }
        return number
    }

    /// Writes a string; control characters are escaped, so that a text never has a line break.
    mutating func write(_ string: String) {
        append("\"")
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x0A: append("\\n")
            case 0x0D: append("\\r")
            case 0x09: append("\\t")
            case 0..<0x20: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        append("\"")
    }
}
