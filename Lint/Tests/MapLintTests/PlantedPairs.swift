/// Mistakes and their sound twins, twenty pairs a rule, each as the body of a frame that stays the same.
///
/// A line of a mistake that ends in `//!` is where the rule must report; the twins are silent.
struct PlantedPairs: Sendable {
    let rule: String
    /// Puts a body into a type or function with a name of its own; the number makes names unique.
    let frame: @Sendable (_ body: String, _ number: String) -> String
    let pairs: [(bad: String, good: String)]

    static let all: [PlantedPairs] = [
        regionUpdates, reuse, refreshedViews, churn, resultTypes, regions, searchErrors, answers,
        locationUpdates,
        recentring, coordinates, cameras, loops,
    ]

    private static let regionUpdates = PlantedPairs(
        rule: "unguarded_region_update",
        frame: { body, number in
            """
            struct Moved\(number): UIViewRepresentable {
                @Binding var region: MKCoordinateRegion
                var center: CLLocationCoordinate2D?
                var isNew = false
                func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.addOverlay(MKTileOverlay(urlTemplate: nil))
                    map.delegate = context.coordinator
                    return map
                }
                func updateUIView(_ map: MKMapView, context: Context) {
                    \(body)
                }
                func makeCoordinator() -> Tiles { Tiles() }
            }
            """
        },
        pairs: [
            (
                "map.setRegion(region, animated: true) //!",
                "if isNew { map.setRegion(region, animated: true) }"
            ),
            (
                "map.setCenter(region.center, animated: true) //!",
                "if map.bounds.isEmpty { map.setCenter(region.center, animated: true) }"
            ),
            ("map.region = region //!", "guard isNew else { return }\nmap.region = region"),
            (
                "map.centerCoordinate = region.center //!",
                "if !context.coordinator.hasMoved { map.centerCoordinate = region.center }"
            ),
            (
                "map.setCamera(MKMapCamera(), animated: false) //!",
                "if isNew || map.isHidden { map.setCamera(MKMapCamera(), animated: false) }"
            ),
            (
                "map.camera = MKMapCamera() //!",
                "if map.camera.pitch > 0 { map.camera = MKMapCamera() }"
            ),
            (
                "map.setVisibleMapRect(.world, animated: false) //!",
                "if map.visibleMapRect.isNull { map.setVisibleMapRect(.world, animated: false) }"
            ),
            (
                "map.visibleMapRect = .world //!",
                "switch isNew { case true: map.visibleMapRect = .world\ncase false: break }"
            ),
            (
                "map.showAnnotations(map.annotations, animated: true) //!",
                "if map.annotations.count == 1 { map.showAnnotations(map.annotations, animated: true) }"
            ),
            (
                "if let center { map.setCenter(center, animated: true) } //!",
                "if let center, isNew { map.setCenter(center, animated: true) }"
            ),
            (
                "guard let center else { return }\nmap.setCenter(center, animated: false) //!",
                "guard let center, center.latitude != map.centerCoordinate.latitude else { return }\nmap.setCenter(center, animated: false)"
            ),
            (
                "DispatchQueue.main.async { map.setRegion(region, animated: true) } //!",
                "DispatchQueue.main.async { if isNew { map.setRegion(region, animated: true) } }"
            ),
            (
                "map.showsCompass = true\nmap.setRegion(map.regionThatFits(region), animated: true) //!",
                "map.showsCompass = true\nlet fitted = map.regionThatFits(region)\nif fitted.span.latitudeDelta < 1 { map.setRegion(fitted, animated: true) }"
            ),
            (
                "map.setVisibleMapRect(.world, edgePadding: .zero, animated: true) //!",
                "if context.coordinator.isFirst { map.setVisibleMapRect(.world, edgePadding: .zero, animated: true) }"
            ),
            (
                "if #available(iOS 16, *) { map.setRegion(region, animated: true) } //!",
                "if #available(iOS 16, *), isNew { map.setRegion(region, animated: true) }"
            ),
            (
                "defer { map.isHidden = false }\nmap.setRegion(region, animated: false) //!",
                "defer { map.isHidden = false }\nif map.isHidden { map.setRegion(region, animated: false) }"
            ),
            (
                "let view = map as MKMapView\nview.setRegion(region, animated: false) //!",
                "let view = map as MKMapView\nguard !isNew else { return }\nview.setRegion(region, animated: false)"
            ),
            (
                "do { map.setRegion(region, animated: true) } //!",
                "while isNew { map.setRegion(region, animated: true); break }"
            ),
            (
                "UIView.animate(withDuration: 1) { print(1) }\nmap.setCenter(region.center, animated: true) //!",
                "UIView.animate(withDuration: 1) { print(1) }\nisNew ? map.setCenter(region.center, animated: true) : ()"
            ),
            (
                "map.setCamera(.init(), animated: true) //!\nmap.mapType = .standard",
                "if case .standard = map.mapType { map.setCamera(.init(), animated: true) }"
            ),
        ])

