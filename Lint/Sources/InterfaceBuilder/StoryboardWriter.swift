import Foundation

/// Writes the storyboards of a module as the Swift that UIKit here asks for scenes, a class `AdoptedStoryboards`, and its
/// xibs as the one that makes their views, a class `AdoptedNibs`.
///
/// Apple's sources stay as they are: where they name a storyboard, a segue or a xib, it is found by its name.
public struct StoryboardWriter {
    /// A place in a file that was left out.
    public struct Omission: Hashable, Sendable {
        /// The file's name without its ending, and the line from 1.
        public var file: String, line: Int
        /// The feature that is not supported.
        public var what: String
    }

    /// The parts that were omitted.
    public private(set) var omissions: [Omission] = []
    /// Swift source, still with selectors as Apple's systems write them.
    public private(set) var text = ""

    private let facts: ModuleFacts
    private var cases: [String] = []
    private var functions: [String] = []
    private var nibs: [String] = []
    private var hasMaps = false

    /// Writes storyboards and xibs.
    ///
    /// - Parameters:
    ///   - storyboards: The files' names without their ending, and what is in them.
    ///   - nibs: The same of xibs.
    ///   - main: The one that the app begins with; nil for none.
    ///   - facts: What the module's sources say of its classes.
    public init(
        _ storyboards: [(name: String, document: InterfaceElement)],
        nibs: [(name: String, document: InterfaceElement)] = [], main: String?,
        facts: ModuleFacts
    ) {
        self.facts = facts
        for (name, document) in storyboards { write(name, document) }
        for (name, document) in nibs { write(nib: name, document) }
        text = source(main: main)
    }

    private mutating func write(_ storyboard: String, _ document: InterfaceElement) {
        for scene in document.inside("scenes") {
            let objects = scene.inside("objects")
            guard let element = objects.first(where: { $0["sceneMemberID"] == "viewController" }),
                let id = element.id
            else { continue }
            let place = Literals.text(storyboard)
            var patterns = ["(\(place), \(Literals.text(id)))"]
            if let name = element["storyboardIdentifier"], name != id {
                patterns.append("(\(place), \(Literals.text(name)))")
            }
            if document["initialViewController"] == id { patterns.append("(\(place), nil)") }
            if element.name == "viewControllerPlaceholder" {
                guard let other = element["storyboardName"] else { continue }
                let identifier = element["referencedIdentifier"].map(Literals.text) ?? "nil"
                cases.append(
                    "case \(patterns.joined(separator: ", ")): controller(\(Literals.text(other)), \(identifier))"
                )
                continue
            }
            guard let base = ViewKinds.controller(of: element) else {
                omissions.append(
                    Omission(
                        file: storyboard, line: element.line,
                        what: "the scene “\(element.name)”"))
                continue
            }
            let function = "scene\(functions.count + 1)"
            cases.append("case \(patterns.joined(separator: ", ")): \(function)()")
            write(controller: element, objects, base: base, function, in: storyboard)
        }
    }

    private mutating func write(
        controller element: InterfaceElement, _ objects: [InterfaceElement], base: String,
        _ function: String,
        in storyboard: String
    ) {
        let own = facts.ownType(element)
        var lines = [
            own.map { "let controller = madeOfNothing(\($0)(coder: StoryboardCoder()))" }
                ?? "let controller = \(base)"
        ]
        if let title = element["title"] {
            lines.append("controller.title = \(Literals.text(title))")
        }
        var segues: [String] = []
        for segue in Self.segues(in: element) {
            guard let id = segue.id, let destination = segue["destination"],
                segue["kind"] != "relationship"
            else { continue }
            let kind = Self.kinds[segue["kind"] ?? ""] ?? "show"
            let identifier = segue["identifier"].map(Literals.text) ?? "nil"
            let name = SceneWriter.variable(id)
            lines.append(
                "let \(name) = StoryboardScene.Segue(identifier: \(identifier), kind: .\(kind), destination: \(Literals.text(destination)))"
            )
            segues.append(name)
        }
        var writer = SceneWriter(
            element, named: "controller", facts: facts, storyboard: storyboard)
        writer.write(objectsAmong: objects)
        if let view = element.children.first(where: {
            ["view", "tableView", "collectionView"].contains($0["key"] ?? $0.name)
        }),
            let name = writer.write(view)
        {
            writer.name(guides: element.inside("layoutGuides"), of: name)
            hasMaps = hasMaps || Self.hasMap(view)
            let property = [
                "tableViewController": "tableView", "collectionViewController": "collectionView",
            ][element.name]
            writer.put("controller.\(property ?? "view") = \(name)")
        }
        if let item = element.value("navigationItem") { writer.write(bar: item, of: "controller") }
        writer.finish()
        let load = writer.lines
        lines.append(
            "controller.storyboardScene = StoryboardScene(storyboard: UIStoryboard(name: \(Literals.text(storyboard)), scenes: AdoptedStoryboards.self), "
                + "segues: [\(segues.joined(separator: ", "))]) { [unowned controller] in")
        lines += load.isEmpty ? ["    _ = controller"] : load.map { "    " + $0 }
        lines.append("}")
        if let item = element.value("tabBarItem"), item["title"] != nil || item["image"] != nil {
            let image = Literals.image(item["image"], item["catalog"]) ?? "nil"
            lines.append(
                "controller.tabBarItem = UITabBarItem(title: \(Literals.text(item["title"] ?? "")), image: \(image), tag: 0)"
            )
        }
        if ["navigationController", "tabBarController"].contains(element.name) {
            let inner = element.connections("segue").filter { $0["kind"] == "relationship" }
                .compactMap { $0["destination"] }
            let calls = inner.map {
                "AdoptedStoryboards.controller(\(Literals.text(storyboard)), \(Literals.text($0)))"
            }
            lines.append(
                "controller.viewControllers = [\(calls.joined(separator: ", "))].compactMap { $0 }")
        }
        functions.append(
            Self.function(
                "private static func \(function)() -> UIViewController?",
                lines + ["return controller"]))
        take(writer, storyboard)
    }

