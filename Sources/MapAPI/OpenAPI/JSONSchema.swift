import Answers

/// A schema of JSON values, by JSON Schema 2020-12 as OpenAPI 3.1 uses it.
public indirect enum JSONSchema: Sendable {
    /// A text, one of some words if these are named.
    case string(_ words: [String] = [], format: String? = nil)
    /// A text of a form, as a regular expression of ECMA-262.
    case pattern(String)
    /// An integer, within limits if there are any.
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    /// A number, within limits if there are any.
    case number(minimum: Double? = nil, maximum: Double? = nil)
    /// The literals `true` and `false`.
    case boolean
    /// An array whose items have a schema.
    case array(of: JSONSchema)
    /// An object with some members; others may stand beside them.
    case object([(name: String, schema: JSONSchema)], required: [String] = [])
    /// An object whose members have any names.
    case dictionary(of: JSONSchema)
    /// A schema of the document's `components`, by name.
    case reference(String)
    /// A value of a schema, or `null`.
    case nullable(JSONSchema)
    /// A value of one of several schemas.
    case anyOf([JSONSchema])
    /// Any value.
    case any

    /// The schema as the document has it.
    var json: JSONValue {
        switch self {
        case .string(let words, let format):
            .object([
                "type": "string", "format": format.map(JSONValue.string),
                "enum": words.isEmpty ? nil : .strings(words),
            ])
        case .pattern(let form): ["type": "string", "pattern": .string(form)]
        case .integer(let minimum, let maximum):
            .object([
                "type": "integer", "minimum": minimum.map(JSONValue.integer),
                "maximum": maximum.map(JSONValue.integer),
            ])
        case .number(let minimum, let maximum):
            .object([
                "type": "number", "minimum": minimum.map(JSONValue.number),
                "maximum": maximum.map(JSONValue.number),
            ])
        case .boolean: ["type": "boolean"]
        case .array(let element): ["type": "array", "items": element.json]
        case .object(let members, let required):
            .object([
                "type": "object",
                "properties": .object(members: members.map { ($0.name, $0.schema.json) }),
                "required": required.isEmpty ? nil : .strings(required),
            ])
        case .dictionary(let value): ["type": "object", "additionalProperties": value.json]
        case .reference(let name): ["$ref": .string("#/components/schemas/" + name)]
        case .nullable(let schema): ["anyOf": [schema.json, ["type": "null"]]]
        case .anyOf(let schemas): ["anyOf": .array(schemas.map(\.json))]
        case .any: [:]
        }
    }
}