    private static let reuse = PlantedPairs(
        rule: "annotation_view_not_reused",
        frame: { body, number in
            """
            final class Views\(number): NSObject, MKMapViewDelegate {
                func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                    guard let stop = annotation as? Stop else { return nil }
                    \(body)
                }
                func start(_ map: MKMapView) { map.delegate = self }
            }
            """
        },
        pairs: [
            (
                "return MKAnnotationView(annotation: stop, reuseIdentifier: \"a\") //!",
                "return mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)"
            ),
            (
                "let view = MKMarkerAnnotationView(annotation: stop, reuseIdentifier: nil) //!\nreturn view",
                "let view = mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\nreturn view"
            ),
            (
                "var view: MKAnnotationView?\nview = MKAnnotationView() //!\nreturn view",
                "var view = mapView.dequeueReusableAnnotationView(withIdentifier: \"v\")\nif view == nil { view = MKAnnotationView() }\nview?.annotation = stop\nreturn view"
            ),
            (
                "return StopAnnotationView(annotation: stop, reuseIdentifier: \"s\") //!",
                "let view = mapView.dequeueReusableAnnotationView(withIdentifier: \"s\") ?? StopAnnotationView(annotation: stop, reuseIdentifier: \"s\")\nview.annotation = stop\nreturn view"
            ),
            (
                "let pin = MKMarkerAnnotationView() //!\npin.markerTintColor = .red\nreturn pin",
                "guard let pin = mapView.dequeueReusableAnnotationView(withIdentifier: \"p\") else { return MKMarkerAnnotationView(annotation: stop, reuseIdentifier: \"p\") }\npin.annotation = stop\nreturn pin"
            ),
            (
                "if stop.isBig { return BigAnnotationView(annotation: stop, reuseIdentifier: \"b\") } //!\nreturn nil",
                "if stop.isBig, let view = mapView.dequeueReusableAnnotationView(withIdentifier: \"b\") { view.annotation = stop; return view }\nreturn BigAnnotationView(annotation: stop, reuseIdentifier: \"b\")"
            ),
            (
                "switch stop.kind {\ncase .bus: return MKMarkerAnnotationView(annotation: stop, reuseIdentifier: \"bus\") //!\ndefault: return nil\n}",
                "switch stop.kind {\ncase .bus: return mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\ndefault: return nil\n}"
            ),
            (
                "let view = stop.isBig ? nil : MKAnnotationView(annotation: stop, reuseIdentifier: \"x\") //!\nreturn view",
                "let view = stop.isBig ? nil : mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\nreturn view"
            ),
            (
                "let view = Badge(annotation: stop, reuseIdentifier: \"badge\") //!\nreturn view",
                "return mapView.dequeue(Badge.self, for: stop)"
            ),
            (
                "var view = mapView.dequeueReusableAnnotationView(withIdentifier: \"d\")\nview = MKAnnotationView(annotation: stop, reuseIdentifier: \"d\") //!\nreturn view",
                "var view = mapView.dequeueReusableAnnotationView(withIdentifier: \"d\")\nview = view ?? MKAnnotationView(annotation: stop, reuseIdentifier: \"d\")\nview?.annotation = stop\nreturn view"
            ),
            (
                "let view = MKMarkerAnnotationView(annotation: stop, reuseIdentifier: \"g\") //!\nview.glyphText = \"1\"\nreturn view as MKAnnotationView",
                "let view = mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop) as? MKMarkerAnnotationView\nview?.glyphText = \"1\"\nreturn view"
            ),
            (
                "let made: MKAnnotationView = .some(MKAnnotationView(annotation: stop, reuseIdentifier: \"m\"))!\nreturn MKAnnotationView(annotation: made.annotation, reuseIdentifier: \"m\") //!",
                "let probe = MKAnnotationView(annotation: stop, reuseIdentifier: \"m\")\nprint(probe.frame)\nreturn nil"
            ),
            (
                "defer { print(stop) }\nreturn MKMarkerAnnotationView.init(annotation: stop, reuseIdentifier: nil) //!",
                "defer { print(stop) }\nreturn nil"
            ),
            (
                "let view = MKAnnotationView.init(annotation: stop, reuseIdentifier: nil) //!\nview.image = stop.image\nreturn view",
                "return makeView(for: stop, on: mapView)"
            ),
            (
                "#if os(iOS)\nreturn MKMarkerAnnotationView(annotation: stop, reuseIdentifier: nil) //!\n#endif",
                "#if os(iOS)\nreturn mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\n#endif"
            ),
            (
                "var view: MKMarkerAnnotationView!\nview = MKMarkerAnnotationView(annotation: stop, reuseIdentifier: \"i\") //!\nreturn view",
                "let view: MKAnnotationView\nif let old = mapView.dequeueReusableAnnotationView(withIdentifier: \"i\") { old.annotation = stop; view = old } else { view = MKAnnotationView(annotation: stop, reuseIdentifier: \"i\") }\nreturn view"
            ),
            (
                "if let image = stop.image {\nlet view = MKAnnotationView(annotation: stop, reuseIdentifier: \"im\") //!\nview.image = image\nreturn view\n}\nreturn nil",
                "if let image = stop.image {\nlet view = mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\nview.image = image\nreturn view\n}\nreturn nil"
            ),
            (
                "return (MKMarkerAnnotationView(annotation: stop, reuseIdentifier: nil)) //!",
                "return (nil)"
            ),
            (
                "let callout = UIButton(type: .detailDisclosure)\nlet view = MKMarkerAnnotationView(annotation: stop, reuseIdentifier: \"c\") //!\nview.rightCalloutAccessoryView = callout\nreturn view",
                "let callout = UIButton(type: .detailDisclosure)\nlet view = mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: stop)\nview.rightCalloutAccessoryView = callout\nreturn view"
            ),
            (
                "let view = TimetableAnnotationView(frame: .zero) //!\nview.annotation = stop\nreturn view",
                "let view = mapView.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)\nview?.annotation = stop\nreturn view"
            ),
        ])

