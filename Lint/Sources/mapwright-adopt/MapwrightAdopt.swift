import Adopt
import ArgumentParser
import Foundation

/// The command line of the tool that takes in an app's sources.
@main
struct MapwrightAdopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapwright-adopt",
        abstract: "Takes in an app: sources without Objective-C, a project as a package.",
        discussion: """
            The sources stay as they are. The copies have selectors that carry their method, no @objc, @IBOutlet or \
            @IBAction, calls of optional methods without the question mark, and imports of what is here. Lines stay \
            where they are, and the compiler's errors point at the originals. What cannot be taken is listed on \
            standard error with its line, the reason and what to write.

            All files of one module belong in one call. A folder stands for the Swift files in it. Storyboards in the \
            folder that the files have in common become one more file, with their scenes, outlets, actions and segues.

            An Xcode project becomes a package: Package.swift beside it (or in -o, a folder around the app's files), and \
            a folder Adopted with an adopt.json for each target. Nothing else is written, and "swift build" takes in the \
            sources where they lie. Apps, frameworks, libraries, command-line tools and unit tests are taken, with \
            their resources, Swift packages, language mode and conditions; all else is listed. A workspace, or a folder \
            that has an .xcodeproj in it, stands for its project. Run it again when targets or resources change; it \
            writes over no manifest that is not its own.

            EXAMPLES
              mapwright-adopt App.xcodeproj
              mapwright-adopt App.xcworkspace --target App --target AppTests --json
              mapwright-adopt App -o Build/App
              mapwright-adopt App/Map.swift App/List.swift -o Build/App --json

            Exit codes: 0 done (also with a list), 1 a file could not be read or written, 64 bad usage.
            """)

    @Argument(help: "Swift files and folders of one module, or an Xcode project.")
    var paths: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the copies; of a project, the package's (default: the project's).",
            valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A target of the project to take, with all that it is built from (default: all).",
            valueName: "name"))
    var target: [String] = []

    @Option(
        help: ArgumentHelp(
            "The checkout of Mapwright that the package uses (default: the one around this program, or ../Mapwright).",
            valueName: "folder"))
    var mapwright: String?

    @Flag(help: "Print what was done as one JSON document.")
    var json = false

    @Flag(help: "List nothing that cannot be taken.")
    var quiet = false

    func validate() throws {
        let isProject = paths.contains { ProjectAdoption.isProject($0) }
        if isProject, paths.count > 1 {
            throw ValidationError("A project is adopted alone.")
        }
        if !isProject, output == nil { throw ValidationError("Name the folder of the copies: -o") }
        if !isProject, !target.isEmpty || mapwright != nil {
            throw ValidationError("--target and --mapwright are for an Xcode project.")
        }
    }

    func run() throws {
        do {
            if ProjectAdoption.isProject(paths[0]) { return try adoptProject() }
            guard let output else { return }
            let adoption = try Adoption(
                paths: paths.flatMap { try Self.sources(at: $0) }, into: output)
            try report(adoption, adoption.limitations)
        } catch let failure as Adoption.Failure {
            Self.complain("mapwright-adopt: \(failure)")
            throw ExitCode.failure
        }
    }

    private func adoptProject() throws {
        let adoption = try ProjectAdoption(
            path: paths[0], into: output, targets: target,
            mapwright: mapwright ?? Self.checkout ?? "../Mapwright")
        try report(adoption, adoption.limitations)
        if !json {
            let names = adoption.targets.map(\.name).joined(separator: ", ")
            print("\(adoption.manifest): \(names)")
        }
    }

    private func report(_ document: some Encodable, _ limitations: [Limitation]) throws {
        if !quiet {
            for limitation in limitations { Self.complain(limitation.summary) }
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(document), as: UTF8.self))
        }
    }

    /// The checkout that this program was built in.
    private static var checkout: String? {
        var folder = Bundle.main.bundleURL
        while folder.path != "/" {
            let plugins = folder.appendingPathComponent("Lint/Plugins/Package.swift")
            if FileManager.default.fileExists(atPath: plugins.path) { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The Swift files of a path: itself, or those in a folder.
    private static func sources(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Adoption.Failure(description: "\(path): there is no such file")
        }
        guard isFolder.boolValue else { return [path] }
        let inside =
            FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return inside.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted().map { "\(path)/\($0)" }
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
