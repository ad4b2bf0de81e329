import SwiftSyntax

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
                "final class Locator { let manager = ↓CLLocationManager(); func go() { manager.startUpdatingLocation() } }",
                beside: [
                    "Info.plist": plistStart
                        + "<key>CFBundleName</key><string>A</string></dict></plist>"
                ]),
            Example(
                "struct V: View { var body: some View { Map { ↓UserAnnotation() } } }",
                beside: [
                    "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_CFBundleDisplayName = App;"
                ]),
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
            // Nothing is asked of it.
            Example(
                "final class Idle: NSObject { let manager = CLLocationManager(); func set() { manager.delegate = self } }",
                beside: ["Info.plist": plistStart + "</dict></plist>"]),
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
            let conditions: [Condition] = [
                .lacking(.isAppProject), .fact(.describesWhenInUse), .lacking(.asksForLocation),
            ]
            inspection.report(
                first,
                "without NSLocationWhenInUseUsageDescription the permission prompt never appears",
                unless: conditions + [.fact(.isMacApp)])
            inspection.report(
                first, "a Mac app that uses the location needs NSLocationUsageDescription",
                weight: .warning, unless: conditions + [.lacking(.isMacApp)])
        }
        let always = inspection.index.calls(named: "requestAlwaysAuthorization").first {
            !$0.node.isForMacOnly
        }
        if let call = always {
            let conditions: [Condition] = [
                .lacking(.isAppProject), .fact(.describesAlways), .fact(.isMacApp),
            ]
            // Older systems read another key, and ask.
            let runsOnOlder = inspection.target.isAtLeast(iOS: 11) == false
            inspection.report(
                call.node,
                "without NSLocationAlwaysAndWhenInUseUsageDescription the permission prompt never appears",
                unless: conditions + (runsOnOlder ? [.fact(.describesAlwaysOfOld)] : []))
            if runsOnOlder {
                inspection.report(
                    call.node,
                    "from iOS 11 on the permission prompt needs NSLocationAlwaysAndWhenInUseUsageDescription",
                    weight: .warning, unless: conditions + [.lacking(.describesAlwaysOfOld)])
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the code is compiled for the Mac alone, where the question is asked without the key too.
    fileprivate var isForMacOnly: Bool {
        ancestors.contains { node in
            guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else {
                return false
            }
            return condition.bareText == "os(macOS)"
        }
    }
}
