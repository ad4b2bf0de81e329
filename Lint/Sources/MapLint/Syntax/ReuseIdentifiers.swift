import SwiftSyntax

extension SourceFile {
    /// How a reuse identifier is compared: a literal with its quotes, or the path of a constant
    /// with the name of its type.
    ///
    /// `nil` where only a run of the program could tell.
    func identifierKey(_ expression: ExprSyntax) -> String? {
        if let text = expression.literalString { return "\"\(text)\"" }
        if let path = expression.path {
            let names = path.split(separator: ".").map(String.init)
            if names.count == 1 {
                switch declaration(of: path, at: expression)?.kind {
                case .parameter, .closureParameter, .condition, .other: return nil
                case .local(let binding):
                    return binding.initializer.flatMap { identifierKey($0.value) }
                case .property, nil: break
                }
                if let type = enclosingType(of: expression),
                    property(path, of: type.name) != nil || expression.path != path
                {
                    return "\(type.simpleName).\(path)"
                }
                return path
            }
            if names[0] == "Self", let type = enclosingType(of: expression) {
                return ([type.simpleName] + names.dropFirst()).joined(separator: ".")
            }
            if names[0].first?.isUppercase == true { return names.suffix(2).joined(separator: ".") }
            return nil
        }
        if let call = expression.unwrapped.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.lastName
            if name == "String" || name == "NSStringFromClass" {
                guard let value = call.arguments.first?.expression,
                    let type = value.as(MemberAccessExprSyntax.self),
                    type.declName.baseName.text == "self", let base = type.base?.lastName,
                    base.first?.isUppercase == true
                else { return nil }
                guard base == "Self" else { return "\(name ?? "")(\(base))" }
                return enclosingType(of: expression).map { "\(name ?? "")(\($0.simpleName))" }
            }
        }
        return nil
    }

    /// A registration of an annotation view class.
    struct Registration {
        let viewClass: String?
        let key: String?
    }

    var registrations: [Registration] {
        index.calls(named: "register").compactMap { call in
            guard let identifier = call.node.argument("forAnnotationViewWithReuseIdentifier") else {
                return nil
            }
            let type = call.node.firstUnlabeled?.unwrapped.as(MemberAccessExprSyntax.self)
            let viewClass = type?.declName.baseName.text == "self" ? type?.base?.lastName : nil
            return Registration(viewClass: viewClass, key: identifierKey(identifier))
        }
    }
}

extension ExprSyntax {
    /// Whether the identifier is one that MapKit registers by itself.
    var isDefaultReuseIdentifier: Bool {
        lastName?.hasPrefix("MKMapViewDefault") == true
    }
}