    private static let refreshedViews = PlantedPairs(
        rule: "reused_annotation_not_updated",
        frame: { body, number in
            """
            func recycled\(number)(_ map: MKMapView, _ annotation: MKAnnotation) -> MKAnnotationView? {
                \(body)
            }
            """
        },
        pairs: {
            // Five ways to take a view from the queue, in four ways to go on with it.
            let taken = [
                "let view = map.dequeueReusableAnnotationView(withIdentifier: \"a\")",
                "let view = map.dequeueReusableAnnotationView(withIdentifier: \"a\") as? MKMarkerAnnotationView",
                "let view = map.dequeueReusableAnnotationView(withIdentifier: \"a\") ?? MKAnnotationView(annotation: annotation, reuseIdentifier: \"a\")",
                "let view = self.mapView.dequeueReusableAnnotationView(withIdentifier: Self.identifier)",
                "let view: MKAnnotationView? = map.dequeueReusableAnnotationView(withIdentifier: name)",
            ]
            let ends: [(bad: String, good: String)] = [
                ("return view", "view?.annotation = annotation\nreturn view"),
                (
                    "view?.canShowCallout = true\nreturn view",
                    "view?.canShowCallout = true\nview?.annotation = annotation\nreturn view"
                ),
                (
                    "if view == nil { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: \"a\") }\nreturn view",
                    "if view == nil { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: \"a\") } else { view?.annotation = annotation }\nreturn view"
                ),
                (
                    "view?.glyphImage = UIImage(named: \"pin\")\nview?.isEnabled = true\nreturn view",
                    "view?.glyphImage = UIImage(named: \"pin\")\nrefresh(view, annotation)\nreturn view"
                ),
            ]
            return taken.flatMap { first in
                ends.map { ("\(first) //!\n\($0.bad)", "\(first)\n\($0.good)") }
            }
        }())

