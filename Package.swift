// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target is compiled with the same rules.
let rules: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets that hand out or read spans (`@_lifetime`).
let spanRules = rules + [.enableExperimentalFeature("Lifetimes")]

/// Targets of which every unsafe expression is marked.
let strictRules = rules + [.strictMemorySafety()]
let strictSpanRules = spanRules + [.strictMemorySafety()]

/// Programs with an interface live on the main actor.
let app: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// A trait stands for the products that need other packages; who asks for none resolves none. One alone is on unless a
// client asks for several, since SwiftPM hands them to the compiler in no fixed order, and another order builds anew.
let everything = "Everything"
let appleAPI = "MapKit"
let host = "MapHost"
let appleAPITraits: Set<String> = [everything, appleAPI, host]
let serverTraits: Set<String> = [everything, host]

/// A product of another package for Apple's API.
func appleAPIProduct(_ name: String, _ package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: appleAPITraits))
}

/// A product of another package for what speaks HTTP.
func serverProduct(_ name: String, _ package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: serverTraits))
}

/// A product of another package for the command line alone.
func commandLineProduct(_ name: String, _ package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: [everything]))
}

extension Target {
    /// Tests of a unit.
    ///
    /// Release builds optimize the units and not their tests: that takes longer than the tests run, and half of the time of
    /// building everything. It pays for tests that compute much, and in the slow tier for all. What fails tells its line
    /// without debug information.
    static func tests(
        _ name: String, _ dependencies: [Dependency], _ settings: [SwiftSetting] = rules,
        areOptimized: Bool = Context.environment["MAPWRIGHT_SLOW"] != nil
    ) -> Target {
        testTarget(
            name: name, dependencies: dependencies,
            swiftSettings: settings
                + (areOptimized
                    ? [] : [.unsafeFlags(["-Onone", "-gnone"], .when(configuration: .release))]))
    }
}

// On Apple's systems the modules named like Apple's are left out, so that the system's own are found:
// an empty module of the name would hide them.
#if canImport(Darwin)
    let appleTargets: [Target] = []
    let locationValues: [Target.Dependency] = []
    let programStart: [Target.Dependency] = []
    let swiftUI: [Target.Dependency] = []
    // A library has to have a target; this one re-exports the system's MapKit.
    let appleModules = ["MapGeometry"]
    let scenes: [String] = []
    let hosts: [Product] = []
