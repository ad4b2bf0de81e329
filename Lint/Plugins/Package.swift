// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a plugin's tool is built once more for the host, and only those who use the plugins
// should wait for that.
let package = Package(
    name: "MapLintPlugins",
    platforms: [.macOS(.v15)],
    products: [
        .plugin(name: "MapLintCommand", targets: ["MapLintCommand"]),
        .plugin(name: "MapLintBuildTool", targets: ["MapLintBuildTool"]),
        .plugin(name: "AdoptBuildTool", targets: ["AdoptBuildTool"]),
    ],
    dependencies: [.package(name: "MapwrightLint", path: "..")],
    targets: [
        .plugin(
            name: "MapLintCommand",
            // No permission is declared, or SwiftPM would ask for it before every run that only reads.
            capability: .command(
                intent: .custom(
                    verb: "maplint", description: "Review code that uses Apple's MapKit")),
            dependencies: [.product(name: "maplint", package: "MapwrightLint")],
            path: "MapLintCommand"),
        .plugin(
            name: "MapLintBuildTool", capability: .buildTool(),
            dependencies: [.product(name: "maplint", package: "MapwrightLint")],
            path: "MapLintBuildTool"),
        .plugin(
            name: "AdoptBuildTool", capability: .buildTool(),
            dependencies: [.product(name: "mapwright-adopt", package: "MapwrightLint")],
            path: "AdoptBuildTool"),
    ]
)