    private static let churn = PlantedPairs(
        rule: "annotation_churn_in_update",
        frame: { body, number in
            """
            struct Refilled\(number): UIViewRepresentable {
                let pins: [MKPointAnnotation]
                let lines: [MKPolyline]
                func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.addOverlay(MKTileOverlay(urlTemplate: nil))
                    map.delegate = context.coordinator
                    return map
                }
                func updateUIView(_ map: MKMapView, context: Context) {
                    \(body)
                }
                func makeCoordinator() -> Tiles { Tiles() }
            }
            """
        },
        pairs: {
            let removals: [(bad: String, good: String)] = [
                (
                    "map.removeAnnotations(map.annotations) //!",
                    "if pins.count != map.annotations.count { map.removeAnnotations(map.annotations) }"
                ),
                (
                    "let old = map.annotations\nmap.removeAnnotations(old) //!",
                    "let old = map.annotations.filter { !wanted($0) }\nmap.removeAnnotations(old)"
                ),
                (
                    "let old = map.annotations.filter { !($0 is MKUserLocation) }\nmap.removeAnnotations(old) //!",
                    "guard context.coordinator.pins != pins else { return }\nmap.removeAnnotations(map.annotations)"
                ),
                (
                    "map.annotations.forEach { map.removeAnnotation($0) } //!",
                    "map.annotations.forEach { if !wanted($0) { map.removeAnnotation($0) } }"
                ),
                (
                    "for pin in map.annotations { map.removeAnnotation(pin) } //!",
                    "for pin in context.coordinator.gone { map.removeAnnotation(pin) }"
                ),
            ]
            let ends: [(bad: String, good: String)] = [
                ("map.addAnnotations(pins)", "map.addAnnotations(pins.filter { !shown($0) })"),
                (
                    "if let first = pins.first { map.addAnnotation(first) }",
                    "map.addAnnotations(context.coordinator.arrived(pins))"
                ),
                (
                    "let fresh = pins.map { $0 }\nmap.addAnnotations(fresh)",
                    "print(pins.count)\nmap.addAnnotations(context.coordinator.arrived(pins))"
                ),
                (
                    "map.mapType = .standard\nmap.addAnnotations(pins)",
                    "map.mapType = .standard\nmap.addAnnotations(context.coordinator.arrived(pins))"
                ),
            ]
            return removals.flatMap { first in
                ends.map { ("\(first.bad)\n\($0.bad)", "\(first.good)\n\($0.good)") }
            }
        }())

    private static let resultTypes = PlantedPairs(
        rule: "search_missing_result_types", frame: searching,
        pairs: requests(lacking: "resultTypes"))

    private static let regions = PlantedPairs(
        rule: "search_missing_region", frame: searching, pairs: requests(lacking: "region"))

    @Sendable private static func searching(_ body: String, _ number: String) -> String {
        """
        func found\(number)(_ text: String, _ visible: MKCoordinateRegion) async throws -> [MKMapItem] {
            \(body)
        }
        """
    }