#else
    let appleTargets: [Target] = [
        .target(name: "Contacts", dependencies: ["PostalAddresses"], swiftSettings: rules),
        // Formatters that Foundation lacks here and map code counts on.
        .target(name: "FoundationFormatters", swiftSettings: rules),
        // Names of headers, for imports of parts of modules.
        .systemLibrary(name: "CAppleSubmodules"),
        .tests("FoundationFormattersTests", ["FoundationFormatters"]),
        // Floor 0: coordinate, location and region; below the engines, no I/O and no threads.
        .target(name: "CoreLocationValues", dependencies: ["Geodesy"], swiftSettings: strictRules),
        // Managers, position sources and geocoding.
        .target(
            name: "CoreLocation",
            dependencies: [
                "CAppleSubmodules", "CalendarDays", "Combine", "Contacts", "CoreLocationValues",
                "FoundationFormatters", "GPX", "Geodesy",
            ],
            swiftSettings: strictRules),
        .tests("CoreLocationTests", ["CoreLocation", "TestSupport"]),

        // Floor 3: the value between what an app asks for and what is shown.
        .target(
            name: "MapScene", dependencies: ["MapGeometry"], swiftSettings: strictRules),
        .tests("MapSceneTests", ["MapGeometry", "MapScene", "TestSupport"]),

        // Pictures of what apps draw.
        .target(
            name: "DrawingPainter", dependencies: ["MapPainter", "MapPixels", "MapScene"],
            swiftSettings: strictRules),
        // How wide and high texts are, and where their lines end.
        .target(
            name: "TextLayout", dependencies: ["DrawingPainter", "MapPainter", "MapScene"],
            swiftSettings: strictRules),
        // Pictures of whole scenes: the map, what lies on it and what stands over it.
        .target(
            name: "ScenePainter",
            dependencies: [
                "Atlas", "DrawingPainter", "MapGeometry", "MapPainter", "MapPixels", "MapScene",
            ],
            swiftSettings: strictRules),
        .tests(
            "ScenePainterTests",
            [
                "DrawingPainter", "MapGeometry", "MapPainter", "MapPixels", "MapScene",
                "ScenePainter", "TestSupport",
            ]),

        // Floor 4: Apple's API. Swift Testing looks for the modules named `_Testing_…`.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "CoreGraphics",
            dependencies: [
                "DrawingPainter", "FoundationFormatters", "MapPixels", "MapScene",
                "_Testing_CoreGraphics",
            ],
            swiftSettings: strictRules),
        .target(
            name: "UIKit",
            dependencies: [
                "CAppleSubmodules", "Combine", "CoreGraphics", "DrawingPainter", "MapPainter",
                "MapPixels", "MapScene", "RuntimeSupport", "ScenePainter", "Selectors",
                "TextLayout", "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit",
                appleAPIProduct("Logging", "swift-log"),
            ],
            swiftSettings: strictRules),
        // Methods to be called by name, and what Foundation calls by them.
        .target(name: "Selectors", swiftSettings: rules),
        .tests("CoreGraphicsTests", ["CoreGraphics", "MapScene"]),
        .tests("UIKitTests", ["CoreGraphics", "MapPixels", "MapScene", "TestSupport", "UIKit"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CoreGraphics", "DrawingPainter", "MapPainter", "MapPixels", "MapScene",
                "Photographs", "ScenePainter", "SwiftUIMacros", "TextLayout", "UIKit",
                "UniformTypeIdentifiers",
            ],
            swiftSettings: strictRules),
        // What `#Preview` and `@Entry` become; the compiler starts it.
        .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"], swiftSettings: rules),
        // A target of its own: tests of a macro's target make SwiftPM build every test and all they need a second time,
        // for the machine that compiles.
        .target(name: "MacroExpansion", swiftSettings: rules),
        .tests("MacroExpansionTests", ["MacroExpansion", "TestSupport"]),
        // Names that code beside maps imports: Combine is OpenCombine, OSLog is swift-log.
        .target(
            name: "Combine",
            dependencies: [
                appleAPIProduct("OpenCombine", "OpenCombine")
            ],
            swiftSettings: rules),
        .target(
            name: "OSLog", dependencies: [appleAPIProduct("Logging", "swift-log")],
            swiftSettings: rules),
        // Small frameworks that map code imports beside.
        .target(
            name: "CoreLocationUI", dependencies: ["CoreLocation", "SwiftUI"],
            swiftSettings: rules),
        .target(name: "LocalAuthentication", swiftSettings: strictRules),
        // Notifications are kept and not delivered; pages of the web are opened elsewhere.
        .target(
            name: "UserNotifications", dependencies: ["CoreLocationValues"],
            swiftSettings: strictRules),
        .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: strictRules),
        .target(name: "WebKit", dependencies: ["UIKit"], swiftSettings: strictRules),
        .tests("WebKitTests", ["UIKit", "WebKit"]),
        // Frameworks that some apps import beside, in a product of their own: who needs none builds none. A module `os` or
        // `Network` would be taken for a system of Apple's by packages below: `AppleNames` has them.
        .target(name: "AudioToolbox", swiftSettings: strictRules),
        .target(
            name: "AVFoundation", dependencies: ["AudioToolbox", "CoreGraphics"],
            swiftSettings: strictRules),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "UIKit"],
            swiftSettings: strictRules),
        .target(name: "CoreMotion", swiftSettings: rules),
        .target(name: "ImageIO", dependencies: ["UIKit"], swiftSettings: strictRules),
        .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: strictRules),
        .target(
            name: "MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"],
            swiftSettings: strictRules),
        .target(name: "NetworkRoutes", swiftSettings: strictRules),
        .target(name: "NetworkPaths", dependencies: ["NetworkRoutes"], swiftSettings: strictRules),
        .target(name: "PhotosUI", dependencies: ["SwiftUI", "UIKit"], swiftSettings: strictRules),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strictRules),
        .target(name: "SQLite3", dependencies: ["CSQLite"], swiftSettings: rules),
        .target(name: "StoreKit", dependencies: ["SwiftUI", "UIKit"], swiftSettings: strictRules),
        .target(
            name: "SystemConfiguration", dependencies: ["CoreGraphics", "NetworkRoutes"],
            swiftSettings: rules),
        .target(name: "UniformTypeIdentifiers", swiftSettings: strictRules),
        .target(name: "WatchConnectivity", swiftSettings: strictRules),
        .tests(
            "AppFrameworksTests",
            [
                "AVFoundation", "AVKit", "AudioToolbox", "Contacts", "CoreMotion", "ImageIO",
                "LocalAuthentication", "MapScene", "MessageUI", "MobileCoreServices",
                "NetworkPaths",
                "NetworkRoutes", "OSLog", "PhotosUI", "QuartzCore", "SQLite3", "StoreKit",
                "SwiftUI", "SystemConfiguration", "UIKit", "UniformTypeIdentifiers",
                "WatchConnectivity",
                appleAPIProduct("Logging", "swift-log"),
            ]),
        .tests("SafariServicesTests", ["SafariServices", "UIKit"]),
        .tests("UserNotificationsTests", ["CoreLocationValues", "UserNotifications"]),
        .target(
            name: "_MapKit_SwiftUI", dependencies: ["MapKit", "SwiftUI"], swiftSettings: rules),
        .tests(
            "SwiftUITests",
            [
                "Combine", "CoreLocation", "CoreLocationUI", "LocalAuthentication", "MapPixels",
                "MapScene", "SwiftUI", "TestSupport", "UIKit", "UniformTypeIdentifiers",
            ]),
        // What needs to know how Swift lays out classes and starts programs.
        .target(name: "CRuntimeSupport"),
        .target(
            name: "RuntimeSupport", dependencies: ["CRuntimeSupport"],
            swiftSettings: strictRules),
        .tests("RuntimeSupportTests", ["RuntimeSupport"]),
        .target(
            name: "MapKit",
            dependencies: [
                "Atlas", "ClusterMap", "Contacts", "CoreGraphics", "CoreLocation", "Journeys",
                "MapGeometry", "MapPainter", "MapPixels", "MapScene", "Photographs", "Places",
                "Roads",
                "RuntimeSupport", "ScenePainter", "SwiftUI", "Transit", "UIKit",
                appleAPIProduct("Logging", "swift-log"),
            ],
            swiftSettings: strictRules),
        // Apps' code: nothing imported but what apps import, in Swift 5 mode.
        .tests(
            "MapKitClientTests", ["ClusterMap", "MapKit", "SampleCity", "SwiftUI"],
            [.swiftLanguageMode(.v5)]),
        .tests(
            "SwiftUIClientTests",
            ["ClusterMap", "ClusterMapSwiftUI", "MapKit", "MapScene", "SwiftUI"],
            [.swiftLanguageMode(.v5)]),
        // The same in Swift 6 mode.
        .tests("ServiceClientTests", ["MapKit", "SampleCity", "UIKit"], [.swiftLanguageMode(.v6)]),
        .tests(
            "MapKitSwiftUITests",
            [
                "ClusterMap", "ClusterMapSwiftUI", "CoreLocation", "MapGeometry", "MapKit",
                "MapScene", "SwiftUI", "TestSupport", "_MapKit_SwiftUI",
            ], [.swiftLanguageMode(.v6)]),
        .tests(
            "MapKitTests",
            [
                "ClusterMap", "CoreLocation", "MapKit", "MapScene", "SwiftUI", "TestSupport",
                "UIKit",
            ]),
        .tests(
            "MapServicesTests",
            [
                "Answers", "Atlas", "AtlasBuilder", "Contacts", "CoreLocation", "MapAPI",
                "MapGeometry", "MapKit", "MapPixels", "MapScene", "Photographs", "RoadNetwork",
                "Roads", "SampleCity", "ScenePainter", "SwiftUI", "TestSupport", "UIKit",
            ]),

        // Floor 5: any map in the browser.
        .target(
            name: "MapHost",
            dependencies: [
                "Atlas", "CoreLocation", "MapKit", "MapPainter", "MapScene", "MapServer",
                "Photographs", "RuntimeSupport", "ServedGround", "SwiftUI", "UIKit",
            ],
            swiftSettings: rules),
        .tests(
            "MapHostTests",
            [
                "CoreLocation", "MapGeometry", "MapHost", "MapKit", "MapPixels", "MapScene",
                "MapServer", "Photographs", "SwiftUI", "TestSupport", "UIKit",
            ]),
        // Shown by the browser's tests in several sets of fonts.
        .executableTarget(
            name: "TextSpecimen", dependencies: ["MapHost", "SwiftUI"],
            path: "Tests/Browser/TextSpecimen", swiftSettings: app),

        // Programs to run and to read.
        .executableTarget(
            name: "CityGuide", dependencies: ["MapHost", "MapKit", "SampleCity", "SwiftUI"],
            path: "Examples/CityGuide", swiftSettings: app),
        .executableTarget(
            name: "ClassicMapView", dependencies: ["MapHost", "MapKit", "SampleCity", "UIKit"],
            path: "Examples/ClassicMapView"),
        .executableTarget(
            name: "QuickStart", dependencies: ["MapHost", "MapKit", "SampleCity", "SwiftUI"],
            path: "Examples/QuickStart", swiftSettings: app),
        .executableTarget(
            name: "RouteFinder", dependencies: ["MapHost", "MapKit", "SampleCity", "SwiftUI"],
            path: "Examples/RouteFinder", swiftSettings: app),
        .executableTarget(
            name: "SearchAutocomplete",
            dependencies: ["MapHost", "MapKit", "SampleCity", "SwiftUI"],
            path: "Examples/SearchAutocomplete", swiftSettings: app),
        .executableTarget(
            name: "TwentyThousandPins",
            dependencies: [
                "ClusterMap", "ClusterMapSwiftUI", "MapHost", "MapKit", "SampleCity", "SwiftUI",
            ],
            path: "Examples/TwentyThousandPins", swiftSettings: app),
        .executableTarget(
            name: "WhereAmI",
            dependencies: ["CoreLocation", "MapHost", "MapKit", "SampleCity", "SwiftUI"],
            path: "Examples/WhereAmI", resources: [.embedInCode("walk.gpx")], swiftSettings: app),
    ]
    let locationValues: [Target.Dependency] = ["CoreLocationValues"]
    // What registers a product before `main`.
    let programStart: [Target.Dependency] = ["RuntimeSupport"]
    let swiftUI: [Target.Dependency] = ["SwiftUI"]
    let appleModules = [
        "Combine", "Contacts", "CoreGraphics", "CoreLocation", "CoreLocationUI",
        "LocalAuthentication", "MapKit", "OSLog", "SafariServices", "Selectors", "SwiftUI",
        "UIKit", "UserNotifications", "WebKit", "_MapKit_SwiftUI",
    ]
    let scenes = ["MapScene"]
    let hosts: [Product] = [
        .library(name: "MapHost", targets: ["MapHost"]),
        .library(
            name: "AppFrameworks",
            targets: [
                "AVFoundation", "AVKit", "AudioToolbox", "CoreMotion", "ImageIO", "MessageUI",
                "MobileCoreServices", "NetworkPaths", "PhotosUI", "QuartzCore", "SQLite3",
                "StoreKit",
                "SystemConfiguration", "UniformTypeIdentifiers", "WatchConnectivity",
            ]),
    ]
