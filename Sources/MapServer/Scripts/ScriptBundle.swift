/// The page's modules as few small files: one that the page begins with, and one for each that is loaded when needed.
///
/// Each module becomes a function that gives what it exports, in the order in which they would run. What is loaded when
/// needed brings with it the modules that it alone uses; those that the page or several of them use are in the first
/// file. Modules must not import one another in a circle.
package struct ScriptBundle: Sendable {
    /// The files by their paths: that of the entry, and those of the modules that are loaded.
    package private(set) var files: [String: String] = [:]
    /// The paths of all modules that are in the files.
    package let modulePaths: Set<String>

    /// Where the modules' exports are; a name that no module may use.
    private static let table = "$modules"

    /// Bundles modules into one script.
    ///
    /// - Parameters:
    ///   - entry: The path of the module that the page begins with.
    ///   - sources: The modules' texts by path.
    /// - Throws: ``Failure``, which names the module.
    package init(entry: String, sources: [String: [UInt8]]) throws(Failure) {
        var graph = Graph(sources: sources)
        try graph.add(entry)
        modulePaths = Set(graph.modules.keys)
        // A module that several files would hold belongs to the first, so that there is one of it.
        var ofEntry = Set(graph.order(from: [entry]))
        let loaded = graph.modules.values.flatMap { $0.loads.map(\.path) }
        var loadedBy: [String: Set<String>] = [:]
        for root in Set(loaded) {
            for path in graph.order(from: [root]) { loadedBy[path, default: []].insert(root) }
        }
        for (path, roots) in loadedBy where roots.count > 1 && !roots.contains(path) {
            ofEntry.formUnion(graph.order(from: [path]))
        }
        let numbers = Dictionary(
            uniqueKeysWithValues: modulePaths.sorted().enumerated().map { ($1, $0) })
        let first = graph.order(from: [entry] + ofEntry.sorted())
        // The entry starts the page, when everything is there.
        let ordered = first.filter { $0 != entry } + [entry]
        files[entry] =
            try "export const \(Self.table)=[];\n" + graph.text(of: ordered, in: entry, numbers)
        for root in Set(loaded) where !ofEntry.contains(root) {
            let own = graph.order(from: [root]).filter { !ofEntry.contains($0) }
            let usesFirst = own.contains { path in
                graph.modules[path]?.imports.contains { ofEntry.contains($0.path) } == true
            }
            let head =
                usesFirst
                ? "import{\(Self.table)}from\"\(Self.address(of: entry, from: root))\";\n"
                : "const \(Self.table)=[];\n"
            files[root] =
                try head + graph.text(of: own, in: root, numbers) + graph.exports(of: root, numbers)
        }
    }

    /// A reason why modules cannot be bundled.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        let path: String
        let reason: String

        package var description: String { "\(path): \(reason)" }
    }

    /// The address of a file as another names it.
    private static func address(of path: String, from other: String) -> String {
        let up = other.split(separator: "/").count - 1
        return (up == 0 ? "./" : String(repeating: "../", count: up)) + path
    }

    /// The modules that an entry leads to.
    private struct Graph {
        let sources: [String: [UInt8]]
        var modules: [String: ScriptModule] = [:]
        private var underWay: Set<String> = []

        init(sources: [String: [UInt8]]) { self.sources = sources }

        mutating func add(_ path: String) throws(Failure) {
            guard modules[path] == nil else { return }
            guard let source = sources[path] else {
                throw Failure(path: path, reason: "there is no such module")
            }
            guard underWay.insert(path).inserted else {
                throw Failure(path: path, reason: "the module imports itself by way of others")
            }
            let module: ScriptModule
            do throws(ScriptError) {
                module = try ScriptModule(path: path, source)
            } catch {
                throw Failure(path: path, reason: "\(error)")
            }
            if module.tokens.contains(where: { $0.is(ScriptBundle.table) }) {
                throw Failure(path: path, reason: "the name \(ScriptBundle.table) is taken")
            }
            for taken in module.imports {
                try add(taken.path)
                let known = modules[taken.path]?.exports.map(\.name) ?? []
                for name in taken.names ?? [] where !known.contains(name.there) {
                    throw Failure(path: path, reason: "\(taken.path) has no \(name.there)")
                }
            }
            underWay.remove(path)
            modules[path] = module
            // What is loaded later may use what is there already.
            for load in module.loads { try add(load.path) }
        }

        /// The modules that some import, each after those that it imports itself.
        func order(from roots: [String]) -> [String] {
            var order: [String] = []
            var seen: Set<String> = []
            func visit(_ path: String) {
                guard seen.insert(path).inserted else { return }
                for taken in modules[path]?.imports ?? [] { visit(taken.path) }
                order.append(path)
            }
            roots.forEach(visit)
            return order
        }

        /// Modules as functions that run at once.
        func text(
            of paths: [String], in file: String, _ numbers: [String: Int]
        ) throws(Failure) -> String {
            var text = ""
            for path in paths {
                guard let module = modules[path], let number = numbers[path] else { continue }
                text += "\(ScriptBundle.table)[\(number)]=(()=>{"
                for taken in module.imports {
                    let from = "\(ScriptBundle.table)[\(numbers[taken.path] ?? 0)]"
                    let names = taken.names.map { names in
                        "{"
                            + names.map { $0.there == $0.here ? $0.here : "\($0.there):\($0.here)" }
                            .joined(separator: ",") + "}"
                    }
                    text += "const \(names ?? taken.object)=\(from);"
                }
                var tokens = module.tokens
                for load in module.loads {
                    let address = ScriptBundle.address(of: load.path, from: file)
                    tokens[load.index] = .made(.string, "\"\(address)\"")
                }
                text += ScriptWriter.text(
                    of: ScriptWriter.leavingOutLastMarks(
                        ScriptWriter.shorteningPrivateNames(tokens)))
                let given = module.exports.map {
                    $0.name == $0.here ? $0.name : "\($0.name):\($0.here)"
                }
                text += "\nreturn{\(given.joined(separator: ","))}})();\n"
            }
            return text
        }

        /// The exports of a file.
        func exports(of path: String, _ numbers: [String: Int]) -> String {
            let given = (modules[path]?.exports ?? []).map(\.name)
            let locals = given.map { "\($0):$\($0)" }.joined(separator: ",")
            return "const{\(locals)}=\(ScriptBundle.table)[\(numbers[path] ?? 0)];\n"
                + "export{\(given.map { "$\($0) as \($0)" }.joined(separator: ","))};\n"
        }
    }
}
