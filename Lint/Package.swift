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
        .target(
            name: "MapLint",
            dependencies: [
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
        // What Benchmarks/run lint measures the linter beside.
        .executableTarget(
            name: "BareParse",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: rules),
        .testTarget(
            name: "MapLintTests",
            dependencies: [
                "MapLint", .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: rules),
    ]
)
