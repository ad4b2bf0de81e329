/// A message from the compiler.
///
/// The names are those of the protocol between the compiler and its plugins, version 7.
package enum CompilerQuestion: Decodable {
    case getCapability(Ignored)
    case expandFreestandingMacro(Ignored)
    case expandAttachedMacro(AttachedMacro)

    /// What there is no need to read.
    package struct Ignored: Decodable {
        package init(from decoder: any Decoder) {}
    }

    /// A macro at a declaration.
    package struct AttachedMacro: Decodable {
        /// What the compiler wants of it: accessors, or declarations beside it.
        package let macroRole: String
        package let macro: Macro
        package let declSyntax: Syntax
        /// What is around the declaration, the nearest first.
        package let lexicalContext: [Syntax]?

        package struct Macro: Decodable { package let typeName: String }
        package struct Syntax: Decodable {
            package let source: String
            package let location: Location
        }
        package struct Location: Decodable {
            package let fileName: String
            package let offset: Int
        }
    }

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let attached = try container.decodeIfPresent(
            AttachedMacro.self, forKey: .expandAttachedMacro)
        {
            self = .expandAttachedMacro(attached)
        } else if container.contains(.expandFreestandingMacro) {
            self = .expandFreestandingMacro(Ignored(from: decoder))
        } else if container.contains(.getCapability) {
            self = .getCapability(Ignored(from: decoder))
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "an unknown question"))
        }
    }

    /// The answer to the message.
    package var answer: CompilerAnswer {
        switch self {
        case .getCapability:
            return .getCapabilityResult(CompilerAnswer.Capability())
        case .expandFreestandingMacro:
            // A preview is for a canvas that is not there. The compiler has checked what is in it by now.
            return .expandMacroResult(CompilerAnswer.Expansion(expandedSource: ""))
        case .expandAttachedMacro(let macro):
            return .expandMacroResult(macro.expansion)
        }
    }
}

extension CompilerQuestion.AttachedMacro {
    /// The expansion of the macro.
    var expansion: CompilerAnswer.Expansion {
        // `@Previewable` expands to nothing.
        guard macro.typeName == "Entry" else {
            return CompilerAnswer.Expansion(expandedSource: "")
        }
        do {
            let entry = try EnvironmentEntry(
                declaration: declSyntax.source, around: lexicalContext?.first?.source)
            return CompilerAnswer.Expansion(
                expandedSource: macroRole == "accessor" ? entry.accessors : entry.key)
        } catch {
            // The compiler asks for each role: one complaint is enough.
            let complaints =
                macroRole == "accessor"
                ? [
                    CompilerAnswer.Diagnostic(
                        message: error.description,
                        position: CompilerAnswer.Diagnostic.Position(
                            fileName: declSyntax.location.fileName,
                            offset: declSyntax.location.offset))
                ] : []
            return CompilerAnswer.Expansion(expandedSource: nil, diagnostics: complaints)
        }
    }
}

/// What the compiler is answered.
package enum CompilerAnswer: Encodable {
    case getCapabilityResult(Capability)
    case expandMacroResult(Expansion)

    /// What this program can do.
    package struct Capability: Encodable {
        package let capability = ["protocolVersion": 7]
        private enum CodingKeys: CodingKey { case capability }
    }

    /// What a macro becomes; nil where it becomes nothing because of a mistake.
    package struct Expansion: Encodable {
        package let expandedSource: String?
        package var diagnostics: [Diagnostic] = []
    }

    /// A mistake, and where it is.
    package struct Diagnostic: Encodable {
        package let message: String
        package let severity = "error"
        package let position: Position
        package let highlights: [Position] = []
        package let notes: [Position] = []
        package let fixIts: [Position] = []

        private enum CodingKeys: CodingKey {
            case message, severity, position, highlights, notes, fixIts
        }

        /// A place in a file, in bytes from its beginning.
        package struct Position: Encodable {
            package let fileName: String
            package let offset: Int
        }
    }

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .getCapabilityResult(let capability):
            try container.encode(capability, forKey: .getCapabilityResult)
        case .expandMacroResult(let expansion):
            try container.encode(expansion, forKey: .expandMacroResult)
        }
    }
}
