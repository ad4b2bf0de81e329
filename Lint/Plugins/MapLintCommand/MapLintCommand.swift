import Foundation
import PackagePlugin

/// `swift package maplint`: lints the package, with the linter's own options after the name.
@main
struct MapLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "maplint")
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments + ["--cache-path", context.pluginWorkDirectoryURL.path]
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("maplint ended with exit code \(process.terminationStatus)")
        }
    }
}
