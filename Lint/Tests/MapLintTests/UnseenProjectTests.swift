import Foundation
import Testing

@testable import MapLint

/// What projects of other people showed: facts that lie in files without a map, and what the review says of them.
struct UnseenProjectTests {
    private func findings(_ files: [String: String]) throws -> [Finding] {
        let folder = try Folder(files)
        return withExtendedLifetime(folder) { Linter().lint(paths: [folder.path]).findings }
    }

    private let pinned = """
        import MapKit
        struct Stops: View {
          var body: some View {
            Map { ForEach(stops) { s in Annotation("", coordinate: s.spot) { StopBadge(stop: s) } } }
          }
        }
        """

    @Test(arguments: [
        // A view in a file that concerns no map is read for its words.
        ("Text(stop.name)", nil), ("Circle().accessibilityLabel(stop.name)", nil),
        ("Circle()", Severity.warning), ("Text(\"\")", .warning),
        ("Text(\"\\(stop.rank)\")", .warning),
        ("Circle().sheet(isPresented: $isShown) { Text(stop.name) }", .warning),
    ]) func aBadgeWithWordsNeedsNoTitle(body: String, severity: Severity?) throws {
        let badge =
            "import SwiftUI\nstruct StopBadge: View { let stop: Stop; var body: some View { \(body) } }"
        let found = try findings(["Stops.swift": pinned, "StopBadge.swift": badge])
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    }

    @Test func aBadgeOfAPackageMayHaveWords() throws {
        #expect(try findings(["Stops.swift": pinned]).map(\.severity) == [.note])
    }

    @Test func aBindingThatItsOwnerClearsIsAWish() throws {
        let map = """
            import MapKit
            struct RideMap: UIViewRepresentable {
              @Binding var center: MKCoordinateRegion?
              func makeUIView(context: Context) -> MKMapView { MKMapView() }
              func updateUIView(_ map: MKMapView, context: Context) {
                if let region = center { map.setRegion(region, animated: true) }
                map.isPitchEnabled = false
              }
            }
            """
        let screen =
            "import SwiftUI\nstruct Screen: View { var body: some View { RideMap(center: $store.event) } }"
        let model = "import CoreLocation\nfunc reduce(_ state: inout State) { state.event = nil }"
        let moves = "unguarded_region_update"
        #expect(
            try findings(["A.swift": map, "B.swift": screen, "C.swift": model]).allSatisfy {
                $0.rule != moves
            })
        #expect(
            try findings(["A.swift": map, "B.swift": screen]).contains { $0.rule == moves })
    }

    @Test func mapsOfOtherLibrariesAreNotMapKits() throws {
        let code =
            "final class Board { func show() { for stop in stops { mapView.addAnnotation(stop) } } }"
        #expect(try findings(["A.swift": "import Mapbox\n\(code)"]).isEmpty)
        #expect(
            try findings(["A.swift": "import Mapbox\nimport MapKit\n\(code)"]).map(\.rule) == [
                "map_item_added_in_loop"
            ])
    }

    @Test func aMacAsksByAKeyOfItsOwn() throws {
        let locator =
            "import CoreLocation\nlet manager = CLLocationManager()\nfunc go() { manager.requestAlwaysAuthorization() }\n"
        func project(_ systems: [String: String]) -> String {
            TargetGraphTests().project([
                (
                    "App", "application", ["A.swift"],
                    systems.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }
                )
            ])
        }
        let mac = try findings([
            "App.xcodeproj/project.pbxproj": project([
                "SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "13.0",
            ]), "A.swift": locator,
        ]).filter { $0.rule == "missing_location_usage_description" }
        #expect(mac.map(\.severity) == [.warning])
        #expect(mac.first?.message.contains("NSLocationUsageDescription") == true)
        let phone = try findings([
            "App.xcodeproj/project.pbxproj": project([
                "SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
            ]), "A.swift": locator,
        ]).filter { $0.rule == "missing_location_usage_description" }
        #expect(phone.map(\.severity) == [.error, .error])
    }

    @Test(arguments: [("10.0", Severity.warning), ("12.0", .error)])
    func systemsBeforeIOS11AskByTheOldKey(target: String, severity: Severity) throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>NSLocationAlwaysUsageDescription</key><string>Wakes you at your stop</string>
            <key>NSLocationWhenInUseUsageDescription</key><string>Shows trams near you</string>
            </dict></plist>
            """
        let project = TargetGraphTests().project([
            (
                "App", "application", ["A.swift"],
                [
                    "SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": target,
                    "INFOPLIST_FILE": "Info.plist",
                ]
            )
        ])
        let found = try findings([
            "App.xcodeproj/project.pbxproj": project, "Info.plist": list,
            "A.swift":
                "import CoreLocation\nfunc go(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }\n",
        ]).filter { $0.rule == "missing_location_usage_description" }
        #expect(found.map(\.severity) == [severity])
    }

    private func review(_ files: [String: String]) throws -> Review {
        let folder = try Folder(files)
        return withExtendedLifetime(folder) {
            Review(Linter().lint(paths: [folder.path], wantsFacts: true))
        }
    }

    @Test func theReviewSeesAnnotationsOfTheOldInitializer() throws {
        let told = try review([
            "A.swift": """
            import MapKit
            struct Stops: View {
              var body: some View {
                Map(coordinateRegion: $region, annotationItems: stops) { MapPin(coordinate: $0.spot) }
              }
            }
            """
        ])
        #expect(!told.markdown.contains("No annotations were seen"))
        #expect(told.markdown.contains("collection in SwiftUI's Map (stops)"))
        #expect(told.checklist[2].verdict == .unseen)
        #expect(told.checklist[9].verdict == .unseen)
    }

    @Test func theReviewTakesNoTestForAScreen() throws {
        let told = try review([
            "MapTests.swift":
                "import MapKit\nimport XCTest\nfinal class MapTests: XCTestCase { func testIt() { _ = MKMapView() } }"
        ])
        #expect(told.screens.isEmpty)
        #expect(told.markdown.contains("No map view is built."))
    }

    @Test func theReviewContradictsNoScreen() throws {
        let told = try review([
            "Package.swift": "platforms: [.iOS(.v17)]",
            "A.swift":
                "import MapKit\nfinal class Deck: UIViewController { let map = MKMapView() }",
        ])
        #expect(told.screens.first?.verdict.contains("Keep MKMapView") == true)
        #expect(!told.markdown.contains("nothing was seen that needs MKMapView"))
        #expect(told.markdown.contains("Recommended for new screens"))
    }
}
