import Answers

/// A document of GraphQL with operations and fragments (GraphQL specification, October 2021, section 2).
struct GraphQLDocument {
    /// A value as it is written: a literal, or a variable's name.
    indirect enum Value: Equatable {
        case variable(String)
        case integer(Int)
        case number(Double)
        case string(String)
        case boolean(Bool)
        case null
        /// A word of an enumeration.
        case word(String)
        case list([Value])
        case object([(name: String, value: Value)])

        static func == (one: Value, other: Value) -> Bool {
            switch (one, other) {
            case (.variable(let a), .variable(let b)), (.string(let a), .string(let b)),
                (.word(let a), .word(let b)):
                a == b
            case (.integer(let a), .integer(let b)): a == b
            case (.number(let a), .number(let b)): a == b
            case (.boolean(let a), .boolean(let b)): a == b
            case (.null, .null): true
            case (.list(let a), .list(let b)): a == b
            case (.object(let a), .object(let b)):
                a.count == b.count
                    && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
            default: false
            }
        }
    }

    /// `@include(if: …)` or `@skip(if: …)`, or another directive.
    struct Directive {
        let name: String
        let arguments: [(name: String, value: Value)]
    }

    /// A field that is asked for.
    struct Field {
        let alias: String?
        let name: String
        let arguments: [(name: String, value: Value)]
        let directives: [Directive]
        /// What is asked of its value; empty for one without fields.
        let selections: [Selection]
        let place: GraphQLError.Place

        /// The name of its value in the answer.
        var key: String { alias ?? name }
    }

    /// What is asked of an object.
    indirect enum Selection {
        case field(Field)
        /// The fields of a fragment.
        case spread(String, [Directive], GraphQLError.Place)
        /// Fields where the object is of a type; of any if that is nil.
        case inline(type: String?, [Directive], [Selection])
    }

    /// A variable of an operation.
    struct Variable {
        let name: String
        let isRequired: Bool
        let standard: Value?
    }

    /// An operation.
    struct Operation {
        /// `query`, `mutation` or `subscription`.
        let kind: String
        let name: String?
        let variables: [Variable]
        let selections: [Selection]
    }

    /// A fragment: fields of objects of a type.
    struct Fragment {
        let type: String
        let selections: [Selection]
    }

    var operations: [Operation] = []
    var fragments: [String: Fragment] = [:]
}

/// What is wrong with a document, or with what it asks.
struct GraphQLError: Error, Equatable, CustomStringConvertible {
    /// A place in a document: line and column, from 1.
    struct Place: Equatable {
        var line = 1
        var column = 1
    }

    let description: String
    let place: Place?

    init(_ description: String, _ place: Place? = nil) {
        self.description = description
        self.place = place
    }

    /// The error as it is written in answers.
    var json: JSONValue {
        .object([
            "message": .string(description),
            "locations": place.map {
                [["line": .integer($0.line), "column": .integer($0.column)]]
            },
            "extensions": ["classification": "ValidationError"],
        ])
    }
}