    private static func requests(lacking member: String) -> [(bad: String, good: String)] {
        let other =
            member == "region" ? "request.resultTypes = .address" : "request.region = visible"
        let missing =
            member == "region"
            ? "request.region = visible" : "request.resultTypes = .pointOfInterest"
        let makings = [
            "let request = MKLocalSearch.Request()", "let request: MKLocalSearch.Request = .init()",
            "var request = MKLocalSearch.Request()", "let request = MKLocalSearchRequest()",
        ]
        let ends = [
            "return try await MKLocalSearch(request: request).start().mapItems",
            "let search = MKLocalSearch(request: request)\nlet answer = try await search.start()\nreturn answer.mapItems",
            "request.naturalLanguageQuery = text\nreturn try await MKLocalSearch(request: request).start().mapItems",
            "if text.isEmpty { return [] }\nrequest.naturalLanguageQuery = text.lowercased()\nlet search = MKLocalSearch(request: request)\nreturn try await search.start().mapItems",
            "do { return try await MKLocalSearch(request: request).start().mapItems } catch { report(error); return [] }",
        ]
        return makings.flatMap { making in
            ends.enumerated().map { number, end in
                let given = number.isMultiple(of: 2) ? missing : "if text.count > 2 { \(missing) }"
                return ("\(making) //!\n\(other)\n\(end)", "\(making)\n\(other)\n\(given)\n\(end)")
            }
        }
    }

    private static let searchErrors = PlantedPairs(
        rule: "search_error_ignored",
        frame: { body, number in "func asked\(number)(_ search: MKLocalSearch) {\n    \(body)\n}" },
        pairs: [
            (
                "search.start { response, _ in self.items = response?.mapItems ?? [] } //!",
                "search.start { response, error in self.items = response?.mapItems ?? []; self.failure = error }"
            ),
            (
                "search.start { response, error in self.items = response?.mapItems ?? [] } //!",
                "search.start { self.items = $0?.mapItems ?? []; self.failure = $1 }"
            ),
            (
                "search.start { (response, error) in guard let response else { return }; self.show(response) } //!",
                "search.start { (response, error) in guard let response else { return self.report(error) }; self.show(response) }"
            ),
            (
                "search.start { response, _ in guard let response = response else { return }; self.show(response) } //!",
                "search.start { response, _ in guard let response = response else { self.alert(); return }; self.show(response) }"
            ),
            (
                "search.start { response, error in if let response { self.show(response) } } //!",
                "search.start { response, error in if let response { self.show(response) } else { self.alert() } }"
            ),
            (
                "search.start { [weak self] response, _ in self?.items = response?.mapItems ?? [] } //!",
                "search.start { [weak self] response, error in self?.finish(response, error) }"
            ),
            (
                "search.start(completionHandler: { response, _ in self.show(response?.mapItems) }) //!",
                "search.start(completionHandler: finish)"
            ),
            ("search.start { $0.map(self.show) } //!", "search.start { self.finish($0, $1) }"),
            (
                "search.start { _, _ in self.spinner.stop() } //!",
                "search.start { _, error in self.spinner.stop(error) }"
            ),
            (
                "search.start { response, _ in for item in response?.mapItems ?? [] { print(item) } } //!",
                "search.start { response, error in if error != nil { return self.alert() }; print(response as Any) }"
            ),
            (
                "Task { self.items = (try? await search.start().mapItems) ?? [] } //!",
                "Task { do { self.items = try await search.start().mapItems } catch { self.report(error) } }"
            ),
            (
                "Task { let answer = try? await search.start() //!\nself.items = answer?.mapItems ?? [] }",
                "Task { let answer = try await search.start()\nself.items = answer.mapItems }"
            ),
            (
                "Task { guard let answer = try? await search.start() else { return } //!\nself.show(answer) }",
                "Task { guard let answer = try? await search.start() else { self.alert(); return }\nself.show(answer) }"
            ),
            (
                "Task { if let answer = try? await search.start() { self.show(answer) } } //!",
                "Task { if let answer = try? await search.start() { self.show(answer) } else { self.alert() } }"
            ),
            (
                "Task { self.show(try! await search.start()) } //!",
                "Task { await self.show(search) }"
            ),
            (
                "search.start { response, _ in guard let item = response?.mapItems.first else { return }; self.go(item) } //!",
                "search.start { response, error in guard let item = response?.mapItems.first else { return self.go(error) }; self.go(item) }"
            ),
            (
                "search.start { answer, problem in guard answer != nil else { return }; self.done() } //!",
                "search.start { answer, problem in guard problem == nil else { return }; self.done() }"
            ),
            (
                "search.start { answer, problem in if answer == nil { return }; self.done() } //!",
                "search.start { answer, problem in if answer == nil { self.alert(); return }; self.done() }"
            ),
            (
                "search.start { answer, _ in DispatchQueue.main.async { self.items = answer?.mapItems ?? [] } } //!",
                "search.start { answer, error in DispatchQueue.main.async { self.items = answer?.mapItems ?? []; self.error = error } }"
            ),
            (
                "search.start { answer, _ in let items = answer?.mapItems.map(\\.name) ?? []; print(items) } //!",
                "search.start { answer, error in switch error { case nil: print(answer as Any)\ndefault: self.alert() } }"
            ),
        ])

