// swift-tools-version: 6.2
import PackageDescription

// Names of Apple's modules that packages of others take for a system of Apple's, as `#if canImport(os)`: SwiftPM shows a
// module to every package of a build, so that these stand in a package of their own, for whose build has none of those.
let package = Package(
    name: "AppleNames",
    products: [
        .library(name: "os", targets: ["os"]),
        .library(name: "Network", targets: ["Network"]),
    ],
    dependencies: [.package(name: "Mapwright", path: "..", traits: ["MapKit"])],
    targets: [
        .systemLibrary(name: "CParts"),
        .target(
            name: "os", dependencies: ["CParts", .product(name: "Mapwright", package: "Mapwright")]),
        .target(
            name: "Network", dependencies: [.product(name: "AppFrameworks", package: "Mapwright")]),
    ]
)
