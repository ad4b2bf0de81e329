/// Writes the views of a scene or of a cell as Swift.
struct SceneWriter {
    /// The lines that make the views and set what they are, in the order in which they run.
    var lines: [String] = []
    /// Cells that views of this scene make again and again, each with the name of its description.
    var prototypes: [(name: String, element: InterfaceElement)] = []
    /// What sets outlets and calls actions of an owner that may be missing, to run where it is there.
    private(set) var ownerLines: [String] = []
    /// What was left out, with its element.
    var leftOut: [(element: InterfaceElement, what: String)] = []

    private let facts: ModuleFacts
    /// The storyboard's name, which descriptions of cells are called by.
    let storyboard: String
    /// The expression of an object, by its identifier.
    private var names: [String: String] = [:]
    /// The class of the module that an object has, by its identifier.
    private var types: [String: String] = [:]
    private var constraints: [(element: InterfaceElement, owner: String)] = []
    private var connected: [(element: InterfaceElement, name: String)] = []
    private var count = 0
    /// The sections of the scene's static table, as Swift.
    var staticSections: [String] = []
    /// What segues begin at, as Swift; nil where none can be followed.
    let controller: String?
    /// The expression of an owner that may be missing; nil where it is there or none is asked for.
    private let optionalOwner: String?

    /// Begins the views of an object that is there already, such as a controller.
    init(
        _ owner: InterfaceElement, named name: String, facts: ModuleFacts, storyboard: String
    ) {
        self.facts = facts
        self.storyboard = storyboard
        controller = name
        optionalOwner = nil
        remember(owner, name, facts.ownType(owner))
    }

    /// Begins the views of a file of their own, or of a prototype of a cell, whose owner may be missing.
    init(nib name: String, owner: InterfaceElement? = nil, facts: ModuleFacts) {
        self.facts = facts
        storyboard = name
        controller = nil
        optionalOwner = "owner"
        if let owner { remember(owner, "owner", facts.ownType(owner)) }
    }

    mutating func remember(_ element: InterfaceElement, _ name: String, _ type: String?) {
        guard let id = element.id else { return }
        names[id] = name
        types[id] = type
        connected.append((element, name))
    }

    private mutating func newName() -> String {
        count += 1
        return "view\(count)"
    }

    /// Writes a view with all in it; returns its name, or nil for what is not known.
    @discardableResult
    mutating func write(_ element: InterfaceElement) -> String? {
        guard ViewKinds.type(of: element) != nil else {
            leftOut.append((element, "the view “\(element.name)”"))
            return nil
        }
        let name = newName()
        let own = facts.ownType(element)
        lines.append("let \(name) = \(ViewKinds.creation(element, custom: own))")
        remember(element, name, own)
        lines += ViewProperties.lines(element, of: name)
        writeContent(of: element, name)
        return name
    }

    private mutating func writeContent(of element: InterfaceElement, _ name: String) {
        if let guide = element.children.first(where: { $0.name == "viewLayoutGuide" }),
            let id = guide.id
        {
            names[id] = "\(name).safeAreaLayoutGuide"
        }
        for guide in element.children
        where guide.name == "viewLayoutGuide" && guide["key"] != "safeArea" {
            guard let id = guide.id else { continue }
            let kind = Literals.word(guide["key"], of: ["contentLayoutGuide", "frameLayoutGuide"])
            names[id] = "\(name).\(kind ?? "safeAreaLayoutGuide")"
        }
        let adding = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
        for child in element.inside("subviews") where child.id.flatMap({ names[$0] }) == nil {
            if let inner = write(child) { lines.append("\(name).\(adding)(\(inner))") }
        }
        // A view that UIKit makes itself, with views in it.
        for content in element.children where content["key"] == "contentView" {
            let inner = "\(name).contentView"
            remember(content, inner, nil)
            writeOwnViews(of: element, name, among: content.inside("subviews"))
            writeContent(of: content, inner)
        }
        let kept = Self.keptViews[element.name] ?? []
        for child in element.children {
            guard let key = Literals.word(child["key"], of: kept), let inner = write(child)
            else { continue }
            lines.append("\(name).\(key) = \(inner)")
        }
        writePrototypes(of: element, name)
        if element["dataMode"] == "static", controller != nil { writeSections(of: element) }
        for item in element.inside("constraints") where item.name == "constraint" {
            constraints.append((item, name))
        }
    }

    /// Views that are a property of the one that they are drawn in.
    private static let keptViews = [
        "tableView": ["tableHeaderView", "tableFooterView", "backgroundView"],
        "tableViewCell": ["accessoryView", "backgroundView", "selectedBackgroundView"],
    ]