    private static let answers = PlantedPairs(
        rule: "unchecked_map_response",
        frame: { body, number in
            "func placed\(number)(_ geocoder: CLGeocoder, _ search: MKLocalSearch, _ directions: MKDirections, _ text: String, _ at: CLLocation) {\n    \(body)\n}"
        },
        pairs: [
            (
                "geocoder.geocodeAddressString(text) { marks, error in use(marks![0], error) } //!",
                "geocoder.geocodeAddressString(text) { marks, error in use(marks?[0], error) }"
            ),
            (
                "geocoder.geocodeAddressString(text) { marks, error in use(marks!.first, error) } //!",
                "geocoder.geocodeAddressString(text) { marks, error in use(marks?.first, error) }"
            ),
            (
                "geocoder.geocodeAddressString(text) { marks, error in use(marks?.first!, error) } //!",
                "geocoder.geocodeAddressString(text) { marks, error in if let mark = marks?.first { use(mark, error) } }"
            ),
            (
                "geocoder.reverseGeocodeLocation(at) { marks, error in let mark = marks?.first\nuse(mark!, error) } //!",
                "geocoder.reverseGeocodeLocation(at) { marks, error in guard let mark = marks?.first else { return }\nuse(mark, error) }"
            ),
            (
                "geocoder.reverseGeocodeLocation(at) { use($0!, $1) } //!",
                "geocoder.reverseGeocodeLocation(at) { use($0, $1) }"
            ),
            (
                "search.start { response, error in use(response!.mapItems, error) } //!",
                "search.start { response, error in guard let response else { return use(error) }; use(response.mapItems) }"
            ),
            (
                "search.start { response, error in use(response?.mapItems.first!, error) } //!",
                "search.start { response, error in if response != nil { use(response!.mapItems, error) } }"
            ),
            (
                "directions.calculate { response, error in use(response!.routes[0], error) } //!",
                "directions.calculate { response, error in guard let route = response?.routes.first else { return use(error) }; use(route) }"
            ),
            (
                "directions.calculate { response, error in let route = response?.routes.first\nuse(route!.polyline, error) } //!",
                "directions.calculate { response, error in let route = response?.routes.first\nuse(route?.polyline, error) }"
            ),
            (
                "directions.calculate { response, error in let line = response?.routes.first?.polyline\nuse(line!, error) } //!",
                "directions.calculate { response, error in guard response != nil else { return use(error) }\nlet line = response?.routes.first?.polyline\nuse(line!, error) }"
            ),
            (
                "directions.calculateETA { response, error in use(response!.expectedTravelTime, error) } //!",
                "directions.calculateETA { response, error in use(response?.expectedTravelTime, error) }"
            ),
            (
                "geocoder.geocodeAddressString(text) { marks, error in if error == nil { print(1) }\nuse(marks!, error) } //!",
                "geocoder.geocodeAddressString(text) { marks, error in if marks == nil { return use(error) }\nuse(marks!, error) }"
            ),
            (
                "geocoder.geocodeAddressString(text) { marks, error in if marks!.count > 0 { use(error) } } //!",
                "geocoder.geocodeAddressString(text) { marks, error in if marks != nil && marks!.count > 0 { use(error) } }"
            ),
            (
                "geocoder.geocodeAddressString(text) { (marks, error) -> Void in let all = marks! as [CLPlacemark] //!\nuse(all, error) }",
                "geocoder.geocodeAddressString(text) { (marks, error) -> Void in let all = marks ?? []\nuse(all, error) }"
            ),
            (
                "geocoder.reverseGeocodeLocation(at) { marks, error in DispatchQueue.main.async { use(marks![0], error) } } //!",
                "geocoder.reverseGeocodeLocation(at) { marks, error in DispatchQueue.main.async { use(marks?.last, error) } }"
            ),
            (
                "geocoder.reverseGeocodeLocation(at) { marks, error in for mark in marks! { use(mark, error) } } //!",
                "geocoder.reverseGeocodeLocation(at) { marks, error in for mark in marks ?? [] { use(mark, error) } }"
            ),
            (
                "search.start { answer, problem in use(answer!.boundingRegion, problem) } //!",
                "search.start { answer, problem in use(problem!, answer) }"
            ),
            (
                "search.start { answer, problem in let items = answer?.mapItems\nuse(items!, problem) } //!",
                "search.start { answer, problem in let items = answer?.mapItems\nif let items { use(items, problem) } }"
            ),
            (
                "geocoder.geocodeAddressString(text) { [weak self] marks, error in self?.use(marks!, error) } //!",
                "geocoder.geocodeAddressString(text) { [weak self] marks, error in self!.use(marks, error) }"
            ),
            (
                "geocoder.geocodeAddressString(text) { marks, error in let here = marks?.first?.location\nuse(here!, error) } //!",
                "geocoder.geocodeAddressString(text) { marks, error in let here = marks?.first?.location\nuse(here, error) }"
            ),
        ])

