import SwiftSyntax

extension Rule {
    private static let setUpNames: Set<String> = [
        "viewDidLoad", "loadView", "awakeFromNib", "makeCoordinator", "commonInit", "makeUIView",
        "makeNSView", "viewWillAppear", "viewDidAppear", "setUp", "makeUIViewController",
    ]
    private static let setUpPrefixes = [
        "setup", "setUp", "configure", "prepare", "initialize", "initialise",
    ]

    static let completerPerKeystroke = Rule(
        "completer_per_keystroke", "Completer created per query", section: .search, scope: .type,
        cost:
            "Suggestions never arrive, or arrive late: each completer starts from nothing and is gone at once.",
        suggestion: "Keep one completer in a stored property and set queryFragment.",
        source: "MapKit guide, Part 6, checklist 12",
        triggering: [
            """
            final class Suggest: NSObject {
              func update(_ text: String) {
                let completer = ↓MKLocalSearchCompleter()
                completer.queryFragment = text
              }
            }
            """,
            "final class Suggest { var completer: MKLocalSearchCompleter { ↓MKLocalSearchCompleter() } }",
            """
            struct Field: View {
              var body: some View {
                TextField("q", text: $query).onChange(of: query) { let c = ↓MKLocalSearchCompleter(); c.queryFragment = query }
              }
            }
            """,
            """
            final class Suggest: NSObject {
              var completer: MKLocalSearchCompleter?
              func search(for text: String) {
                completer = ↓MKLocalSearchCompleter()
                completer?.delegate = self
                completer?.queryFragment = text
              }
            }
            """,
        ],
        nonTriggering: [
            """
            final class Suggest: NSObject {
              private let completer = MKLocalSearchCompleter()
              func update(_ text: String) { completer.queryFragment = text }
            }
            """,
            """
            final class Suggest: NSObject {
              let completer: MKLocalSearchCompleter
              override init() { completer = MKLocalSearchCompleter(); super.init() }
            }
            """,
            """
            final class Screen: UIViewController {
              lazy var completer: MKLocalSearchCompleter = { let c = MKLocalSearchCompleter(); c.delegate = self; return c }()
              func setupSearch() { other = MKLocalSearchCompleter() }
            }
            """,
            """
            struct Client {
              static var live: Client {
                let completer = MKLocalSearchCompleter()
                return Client(search: { completer.queryFragment = $0 })
              }
            }
            """,
            "func makeCompleter() -> MKLocalSearchCompleter { let c = MKLocalSearchCompleter(); return c }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "MKLocalSearchCompleter") {
            guard let callable = call.node.enclosingCallable,
                !callable.is(InitializerDeclSyntax.self)
            else { continue }
            if let function = callable.as(FunctionDeclSyntax.self) {
                let name = function.name.plainText
                if setUpNames.contains(name) || setUpPrefixes.contains(where: name.hasPrefix)
                    || function.returnedType == "MKLocalSearchCompleter"
                {
                    continue
                }
            }
            // A factory: closures that it returns hold the completer.
            if let name = call.node.boundName, !name.contains("."),
                call.node.enclosingClosure == nil
            {
                let isLocal =
                    inspection.file.declaration(of: name, at: call.node) == nil
                    || call.node.ancestors.contains { $0.is(PatternBindingSyntax.self) }
                if isLocal,
                    callable.containsNode(where: { node in
                        node.as(ClosureExprSyntax.self)?.mentions(name) == true
                    }), callable.is(AccessorBlockSyntax.self) || isStatic(callable)
                {
                    continue
                }
            }
            // The waiting code keeps the completer until the answer comes.
            if callable.mentions("withCheckedContinuation", "withCheckedThrowingContinuation") {
                continue
            }
            let scope = call.node.enclosingClosure.map { Syntax($0) } ?? callable
            let isKept =
                call.node.boundName != nil
                && !call.node.ancestors.prefix(while: { !$0.is(CodeBlockItemSyntax.self) }).contains
                {
                    $0.is(VariableDeclSyntax.self)
                }
            if isKept, !scope.mentions("queryFragment") { continue }
            inspection.report(
                call.node, "a new completer loses its throttling and is released before it answers")
        }
    }

    private static func isStatic(_ node: Syntax) -> Bool {
        node.as(FunctionDeclSyntax.self)?.modifiers.contains {
            ["static", "class"].contains($0.name.text)
        }
            ?? false
    }
}
