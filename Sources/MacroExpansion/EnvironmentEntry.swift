/// What `@Entry var name: Type = value` stands for: a key for the value, and accessors that use it.
package struct EnvironmentEntry {
    /// Why a declaration cannot be an entry.
    package enum Mistake: Error, CustomStringConvertible, Equatable {
        case noVariable
        case hasAccessors
        case noDefaultValue
        case notInEnvironmentValues

        package var description: String {
            switch self {
            case .noVariable: "'@Entry' is for a variable with a simple name"
            case .hasAccessors: "'@Entry' is for a variable without accessors"
            case .noDefaultValue:
                "'@Entry' wants a value to begin with: @Entry var name: Type = value"
            case .notInEnvironmentValues:
                "'@Entry' is known here in extensions of 'EnvironmentValues' only"
            }
        }
    }

    private let variable: DeclaredVariable

    /// Reads a declaration.
    ///
    /// - Parameters:
    ///   - declaration: The declaration as it is written, with its attributes.
    ///   - context: The head of what is around it; nil where it is not known.
    /// - Throws: ``Mistake``.
    package init(declaration: String, around context: String?) throws(Mistake) {
        if let context {
            let words = context.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard words.contains("extension"), words.contains("EnvironmentValues") else {
                throw .notInEnvironmentValues
            }
        }
        guard let variable = DeclaredVariable(declaration) else { throw .noVariable }
        guard !variable.hasAccessors else { throw .hasAccessors }
        let isOptional = variable.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") }
        guard variable.value != nil || isOptional == true else { throw .noDefaultValue }
        self.variable = variable
    }

    private var keyName: String {
        "__Key_" + variable.name.filter { $0 != "`" }
    }

    /// The accessors of the variable.
    package var accessors: String {
        "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }"
    }

    /// The key of its value.
    package var key: String {
        let value = variable.value ?? "nil"
        // Computed where the type is written, so that it may be one that is not Sendable.
        let declared =
            variable.type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "static let defaultValue = \(value)"
        return "private struct \(keyName): SwiftUI.EnvironmentKey {\n    \(declared)\n}"
    }
}