    private static let locationUpdates = PlantedPairs(
        rule: "map_request_per_location_update",
        frame: { body, number in
            """
            final class Fixes\(number): NSObject, CLLocationManagerDelegate {
                let geocoder = CLGeocoder()
                var last: CLLocation?
                var isNamed = false
                func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) {
                    \(body)
                }
            }
            """
        },
        pairs: {
            let requests = [
                "geocoder.reverseGeocodeLocation(places[0]) { marks, error in self.name(marks, error) }",
                "CLGeocoder().reverseGeocodeLocation(places[0]) { self.name($0, $1) }",
                "geocoder.geocodeAddressString(\"here\") { marks, error in self.name(marks, error) }",
                "MKDirections(request: home).calculate { response, error in self.go(response, error) }",
                "Task { do { self.items = try await MKLocalSearch(request: near).start().mapItems } catch { self.report(error) } }",
            ]
            return requests.flatMap { request -> [(bad: String, good: String)] in
                [
                    ("\(request) //!", "if !isNamed { \(request) }"),
                    (
                        "guard let place = places.last else { return }\nlast = place\n\(request) //!",
                        "guard let place = places.last, place.horizontalAccuracy < 50 else { return }\n\(request)"
                    ),
                    (
                        "if let place = places.first { print(place) }\n\(request) //!",
                        "manager.stopUpdatingLocation()\n\(request)"
                    ),
                    (
                        "DispatchQueue.main.async { \(request) } //!",
                        "if isNamed { return }\nDispatchQueue.main.async { \(request) }"
                    ),
                ]
            }
        }())

    private static let recentring = PlantedPairs(
        rule: "recenter_on_every_location_update",
        frame: { body, number in
            """
            final class Follow\(number): NSObject, CLLocationManagerDelegate {
                let mapView = MKMapView()
                var isFollowing = false
                func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) {
                    \(body)
                }
            }
            """
        },
        pairs: {
            let moves = [
                "mapView.setCenter(places[0].coordinate, animated: true)",
                "mapView.region = region(places[0])",
                "self.mapView.setRegion(region(places[0]), animated: true)",
                "mapView.setCamera(camera(places[0]), animated: false)",
                "mapView.centerCoordinate = places[0].coordinate",
            ]
            return moves.flatMap { move -> [(bad: String, good: String)] in
                [
                    ("\(move) //!", "if isFollowing { \(move) }"),
                    (
                        "guard let place = places.last else { return }\nprint(place)\n\(move) //!",
                        "guard let place = places.last, isFollowing else { return }\nprint(place)\n\(move)"
                    ),
                    (
                        "if let place = places.last { print(place)\n\(move) } //!",
                        "if let place = places.last { print(place) }\nmanager.stopUpdatingLocation()\n\(move)"
                    ),
                    (
                        "DispatchQueue.main.async { \(move) } //!",
                        "if !isFollowing { return }\nDispatchQueue.main.async { \(move) }"
                    ),
                ]
            }
        }())

