import SwiftSyntax

extension Inspection {
    /// Whether code at a node is for systems older than an iOS version although the target is newer or
    /// unknown: the `else` of `#available`, a `#unavailable` branch, an obsoleted or deprecated declaration.
    func isForOlderSystems(_ node: some SyntaxProtocol, than version: Double = 17) -> Bool {
        var child = Syntax(node)
        for ancestor in node.ancestors {
            if let branch = ancestor.as(IfExprSyntax.self) {
                let isElse = child.id == branch.elseBody?.id
                for element in branch.conditions {
                    guard case .availability(let test) = element.condition else { continue }
                    let isUnavailable = test.availabilityKeyword.text == "#unavailable"
                    if isElse != isUnavailable, test.reaches(version) { return true }
                }
            } else if let list = ancestor.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == child.id { break }
                    if let statement = item.branch, statement.body.statements.alwaysExits,
                        statement.isAvailability(version, keyword: "#available")
                    {
                        return true
                    }
                }
            } else if let statement = ancestor.as(GuardStmtSyntax.self) {
                if child.id == statement.body.id {
                    for element in statement.conditions {
                        if case .availability(let test) = element.condition,
                            test.availabilityKeyword.text == "#available", test.reaches(version)
                        {
                            return true
                        }
                    }
                }
            } else if let attributes = ancestor.attributesOfDeclaration {
                if attributes.retires { return true }
            }
            child = ancestor
        }
        return false
    }

    /// Whether API of an iOS version may be used at a node: by the target or an availability test
    /// around it.
    ///
    /// `nil` if nothing tells.
    func mayUse(iOS version: Double, at node: some SyntaxProtocol) -> Bool? {
        if isForOlderSystems(node, than: version) { return false }
        var child = Syntax(node)
        for ancestor in node.ancestors {
            if let branch = ancestor.as(IfExprSyntax.self), child.id == branch.body.id,
                branch.isAvailability(version, keyword: "#available")
            {
                return true
            }
            if let attributes = ancestor.attributesOfDeclaration,
                attributes.introduces(atLeast: version)
            {
                return true
            }
            child = ancestor
        }
        return target.isAtLeast(iOS: version)
    }
}

extension IfExprSyntax {
    fileprivate func isAvailability(_ version: Double, keyword: String) -> Bool {
        conditions.contains { element in
            guard case .availability(let test) = element.condition else { return false }
            return test.availabilityKeyword.text == keyword && test.reaches(version)
        }
    }
}

extension AvailabilityConditionSyntax {
    /// Whether the condition tests for an iOS version (or a later one, or the like on another system).
    fileprivate func reaches(_ version: Double) -> Bool {
        for argument in availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                let number = restriction.version.flatMap({ Double($0.major.text) })
            else { continue }
            let platform = restriction.platform.text
            let target = DeploymentTarget([
                platform.replacing("ApplicationExtension", with: ""): number
            ])
            if target.isAtLeast(iOS: version) == true { return true }
        }
        return false
    }
}

extension Syntax {
    /// The attributes of a function, variable or type declaration.
    fileprivate var attributesOfDeclaration: AttributeListSyntax? {
        switch kind {
        case .functionDecl: cast(FunctionDeclSyntax.self).attributes
        case .variableDecl: cast(VariableDeclSyntax.self).attributes
        case .structDecl: cast(StructDeclSyntax.self).attributes
        case .classDecl: cast(ClassDeclSyntax.self).attributes
        case .enumDecl: cast(EnumDeclSyntax.self).attributes
        case .extensionDecl: cast(ExtensionDeclSyntax.self).attributes
        case .initializerDecl: cast(InitializerDeclSyntax.self).attributes
        default: nil
        }
    }
}

extension AttributeListSyntax {
    private var availabilityArguments: [AvailabilityArgumentSyntax] {
        flatMap { element -> [AvailabilityArgumentSyntax] in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.plainName == "available",
                case .availability(let list)? = attribute.arguments
            else { return [] }
            return Array(list)
        }
    }

    /// `@available(…, deprecated…)`, `obsoleted` or `unavailable`: kept for older systems.
    fileprivate var retires: Bool {
        availabilityArguments.contains { argument in
            switch argument.argument {
            case .token(let token): ["deprecated", "obsoleted", "unavailable"].contains(token.text)
            case .availabilityLabeledArgument(let labeled):
                ["deprecated", "obsoleted"].contains(labeled.label.text)
            default: false
            }
        }
    }

    fileprivate func introduces(atLeast version: Double) -> Bool {
        availabilityArguments.contains { argument in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                let number = restriction.version.flatMap({ Double($0.major.text) })
            else { return false }
            return DeploymentTarget([restriction.platform.text: number]).isAtLeast(iOS: version)
                == true
        }
    }
}
