import SwiftSyntax

extension Rule {
    private static let iterators: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "concurrentPerform",
    ]

    static let geocodeInLoop = Rule(
        "geocode_in_loop", "Geocoding in a loop", section: .requests, scope: .function,
        cost: "The first few requests are answered, the rest fail with a network error.",
        suggestion: "Cache results, space the requests, or search once for the region.",
        source: "MapKit guide, Part 1 row 6; MapKit diagnosis, Symptom 3 Q5",
        triggering: [
            """
            func place(_ addresses: [String]) {
              for address in addresses {
                ↓CLGeocoder().geocodeAddressString(address) { marks, error in add(marks, error) }
              }
            }
            """,
            "func place() { shops.forEach { shop in ↓geocoder.reverseGeocodeLocation(shop.location) { m, e in add(m, e) } } }",
            """
            func place(_ addresses: [String]) async throws {
              for address in addresses { marks += try await ↓geocoder.geocodeAddressString(address) }
            }
            """,
            """
            func find(_ names: [String]) {
              for name in names {
                let search = MKLocalSearch(request: request(name))
                ↓search.start { response, error in add(response, error) }
              }
            }
            """,
        ],
        nonTriggering: [
            """
            func place(_ addresses: [String]) async throws {
              for address in addresses where cache[address] == nil {
                cache[address] = try await geocoder.geocodeAddressString(address).first
                try await Task.sleep(for: .seconds(1))
              }
            }
            """,
            "func one() { geocoder.reverseGeocodeLocation(l) { marks, _ in for mark in marks ?? [] { add(mark) } } }",
            """
            func next() {
              guard let address = queue.popFirst() else { return }
              geocoder.geocodeAddressString(address) { marks, error in add(marks, error); next() }
            }
            """,
            """
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              for location in locations {
                track.append(location)
                if !isNamed {
                  isNamed = true
                  CLGeocoder().reverseGeocodeLocation(location) { places, error in name(places, error) }
                }
              }
            }
            """,
            "func show(_ items: [MKMapItem]) { for item in items { print(item.name ?? \"\") } }",
            """
            func cached(_ names: [String]) {
              for name in names {
                if let hit = cache[name] { add(hit); continue }
                geocoder.geocodeAddressString(name) { m, e in add(m, e) }
              }
            }
            """,
        ]
    ) { inspection in
        for call in inspection.index.calls {
            guard let kind = inspection.file.requestKind(of: call),
                kind == .geocoder || kind == .search,
                let loop = call.node.enclosingLoop(iterators: iterators, throughClosures: true)
            else { continue }
            if loop.as(ForStmtSyntax.self)?.awaitKeyword != nil { continue }
            let isSpaced =
                loop.delays
                || loop.tokens(viewMode: .sourceAccurate).contains {
                    $0.text.holds("cache", ignoringCase: true)
                }
            guard !isSpaced, !call.node.happensOnce(within: loop, inspection.file) else { continue }
            if let closure = loop.as(ClosureExprSyntax.self), let receiver = closure.receivingCall,
                receiver.wholeChain.mentions(
                    "sink", "eraseToAnyPublisher", "switchToLatest", "publisher")
            {
                continue
            }
            let isSequential = call.node.isAwaited && loop.is(ForStmtSyntax.self)
            inspection.report(
                call.node,
                "geocoding is limited to about one request a second; a loop of them fails part way",
                weight: isSequential ? .info : nil)
        }
    }
}

extension SyntaxProtocol {
    /// Whether a flag that is set beside the node keeps it from happening a second time.
    fileprivate func happensOnce(within loop: Syntax, _ file: SourceFile) -> Bool {
        for node in ancestors {
            if node.id == loop.id { return false }
            guard let branch = node.as(IfExprSyntax.self), isInside(branch.body) else { continue }
            let flags = branch.conditions.compactMap { element -> String? in
                guard case .expression(let condition) = element.condition,
                    let negated = condition.as(PrefixOperatorExprSyntax.self),
                    negated.operator.text == "!"
                else { return nil }
                return negated.expression.path
            }
            let isSet = file.assignments(in: branch.body).contains {
                flags.contains($0.path) && $0.right.first?.bareText == "true"
            }
            if isSet { return true }
        }
        return false
    }

    /// Whether an `await` of the same statement covers the expression.
    var isAwaited: Bool {
        for node in ancestors {
            if node.is(AwaitExprSyntax.self) { return true }
            if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
        }
        return false
    }
}
