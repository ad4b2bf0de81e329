import Foundation
import Testing
import XcodeProjects

@testable import MapLint

/// What projects, packages and settings say of each file.
struct TargetGraphTests {
    /// A project in the form that Xcode writes.
    ///
    /// - Parameters:
    ///   - targets: For each target its kind of product, its files and its settings.
    func project(
        settings: [String: String] = [:], configuration: String? = nil,
        _ targets: [(name: String, product: String, files: [String], settings: [String: String])],
        dependencies: [String: [String]] = [:], synchronized: [String: String] = [:],
        exceptions: String = "", packages: [String] = []
    ) -> String {
        func table(_ settings: [String: String]) -> String {
            settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined()
        }
        func list(_ items: [String]) -> String { "(" + items.map { "\($0), " }.joined() + ")" }
        var objects = ""
        var children: [String] = []
        for (name, product, files, own) in targets {
            for (number, file) in files.enumerated() {
                objects +=
                    "F\(name)\(number) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\";};\n"
                objects +=
                    "B\(name)\(number) = {isa = PBXBuildFile; fileRef = F\(name)\(number);};\n"
                children.append("F\(name)\(number)")
            }
            let group = synchronized[name].map { _ in "fileSystemSynchronizedGroups = (G\(name), );"
            }
            if let path = synchronized[name] {
                objects +=
                    "G\(name) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, ); path = \(path); sourceTree = \"<group>\";};\n"
                children.append("G\(name)")
            }
            objects += """
                T\(name) /* \(name) */ = {isa = PBXNativeTarget; name = \(name);
                  productType = "com.apple.product-type.\(product)"; buildConfigurationList = L\(name);
                  buildPhases = (P\(name), ); \(group ?? "")
                  dependencies = \(list((dependencies[name] ?? []).map { "D\($0)" })); };
                P\(name) = {isa = PBXSourcesBuildPhase; files = \(list(files.indices.map { "B\(name)\($0)" }));};
                D\(name) = {isa = PBXTargetDependency; target = T\(name);};
                L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name), );};
                C\(name) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(table(own))};};

                """
        }
        if let configuration {
            objects +=
                "XC = {isa = PBXFileReference; path = \"\(configuration)\"; sourceTree = \"<group>\";};\n"
            children.append("XC")
        }
        for (number, path) in packages.enumerated() {
            objects +=
                "K\(number) = {isa = XCLocalSwiftPackageReference; relativePath = \(path);};\n"
        }
        return """
            // !$*UTF8*$!
            {
              archiveVersion = 1;
              objects = {
                \(objects)\(exceptions)
                R = {isa = PBXProject; mainGroup = M; buildConfigurationList = LR; projectDirPath = "";
                  packageReferences = \(list(packages.indices.map { "K\($0)" }));
                  targets = \(list(targets.map { "T\($0.name)" }));};
                LR = {isa = XCConfigurationList; buildConfigurations = (CR, );};
                CR = {isa = XCBuildConfiguration; name = Release;
                  \(configuration.map { _ in "baseConfigurationReference = XC;" } ?? "")
                  buildSettings = {\(table(settings))};};
                M = {isa = PBXGroup; children = \(list(children)); sourceTree = "<group>";};
              };
              rootObject = R /* Project object */;
            }
            """
    }

    let legacy = "import MapKit\nlet view = Map(coordinateRegion: $region)\n"
    let locator =
        "import CoreLocation\nlet manager = CLLocationManager()\nfunc go() { manager.requestLocation() }\n"

    func findings(_ folder: Folder) -> [String] {
        Linter().lint(paths: [folder.path]).findings.map {
            "\($0.path.dropFirst(folder.path.count + 1)) \($0.rule)"
        }
    }