    /// Names the guides of a controller, which constraints refer to, as those of its view.
    mutating func name(guides: [InterfaceElement], of view: String) {
        for guide in guides { if let id = guide.id { names[id] = "\(view).safeAreaLayoutGuide" } }
        outerGuides.formUnion(guides.compactMap(\.id))
    }
    private var outerGuides: Set<String> = []

    /// Adds a line.
    mutating func put(_ line: String) { lines.append(line) }

    /// Writes constraints, then outlets and actions, when all views are there.
    mutating func finish() {
        for (element, owner) in constraints { writeConstraint(element, owner) }
        for (element, name) in connected { writeConnections(element, name) }
        if let controller, !staticSections.isEmpty {
            lines.append("\(controller).show([\(staticSections.joined(separator: ", "))])")
        }
    }

    private mutating func writeConstraint(_ element: InterfaceElement, _ owner: String) {
        // One of a size class alone is not installed here.
        guard element["installed"] != "NO", element["placeholder"] != "YES" else { return }
        func side(_ item: String?, _ attribute: String?) -> (String, String)? {
            let named = if let item { names[item] } else { owner as String? }
            guard let name = named, var attribute else { return nil }
            if let item, outerGuides.contains(item) {
                // Its edge toward the content is the safe area's.
                attribute =
                    attribute == "bottom" ? "top" : attribute == "top" ? "bottom" : attribute
            }
            if attribute == "baseline" { attribute = "lastBaseline" }
            return Self.attributes.contains(attribute) ? (name, attribute) : nil
        }
        guard let first = side(element["firstItem"], element["firstAttribute"]) else { return }
        let second = element["secondItem"].flatMap { side($0, element["secondAttribute"]) }
        guard element["secondAttribute"] == nil || second != nil else { return }
        guard let factor = Literals.factor(element["multiplier"]) else { return }
        let relation =
            Literals.word(element["relation"], of: ["lessThanOrEqual", "greaterThanOrEqual"])
            ?? "equal"
        let name = newName()
        lines.append(
            "let \(name) = NSLayoutConstraint(item: \(first.0), attribute: .\(first.1), relatedBy: .\(relation), "
                + "toItem: \(second?.0 ?? "nil"), attribute: .\(second?.1 ?? "notAnAttribute"), "
                + "multiplier: \(factor), constant: \(Literals.number(element["constant"]) ?? "0"))"
        )
        if let priority = Literals.number(element["priority"]) {
            lines.append("\(name).priority = UILayoutPriority(rawValue: \(priority))")
        }
        lines.append("\(name).isActive = true")
        if let id = element.id { names[id] = name }
    }

    private static let attributes: Set<String> = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY",
        "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
        "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]

    /// Adds a line that joins objects.
    private mutating func connect(_ line: String, _ objects: String...) {
        if let optionalOwner, objects.contains(optionalOwner) {
            ownerLines.append(line)
        } else {
            lines.append(line)
        }
    }

    private mutating func writeConnections(_ element: InterfaceElement, _ name: String) {
        let own = element.id.flatMap { types[$0] }
        for outlet in element.connections("outlet") {
            guard let property = outlet["property"],
                let object = outlet["destination"].flatMap({ names[$0] })
            else { continue }
            let isSystems =
                property == "delegate" && ViewKinds.delegating.contains(element.name)
                || property == "dataSource" && ViewKinds.asking.contains(element.name)
                || property == "view" && own.map(facts.isController) ?? false
            guard isSystems || own.map({ facts.hasOutlet(property, $0) }) ?? false else { continue }
            connect(
                "connectOutlet(\(object)) { \(name).\(property) = $0 }",
                name, object)
        }
        var collections: [String: [String]] = [:]
        for outlet in element.connections("outletCollection") {
            guard let property = outlet["property"],
                let object = outlet["destination"].flatMap({ names[$0] })
            else { continue }
            if property == "gestureRecognizers", element.name != "placeholder" {
                lines.append("\(name).addGestureRecognizer(\(object))")
            } else if own.map({ facts.hasOutlet(property, $0) }) ?? false {
                collections[property, default: []].append(object)
            }
        }
        for (property, objects) in collections.sorted(by: { $0.key < $1.key }) {
            connect(
                "connectOutlets([\(objects.joined(separator: ", "))]) { \(name).\(property) = $0 }",
                name)
        }
        guard element.name != "navigationItem" else { return }
        for action in element.connections("action") {
            guard let selector = method(of: action),
                let target = action["destination"].flatMap({ names[$0] })
            else { continue }
            if Self.isRecognizer(element) {
                connect("\(name).addTarget(\(target), action: \(selector))", target)
            } else if element.name == "barButtonItem" {
                connect("\(name).target = \(target)", target)
                connect("\(name).action = \(selector)", target)
            } else {
                connect(
                    "\(name).addTarget(\(target), action: \(selector), for: .\(ViewKinds.event(action["eventType"])))",
                    target)
            }
        }
        // Those of cells are written with their table.
        guard let controller, name != controller, element.name != "tableViewCell" else { return }
        for segue in element.connections("segue") {
            if let id = segue.id, element.name == "containerView", segue["kind"] == "embed" {
                lines.append("\(controller).embed(\(Self.variable(id)), in: \(name))")
                continue
            }
            guard let id = segue.id, element.name == "button" || element.name == "barButtonItem"
            else {
                leftOut.append((segue, "a segue of a “\(element.name)”"))
                continue
            }
            let action =
                "UIAction { [weak \(controller)] action in \(controller)?.follow(\(Self.variable(id)), sender: action.sender) }"
            lines.append(
                element.name == "button"
                    ? "\(name).addAction(\(action), for: .touchUpInside)"
                    : "\(name).primaryAction = \(action)")
        }
    }

