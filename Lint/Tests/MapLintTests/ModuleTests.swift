import Foundation
import Testing

@testable import MapLint

/// What only more than one file tells, and what is kept between runs.
struct ModuleTests {
    private let deck = """
        func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
          map.dequeueReusableAnnotationView(withIdentifier: "boat", for: a)
        }
        """

    @Test func aFileByItselfOnlyTellsNotesOfItsProject() throws {
        let folder = try Folder(["A.swift": deck])
        #expect(Linter().lint(paths: [folder.path]).findings.map(\.severity) == [.error])
        #expect(
            Linter().lint(paths: [folder.path + "/A.swift"]).findings.map(\.severity) == [.note])
        #expect(Linter().lint(source: deck, path: "A.swift").findings.map(\.severity) == [.note])
    }

    @Test func projectsSideBySideAreJudgedApart() throws {
        let register =
            "func s(_ m: MKMapView) { m.register(B.self, forAnnotationViewWithReuseIdentifier: \"boat\") }"
        let folder = try Folder([
            "One/Package.swift": "// swift", "One/A.swift": deck,
            "Two/Package.swift": "// swift", "Two/A.swift": deck, "Two/B.swift": register,
        ])
        #expect(
            Linter().lint(paths: [folder.path]).findings.map { $0.path.hasSuffix("One/A.swift") }
                == [true])
    }

    @Test func filesThatCannotBeOneModuleAreJudgedAlone() throws {
        let map = "struct Map { init(coordinateRegion: Int) {} }\nfinal class Model {}\n"
        let use = "final class Model {}\nlet v = Map(coordinateRegion: $r)\n"
        let apart = try Folder(["A.swift": map, "B.swift": use])
        #expect(
            Linter().lint(paths: [apart.path]).findings.map(\.rule) == [
                "deprecated_map_initializer"
            ])
        let together = try Folder(["A.swift": map, "B.swift": "let v = Map(coordinateRegion: $r)"])
        #expect(Linter().lint(paths: [together.path]).findings.isEmpty)
    }

    @Test func objectiveCNeighborsCount() throws {
        let folder = try Folder([
            "A.swift": "func s(_ mapView: MKMapView) { mapView.showsUserLocation = true }"
        ])
        #expect(
            Linter().lint(paths: [folder.path]).findings.map(\.rule) == [
                "user_location_without_authorization"
            ])
        try folder.write(
            "- (void)ask { [self.manager requestWhenInUseAuthorization]; }", to: "Ask.m")
        #expect(Linter().lint(paths: [folder.path]).findings.isEmpty)
    }

    @Test func theNearestPropertyListCounts() throws {
        let app = "<key>LSRequiresIPhoneOS</key><true/>"
        let described =
            app
            + "<key>NSLocationWhenInUseUsageDescription</key><string>Shows trams near you</string>"
        let source =
            "final class Locator { let manager = CLLocationManager(); func go() { manager.requestLocation() } }"
        let folder = try Folder([
            "A.xcodeproj/project.pbxproj": "", "Phone/Info.plist": described,
            "Phone/Model/Here.swift": source,
            "Watch/Info.plist": app,
            "Watch/There.swift": source.replacing("Locator", with: "Wrist"),
        ])
        let found = Linter().lint(paths: [folder.path]).findings
        #expect(found.map(\.rule) == ["missing_location_usage_description"])
        #expect(found.first?.path.hasSuffix("Watch/There.swift") == true)
        // A framework's list says nothing of the app that links it.
        try folder.write(
            "<key>CFBundlePackageType</key><string>FMWK</string>", to: "Watch/Info.plist")
        #expect(Linter().lint(paths: [folder.path]).findings.isEmpty)
        // Build settings hold for all.
        try folder.write(app, to: "Watch/Info.plist")
        try folder.write(
            "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = \"Trams\";",
            to: "A.xcodeproj/project.pbxproj")
        #expect(Linter().lint(paths: [folder.path]).findings.isEmpty)
    }

    @Test func targetsComeFromTheProject() throws {
        let source = "let v = Map(coordinateRegion: $r)"
        let folder = try Folder(["Package.swift": "platforms: [.iOS(.v16)]", "A.swift": source])
        #expect(Linter().lint(paths: [folder.path]).findings.isEmpty)
        try folder.write("platforms: [.iOS(.v17)]", to: "Package.swift")
        #expect(Linter().lint(paths: [folder.path]).findings.count == 1)
        try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", to: "A.xcodeproj/project.pbxproj")
        try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
        #expect(Linter().lint(paths: [folder.path]).findings.isEmpty)
    }

    @Test func theCacheAnswersAsAFreshRunDoes() throws {
        let folder = try Folder([
            "src/A.swift": deck, "src/B.swift": swapped, "src/C.swift": "let nothing = 1",
        ])
        var linter = Linter()
        linter.cacheFolder = folder.path + "/cache"
        let cold = linter.lint(paths: [folder.path + "/src"])
        #expect(cold.findings.count == 2)
        let warm = linter.lint(paths: [folder.path + "/src"])
        #expect(warm.findings == cold.findings && warm.candidateCount == cold.candidateCount)
        // Another file changes what is known of the first.
        try folder.write(
            "func s(_ m: MKMapView) { m.register(B.self, forAnnotationViewWithReuseIdentifier: \"boat\") }",
            to: "src/C.swift")
        #expect(
            linter.lint(paths: [folder.path + "/src"]).findings.map(\.rule) == [
                "swapped_coordinate_literals"
            ])
        // Another configuration has results of its own.
        var strict = Configuration()
        strict.rules["swapped_coordinate_literals", default: .init()].isEnabled = false
        var other = Linter(configuration: strict)
        other.cacheFolder = linter.cacheFolder
        #expect(other.lint(paths: [folder.path + "/src"]).findings.isEmpty)
        // A damaged cache is no cache.
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache") {
            try folder.write("{", to: "cache/\(name)")
        }
        #expect(
            linter.lint(paths: [folder.path + "/src"]).findings.map(\.rule) == [
                "swapped_coordinate_literals"
            ])
    }

    @Test func theResultDoesNotHangOnThreads() throws {
        var files: [String: String] = [:]
        for rule in Rule.all {
            for (number, example) in rule.triggering.enumerated() {
                files["\(rule.id)-\(number).swift"] = example.files[0].text.replacing("↓", with: "")
            }
        }
        let folder = try Folder(files)
        var one = Linter()
        one.threadCount = 1
        var many = Linter()
        many.threadCount = 8
        let first = one.lint(paths: [folder.path]).findings
        #expect(first == many.lint(paths: [folder.path]).findings)
        #expect(first.count > 200)
    }

    @Test func reviewsAProject() throws {
        let folder = try Folder([
            "Package.swift": "platforms: [.iOS(.v17)]",
            "A.swift":
                "struct V: View { var body: some View { Map(position: .constant(.automatic)) { ForEach(pins) { Marker(\"\", coordinate: $0.c) } } } }",
        ])
        let review = Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        #expect(review.checklist.count == 14)
        #expect(review.checklist[4].verdict == .failed)
        #expect(review.checklist[9].verdict == .failed)
        #expect(review.checklist[0].verdict == .unseen)
        #expect(review.checklist[13].verdict == .absent)
        #expect(review.markdown.contains("Recommended: SwiftUI's Map"))
        #expect(review.markdown.contains("A.swift:1`"))
        #expect(review.html.contains("<td class=\"failed\">failed</td>"))
    }

    @Test func givesEachScreenOneVerdictWithItsWork() throws {
        let folder = try Folder([
            "Package.swift": "platforms: [.iOS(.v17)]",
            "Home.swift": """
            import MapKit
            struct Home: View {
              var body: some View {
                Map(position: .constant(.automatic)) {
                  Marker("", coordinate: CLLocationCoordinate2D(latitude: 120, longitude: 10))
                }
              }
            }
            """,
            "Quiet.swift": "import MapKit\nstruct Quiet: View { var body: some View { Map() } }\n",
            "Deck.swift": """
            import MapKit
            final class Deck: UIViewController { @IBOutlet var map: MKMapView! }
            """,
        ])
        let review = Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        #expect(review.screens.map(\.name) == ["Deck", "Home", "Quiet"])
        let home = review.screens[1]
        #expect(
            home.tasks.map(\.finding.rule) == [
                "swapped_coordinate_literals", "constant_camera_position",
                "annotation_without_title",
            ])
        #expect(
            home.tasks[0].code
                == "Marker(\"\", coordinate: CLLocationCoordinate2D(latitude: 120, longitude: 10))")
        #expect(home.tasks[0].effort == "done by --fix" && !home.tasks[0].cost.isEmpty)
        #expect(home.tasks[2].effort == "by hand")
        #expect(home.verdict.contains("3 things to mend, in this order"))
        #expect(
            review.screens[2].tasks.isEmpty
                && review.screens[2].verdict.contains("was not looked for"))
        #expect(review.markdown.contains("### `Home`: SwiftUI's Map"))
        #expect(review.html.contains("<h3><code>Home</code>"))
    }

    @Test func aScreenHasWhatItsExtensionsInOtherFilesDo() throws {
        let controller =
            "import MapKit\nfinal class Deck: UIViewController { let map = MKMapView() }\n"
        let delegate = """
            import MapKit
            extension Deck: MKMapViewDelegate {
              func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                MKOverlayRenderer()
              }
            }
            """
        let folder = try Folder([
            "A.xcodeproj/project.pbxproj": "", "Deck.swift": controller,
            "Deck+Map.swift": delegate,
        ])
        let review = Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        let screen = try #require(review.screens.first)
        #expect(screen.tasks.map(\.finding.rule).contains("renderer_without_overlay"))
        #expect(review.markdown.contains("Deck+Map.swift, line 4, warning"))
        // Of two of the name none can say whose extension it is.
        try folder.write(controller, to: "Other/Deck.swift")
        let two = Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        #expect(two.screens.count == 2)
        #expect(
            two.screens.allSatisfy {
                $0.tasks.allSatisfy { $0.finding.rule != "renderer_without_overlay" }
            })
    }

    /// The finding for a suggestion takes the place of those for a search: the item fails all the same.
    @Test func aSuggestionSearchedAsTextFailsTheItemOfSearches() throws {
        let folder = try Folder([
            "A.swift": """
            import MapKit
            func find(_ suggestion: MKLocalSearchCompletion) -> MKLocalSearch {
              let request = MKLocalSearch.Request()
              request.naturalLanguageQuery = suggestion.title
              return MKLocalSearch(request: request)
            }
            """
        ])
        let result = Linter().lint(paths: [folder.path], wantsFacts: true)
        #expect(result.findings.map(\.rule) == ["completion_searched_as_text"])
        let item = Review(result).checklist.first { $0.title.hasPrefix("Searches") }
        #expect(item?.verdict == .failed)
    }

    @Test func nothingIsPassedThatWasNotLookedFor() throws {
        let folder = try Folder([
            "A.swift":
                "import MapKit\nstruct V: View { var body: some View { Map { Marker(\"A\", coordinate: a) } } }"
        ])
        let all = Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        #expect(all.checklist[9].verdict == .passed)
        #expect(all.checklist[9].reason == "looked for in 1 place, nothing found")
        var configuration = Configuration()
        configuration.onlyRules = ["swapped_coordinate_literals"]
        let little = Review(
            Linter(configuration: configuration).lint(paths: [folder.path], wantsFacts: true))
        #expect(little.checklist.allSatisfy { $0.verdict != .passed })
    }
}
