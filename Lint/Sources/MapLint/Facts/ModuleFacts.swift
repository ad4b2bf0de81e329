/// The facts of all files of a module together, ready to be asked.
struct ModuleFacts: Sendable {
    private var typeNames: Set<String> = []
    /// The simple names of all types, nested and private ones too.
    private var declaredNames: Set<String> = []
    private var protocols: Set<String> = []
    private var inherited: [String: Set<String>] = [:]
    private var methods: [String: Set<String>] = [:]
    private var allSelectors: Set<String> = []
    private var memberNames: Set<String> = []
    private var delegates: Set<String> = []
    private var registered: Set<String> = []
    private var constants: [String: String] = [:]
    private var viewsWithWords: Set<String> = []
    private var cleared: Set<String> = []
    private var bindings: [String: Set<String>] = [:]
    private(set) var facts: Set<Fact> = []
    private let neighbors: NeighborFacts
    /// Whether the files are all there is: a file linted by itself says little of its module.
    let isWhole: Bool

    init(_ files: some Sequence<FileFacts>, isWhole: Bool, neighbors: NeighborFacts = .init()) {
        self.isWhole = isWhole
        self.neighbors = neighbors
        allSelectors = neighbors.selectors
        delegates = neighbors.delegates
        for file in files { merge(file) }
        registered = Set(registered.map(resolved))
    }

    private mutating func merge(_ file: FileFacts) {
        for type in file.types {
            let simple = String(type.name.split(separator: ".").last ?? "")
            if type.kind != .extension, type.isShared { typeNames.insert(simple) }
            if type.kind != .extension { declaredNames.insert(simple) }
            if type.kind == .protocol { protocols.insert(simple) }
            inherited[simple, default: []].formUnion(type.inherited)
        }
        for (type, selectors) in file.methods {
            let simple = String(type.split(separator: ".").last ?? "")
            methods[simple, default: []].formUnion(selectors)
            allSelectors.formUnion(selectors)
        }
        memberNames.formUnion(file.memberNames)
        delegates.formUnion(file.delegates)
        registered.formUnion(file.registered)
        constants.merge(file.constants) { first, _ in first }
        viewsWithWords.formUnion(file.viewsWithWords)
        cleared.formUnion(file.cleared)
        bindings.merge(file.bindings) { $0.union($1) }
        facts.formUnion(file.facts)
    }

    /// The literal that an identifier path stands for, or the path.
    private func resolved(_ identifier: String) -> String {
        constants[identifier] ?? identifier
    }

    /// Whether a type reaches one of the names through what it inherits.
    func type(_ name: String, inheritsAny ancestors: Set<String>) -> Bool {
        var open = [name.split(separator: ".").last.map(String.init) ?? name]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for parent in inherited[next] ?? [] {
                if ancestors.contains(parent) { return true }
                open.append(parent.split(separator: ".").last.map(String.init) ?? parent)
            }
        }
        return false
    }

    private func implements(_ type: String, _ selector: String) -> Bool {
        var open = [type.split(separator: ".").last.map(String.init) ?? type]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if methods[next]?.contains(selector) == true { return true }
            open += inherited[next] ?? []
        }
        // A protocol stands for whatever conforms to it.
        let name = type.split(separator: ".").last.map(String.init) ?? type
        return methods.contains {
            $0.value.contains(selector) && self.type($0.key, inheritsAny: [name])
        }
    }

    /// Judges whether a draft stands when a condition is put to it.
    ///
    /// - Parameter facts: those that hold where the draft was made.
    private func judge(_ condition: Condition, _ facts: Set<Fact>) -> Condition.Verdict {
        switch condition {
        case .ownType(let name): return typeNames.contains(name) ? .falls : .stands
        case .undeclared(let name):
            let simple = name.split(separator: ".").last.map(String.init) ?? name
            return declaredNames.contains(simple) ? .stands : .falls
        case .ownMember(let name): return memberNames.contains(name) ? .falls : .stands
        case .delegateAssigned(let name):
            // The delegate may be assigned under the name of a class or protocol that it is known by.
            if delegates.contains(name) || type(name, inheritsAny: delegates) { return .falls }
            return facts.contains(.assignsUnknownDelegate) ? .note : .stands
        case .registered(let identifier):
            let wanted = resolved(identifier)
            if registered.contains(wanted) { return .falls }
            guard wanted.hasPrefix("\"") || wanted.contains("(") else {
                // A constant whose text no file shows: one of the same name may be the same constant, seen through
                // a protocol or a generic parameter.
                let name = wanted.split(separator: ".").last
                let isNear = registered.contains { $0.split(separator: ".").last == name }
                return isNear ? .falls : .note
            }
            return facts.contains(.registersUnknownIdentifier) ? .note : .stands
        case .implemented(let type, let selector):
            return implements(type, selector) ? .falls : .stands
        case .implementedByClass(let type, let selector):
            let name = type.split(separator: ".").last.map(String.init) ?? type
            return !protocols.contains(name) && implements(type, selector) ? .falls : .stands
        case .implementedAnywhere(let selector):
            return allSelectors.contains(selector) ? .falls : .stands
        case .inherits(let type, let ancestors):
            return self.type(type, inheritsAny: Set(ancestors)) ? .falls : .stands
        case .lacksAncestor(let type, let ancestors):
            return self.type(type, inheritsAny: Set(ancestors)) ? .stands : .falls
        case .fact(let fact): return facts.contains(fact) ? .falls : .stands
        case .lacking(let fact): return facts.contains(fact) ? .stands : .falls
        case .appUnseen: return facts.contains(.isAppProject) ? .stands : .note
        case .ownCoordinates:
            return facts.contains(.declaresOwnCoordinates)
                && !facts.contains(.declaresGeometryCoordinates) ? .falls : .stands
        case .hasWords(let views):
            guard viewsWithWords.isDisjoint(with: views) else { return .falls }
            // A view that no file shows may hold any words.
            return declaredNames.isSuperset(of: views) ? .stands : .note
        case .cleared(let name):
            let names = (bindings[name] ?? []).union([name])
            return cleared.isDisjoint(with: names) ? .stands : .falls
        case .seenAlone: return isWhole ? .stands : .note
        }
    }

    /// The finding that a draft becomes, if it stands.
    ///
    /// - Parameter told: What the file's own targets tell.
    func finding(_ draft: Draft, path: String, told: Set<Fact> = []) -> Finding? {
        var severity = draft.severity
        // Few drafts hang on anything; only for those the facts are put together.
        let facts =
            draft.conditions.isEmpty
            ? [] : facts.union(neighbors.facts(for: path)).union(told)
        for condition in draft.conditions {
            switch judge(condition, facts) {
            case .stands: continue
            case .falls: return nil
            case .note: severity = .note
            }
        }
        var finding = Finding(
            rule: draft.rule, path: path, line: draft.line, column: draft.column,
            severity: severity, message: draft.message, suggestion: draft.suggestion,
            fix: draft.fix)
        finding.range = draft.range
        finding.lineHash = draft.lineHash
        finding.owner = draft.owner
        return finding
    }
}
