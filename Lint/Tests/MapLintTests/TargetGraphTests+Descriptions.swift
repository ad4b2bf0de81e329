import Foundation
import Testing

@testable import MapLint

/// Projects that other tools make from a description.
extension TargetGraphTests {
    /// What two tools that make projects say, target by target.
    private static let descriptions: [(name: String, text: String)] = [
        (
            "project.yml",
            """
            name: Trams
            options:
              deploymentTarget: {iOS: "16.0"}
            packages:
              Deck: {path: Packages/Deck}
            targets:
              Told:
                type: application
                platform: iOS
                sources: [Told, {path: Shared, excludes: [Old.swift, "**/*.md"]}]
                info:
                  path: Told/Info.plist
                  properties: {NSLocationWhenInUseUsageDescription: Shows trams}
              Untold:
                type: application
                platform: [iOS, macOS]
                deploymentTarget: {iOS: 17.0, macOS: 14.0}
                sources: {path: Untold}
                settings: {base: {GENERATE_INFOPLIST_FILE: YES}}
                dependencies: [{target: Kit}, {package: Deck, product: DeckKit}]
              Kit:
                type: framework
                platform: iOS
                deploymentTarget: 17
                sources: [{path: Kit}]
              Checks:
                type: bundle.unit-test
                sources: Checks
            """
        ),
        (
            "Project.swift",
            """
            import ProjectDescription
            let project = Project(
              name: "Trams", packages: [.package(path: "Packages/Deck")],
              targets: [
                .target(
                  name: "Told", destinations: .iOS, product: .app,
                  deploymentTargets: .iOS("16.0"),
                  infoPlist: .extendingDefault(with: ["NSLocationWhenInUseUsageDescription": "Trams"]),
                  sources: ["Told/**", "Shared/New.swift"], dependencies: [.target(name: "Kit")]),
                .target(
                  name: "Untold", destinations: [.iPhone, .mac], product: .app,
                  deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"),
                  infoPlist: .default, sources: "Untold/**"),
                .target(
                  name: "Kit", product: .framework, deploymentTargets: .iOS("17.0"),
                  sources: ["Kit/**"]),
                .target(name: "Checks", product: .unitTests, sources: ["Checks/**"]),
              ])
            """
        ),
    ]

    @Test(arguments: [0, 1]) func descriptionsTellTargetsApart(number: Int) throws {
        let (name, text) = Self.descriptions[number]
        let far =
            "import CoreLocation\nlet far = CLLocationCoordinate2D(latitude: 123, longitude: 4)\n"
        let folder = try Folder([
            name: text, "Told/A.swift": locator, "Untold/B.swift": locator,
            "Told/Old.swift": legacy,
            "Untold/New.swift": legacy, "Kit/Map.swift": legacy, "Shared/New.swift": legacy,
            "Checks/Fixture.swift": far,
        ])
        // Told runs on iOS 16, where nothing replaces the initializer.
        #expect(
            findings(folder) == [
                "Kit/Map.swift deprecated_map_initializer",
                "Untold/B.swift missing_location_usage_description",
                "Untold/New.swift deprecated_map_initializer",
            ])
    }
}
