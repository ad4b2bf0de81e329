import MapKit
import MapScene
import SwiftUI
import Testing

/// Every initializer, modifier and value of SwiftUI's map that Apple's interface lists, called as apps call it.
///
/// That this file compiles is half of the test; what each form does to the scene is the other half.
@MainActor struct EveryFormTests {
    private static let center = CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52)
    private static let region = MKCoordinateRegion(
        center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
    private static var item: MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: center))
        item.name = "Castle"
        return item
    }

    private func scene(_ view: some View) throws -> MapScene {
        try ViewHost(view, size: CGSize(width: 600, height: 600)).map().scene
    }

    // MARK: Maps

    private struct Initializers: View {
        @State private var position = MapCameraPosition.region(EveryFormTests.region)
        @State private var tag: Int?
        @State private var feature: MapFeature?
        @State private var either: MapSelection<Int>?
        @State private var region = EveryFormTests.region
        @State private var rect = MKMapRect.world
        @State private var tracking = MapUserTrackingMode.none
        @Namespace private var scope
        let number: Int
        private let bounds = MapCameraBounds(minimumDistance: 100, maximumDistance: 1e7)
        private let places = Array(Place.vaduz.prefix(2))

        var body: some View {
            switch number {
            case 0: Map()
            case 1: Map(bounds: bounds, interactionModes: [.pan, .zoom], scope: scope)
            case 2: Map { Marker("A", coordinate: EveryFormTests.center) }
            case 3: Map(initialPosition: position)
            case 4: Map(initialPosition: position) { MapCircle(mapRect: rect) }
            case 5: Map(position: $position)
            case 6: Map(position: $position, bounds: bounds) { UserAnnotation() }
            case 7: Map(selection: $tag)
            case 8: Map(selection: $tag) { Marker("A", coordinate: EveryFormTests.center).tag(1) }
            case 9: Map(initialPosition: position, selection: $tag) { UserAnnotation() }
            case 10: Map(position: $position, selection: $tag) { UserAnnotation() }
            case 11: Map(selection: $feature)
            case 12: Map(selection: $feature) { UserAnnotation() }
            case 13: Map(initialPosition: position, selection: $feature)
            case 14: Map(initialPosition: position, selection: $feature) { UserAnnotation() }
            case 15: Map(position: $position, selection: $feature)
            case 16: Map(position: $position, selection: $feature) { UserAnnotation() }
            case 17: Map(selection: $either) { UserAnnotation() }
            case 18: Map(initialPosition: position, selection: $either) { UserAnnotation() }
            case 19: Map(position: $position, selection: $either) { UserAnnotation() }
            case 20: Map(coordinateRegion: $region)
            case 21:
                Map(
                    coordinateRegion: $region, interactionModes: .all, showsUserLocation: false,
                    userTrackingMode: $tracking)
            case 22: Map(mapRect: $rect)
            case 23:
                Map(coordinateRegion: $region, annotationItems: places) { place in
                    MapMarker(coordinate: place.coordinate, tint: .red)
                }
            case 24:
                Map(mapRect: $rect, annotationItems: places) { place in
                    MapPin(coordinate: place.coordinate)
                }
            default:
                Map(coordinateRegion: $region, annotationItems: places) { place in
                    MapAnnotation(coordinate: place.coordinate) { Text(place.name) }
                }
            }
        }
    }

    @Test(arguments: 0...25) func everyInitializerMakesAMap(_ number: Int) throws {
        let scene = try scene(Initializers(number: number))
        let count =
            switch number {
            case 2, 8: 1
            case 23...25: 2
            default: 0
            }
        #expect(scene.annotations.count == count)
        let looksAtFeatures = (11...19).contains(number)
        #expect(scene.selectableFeatures.isEmpty != looksAtFeatures)
    }

    /// The types of the maps, as they can be spelled.
    @Test func mapsHaveTheTypesOfApplesInterface() {
        let _: Map<MapContentView<Never, EmptyMapContent>> = Map()
        let _: Map<MapContentView<Int, Marker<Text>>> = Map(selection: .constant(Int?.none)) {
            Marker("A", coordinate: Self.center)
        }
        let region = Binding.constant(Self.region)
        let _: Map<_DefaultMapContent> = Map(coordinateRegion: region)
        let _: Map<_DefaultAnnotatedMapContent<[Place]>> = Map(
            coordinateRegion: region, annotationItems: Place.vaduz
        ) { MapMarker(coordinate: $0.coordinate) }
        let _: MapSelectableContentView<MapSelection<Int>, EmptyMapContent>.Type =
            MapContentView<MapSelection<Int>, EmptyMapContent>.self
    }

    // MARK: Content

    private struct Contents: View {
        let name = "Variable"
        let shown = true
        let line = [
            EveryFormTests.center, CLLocationCoordinate2D(latitude: 47.15, longitude: 9.53),
        ]

        var body: some View {
            Map(initialPosition: .region(EveryFormTests.region)) {
                markers
                shapes
            }
        }

        @MapContentBuilder private var markers: some MapContent {
            let place = EveryFormTests.center
            Group {
                Marker("Literal", coordinate: place)
                Marker(name, coordinate: place).tint(.red)
                Marker("Monogram", monogram: Text("AB"), coordinate: place)
                Marker("Symbol", systemImage: "star", coordinate: place)
                Marker("Picture", image: "name", coordinate: place)
                Marker(coordinate: place) { Label("Own", systemImage: "star") }
                Marker(item: EveryFormTests.item)
            }
            .annotationTitles(.visible)
            .annotationSubtitles(.hidden)
            Annotation("Anchored", coordinate: place, anchor: .bottom) { Text("here") }
            Annotation(name, coordinate: place) { Circle().frame(width: 9, height: 9) }
            Annotation(coordinate: place) {
                Text("content")
            } label: {
                Text("label")
            }
            Annotation(item: EveryFormTests.item) { Text("item") }
            if shown { Marker("Shown", coordinate: place) }
            ForEach(0..<2) { Marker("Numbered \($0)", coordinate: place) }
            ForEach(["x", "y"], id: \.self) { Marker($0, coordinate: place) }
            UserAnnotation(anchor: .center)
            UserAnnotation { location in Text(location.location == nil ? "?" : "!") }
        }

        @MapContentBuilder private var shapes: some MapContent {
            MapCircle(center: EveryFormTests.center, radius: 100)
                .foregroundStyle(.blue.opacity(0.3))
                .mapOverlayLevel(level: .aboveLabels)
            MapCircle(MKCircle(center: EveryFormTests.center, radius: 5))
            MapPolygon(coordinates: line + [CLLocationCoordinate2D(latitude: 47.1, longitude: 9.6)])
                .stroke(.red, lineWidth: 2)
            MapPolygon(points: line.map { MKMapPoint($0) })
            MapPolyline(coordinates: line, contourStyle: .geodesic)
                .stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
            MapPolyline(points: line.map { MKMapPoint($0) }).stroke(lineWidth: 4)
            MapPolyline(MKPolyline(coordinates: line, count: line.count)).stroke(.blue)
        }
    }

    @Test func everyContentIsOnTheMap() throws {
        let scene = try scene(Contents())
        let titles = Set(scene.annotations.compactMap(\.title))
        for title in [
            "Literal", "Variable", "Monogram", "Symbol", "Picture", "Own", "Castle", "Anchored",
            "label", "Shown", "Numbered 1", "x", "y",
        ] {
            #expect(titles.contains(title), "\(title)")
        }
        #expect(scene.annotations.count == 16)
        #expect(scene.overlays.count == 7)
    }

    // MARK: Values

    @Test func positionsTellWhatTheyAreMadeOf() {
        let camera = MapCamera(centerCoordinate: Self.center, distance: 900, heading: 90, pitch: 30)
        #expect(MapCameraPosition.camera(camera).camera == camera)
        #expect(MapCameraPosition.camera(camera).region == nil)
        #expect(MapCameraPosition.region(Self.region).region == Self.region)
        #expect(MapCameraPosition.rect(.world).rect == .world)
        #expect(MapCameraPosition.item(Self.item, allowsAutomaticPitch: false).item != nil)
        let user = MapCameraPosition.userLocation(
            followsHeading: true, fallback: .region(Self.region))
        #expect(user.followsUserLocation && user.followsUserHeading)
        #expect(user.fallbackPosition == .region(Self.region))
        #expect(!MapCameraPosition.automatic.positionedByUser)
        let classic = MKMapCamera(
            lookingAtCenter: Self.center, fromDistance: 900, pitch: 30, heading: 90)
        #expect(MapCamera(classic) == camera)
    }

    private struct Modifiers: View {
        @Namespace private var scope
        @State private var count = 0
        @State private var isShown = false
        @State private var item: MKMapItem?
        @State private var lookAround: MKLookAroundScene?

        var body: some View {
            VStack {
                MapReader { proxy in
                    Map(initialPosition: .region(EveryFormTests.region), scope: scope) {
                        Marker(item: EveryFormTests.item)
                            .mapItemDetailSelectionAccessory(.callout(.compact))
                    }
                    .onTapGesture { point in
                        if proxy.convert(point, from: .local) != nil { count += 1 }
                    }
                }
                .onMapCameraChange { count += 1 }
                .onMapCameraChange(frequency: .continuous) { context in
                    _ = (context.camera, context.region, context.rect)
                }
                .mapStyle(
                    .standard(
                        elevation: .realistic, emphasis: .muted,
                        pointsOfInterest: .including([.cafe]), showsTraffic: true)
                )
                .mapControls {
                    MapUserLocationButton()
                    MapCompass()
                    MapScaleView()
                    MapPitchToggle()
                }
                .mapControlVisibility(.visible)
                .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
                .mapFeatureSelectionContent { feature in
                    Marker(feature.title ?? "", coordinate: feature.coordinate)
                }
                .mapFeatureSelectionAccessory(.callout(.full))
                .mapItemDetailSheet(item: $item)
                .mapItemDetailSheet(isPresented: $isShown, item: item)
                .mapItemDetailPopover(item: $item, displaysMap: false)
                .mapItemDetailPopover(isPresented: $isShown, item: item, arrowEdge: .top)
                .lookAroundViewer(isPresented: $isShown, initialScene: lookAround)
                .mapCameraKeyframeAnimator(trigger: isShown) { camera in
                    KeyframeTrack(\.distance) { LinearKeyframe(camera.distance, duration: 1) }
                }
                MapCompass(scope: scope)
                LookAroundPreview(initialScene: lookAround)
                LookAroundPreview(scene: $lookAround)
            }
            .mapScope(scope)
        }
    }

    @Test func everyModifierIsTaken() throws {
        let scene = try scene(Modifiers())
        #expect(scene.style.isMuted && scene.style.isRealistic && scene.style.showsTraffic)
        #expect(scene.style.pointsOfInterest == .including(["MKPOICategoryCafe"]))
        #expect(
            Set(scene.controls.map(\.kind)).isSuperset(of: [
                .userTracking, .compass, .scale, .pitch,
            ]))
    }

    @Test(arguments: [MapStyle.standard, .imagery, .hybrid, .hybrid(elevation: .flat)])
    func stylesAreTaken(_ style: MapStyle) throws {
        let base = try scene(Map().mapStyle(style)).style.base
        #expect(SceneStyle.Base.allBases.contains(base))
    }

    /// A sheet is as high as its lowest detent, and held while it says so.
    @Test func sheetsRestAtTheirDetents() throws {
        struct Sheet: View {
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Text("Sheet")
                        .presentationDetents([.medium, .height(200), .large])
                        .interactiveDismissDisabled()
                }
            }
        }
        let host = ViewHost(Sheet(), size: CGSize(width: 800, height: 1000))
        let shown = try #require(host.interface.presentations.first)
        #expect(shown.frame == CGRect(x: 80, y: 800, width: 640, height: 200))
        #expect(!shown.isDismissible)
    }
}

extension SceneStyle.Base {
    fileprivate static let allBases: [SceneStyle.Base] = [.standard, .imagery, .hybrid]
}
