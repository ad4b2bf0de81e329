// swift-tools-version: 6.2
import PackageDescription

/// Every target of the house is compiled with the same rules.
let rules: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets that hand out or read spans (`@_lifetime`).
let spanRules = rules + [.enableExperimentalFeature("Lifetimes")]

let package = Package(
    name: "Mapwright",
    products: [],
    targets: [
        // Floor 0: ground.
        .target(name: "Bytes", swiftSettings: spanRules + [.strictMemorySafety()]),
        .target(name: "Deflate", dependencies: ["CDeflate"], swiftSettings: spanRules + [.strictMemorySafety()]),
        .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),

        // Floor 1: data.
        .target(
            name: "OpenStreetMap", dependencies: ["Bytes", "Deflate"], swiftSettings: spanRules),

        // Tests.
        .testTarget(name: "BytesTests", dependencies: ["Bytes"], swiftSettings: spanRules),
        .testTarget(name: "DeflateTests", dependencies: ["Deflate"], swiftSettings: spanRules),
    ]
)
