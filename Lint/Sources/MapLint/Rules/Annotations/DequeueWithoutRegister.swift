import SwiftSyntax

extension Rule {
    static let dequeueWithoutRegister = Rule(
        "dequeue_without_register", "Identifier dequeued but never registered",
        section: .annotations, severity: .error, scope: .project,
        cost: "The app crashes when the first annotation comes into view.",
        suggestion:
            "Call register(_:forAnnotationViewWithReuseIdentifier:) when the map is created.",
        source: "MapKit guide, Part 8 requirement 2; MapKit diagnosis, Symptom 4 Q5",
        triggering: [
            """
            extension Deck: MKMapViewDelegate {
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                ↓map.dequeueReusableAnnotationView(withIdentifier: "boat", for: a)
              }
            }
            """,
            """
            class Deck { static let boatID = "boat"
              func set(_ map: MKMapView) { map.register(BoatView.self, forAnnotationViewWithReuseIdentifier: "ship") }
              func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
                ↓map.dequeueReusableAnnotationView(withIdentifier: Deck.boatID, for: a)
              }
            }
            """,
            """
            let stopID = "stop"
            func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
              return ↓map.dequeueReusableAnnotationView(withIdentifier: stopID, for: a)
            }
            """,
            Example(
                """
                func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
                  let v = ↓map.dequeueReusableAnnotationView(withIdentifier: "tram", for: a)
                  return v
                }
                """,
                beside: [
                    "Setup.swift": """
                    func setUp(_ map: MKMapView) { map.register(Bus.self, forAnnotationViewWithReuseIdentifier: "bus") }
                    """
                ]),
        ],
        nonTriggering: [
            """
            extension Deck: MKMapViewDelegate {
              func setUp(_ map: MKMapView) {
                map.register(BoatView.self, forAnnotationViewWithReuseIdentifier: "boat")
              }
              func mapView(_ map: MKMapView, viewFor a: MKAnnotation) -> MKAnnotationView? {
                a is Boat ? map.dequeueReusableAnnotationView(withIdentifier: "boat", for: a) : nil
              }
            }
            """,
            Example(
                """
                func view(_ map: MKMapView, _ a: MKAnnotation) -> MKAnnotationView {
                  map.dequeueReusableAnnotationView(withIdentifier: "tram", for: a)
                }
                """,
                beside: [
                    "Setup.swift": """
                    enum Identifiers { static let tram = "tram" }
                    func setUp(_ map: MKMapView) { map.register(Tram.self, forAnnotationViewWithReuseIdentifier: Identifiers.tram) }
                    """
                ]),
            "func v(_ m: MKMapView, _ a: MKAnnotation) -> MKAnnotationView { m.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: a) }",
            "func v(_ m: MKMapView) -> MKAnnotationView? { m.dequeueReusableAnnotationView(withIdentifier: \"once\") }",
            "func v(_ m: MKMapView, _ id: String, _ a: MKAnnotation) -> MKAnnotationView { m.dequeueReusableAnnotationView(withIdentifier: id, for: a) }",
            """
            class Own { let pinID = "pin"
              func setUp(_ m: MKMapView) { m.register(P.self, forAnnotationViewWithReuseIdentifier: pinID) }
              func v(_ m: MKMapView, _ a: MKAnnotation) -> MKAnnotationView { m.dequeueReusableAnnotationView(withIdentifier: self.pinID, for: a) }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "dequeueReusableAnnotationView") {
            guard call.node.argument("for") != nil,
                let identifier = call.node.argument("withIdentifier"),
                !identifier.isDefaultReuseIdentifier,
                let key = inspection.file.identifierKey(identifier)
            else { continue }
            inspection.report(
                call.node,
                "no view class is registered for '\(identifier.literalString ?? identifier.bareText)'; this raises an exception at run time",
                unless: [.registered(key), .seenAlone])
        }
    }
}