    /// The variable of a segue.
    static func variable(_ id: String) -> String {
        "segue_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func method(of action: InterfaceElement) -> String? {
        guard let selector = action["selector"],
            let type = action["destination"].flatMap({ types[$0] }),
            let method = facts.method(selector, of: type)
        else { return nil }
        return "#selector(\(method))"
    }

    /// Writes the buttons and the title of a controller's bar.
    mutating func write(bar item: InterfaceElement, of controller: String) {
        if let title = item["title"] {
            lines.append("\(controller).navigationItem.title = \(Literals.text(title))")
        }
        if let view = item.value("titleView"), let name = write(view) {
            lines.append("\(controller).navigationItem.titleView = \(name)")
        }
        for (key, property) in [
            ("leftBarButtonItem", "leftBarButtonItems"),
            ("rightBarButtonItem", "rightBarButtonItems"),
        ] {
            let group = item.value(key + "s")?.children ?? []
            let names = ([item.value(key)].compactMap(\.self) + group).filter {
                $0.name == "barButtonItem"
            }
            .map { write(button: $0) }
            if !names.isEmpty {
                lines.append(
                    "\(controller).navigationItem.\(property) = [\(names.joined(separator: ", "))]")
            }
        }
    }

    private mutating func write(button element: InterfaceElement) -> String {
        let name = newName()
        if let system = element["systemItem"], Self.systemItems.contains(system) {
            lines.append(
                "let \(name) = UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
            )
        } else if let image = Literals.image(element["image"], element["catalog"]) {
            lines.append(
                "let \(name) = UIBarButtonItem(image: \(image), style: .plain, target: nil, action: nil)"
            )
        } else {
            lines.append(
                "let \(name) = UIBarButtonItem(title: \(Literals.text(element["title"] ?? "")), style: .plain, target: nil, action: nil)"
            )
        }
        remember(element, name, nil)
        return name
    }

    private static let systemItems: Set<String> = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
        "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause",
        "rewind",
        "fastForward", "undo", "redo", "close",
    ]

    /// Writes the objects beside views, which these refer to: recognizers and those of the app's own.
    mutating func write(objectsAmong objects: [InterfaceElement]) {
        for object in objects where Self.isRecognizer(object) { write(recognizer: object) }
        for object in objects where object.name == "customObject" { write(object: object) }
    }

    /// Whether an object beside views is one of them.
    static func isView(_ object: InterfaceElement) -> Bool {
        !["placeholder", "customObject"].contains(object.name) && !isRecognizer(object)
    }

    private static func isRecognizer(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("GestureRecognizer")
    }

    private mutating func write(object element: InterfaceElement) {
        guard let type = facts.ownType(element), facts.superclasses[type] == "NSObject" else {
            return
        }
        let name = newName()
        lines.append("let \(name) = \(type)()")
        remember(element, name, type)
    }

    private mutating func write(recognizer element: InterfaceElement) {
        let types = [
            "tapGestureRecognizer": "UITapGestureRecognizer",
            // As Xcode spells it.
            "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
            "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        ]
        guard let type = types[element.name] else { return }
        let name = newName()
        lines.append("let \(name) = \(type)()")
        remember(element, name, nil)
    }
}
