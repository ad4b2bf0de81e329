import SwiftSyntax

extension Rule {
    static let blockingGeocode = Rule(
        "blocking_geocode", "Waiting for an asynchronous geocoder", section: .requests,
        severity: .error, scope: .function,
        cost:
            "The thread hangs; on the main thread for ever, because the answer is delivered there.",
        suggestion: "Use async/await or continue in the completion handler.",
        source: "MapKit guide, Part 1 row 6",
        triggering: [
            """
            func city(of location: CLLocation) -> String? {
              let done = DispatchSemaphore(value: 0)
              var name: String?
              CLGeocoder().reverseGeocodeLocation(location) { marks, _ in name = marks?.first?.locality; done.signal() }
              ↓done.wait()
              return name
            }
            """,
            """
            func all() {
              let group = DispatchGroup()
              group.enter()
              geocoder.geocodeAddressString("a") { _, _ in group.leave() }
              ↓group.wait()
            }
            """,
            """
            func snap() {
              let lock = DispatchSemaphore(value: 0)
              MKMapSnapshotter(options: options).start { image, error in lock.signal() }
              _ = ↓lock.wait(timeout: .distantFuture)
            }
            """,
            """
            func spin() {
              directions.calculate { r, e in done = true; keep(r, e) }
              while !done { ↓RunLoop.current.run(mode: .default, before: .distantFuture) }
              let d = MKDirections(request: request)
            }
            """,
        ],
        nonTriggering: [
            """
            func city(of location: CLLocation) async throws -> String? {
              try await CLGeocoder().reverseGeocodeLocation(location).first?.locality
            }
            """,
            """
            func all() {
              group.enter()
              geocoder.geocodeAddressString("a") { _, _ in group.leave() }
              group.notify(queue: .main) { finish() }
            }
            """,
            "func other() { let s = DispatchSemaphore(value: 0); work { s.signal() }; s.wait() }",
            """
            func testCity() {
              geocoder.reverseGeocodeLocation(location) { marks, error in expectation.fulfill() }
              self.wait(for: [expectation], timeout: 5)
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls(named: "wait", "lock", "run") where call.isMember {
            switch call.name {
            case "wait":
                if call.node.argument("for") != nil { continue }
            case "lock": if call.node.argument("whenCondition") == nil { continue }
            default:
                guard call.base?.bareText.hasPrefix("RunLoop") == true else { continue }
            }
            guard let callable = call.node.enclosingCallable else { continue }
            let asks = inspection.file.calls(in: callable).contains {
                inspection.file.requestKind(of: $0) != nil && !$0.node.isAwaited
            }
            guard asks else { continue }
            let isTimed = call.node.argument("timeout") != nil
            let isInBackground = call.node.ancestors.contains { node in
                node.as(ClosureExprSyntax.self)?.receivingCall?.calledExpression.mentions("global")
                    == true
            }
            inspection.report(
                call.node,
                "blocking for the callback freezes the thread; on the main thread the callback never arrives",
                weight: isTimed && isInBackground ? .note : nil)
        }
    }
}