    private mutating func write(nib name: String, _ document: InterfaceElement) {
        let objects = document.inside("objects")
        let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        var writer = SceneWriter(nib: name, owner: owner, facts: facts)
        writer.write(objectsAmong: objects)
        var made: [String] = []
        for object in objects where SceneWriter.isView(object) {
            hasMaps = hasMaps || Self.hasMap(object)
            if let view = writer.write(object) { made.append(view) }
        }
        writer.finish()
        var lines = writer.lines
        if !writer.ownerLines.isEmpty {
            lines.append(
                "if let owner = owner as? \(owner.flatMap(facts.ownType) ?? "NSObject") {")
            lines += writer.ownerLines.map { "    " + $0 } + ["}"]
        }
        nibs.append(Self.nib(name, lines + ["return [\(made.joined(separator: ", "))]"]))
        take(writer, name)
    }

    /// The case of a switch that makes the objects of a file.
    private static func nib(_ name: String, _ lines: [String]) -> String {
        "case \(Literals.text(name)):\n" + lines.map { "            \($0)\n" }.joined()
    }

    /// Takes over what a writer of views found beside them.
    private mutating func take(_ writer: SceneWriter, _ storyboard: String) {
        omissions += writer.leftOut.map {
            Omission(file: storyboard, line: $0.element.line, what: $0.what)
        }
        for (name, cell) in writer.prototypes {
            var inner = SceneWriter(nib: storyboard, facts: facts)
            guard let made = inner.write(cell) else { continue }
            inner.finish()
            hasMaps = hasMaps || Self.hasMap(cell)
            nibs.append(Self.nib(name, inner.lines + ["return [\(made)]"]))
            take(inner, storyboard)
        }
    }

    private static let kinds = [
        "show": "show", "push": "show", "showDetail": "show", "modal": "present",
        "presentation": "present",
        "popoverPresentation": "present", "popover": "present", "replace": "replace",
        "unwind": "unwind", "embed": "embed",
    ]

    private static func segues(in element: InterfaceElement) -> [InterfaceElement] {
        element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
    }

    private static func hasMap(_ element: InterfaceElement) -> Bool {
        element.name == "mapView" || element.children.contains { hasMap($0) }
    }

    private static func function(_ head: String, _ lines: [String]) -> String {
        "    \(head) {\n" + lines.map { "        \($0)\n" }.joined() + "    }\n"
    }

    /// The class of the views that have files of their own.
    private var nibClass: String {
        """
        @MainActor final class AdoptedNibs: NibViews {
            static func objects(_ name: String, owner: Any?) -> [Any]? {
                switch name {
        \(nibs.map { "        \($0)" }.joined())        default: return nil
                }
            }
        }
        """
    }

    private func source(main: String?) -> String {
        """
        // Made by mapwright from storyboards and xibs.
        import Foundation
        import UIKit
        \(hasMaps ? "import MapKit\n" : "")
        /// Hands an object to a property, if it is of its type.
        @MainActor private func connectOutlet<Value>(_ object: AnyObject, _ set: (Value) -> Void) {
            if let value = object as? Value { set(value) }
        }

        @MainActor private func connectOutlets<Value>(_ objects: [AnyObject], _ set: ([Value]) -> Void) {
            set(objects.compactMap { $0 as? Value })
        }

        /// An object that a class could make of nothing.
        @MainActor private func madeOfNothing<Value>(_ value: Value?) -> Value {
            guard let value else { preconditionFailure("\\(Value.self) cannot be made for a storyboard.") }
            return value
        }

        @MainActor final class AdoptedStoryboards: StoryboardScenes {
            static var main: String? { \(main.map(Literals.text) ?? "nil") }

            static func controller(_ storyboard: String, _ identifier: String?) -> UIViewController? {
                switch (storyboard, identifier) {
        \(cases.map { "        \($0)\n" }.joined())        default: nil
                }
            }

        \(functions.joined(separator: "\n"))}

        \(facts.superclasses["AdoptedNibs"] == nil ? nibClass : "")
        """
    }
}
