import Foundation
import PackagePlugin

/// Compiles an app's sources where they lie, through copies that need no Objective-C.
///
/// A target that uses it has a file `adopt.json` in its folder, or beside a source of its own,
/// `{"sources": ["../../App"]}`, with Swift files and folders, relative to that file. They must not be among the
/// target's own sources.
@main
struct AdoptBuildTool: BuildToolPlugin {
    struct Settings: Decodable {
        var sources: [String]
        var exclude: [String]?
    }

    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let base = Self.folder(of: target)
        let file = base.appendingPathComponent("adopt.json")
        let settings: Settings
        do {
            settings = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
        } catch {
            Diagnostics.error(
                "\(file.path): says which sources to adopt, as {\"sources\": [\"../../App\"]}: \(error)"
            )
            return []
        }
        let excluded = Set(
            (settings.exclude ?? []).map {
                base.appendingPathComponent($0).standardizedFileURL.path
            })
        let sources = settings.sources.flatMap { name in
            Self.files(at: base.appendingPathComponent(name).standardizedFileURL)
        }.filter { source in
            !excluded.contains { source.path == $0 || source.path.hasPrefix($0 + "/") }
        }
        let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Adopted")
        let copies = sources.map { source in
            let stem = source.deletingPathExtension().lastPathComponent
            return folder.appendingPathComponent(
                stem == "main" ? "main.swift" : "\(stem)+Adopted.swift")
        }
        return [
            .buildCommand(
                displayName: "Adopting \(sources.count) files for \(target.name)",
                executable: try context.tool(named: "mapwright-adopt").url,
                arguments: sources.map(\.path) + ["-o", folder.path],
                inputFiles: sources + [file],
                outputFiles: copies
                    + ["AssetSymbols+Adopted.swift", "Storyboards+Adopted.swift"].map {
                        folder.appendingPathComponent($0)
                    })
        ]
    }

    /// The folder of the target's settings: its own, or that of a source, where it reaches over a whole package.
    private static func folder(of target: any Target) -> URL {
        let sources = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(
            \.url)
        let folders = [target.directoryURL] + (sources ?? []).map { $0.deletingLastPathComponent() }
        return folders.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("adopt.json").path)
        } ?? target.directoryURL
    }

    /// The Swift files of a path: itself, or those in a folder.
    private static func files(at url: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            Diagnostics.error("\(url.path): there is no such file")
            return []
        }
        guard isFolder.boolValue else { return [url] }
        let names =
            FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted().map { url.appendingPathComponent($0) }
    }
}