    private static let coordinates = PlantedPairs(
        rule: "swapped_coordinate_literals",
        frame: { body, number in "let spot\(number) = \(body)" },
        pairs: {
            let numbers = [
                ("-122.42", "37.77"), ("139.69", "35.68"), ("91", "0"), ("-90.01", "12"),
                ("1_00.5", "10"),
            ]
            let forms = [
                "CLLocationCoordinate2D(latitude: %, longitude: #)",
                "CLLocationCoordinate2DMake(%, #)",
                "CLLocation(latitude: %, longitude: #)",
                "MKPlacemark(coordinate: .init(latitude: %, longitude: #))",
            ]
            return numbers.flatMap { first, second in
                forms.map { form in
                    (
                        form.replacing("%", with: first).replacing("#", with: second) + " //!",
                        form.replacing("%", with: second).replacing("#", with: first)
                    )
                }
            }
        }())

    private static let cameras = PlantedPairs(
        rule: "constant_camera_position",
        frame: { body, number in
            "struct Fixed\(number): View {\n    @State private var camera: MapCameraPosition = .automatic\n    var body: some View {\n        \(body)\n    }\n}"
        },
        pairs: {
            let positions = [
                ".automatic", ".region(home)", ".rect(city)",
                ".camera(MapCamera(centerCoordinate: home, distance: 9))",
                "MapCameraPosition.region(home)",
            ]
            return positions.flatMap { position -> [(bad: String, good: String)] in
                [
                    (
                        "Map(position: .constant(\(position))) //!",
                        "Map(initialPosition: \(position))"
                    ),
                    (
                        "Map(position: .constant(\(position))) { Marker(\"Home\", coordinate: home) } //!",
                        "Map(position: $camera) { Marker(\"Home\", coordinate: home) }"
                    ),
                    (
                        "Map(position: .constant(\(position)), interactionModes: .all) //!",
                        "Map(position: .constant(\(position)), interactionModes: [])"
                    ),
                    (
                        "VStack { Map(position: .constant(\(position))).frame(height: 9) } //!",
                        "VStack { Map(position: .constant(\(position))).frame(height: 9).disabled(true) }"
                    ),
                ]
            }
        }())

    private static let loops = PlantedPairs(
        rule: "geocode_in_loop",
        frame: { body, number in
            "func places\(number)(_ names: [String], _ spots: [CLLocation], _ geocoder: CLGeocoder) {\n    \(body)\n}"
        },
        pairs: {
            let requests = [
                "geocoder.geocodeAddressString(name) { add($0, $1) }",
                "CLGeocoder().geocodeAddressString(name) { marks, error in add(marks, error) }",
                "self.geocoder.geocodeAddressString(name, completionHandler: add)",
                "geocoder.reverseGeocodeLocation(spot(name)) { add($0, $1) }",
                "MKLocalSearch(request: request(name)).start { add($0, $1) }",
            ]
            return requests.flatMap { request -> [(bad: String, good: String)] in
                [
                    (
                        "for name in names { \(request) } //!",
                        "guard let name = names.first else { return }\n\(request)"
                    ),
                    (
                        "names.forEach { name in \(request) } //!",
                        "names.first.map { name in print(name) }\nlet name = \"Oslo\"\n\(request)"
                    ),
                    (
                        "var rest = names\nwhile let name = rest.popLast() { \(request) } //!",
                        "for name in names where cache[name] == nil { \(request) }"
                    ),
                    (
                        "for name in Set(names) { if !name.isEmpty { \(request) } } //!",
                        "for (number, name) in names.enumerated() { DispatchQueue.main.asyncAfter(deadline: .now() + Double(number)) { \(request) } }"
                    ),
                ]
            }
        }())
}
