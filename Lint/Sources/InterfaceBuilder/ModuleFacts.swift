/// Facts on the classes that a storyboard names, from a module's sources.
public struct ModuleFacts: Sendable {
    /// The module's classes, each with what it derives from; nil for nothing.
    public var superclasses: [String: String?]
    /// The names of outlets, by class.
    public var outlets: [String: Set<String>]
    /// The method of a class that Objective-C knows by a selector, as Swift names it: `show(_:)`.
    public var methods: [String: [String: String]]

    /// Collects facts.
    public init(
        superclasses: [String: String?], outlets: [String: Set<String>],
        methods: [String: [String: String]]
    ) {
        self.superclasses = superclasses
        self.outlets = outlets
        self.methods = methods
    }

    /// A class and what it derives from in the module, nearest first.
    private func ancestry(_ name: String) -> [String] {
        var found: [String] = []
        var next: String? = name
        while let name = next, let above = superclasses[name], !found.contains(name) {
            found.append(name)
            next = above
        }
        return found
    }

    /// The class of the module that an element names; nil for none, or one that the module does not have.
    func ownType(_ element: InterfaceElement) -> String? {
        element["customClass"].flatMap { superclasses[$0] == nil ? nil : $0 }
    }

    /// Whether objects of a class are controllers of views.
    func isController(_ type: String) -> Bool {
        let above = ancestry(type).last.flatMap { superclasses[$0] ?? nil }
        return above?.hasSuffix("ViewController") ?? false
    }

    /// Whether objects of a class have an outlet.
    func hasOutlet(_ outlet: String, _ type: String) -> Bool {
        ancestry(type).contains { outlets[$0]?.contains(outlet) ?? false }
    }

    /// A class's method, with the class that declares it: `List.show(_:)`; nil if there is none.
    func method(_ selector: String, of type: String) -> String? {
        for name in ancestry(type) {
            if let method = methods[name]?[selector] { return "\(name).\(method)" }
        }
        return nil
    }
}
