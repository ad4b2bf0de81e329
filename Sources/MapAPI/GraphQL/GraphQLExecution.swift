import Answers

/// The values of a field's arguments, variables replaced.
struct GraphQLArguments {
    private let values: [String: JSONInput]

    init(_ values: [String: JSONInput]) { self.values = values }

    /// An argument; nil if it is left out or null.
    subscript(name: String) -> JSONInput? {
        guard let value = values[name], value != .null else { return nil }
        return value
    }
}

/// The value of a field.
enum GraphQLResult {
    /// A number, text or truth value, or null.
    case leaf(JSONValue)
    case object(GraphQLObject)
    case list([GraphQLResult])

    /// A text; null for an empty one.
    static func text(_ text: String) -> GraphQLResult {
        .leaf(text.isEmpty ? .null : .string(text))
    }

    /// An object; null for none.
    static func optional(_ object: GraphQLObject?) -> GraphQLResult {
        object.map { .object($0) } ?? .leaf(.null)
    }
}

/// An object whose fields are worked out when they are asked for.
struct GraphQLObject {
    /// The name of its type.
    let type: String
    /// The value of a field; nil if the type has no such field.
    let field: (_ name: String, _ arguments: GraphQLArguments) throws -> GraphQLResult?

    /// Creates an object.
    init(
        _ type: String,
        field: @escaping (_ name: String, _ arguments: GraphQLArguments) throws -> GraphQLResult?
    ) {
        self.type = type
        self.field = field
    }

    /// Creates an object of fields without arguments.
    init(_ type: String, _ fields: [String: GraphQLResult]) {
        self.init(type) { name, _ in fields[name] }
    }
}

/// Answers an operation of a document from an object.
struct GraphQLExecution {
    /// The maximum number of fields of an answer.
    static let mostFields = 200_000

    private let document: GraphQLDocument
    private var variables: [String: JSONInput] = [:]
    private var fields = 0
    private var level = 0

    /// Answers a document.
    ///
    /// - Parameters:
    ///   - name: Which of several operations is meant.
    ///   - variables: The values of the operation's variables.
    ///   - root: What queries are about.
    /// - Returns: The value of `data`.
    /// - Throws: `GraphQLError` for an invalid document; what fields throw.
    static func answer(
        _ document: GraphQLDocument, operation name: String?, variables: [String: JSONInput],
        from root: GraphQLObject
    ) throws -> JSONValue {
        let named = document.operations.filter { name == nil || $0.name == name }
        guard let operation = named.first, named.count == 1 else {
            throw GraphQLError("it is not told which operation is meant")
        }
        guard operation.kind == "query" else {
            throw GraphQLError("there are only queries, no \(operation.kind)")
        }
        var execution = GraphQLExecution(document: document)
        for variable in operation.variables {
            if let value = variables[variable.name] {
                execution.variables[variable.name] = value
            } else if let standard = variable.standard {
                execution.variables[variable.name] = try execution.value(standard)
            } else if variable.isRequired {
                throw GraphQLError("the variable $\(variable.name) has no value")
            }
        }
        return try execution.object(root, operation.selections)
    }

    private init(document: GraphQLDocument) { self.document = document }

    private mutating func object(
        _ object: GraphQLObject, _ selections: [GraphQLDocument.Selection]
    ) throws -> JSONValue {
        var gathered: [(key: String, fields: [GraphQLDocument.Field])] = []
        try gather(selections, of: object.type, into: &gathered)
        return .object(
            members: try gathered.map { key, fields in
                (key, try result(of: object, fields))
            })
    }

    /// The fields that hold for an object; those of one key belong together.
    private mutating func gather(
        _ selections: [GraphQLDocument.Selection], of type: String,
        into gathered: inout [(key: String, fields: [GraphQLDocument.Field])]
    ) throws {
        level += 1
        defer { level -= 1 }
        guard level <= 4 * GraphQLReader.mostLevels else {
            throw GraphQLError("fragments stand in each other without end")
        }
        for selection in selections {
            fields += 1
            guard fields <= Self.mostFields else {
                throw GraphQLError("the answer has more than \(Self.mostFields) fields")
            }
            switch selection {
            case .field(let field):
                guard try isIncluded(field.directives) else { continue }
                if let place = gathered.firstIndex(where: { $0.key == field.key }) {
                    gathered[place].fields.append(field)
                } else {
                    gathered.append((field.key, [field]))
                }
            case .spread(let name, let directives, let place):
                guard let fragment = document.fragments[name] else {
                    throw GraphQLError("there is no fragment \(name)", place)
                }
                guard try isIncluded(directives), fragment.type == type else { continue }
                try gather(fragment.selections, of: type, into: &gathered)
            case .inline(let condition, let directives, let selections):
                guard try isIncluded(directives), condition == nil || condition == type else {
                    continue
                }
                try gather(selections, of: type, into: &gathered)
            }
        }
    }

    private func isIncluded(_ directives: [GraphQLDocument.Directive]) throws -> Bool {
        for directive in directives where ["include", "skip"].contains(directive.name) {
            let condition = try directive.arguments.first { $0.name == "if" }.map {
                try value($0.value)
            }
            guard let holds = condition?.boolean else {
                throw GraphQLError("@\(directive.name) has no truth value")
            }
            if holds == (directive.name == "skip") { return false }
        }
        return true
    }

    private mutating func result(
        of object: GraphQLObject, _ fields: [GraphQLDocument.Field]
    ) throws -> JSONValue {
        let field = fields[0]
        if field.name == "__typename" { return .string(object.type) }
        var values: [String: JSONInput] = [:]
        for argument in field.arguments { values[argument.name] = try value(argument.value) }
        guard let result = try object.field(field.name, GraphQLArguments(values)) else {
            throw GraphQLError(
                "Field '\(field.name)' in type '\(object.type)' is undefined", field.place)
        }
        return try json(result, field, fields.flatMap(\.selections))
    }

    private mutating func json(
        _ result: GraphQLResult, _ field: GraphQLDocument.Field,
        _ selections: [GraphQLDocument.Selection]
    ) throws -> JSONValue {
        switch result {
        case .leaf(let value):
            guard selections.isEmpty || value == .null else {
                throw GraphQLError("Field '\(field.name)' has no fields", field.place)
            }
            return value
        case .object(let object):
            guard !selections.isEmpty else {
                throw GraphQLError(
                    "Field '\(field.name)' of type '\(object.type)' must have fields", field.place)
            }
            return try self.object(object, selections)
        case .list(let results):
            return .array(try results.map { try json($0, field, selections) })
        }
    }

    /// A value with variables replaced; those that have none are null.
    private func value(_ value: GraphQLDocument.Value) throws -> JSONInput {
        switch value {
        case .variable(let name): variables[name] ?? .null
        case .integer(let whole): .number(Double(whole))
        case .number(let number): .number(number)
        case .string(let text), .word(let text): .string(text)
        case .boolean(let truth): .boolean(truth)
        case .null: .null
        case .list(let values): .array(try values.map { try self.value($0) })
        case .object(let members):
            .object(
                Dictionary(
                    try members.map { ($0.name, try self.value($0.value)) },
                    uniquingKeysWith: { _, last in last }))
        }
    }
}
