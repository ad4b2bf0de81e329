import SwiftSyntax

/// The rules about what a project must ask and explain before it uses location.
extension Rule {
    private static let plistStart = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        """

    static let missingLocationUsageDescription = Rule(
        "missing_location_usage_description", "No usage description for location",
        section: .location, severity: .error, scope: .project,
        cost: "The permission prompt never appears, and no location ever comes.",
        suggestion: "Add the key with a sentence for the user.",
        source: "MapKit guide, Part 4; Core Location checklist (Info.plist)",
        triggering: [
            Example(
                "final class Locator { let manager = ↓CLLocationManager() }",
                beside: ["Info.plist": plistStart + "<key>CFBundleName</key><string>A</string></dict></plist>"]),
            Example(
                "struct V: View { var body: some View { Map { ↓UserAnnotation() } } }",
                beside: ["App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_CFBundleDisplayName = App;"]),
            Example(
                "func setUp(_ mapView: MKMapView) { ↓mapView.showsUserLocation = true }",
                beside: ["Info.plist": plistStart + "</dict></plist>"]),
            Example(
                "func ask(_ m: CLLocationManager) { ↓m.requestAlwaysAuthorization() }",
                beside: [
                    "Info.plist": plistStart
                        + "<key>NSLocationWhenInUseUsageDescription</key><string>x</string></dict></plist>"
                ]),
        ],
        nonTriggering: [
            Example(
                "final class Locator { let manager = CLLocationManager() }",
                beside: [
                    "Info.plist": plistStart
                        + "<key>NSLocationWhenInUseUsageDescription</key><string>Shows trams near you</string></dict></plist>"
                ]),
            Example(
                "final class Locator { let manager = CLLocationManager() }",
                beside: [
                    "App.xcodeproj/project.pbxproj":
                        "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = \"Trams\";"
                ]),
            "final class Library { let manager = CLLocationManager() }",
            Example(
                "struct V: View { var body: some View { Map() } }",
                beside: ["Info.plist": plistStart + "</dict></plist>"]),
            Example(
                "final class Locator { let manager = CLLocationManager() }",
                beside: [
                    "Info.plist": plistStart + "</dict></plist>",
                    "en.lproj/InfoPlist.strings": "NSLocationWhenInUseUsageDescription = \"x\";",
                ]),
        ]
    ) { inspection in
        var uses = inspection.file.userLocationUses
        uses += inspection.index.calls(named: "CLLocationManager", "CLServiceSession").map {
            Syntax($0.node)
        }
        if let first = uses.min(by: { $0.position < $1.position }) {
            inspection.report(
                first,
                "without NSLocationWhenInUseUsageDescription the permission prompt never appears",
                unless: [.lacking(.isAppProject), .fact(.describesWhenInUse)])
        }
        if let call = inspection.index.calls(named: "requestAlwaysAuthorization").first {
            inspection.report(
                call.node,
                "without NSLocationAlwaysAndWhenInUseUsageDescription the permission prompt never appears",
                unless: [.lacking(.isAppProject), .fact(.describesAlways)])
        }
    }

    static let prematureAlwaysAuthorization = Rule(
        "premature_always_authorization", "Always authorization requested first",
        section: .location, severity: .info, scope: .project,
        cost: "Asked for everything at once, people refuse, and the app cannot ask again.",
        suggestion: "Ask for When In Use and upgrade when a feature needs it.",
        source: "Core Location guide, anti-pattern 1 (cross-referenced in the MapKit guide, Part 4)",
        triggering: [
            "func begin(_ m: CLLocationManager) { ↓m.requestAlwaysAuthorization() }",
            "final class L { let manager = CLLocationManager(); func a() { ↓manager.requestAlwaysAuthorization() } }",
            "func a() { ↓self.locationManager?.requestAlwaysAuthorization() }",
            Example(
                "func begin(_ m: CLLocationManager) { ↓m.requestAlwaysAuthorization() }",
                beside: ["B.swift": "func end(_ m: CLLocationManager) { m.stopUpdatingLocation() }"]),
        ],
        nonTriggering: [
            "func begin(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }",
            """
            func begin(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }
            func enableReminders(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }
            """,
            Example(
                "func later(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }",
                beside: ["A.swift": "let s = CLServiceSession(authorization: .whenInUse)"]),
            "func none(_ m: CLLocationManager) { m.startUpdatingLocation() }",
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "requestAlwaysAuthorization") where call.isMember {
            inspection.report(
                call.node, "asking for Always up front is refused far more often",
                unless: [.fact(.requestsWhenInUse), .seenAlone])
        }
    }
}
