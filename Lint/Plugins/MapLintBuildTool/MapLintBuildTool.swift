import Foundation
import PackagePlugin

/// Lints a target when it is built; findings appear among the compiler's.
///
/// It runs again when one of the target's sources or the configuration has changed, and after a failure.
@main
struct MapLintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        var inputs = target.sourceFiles(withSuffix: "swift").map(\.url)
        guard !inputs.isEmpty else { return [] }
        var arguments = [
            "--cache-path", context.pluginWorkDirectoryURL.appendingPathComponent("cache").path,
        ]
        let configuration = context.package.directoryURL.appendingPathComponent(".maplint.yml")
        if FileManager.default.fileExists(atPath: configuration.path) {
            arguments += ["--config", configuration.path]
            inputs.append(configuration)
        }
        return [
            .buildCommand(
                displayName: "maplint \(target.name)",
                executable: try context.tool(named: "maplint").url,
                arguments: arguments + [target.directoryURL.path],
                inputFiles: inputs, outputFiles: [])
        ]
    }
}