#endif

let package = Package(
    name: "Mapwright",
    // ClusterMap, ClusterMapSwiftUI, MapStyle and what they stand on are for all of these. What stands on Deflate (Atlas, Places,
    // Roads, Transit, Tiles, MapPixels) or OpenStreetMap needs libdeflate, lz4 or zstd as system libraries: macOS and Linux.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .executable(name: "mapwright", targets: ["mapwright"]),
        // For `Benchmarks/`, which is a package of its own. Not a promise to anybody else.
        .library(
            name: "MapwrightEngines",
            targets: [
                "Answers", "Bytes", "Deflate", "GTFS", "Gazetteer", "OpenStreetMap", "Places",
                "RoadNetwork", "Roads", "Tiles", "Timetables", "Transit", "VectorTile",
            ] + scenes),
        // The rasterizer alone, for `Benchmarks/` as well.
        .library(name: "MapPixels", targets: ["MapPixels"]),
        .library(
            name: "MapPainter", targets: ["MapGeometry", "MapPainter", "MapPixels", "MapStyle"]),
        // Style documents alone.
        .library(name: "MapStyle", targets: ["MapStyle"]),
        .library(name: "Mapwright", targets: appleModules),
        // With the coordinates and regions that they speak.
        .library(name: "ClusterMap", targets: ["ClusterMap", "MapGeometry"]),
        .library(name: "ClusterMapSwiftUI", targets: ["ClusterMapSwiftUI"]),
        .library(name: "Atlas", targets: ["Atlas"]),
        .library(name: "Places", targets: ["MapGeometry", "Places"]),
        .library(name: "Roads", targets: ["Elevation", "MapGeometry", "Roads"]),
        .library(name: "Tiles", targets: ["Tiles"]),
        .library(name: "Transit", targets: ["MapGeometry", "Transit"]),
        .library(name: "SampleCity", targets: ["SampleCity"]),
    ] + hosts,
    traits: [
        .trait(name: everything, description: "All products."),
        .trait(
            name: appleAPI,
            description: "The product Mapwright: Apple's API, with OpenCombine and swift-log."),
        .trait(
            name: host,
            description: "The products Mapwright and MapHost: also Hummingbird, to serve the page."),
        .default(enabledTraits: [everything]),
    ],
    dependencies: [
        // Argument parsing and HTTP, for floor 5 alone.
        .package(
            url: "https://github.com/apple/swift-argument-parser.git",
            .upToNextMinor(from: "1.8.2")),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird.git",
            .upToNextMinor(from: "2.28.1"), traits: []),
        .package(url: "https://github.com/apple/swift-nio.git", .upToNextMinor(from: "2.101.2")),
        .package(
            url: "https://github.com/apple/swift-nio-extras.git", .upToNextMinor(from: "1.35.2")),
        .package(
            url: "https://github.com/apple/swift-http-types.git", .upToNextMinor(from: "1.8.0")),
        .package(url: "https://github.com/apple/swift-log.git", .upToNextMinor(from: "1.16.2")),
        .package(
            url: "https://github.com/OpenCombine/OpenCombine.git", .upToNextMinor(from: "0.14.0")),
        .package(
            url: "https://github.com/swift-server/swift-service-lifecycle.git",
            .upToNextMinor(from: "2.13.0")),
        // TLS and HTTP/2, for the service alone.
        .package(
            url: "https://github.com/apple/swift-nio-http2.git", .upToNextMinor(from: "1.46.0")),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", .upToNextMinor(from: "2.37.6")),
        // Signed tokens, for the service alone.
        .package(url: "https://github.com/vapor/jwt-kit.git", .upToNextMinor(from: "5.7.1")),
    ],
    targets: [
        // Floor 0: ground.
        .target(name: "Bytes", dependencies: ["CFaultGuard"], swiftSettings: strictSpanRules),
        .target(name: "CalendarDays", swiftSettings: strictRules),
        // Threads that share in a piece of work.
        .target(name: "ParallelWork", swiftSettings: strictRules),
        .tests("CalendarDaysTests", ["CalendarDays"]),
        // A handler of a signal, which may not do most of what Swift does.
        .target(name: "CFaultGuard"),
        // Functions of memory that a program has in place of those of the system, for what does not fit into it.
        .target(name: "CLargeMemory"),
        .target(
            name: "Deflate", dependencies: ["CDeflate", "CZlib"],
            swiftSettings: strictSpanRules),
        .systemLibrary(
            name: "CDeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CLZ4", providers: [.apt(["liblz4-dev"]), .brew(["lz4"])]),
        .target(name: "Zstandard", dependencies: ["CZstd"], swiftSettings: strictSpanRules),
        .systemLibrary(name: "CZstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .target(name: "Geodesy", swiftSettings: strictRules),
        .target(
            name: "MapGeometry", dependencies: ["Geodesy"] + locationValues,
            swiftSettings: strictRules),

        // The order and the lines of addresses by country.
        .target(name: "PostalAddresses", swiftSettings: strictRules),
        // Finds the files that come with a product.
        .target(name: "ProductResources", swiftSettings: rules),
        // The styles of the map, their sprites and the world around it: for the page, and for pictures.
        .target(
            name: "MapResources", dependencies: ["ProductResources"],
            resources: [.copy("Styles"), .copy("sprites"), .copy("world")], swiftSettings: rules),

        // Floor 1: data.
        .target(name: "Columns", dependencies: ["Bytes"], swiftSettings: strictSpanRules),
        .target(
            name: "GTFS", dependencies: ["Bytes", "CalendarDays", "Deflate", "Geodesy"],
            swiftSettings: strictSpanRules),
        .target(
            name: "OpenStreetMap",
            dependencies: [
                "Bytes", "CalendarDays", "Deflate", "ParallelWork", "Zstandard", "CLZ4",
            ],
            swiftSettings: strictSpanRules),
        .target(name: "VectorTile", dependencies: ["Bytes"], swiftSettings: strictSpanRules),
        .target(name: "GPX", dependencies: ["CalendarDays"], swiftSettings: strictRules),
        // Pictures and heights of the ground in TIFF files.
        .target(
            name: "GeoTIFF", dependencies: ["Bytes", "Deflate", "Geodesy", "Zstandard"],
            swiftSettings: strictSpanRules),
        .tests("GeoTIFFTests", ["GeoTIFF", "MapPixels", "TestSupport"]),
        // Heights of the ground: tiles of them, those of an atlas, and profiles of lines.
        .target(
            name: "Elevation", dependencies: ["Bytes", "Columns", "GeoTIFF", "Geodesy"],
            swiftSettings: strictSpanRules),
        // Countries, states, time zones and cities of the world: one gazetteer for all that ask where something is.
        .target(
            name: "World", dependencies: ["Bytes", "Columns", "ProductResources"],
            resources: [.copy("Data")], swiftSettings: strictSpanRules),
        // When places are open: one evaluator for search, roads, Apple's API and the page.
        .target(
            name: "OpeningHours", dependencies: ["CalendarDays"], exclude: ["Holidays/NOTICE.md"],
            swiftSettings: strictRules),
        .target(
            name: "Atlas", dependencies: ["Bytes", "Deflate", "CExchange"],
            swiftSettings: strictSpanRules
        ),
        .systemLibrary(name: "CExchange"),
        // GRDB takes modules named Combine and CoreGraphics for Apple's, and here they are ours.
        .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strictRules),
        .systemLibrary(
            name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        // Floor 2: engines.
        .target(
            name: "Tiles", dependencies: ["Bytes", "Deflate", "Geodesy", "VectorTile"],
            swiftSettings: strictSpanRules),
        .target(
            name: "ClusterMap",
            dependencies: [
                "Bytes", "Columns", "Geodesy", "MapGeometry", "ParallelWork", "VectorTile",
            ],
            swiftSettings: strictSpanRules),
        .target(
            name: "ClusterMapSwiftUI", dependencies: swiftUI, swiftSettings: rules),
        // Points beyond memory to cluster tiles, stage by stage.
        .target(
            name: "ClusterPyramid",
            dependencies: ["Bytes", "ClusterMap", "Deflate", "Tiles", "VectorTile"],
            swiftSettings: strictSpanRules),
        // A call that takes any number of arguments.
        .systemLibrary(name: "CParentSignal"),
        // The style of a map: documents of MapLibre's specification, read and evaluated.
        .target(
            name: "MapStyle", dependencies: ["Geodesy", "MapGeometry"], swiftSettings: strictRules,
            // ICU of Foundation, which the toolchain brings; orders strings and writes numbers by language.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        .target(
            name: "Places",
            dependencies: [
                "Atlas", "Bytes", "CalendarDays", "Columns", "Geodesy", "MapGeometry",
                "OpeningHours", "ParallelWork", "PostalAddresses", "World",
            ],
            exclude: ["Words/Presets/NOTICE.md"], swiftSettings: strictSpanRules),

        .target(
            name: "Roads",
            dependencies: [
                "Bytes", "CalendarDays", "Columns", "Elevation", "Geodesy", "MapGeometry",
                "OpeningHours", "ParallelWork",
            ],
            swiftSettings: strictSpanRules),
        .target(
            name: "Transit",
            dependencies: ["Atlas", "Bytes", "CalendarDays", "Columns", "Geodesy", "MapGeometry"],
            swiftSettings: strictSpanRules),

        // Floor 3: shapes to pixels, pixels to files.
        .target(
            name: "MapPixels", dependencies: ["Bytes", "Deflate", "ParallelWork"],
            swiftSettings: strictSpanRules),

        // Photographs of places: where they were taken, and what one sees of them.
        .target(
            name: "Photographs",
            dependencies: ["Bytes", "CalendarDays", "MapGeometry", "MapPixels"],
            swiftSettings: strictRules),
        .tests("PhotographsTests", ["MapGeometry", "MapPixels", "Photographs", "TestSupport"]),

        .target(
            name: "MapPainter",
            dependencies: [
                "Atlas", "Bytes", "CTextShaping", "Deflate", "Elevation", "GeoTIFF", "Geodesy",
                "MapGeometry", "MapPixels", "MapResources", "MapStyle", "ParallelWork", "SQLite",
                "Tiles", "VectorTile",
            ],
            swiftSettings: strictSpanRules),
        // HarfBuzz, which is found when a program runs: not all that draw have to have it.
        .target(
            name: "CTextShaping",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux, .android]))]),
        // Draws other people's styles for Tests/Quality/style_pictures.py.
        .executableTarget(
            name: "StylePictures",
            dependencies: ["MapGeometry", "MapPainter", "MapPixels", "MapStyle"],
            path: "Tests/StylePictures", swiftSettings: rules),

        // Extract to atlas: beside floor 3, imported by the command line only.
        .target(
            name: "Shortbread",
            dependencies: [
                "Bytes", "Columns", "Deflate", "Geodesy", "OpenStreetMap", "ParallelWork", "Tiles",
                "VectorTile",
            ],
            swiftSettings: strictSpanRules),
        .target(
            name: "Gazetteer",
            dependencies: ["Bytes", "Geodesy", "OpenStreetMap", "ParallelWork", "Places", "World"],
            swiftSettings: strictSpanRules),
        .target(
            name: "Timetables",
            dependencies: [
                "Columns", "GTFS", "Geodesy", "MapGeometry", "OpenStreetMap", "ParallelWork",
                "Transit",
            ],
            swiftSettings: strictSpanRules),
        .target(
            name: "RoadNetwork",
            dependencies: [
                "Bytes", "Columns", "Elevation", "Geodesy", "MapGeometry", "OpenStreetMap",
                "OpeningHours", "ParallelWork", "Roads",
            ],
            resources: [
                .embedInCode("Borders/road-rules.txt"),
                .embedInCode("Profiles"),
            ], swiftSettings: strictRules),
        // How people walk to stops and between them.
        .target(
            name: "StreetWalking", dependencies: ["MapGeometry", "Roads", "Transit"],
            swiftSettings: rules),
        // Journeys from place to place: streets, timetable and sentences together.
        .target(
            name: "Journeys",
            dependencies: [
                "CalendarDays", "Geodesy", "MapGeometry", "Roads", "StreetWalking", "Transit",
            ],
            swiftSettings: strictRules),
        .target(
            name: "AtlasBuilder",
            dependencies: [
                "Atlas", "Bytes", "Deflate", "Elevation", "GTFS", "Gazetteer", "Geodesy",
                "OpenStreetMap", "ParallelWork", "Places", "RoadNetwork", "Roads", "Shortbread",
                "StreetWalking", "Tiles", "Timetables", "Transit",
            ],
            swiftSettings: strictSpanRules),
        // The sample city, ready-made by Scripts/make-sample: answers a program that links it and names no atlas.
        .target(
            name: "SampleCity", dependencies: ["Atlas", "ProductResources"] + programStart,
            path: "Samples", exclude: ["README.md", "andorra.osm.pbf", "helsinki.osm.pbf"],
            resources: [.copy("helsinki.atlas")], swiftSettings: rules),

        // Floor 5: tools.
        // Questions as text and answers as JSON and text, for the command line and the server.
        .target(
            name: "Answers",
            dependencies: [
                "Atlas", "Bytes", "CalendarDays", "Elevation", "GPX", "Geodesy", "Journeys",
                "MapGeometry", "OpeningHours", "Places", "Roads", "Transit",
            ],
            swiftSettings: strictRules),
        // The paths of several services as functions from a request to an answer; no connection in sight.
        .target(
            name: "MapAPI",
            dependencies: [
                "Answers", "Atlas", "Bytes", "CalendarDays", "Geodesy", "Journeys", "MapGeometry",
                "Places", "Roads", "Transit", "World",
            ],
            swiftSettings: rules),
        // Points that come, go and move while the service runs: kept in SQLite, answered as clusters.
        .target(
            name: "PointLayers",
            dependencies: [
                "Answers", "Bytes", "ClusterMap", "Deflate", "MapAPI", "MapGeometry", "SQLite",
            ],
            swiftSettings: spanRules),
        // The service that a team hosts: those paths over HTTP, beside the map.
        .target(
            name: "AtlasService",
            dependencies: [
                "Answers", "Atlas", "Bytes", "CalendarDays", "MapAPI", "MapResources", "MapServer",
                "Places", "ServiceTokens", "Transit",
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("Logging", "swift-log"),
                serverProduct("NIOCore", "swift-nio"),
                serverProduct("NIOHTTPTypes", "swift-nio-extras"),
                serverProduct("UnixSignals", "swift-service-lifecycle"),
                serverProduct("ServiceLifecycle", "swift-service-lifecycle"),
                commandLineProduct("NIOHTTP2", "swift-nio-http2"),
                commandLineProduct("NIOHTTPTypesHTTP2", "swift-nio-extras"),
                commandLineProduct("NIOSSL", "swift-nio-ssl"),
                commandLineProduct("NIOTLS", "swift-nio"),
            ],
            swiftSettings: rules),
        // Who may ask the service.
        .target(
            name: "ServiceTokens", dependencies: [commandLineProduct("JWTKit", "jwt-kit")],
            swiftSettings: rules),
        // Pictures of the map as its page shows it: for the command, and as a path of the service.
        .target(
            name: "MapPictures",
            dependencies: [
                "Answers", "Atlas", "Bytes", "ClusterMap", "Deflate", "Elevation", "Geodesy",
                "Journeys", "MapAPI", "MapGeometry", "MapPainter", "MapPixels", "MapResources",
                "MapServer",
                "MapStyle", "ParallelWork", "Photographs", "Roads", "ServedGround", "Tiles",
                "Transit",
            ],
            swiftSettings: spanRules),
        // Imagery and heights below a map, for the service and for apps in the browser.
        .target(
            name: "ServedGround",
            dependencies: [
                "Atlas", "Bytes", "Deflate", "Elevation", "MapGeometry", "MapPainter", "MapPixels",
                "MapServer",
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("NIOCore", "swift-nio"),
            ],
            swiftSettings: strictSpanRules),
        .target(
            name: "MapServer",
            dependencies: [
                "Atlas", "Bytes", "CalendarDays", "Deflate", "Geodesy", "MapResources",
                "ProductResources", "Tiles",
                "VectorTile",
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("NIOCore", "swift-nio"),
                serverProduct("NIOHTTP1", "swift-nio"),
                serverProduct("NIOHTTPTypes", "swift-nio-extras"),
                serverProduct("NIOHTTPTypesHTTP1", "swift-nio-extras"),
                serverProduct("NIOPosix", "swift-nio"),
                serverProduct("Logging", "swift-log"),
                serverProduct("ServiceLifecycle", "swift-service-lifecycle"),
                serverProduct("UnixSignals", "swift-service-lifecycle"),
            ],
            resources: [.copy("Page")],
            swiftSettings: spanRules),
        .executableTarget(
            name: "mapwright",
            dependencies: [
                "Answers", "Atlas", "AtlasBuilder", "AtlasService", "Bytes", "CLargeMemory",
                "CParentSignal", "CalendarDays", "ClusterMap", "ClusterPyramid", "GTFS", "MapAPI",
                "MapGeometry", "MapPainter", "MapPictures", "MapResources", "MapServer",
                "OpenStreetMap", "ParallelWork", "Photographs", "Places", "PointLayers",
                "RoadNetwork", "Roads", "ServedGround", "ServiceTokens", "Tiles", "Transit",
                commandLineProduct("ArgumentParser", "swift-argument-parser"),
                commandLineProduct("Logging", "swift-log"),
            ],
            swiftSettings: rules),

        // Tests.
        .target(
            name: "TestSupport", dependencies: ["Bytes", "Columns"], path: "Tests/TestSupport",
            swiftSettings: rules),
        // Elements of OpenStreetMap, drawn in code.
        .target(
            name: "ElementDrawing", dependencies: ["OpenStreetMap"], path: "Tests/ElementDrawing",
            swiftSettings: rules),
        .tests("ParallelWorkTests", ["ParallelWork"]),
        .tests("BytesTests", ["Bytes"], spanRules),
        .tests("ColumnsTests", ["Bytes", "Columns", "TestSupport"], spanRules),
        .tests("DeflateTests", ["Deflate"], spanRules),
        // The page that tells the mapped files' layouts.
        .tests(
            "FilesTests",
            [
                "ClusterMap", "Columns", "Elevation", "Places", "Roads", "Transit", "World",
            ]),
        .tests(
            "OpeningHoursTests", ["CalendarDays", "OpeningHours", "TestSupport"], areOptimized: true
        ),
        .tests("WorldTests", ["Bytes", "Columns", "TestSupport", "World"], spanRules),
        // Writes the gazetteer of the world for Scripts/make-world-gazetteer; no product.
        .executableTarget(
            name: "WorldCompiler", dependencies: ["Bytes", "World"], path: "Scripts/WorldCompiler",
            swiftSettings: spanRules),
        .tests("PostalAddressesTests", ["PostalAddresses"]),
        .tests("ElevationTests", ["Bytes", "Elevation", "Geodesy", "TestSupport"], spanRules),
        .tests("GeodesyTests", ["Geodesy"]),
        .tests("MapPixelsTests", ["Deflate", "MapPixels", "TestSupport"], spanRules),
        .tests(
            "MapPainterTests",
            [
                "Bytes", "Elevation", "Geodesy", "MapGeometry", "MapPainter", "MapPixels",
                "MapResources", "MapStyle", "SQLite", "TestSupport", "VectorTile",
            ], spanRules),
        .tests("MapGeometryTests", ["MapGeometry", "TestSupport"]),
        .tests(
            "OpenStreetMapTests",
            ["OpenStreetMap", "Bytes", "Deflate", "CLZ4", "CZstd", "TestSupport"], spanRules,
            areOptimized: true),
        .tests("GPXTests", ["GPX", "TestSupport"]),
        .tests("GTFSTests", ["Bytes", "Deflate", "GTFS", "TestSupport"], spanRules),
        .tests("VectorTileTests", ["Bytes", "VectorTile", "TestSupport"], spanRules),
        .tests(
            "ShortbreadTests",
            [
                "Columns", "Deflate", "ElementDrawing", "OpenStreetMap", "Shortbread",
                "TestSupport",
                "Tiles", "VectorTile",
            ], spanRules),
        .tests(
            "PlacesTests",
            [
                "Bytes", "CalendarDays", "Columns", "Gazetteer", "Geodesy", "MapGeometry",
                "OpeningHours", "OpenStreetMap", "Places", "TestSupport",
            ], spanRules),
        .tests(
            "GazetteerTests", ["ElementDrawing", "Gazetteer", "Geodesy", "OpenStreetMap", "Places"]),
        .tests(
            "AnswersTests",
            [
                "Answers", "Bytes", "Elevation", "GPX", "GTFS", "Gazetteer", "Journeys",
                "MapGeometry", "OpenStreetMap", "Places", "RoadNetwork", "Roads", "StreetWalking",
                "TestSupport", "Timetables",
                "Transit",
            ], spanRules),
        .tests(
            "AtlasBuilderTests",
            [
                "Answers", "Atlas", "AtlasBuilder", "Bytes", "Deflate", "Elevation", "GTFS",
                "MapGeometry", "OpenStreetMap", "RoadNetwork", "Roads", "TestSupport", "Tiles",
                "Transit", "VectorTile",
            ], spanRules),
        .tests("AtlasTests", ["Atlas", "Bytes"], spanRules),
        .tests(
            "TilesTests", ["Bytes", "Deflate", "Tiles", "VectorTile", "TestSupport"], spanRules),
        .tests(
            "ClusterMapTests",
            [
                "Bytes", "ClusterMap", "Columns", "MapGeometry", "TestSupport", "VectorTile",
            ]),
        .tests(
            "ClusterPyramidTests",
            [
                "Bytes", "ClusterMap", "ClusterPyramid", "TestSupport", "Tiles", "VectorTile",
            ], spanRules),
        // Evaluates opening hours for Tests/Quality/hours.py; no product.
        .executableTarget(
            name: "OpeningHoursIntervals", dependencies: ["CalendarDays", "OpeningHours"],
            path: "Tests/OpeningHoursIntervals", swiftSettings: rules),
        // Evaluates the specification's own fixtures for Tests/Quality/style_expressions.py; no product.
        .executableTarget(
            name: "StyleFixtures", dependencies: ["MapGeometry", "MapStyle"],
            path: "Tests/StyleFixtures", swiftSettings: rules),
        .tests("MapStyleTests", ["MapGeometry", "MapStyle", "Tiles", "VectorTile"], spanRules),
        .tests(
            "MapAPITests",
            [
                "Answers", "Atlas", "AtlasBuilder", "MapAPI", "MapGeometry", "Places",
                "RoadNetwork", "Roads", "TestSupport",
            ]),
        .tests(
            "PointLayersTests",
            [
                "Answers", "Atlas", "ClusterMap", "Deflate", "MapAPI", "MapGeometry", "PointLayers",
                "SQLite", "TestSupport", "VectorTile",
            ]),
        .tests(
            "AtlasServiceTests",
            [
                "Answers", "Atlas", "AtlasService", "Bytes", "GTFS", "Journeys", "MapAPI",
                "MapServer", "ServiceTokens", "TestSupport", "Timetables", "Transit",
                commandLineProduct("JWTKit", "jwt-kit"),
                commandLineProduct("NIOHTTPTypesHTTP2", "swift-nio-extras"),
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("Logging", "swift-log"),
                serverProduct("NIOEmbedded", "swift-nio"),
                serverProduct("NIOHTTPTypes", "swift-nio-extras"),
                serverProduct("NIOPosix", "swift-nio"),
                serverProduct("NIOCore", "swift-nio"),
                serverProduct("ServiceLifecycle", "swift-service-lifecycle"),
            ]),
        .tests(
            "MapPicturesTests",
            [
                "Answers", "Atlas", "Bytes", "ClusterMap", "Elevation", "Geodesy", "MapAPI",
                "MapGeometry", "MapPainter", "MapPictures", "MapPixels", "MapResources",
                "MapServer",
                "MapStyle", "Photographs", "PointLayers", "Roads", "SQLite", "ServedGround",
                "TestSupport", "Tiles", "VectorTile",
            ]),
        .tests(
            "ServedGroundTests",
            [
                "Atlas", "MapPainter", "MapPixels", "MapServer", "SampleCity", "ServedGround",
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("NIOCore", "swift-nio"),
            ]),
        .tests("ServiceTokensTests", ["ServiceTokens", commandLineProduct("JWTKit", "jwt-kit")]),
        .tests(
            "MapServerTests",
            [
                "Atlas", "Bytes", "Deflate", "MapServer", "Tiles", "VectorTile",
                serverProduct("HTTPTypes", "swift-http-types"),
                serverProduct("HummingbirdCore", "hummingbird"),
                serverProduct("NIOCore", "swift-nio"),
                serverProduct("NIOEmbedded", "swift-nio"),
                serverProduct("NIOPosix", "swift-nio"),
                serverProduct("ServiceLifecycle", "swift-service-lifecycle"),
            ], spanRules),
        .tests(
            "RoadsTests",
            [
                "Bytes", "Columns", "Elevation", "Geodesy", "MapGeometry", "OpenStreetMap",
                "ParallelWork", "RoadNetwork", "Roads", "TestSupport",
            ], spanRules),
        .tests(
            "StreetWalkingTests",
            [
                "Bytes", "ElementDrawing", "MapGeometry", "RoadNetwork", "Roads", "StreetWalking",
                "TestSupport", "Transit",
            ], spanRules),
        .tests(
            "TransitTests",
            [
                "Bytes", "CalendarDays", "Columns", "GTFS", "Geodesy", "MapGeometry", "TestSupport",
                "Timetables", "Transit",
            ], spanRules),
        .tests("ProductResourcesTests", ["ProductResources"]),
        .tests("MapResourcesTests", ["MapResources"]),
        .tests("SampleCityTests", ["Atlas", "AtlasBuilder", "Places", "Roads", "SampleCity"]),
        .tests("MapwrightTests", ["mapwright", "Atlas", "TestSupport", "Tiles"]),
    ] + appleTargets
)

// One unit's tests without the rest of the package: `Scripts/test-target RoadsTests` sets the variable. What the named
// targets do not need is left out, so that it is neither resolved nor built.
if let only = Context.environment["MAPWRIGHT_ONLY"], !only.isEmpty {
    package.keep(only.split(separator: ",").map(String.init))
}

extension Package {
    /// Leaves out all targets but the named ones and what they depend on.
    func keep(_ names: [String]) {
        let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var waiting = names
        var kept: Set<String> = []
        var packages: Set<String> = []
        while let name = waiting.popLast() {
            guard let target = byName[name] else { fatalError("there is no target \(name)") }
            guard kept.insert(name).inserted else { continue }
            for dependency in target.dependencies {
                switch dependency {
                case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
                case .productItem(_, let package, _, _): package.map { _ = packages.insert($0) }
                default: break
                }
            }
        }
        targets.removeAll { !kept.contains($0.name) }
        products = []
        dependencies.removeAll { dependency in
            guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
            return !packages.contains { location.hasSuffix("/\($0).git") }
        }
    }
}
