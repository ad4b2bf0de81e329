import SwiftSyntax

/// A member of an extension that stands in its class in the copies.
struct MovedMember {
    /// The class.
    let type: String
    /// The rewritten text.
    let text: String
    /// The file it comes from.
    let path: String
    /// The line it begins at.
    let line: Int
}

// Objective-C lets an extension override what a class inherits; Swift alone wants overrides in the class itself.
extension SourceRewriter {
    /// Notes the overrides of an extension of one of the module's classes.
    func noteOverrides(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        guard types.isEmpty, index.superclasses[name] != nil, node.genericWhereClause == nil else {
            return
        }
        for member in node.memberBlock.members {
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if modifiers?.contains(where: { $0.name.text == "override" }) == true {
                overrides.append((name, range(member.decl)))
            }
        }
    }

    /// Notes where the body of one of the file's classes ends.
    func noteEnd(_ node: ClassDeclSyntax) {
        guard types.isEmpty else { return }
        classEnds[node.name.text] = range(node.memberBlock.rightBrace).lowerBound
    }

    /// Takes the overrides of extensions out of the file.
    func cutOverrides() -> [MovedMember] {
        let moved = overrides.map { type, range in
            MovedMember(
                type: type, text: edits.cut(range), path: path, line: line(at: range.lowerBound))
        }
        overrides = []
        return moved
    }

    /// Puts a member at the end of a class of the file, whose lines stay where they are for the compiler.
    func insert(_ member: MovedMember, original: (String) -> String) {
        guard let end = classEnds[member.type] else { return }
        let text = """
            \(Self.directive(original(member.path), member.line))\(member.text)
            \(Self.directive(original(path), line(at: end)))
            """
        edits.replace(end..<end, with: "\n\(text)")
    }
}
