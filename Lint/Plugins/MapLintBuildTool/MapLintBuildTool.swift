import Foundation
import PackagePlugin

/// Lints a target with each of its builds; findings appear among the compiler's.
///
/// The command has no outputs, so it always runs; an unchanged target is answered from the cache.
@main
struct MapLintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
        guard !sources.isEmpty else { return [] }
        var arguments = [
            "--cache-path", context.pluginWorkDirectoryURL.appendingPathComponent("cache").path,
        ]
        let configuration = context.package.directoryURL.appendingPathComponent(".maplint.yml")
        if FileManager.default.fileExists(atPath: configuration.path) {
            arguments += ["--config", configuration.path]
        }
        return [
            .buildCommand(
                displayName: "maplint \(target.name)",
                executable: try context.tool(named: "maplint").url,
                arguments: arguments + [target.directoryURL.path],
                inputFiles: sources, outputFiles: [])
        ]
    }
}
