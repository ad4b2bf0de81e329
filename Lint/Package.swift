// swift-tools-version: 6.2
import PackageDescription

let rules: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "MapwrightLint",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MapLint", targets: ["MapLint"]),
        .executable(name: "maplint", targets: ["maplint"]),
        .executable(name: "mapwright-adopt", targets: ["mapwright-adopt"]),
    ],
    dependencies: [
        .package(
            url: "https://github.com/swiftlang/swift-syntax.git", .upToNextMinor(from: "603.0.1")),
        .package(
            url: "https://github.com/apple/swift-argument-parser.git",
            .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/jpsim/Yams.git", .upToNextMinor(from: "6.2.2")),
    ],
    targets: [
        // What Xcode writes: property lists, projects, build settings.
        .target(name: "XcodeProjects", swiftSettings: rules),
        .target(
            name: "MapLint",
            dependencies: [
                "XcodeProjects",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: rules),
        .executableTarget(
            name: "maplint",
            dependencies: [
                "MapLint",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: rules),
        // Storyboards as Swift.
        .target(name: "InterfaceBuilder", swiftSettings: rules),
        // Sources with Objective-C's things to copies without them.
        .target(
            name: "Adopt",
            dependencies: [
                "InterfaceBuilder", "XcodeProjects",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: rules),
        .executableTarget(
            name: "mapwright-adopt",
            dependencies: [
                "Adopt",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: rules),
        // What Benchmarks/run lint measures the linter beside.
        .executableTarget(
            name: "BareParse",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: rules),
        .testTarget(name: "AdoptTests", dependencies: ["Adopt"], swiftSettings: rules),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: rules),
        .testTarget(
            name: "MapLintTests",
            dependencies: [
                "MapLint", "XcodeProjects",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: rules),
    ]
)
