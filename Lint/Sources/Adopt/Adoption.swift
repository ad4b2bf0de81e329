import Foundation
import SwiftParser
import SwiftSyntax

/// The result of adopting an app's sources.
public struct Adoption: Codable, Sendable {
    /// A file and its copy.
    public struct File: Codable, Hashable, Sendable {
        /// The path of the original file.
        public var source: String
        /// The path of the rewritten copy.
        public var copy: String
        /// The number of places that were rewritten.
        public var rewrites: Int
    }

    /// The sources, each with the file that is compiled.
    public var files: [File] = []
    /// The code that cannot be adopted.
    public var limitations: [Limitation] = []

    /// A failure to read or write a file.
    public struct Failure: Error, CustomStringConvertible {
        /// The file and what happened.
        public let description: String

        /// Creates an error with a description.
        public init(description: String) { self.description = description }
    }

    /// Rewrites the sources of one module.
    ///
    /// A copy that would not change is left alone, so that nothing is compiled again for it.
    ///
    /// - Parameters:
    ///   - paths: Swift files, all of the module's.
    ///   - folder: The folder of the copies; made if it is missing.
    /// - Throws: ``Failure``.
    public init(
        paths: [String], into folder: String
    ) throws {
        try Self.reach(folder)
        var parsed: [(path: String, text: String, tree: SourceFileSyntax)] = []
        var index = ModuleIndex()
        for path in paths {
            let text = try Self.read(path)
            let tree = Parser.parse(source: text)
            index.add(tree)
            parsed.append((path, text, tree))
        }
        var names: Set<String> = []
        var (used, declared): (Set<String>, Set<String>) = ([], [])
        var modules: Set<String> = []
        var rewriters: [(name: String, rewriter: SourceRewriter)] = []
        for (path, text, tree) in parsed {
            let name = URL(fileURLWithPath: path).lastPathComponent
            guard names.insert(name).inserted else {
                throw Failure(description: "\(path): a module has only one file called \(name)")
            }
            rewriters.append(
                (name, SourceRewriter(source: text, tree: tree, path: path, index: index)))
        }
        Self.moveOverrides(rewriters.map(\.rewriter))
        for (name, rewriter) in rewriters {
            let path = rewriter.path
            // A name of its own, or `#fileID` would stand for two files; top-level code needs its name.
            let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
            let copy = "\(folder)/" + (name == "main.swift" ? name : "\(stem)+Adopted.swift")
            try Self.write(
                rewriter.text(original: Self.original(path)), to: copy)
            files.append(File(source: path, copy: copy, rewrites: rewriter.edits.count))
            limitations += rewriter.limitations
            used.formUnion(rewriter.identifiers)
            declared.formUnion(rewriter.declared)
            modules.formUnion(rewriter.ownImports)
        }
        try addStoryboards(beside: paths, index: index, into: folder)
        try addAssetSymbols(
            beside: paths, used: used.subtracting(declared), importing: modules, into: folder)
    }

    /// The path of a file as the compiler names it.
    private static func original(_ path: String) -> String { URL(fileURLWithPath: path).path }

    /// Puts overrides that stand in extensions into their classes, whatever file those are in.
    private static func moveOverrides(_ rewriters: [SourceRewriter]) {
        for member in rewriters.flatMap({ $0.cutOverrides() }) {
            rewriters.first { $0.classEnds[member.type] != nil }?.insert(member, original: original)
        }
    }

    /// Adds a file with names for the colors and images of the app's asset catalogs, as far as the sources use them.
    private mutating func addAssetSymbols(
        beside paths: [String], used: Set<String>, importing modules: Set<String>,
        into folder: String
    ) throws {
        let symbols = AssetSymbols(beside: paths)
        let copy = "\(folder)/\(AssetSymbols.fileName)"
        guard let catalog = symbols.catalogs.first,
            let text = symbols.text(used: used, importing: modules)
        else {
            // The build knows the file by its name, whether there is something in it or not.
            return try Self.write("// No names of asset catalogs are used.\n", to: copy)
        }
        try Self.write(text, to: copy)
        files.append(File(source: catalog, copy: copy, rewrites: 0))
    }

    /// Adds a file with the scenes of the app's storyboards and the views of its xibs.
    private mutating func addStoryboards(
        beside paths: [String], index: ModuleIndex, into folder: String
    ) throws {
        let copy = "\(folder)/\(Storyboards.fileName)"
        let storyboards = Storyboards(beside: paths)
        limitations += storyboards.unreadable
        guard let first = storyboards.files.first else {
            return try Self.write("// There is no storyboard and no xib.\n", to: copy)
        }
        let (text, omitted) = storyboards.text(index)
        limitations += omitted
        let rewriter = SourceRewriter(
            source: text, tree: Parser.parse(source: text), path: first.path, index: index)
        try Self.write(rewriter.text(original: Self.original(first.path)), to: copy)
        files.append(File(source: first.path, copy: copy, rewrites: rewriter.edits.count))
    }

    private static func reach(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(description: "\(folder): \(error.localizedDescription)")
        }
    }

    private static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(description: "\(path): cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(description: "\(path): \(error.localizedDescription)")
        }
    }
}