    @Test func theWorkspaceInsideAProjectHidesNothing() throws {
        let old = project([
            (
                "App", "application", ["A.swift"],
                ["IPHONEOS_DEPLOYMENT_TARGET": "15.0", "SDKROOT": "iphoneos"]
            )
        ])
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": old,
            "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location = \"self:\"></FileRef></Workspace>",
            "A.swift": legacy,
        ])
        #expect(findings(folder) == [])
    }

    @Test func eachTargetHasItsOwnSystems() throws {
        let text = project(
            settings: ["SDKROOT": "iphoneos"],
            [
                ("Old", "application", ["Old.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]),
                ("New", "application", ["New.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"]),
            ])
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "Old.swift": legacy, "New.swift": legacy,
        ])
        #expect(findings(folder) == ["New.swift deprecated_map_initializer"])
    }

    @Test func aFileOfTwoTargetsIsJudgedByTheOlder() throws {
        let text = project([
            ("Old", "application", ["Both.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "16.4"]),
            ("New", "application", ["Both.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"]),
        ])
        let folder = try Folder(["App.xcodeproj/project.pbxproj": text, "Both.swift": legacy])
        #expect(findings(folder) == [])
    }

    @Test func foldersInStepWithTheDiskHaveExceptions() throws {
        let exceptions =
            "X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Kept.swift, ); target = TOld;};"
        let text = project(
            [
                ("Old", "application", [], ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]),
                ("New", "application", ["Code/Kept.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"]),
            ], synchronized: ["Old": "Code"], exceptions: exceptions)
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "Code/Deep/Here.swift": legacy,
            "Code/Kept.swift": legacy,
        ])
        #expect(findings(folder) == ["Code/Kept.swift deprecated_map_initializer"])
    }

    @Test func settingsFilesAreMerged() throws {
        let text = project(
            configuration: "Config/App.xcconfig",
            [("App", "application", ["A.swift"], ["SUPPORTED_PLATFORMS": "$(inherited) xros"])])
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "A.swift": legacy,
            "Config/App.xcconfig": """
            #include "Base.xcconfig"
            SUPPORTED_PLATFORMS = iphoneos iphonesimulator // both
            IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)
            MACOSX_DEPLOYMENT_TARGET = 12.0
            XROS_DEPLOYMENT_TARGET[sdk=xros*] = 1.0
            """,
            "Config/Base.xcconfig": "#include \"App.xcconfig\"\nOLDEST = 17.0\n",
        ])
        // The Mac is not among the platforms, so that its version does not count.
        #expect(findings(folder) == ["A.swift deprecated_map_initializer"])
    }

    @Test func eachAppNeedsItsOwnKey() throws {
        let text = project([
            (
                "Told", "application", ["Told.swift"],
                [
                    "GENERATE_INFOPLIST_FILE": "YES",
                    "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription": "Shows trams",
                ]
            ),
            ("Untold", "application", ["Untold.swift"], ["GENERATE_INFOPLIST_FILE": "YES"]),
            (
                "Listed", "application", ["Listed.swift"],
                ["INFOPLIST_FILE": "$(SRCROOT)/$(TARGET_NAME)/Info.plist"]
            ),
            ("Kit", "framework", ["Kit.swift"], [:]),
            ("Away", "application", ["Away.swift"], ["INFOPLIST_FILE": "Made/Info.plist"]),
        ])
        let list =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>NSLocationWhenInUseUsageDescription</key><string>$(WORDS)</string></dict></plist>"
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "Told.swift": locator, "Untold.swift": locator,
            "Listed.swift": locator, "Kit.swift": locator, "Away.swift": locator,
            "Listed/Info.plist": list,
        ])
        #expect(findings(folder) == ["Untold.swift missing_location_usage_description"])
    }

    @Test func packagesAndProjectsShareWhatTheyKnow() throws {
        let deck =
            "import MapKit\nfunc view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView { map.dequeueReusableAnnotationView(withIdentifier: \"boat\", for: a) }\n"
        let register =
            "import MapKit\nfunc set(_ map: MKMapView) { map.register(B.self, forAnnotationViewWithReuseIdentifier: \"boat\") }\n"
        let manifest = """
            // swift-tools-version: 6.0
            let package = Package(name: "Deck", platforms: [.iOS(.v16)], products: [.library(name: "DeckKit", targets: ["Deck"])],
              targets: [.target(name: "Deck"), .testTarget(name: "DeckTests", dependencies: [.target(name: "Deck")])])
            """
        let text = project(
            [("App", "application", ["A.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"])],
            packages: ["Packages/Deck"])
        let apart = try Folder([
            "App.xcodeproj/project.pbxproj": project([
                ("App", "application", ["A.swift"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
            ]), "A.swift": register, "Packages/Deck/Package.swift": manifest,
            "Packages/Deck/Sources/Deck/D.swift": deck,
        ])
        #expect(findings(apart) == ["Packages/Deck/Sources/Deck/D.swift dequeue_without_register"])
        let together = try Folder([
            "App.xcodeproj/project.pbxproj": text.replacing(
                "dependencies = ()",
                with: "packageProductDependencies = (Q, ); dependencies = ()"
            ).replacing(
                "R = {isa = PBXProject",
                with:
                    "Q = {isa = XCSwiftPackageProductDependency; productName = DeckKit;};\nR = {isa = PBXProject"
            ), "A.swift": register, "Packages/Deck/Package.swift": manifest,
            "Packages/Deck/Sources/Deck/D.swift": deck,
            "Packages/Deck/Sources/Deck/Old.swift": legacy,
            "Packages/Deck/Tests/DeckTests/T.swift": legacy,
        ])
        #expect(findings(together) == [])
    }

    @Test(arguments: [
        ("project.yml", "options:\n  deploymentTarget:\n    iOS: \"16.0\"\n", 0),
        ("project.yml", "targets:\n  App:\n    platform: iOS\n    deploymentTarget: 17.0\n", 1),
        (
            "Project.swift",
            "let p = Project(targets: [.target(deploymentTargets: .iOS(\"15.0\"))])", 0
        ),
        (
            "Project.swift",
            "let p = Project(targets: [.target(deploymentTargets: .iOS(\"18.0\"))])", 1
        ),
    ])
    func descriptionsOfProjectsTellTheSystem(name: String, text: String, count: Int) throws {
        let folder = try Folder([name: text, "Sources/A.swift": legacy])
        #expect(findings(folder).count == count)
    }

    @Test func testsAreLeftAlone() throws {
        let text = project([
            ("App", "application", ["A.swift"], [:]),
            ("Checks", "bundle.unit-test", ["Fixture.swift"], [:]),
        ])
        let far =
            "import CoreLocation\nlet far = CLLocationCoordinate2D(latitude: 123, longitude: 4)\n"
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "A.swift": far, "Fixture.swift": far,
            "Loose.swift": "import XCTest\n" + far,
        ])
        #expect(findings(folder) == ["A.swift swapped_coordinate_literals"])
    }

    @Test func storyboardsNameDelegates() throws {
        let source = """
            import MapKit
            final class Screen: UIViewController, MKMapViewDelegate {
              var map = MKMapView()
              func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer { renderer(overlay) }
            }
            """
        let folder = try Folder(["Screen.swift": source])
        #expect(findings(folder) == ["Screen.swift map_delegate_never_assigned"])
        try folder.write(
            """
            <viewController id="V-1" customClass="Screen"><mapView id="M-1"><connections>
            <outlet property="delegate" destination="V-1" id="c"/></connections></mapView></viewController>
            """, to: "Main.storyboard")
        #expect(findings(folder) == [])
    }

    @Test func oddProjectsAreNoProjects() throws {
        let whole = Array(project([("App", "application", ["A.swift"], [:])]).utf8)
        for end in stride(from: 0, to: whole.count, by: 7) {
            var bytes = Array(whole[..<end])
            _ = XcodeProject(path: "App.xcodeproj/project.pbxproj", data: Data(bytes))
            bytes = whole
            bytes[end] ^= 0x11
            _ = XcodeProject(path: "App.xcodeproj/project.pbxproj", data: Data(bytes))
        }
        let deep = String(repeating: "(", count: 100_000)
        #expect(PropertyListValue(data: Data(deep.utf8)) == nil)
        #expect(
            PropertyListValue(data: Data("{a = (1, \"b \\\"c\\n\", ); /* x */ d = <0f>; }".utf8))
                == nil)
        #expect(
            PropertyListValue(data: Data("// !$*UTF8*$!\n{a = (1, \"b \\\"c\", ); /* x */ }".utf8))
                == .table(["a": .list([.text("1"), .text("b \"c")])]))
    }

    /// Hash tables are seeded anew in each process; what is reported must not show it.
    @Test func eightProcessesSayTheSame() throws {
        let names = (0..<12).map { "App\($0)" }
        let text = project(
            settings: ["SDKROOT": "iphoneos"],
            names.enumerated().map { number, name in
                (
                    name, "application", ["Shared.swift", "\(name).swift"],
                    [
                        "IPHONEOS_DEPLOYMENT_TARGET": "\(14 + number % 4).0",
                        "GENERATE_INFOPLIST_FILE": "YES",
                    ]
                )
            })
        var files = ["App.xcodeproj/project.pbxproj": text, "Shared.swift": legacy]
        for name in names { files["\(name).swift"] = legacy + locator }
        let folder = try Folder(files)
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("maplint")
        try #require(FileManager.default.isExecutableFile(atPath: program.path))
        var reports: Set<Data> = []
        for _ in 0..<8 {
            let process = Process()
            process.executableURL = program
            process.arguments = ["--no-cache", "--reporter", "json", "."]
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            reports.insert(pipe.fileHandleForReading.readDataToEndOfFile())
            process.waitUntilExit()
        }
        #expect(reports.count == 1)
        #expect(reports.first.map { $0.count > 1_000 } == true)
    }
}
