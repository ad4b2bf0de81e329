// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Mapwright", path: "..", traits: ["MapKit"])],
    targets: [
        .executableTarget(
            name: "PBFBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "TilesBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "SearchBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "MapKitBenchmark",
            dependencies: [
                .product(name: "Mapwright", package: "Mapwright"),
                .product(name: "MapwrightEngines", package: "Mapwright"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "RoutesBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "JourneysBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "TransitBenchmark",
            dependencies: [.product(name: "MapwrightEngines", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "PainterBenchmark",
            dependencies: [.product(name: "MapPixels", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "ClusterBenchmark",
            dependencies: [.product(name: "ClusterMap", package: "Mapwright")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
