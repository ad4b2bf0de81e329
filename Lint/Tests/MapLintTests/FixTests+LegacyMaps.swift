import Testing

@testable import MapLint

extension FixTests {
    @Test func legacyMapsAreRewrittenWholeOrNotAtAll() {
        func view(_ map: String, _ rest: String = "") -> String {
            "struct V: View {\n    @State var r = MKCoordinateRegion()\n    var body: some View { \(map) }\n\(rest)}"
        }
        let spots = "    let a: [Spot]\n    struct Spot: Identifiable { var title: String? }\n"
        #expect(
            fixed(
                view(
                    "Map(coordinateRegion: $r, annotationItems: a) { MapPin(coordinate: $0.c) }",
                    spots),
                unsafe: true
            ).0
                == view(
                    "Map(initialPosition: .region(r)) { ForEach(a) { Marker($0.title ?? \"\", coordinate: $0.c).annotationTitles(.hidden) } }",
                    spots))
        // What a view shows in words VoiceOver reads without a title.
        #expect(
            fixed(
                view(
                    "Map(coordinateRegion: $r, annotationItems: a) { i in MapAnnotation(coordinate: i.c) { Text(i.name) } }"
                ), unsafe: true
            ).0
                == view(
                    "Map(initialPosition: .region(r)) { ForEach(a) { i in Annotation(\"\", coordinate: i.c) { Text(i.name) } } }"
                ))
        for kept in [
            // Nothing tells a title.
            view("Map(coordinateRegion: $r, annotationItems: a) { MapPin(coordinate: $0.c) }"),
            view(
                "Map(coordinateRegion: $r, annotationItems: a) { MapAnnotation(coordinate: $0.c) { Circle() } }"
            ),
            // The region is read, which a start would not write.
            view("Map(coordinateRegion: $r)", "    func add() { drop(at: r.center) }\n"),
            view("Map(coordinateRegion: $r).onChange(of: r.center.latitude) { print($0) }"),
            // The region is moved by code, which a start would not follow.
            view("Map(coordinateRegion: $r)", "    func go() { r.center = home }\n"),
            view("Map(coordinateRegion: $model.region)"),
            view("Map(coordinateRegion: $r, userTrackingMode: $mode)"),
            view(
                "Map(coordinateRegion: $r, annotationItems: a) { MapMarker(coordinate: $0.c, tint: $0.color) }"
            ),
            view("Map(coordinateRegion: $r, annotationItems: a) { pin(for: $0) }"),
            view(
                "Map(coordinateRegion: $r, annotationItems: a) { MapAnnotation(coordinate: $0.c, anchorPoint: p) { Dot() } }"
            ),
        ] {
            #expect(fixed(kept, unsafe: true).0 == kept)
        }
    }
}
