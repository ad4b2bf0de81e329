// What stands around a map in an app: tabs, a list that leads to details, menus, gestures, formatted distances.
//
//     swift run -c release CityGuide

import MapKit
import SwiftUI

@main struct CityGuide: App {
    @State private var guide = Guide()

    var body: some Scene {
        WindowGroup {
            GuideScreen().environment(guide)
        }
    }
}

struct GuideScreen: View {
    @State private var tab = "map"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Map", systemImage: "map", value: "map") { GuideMap() }
            Tab("Places", systemImage: "list.bullet", value: "places") { PlaceList() }
        }
    }
}

/// The map: a long press drops a pin, and the pins are joined and measured.
struct GuideMap: View {
    @Environment(Guide.self) private var guide
    @State private var position = MapCameraPosition.region(Guide.center)
    @State private var pins: [CLLocationCoordinate2D] = []
    @State private var kind: Place.Kind?
    @State private var isHybrid = false

    private var length: Measurement<UnitLength> {
        let meters = zip(pins, pins.dropFirst()).reduce(0) { sum, pair in
            sum + MKMapPoint(pair.0).distance(to: MKMapPoint(pair.1))
        }
        return Measurement(value: meters, unit: .meters)
    }

    var body: some View {
        MapReader { map in
            Map(position: $position) {
                ForEach(guide.places.filter { kind == nil || $0.kind == kind }) { place in
                    Marker(place.name, systemImage: place.kind.symbol, coordinate: place.coordinate)
                        .tint(guide.favorites.contains(place.id) ? .yellow : .indigo)
                }
                ForEach(Array(pins.enumerated()), id: \.offset) { number, pin in
                    Marker("Pin \(number + 1)", coordinate: pin)
                }
                if pins.count > 1 {
                    MapPolyline(coordinates: pins).stroke(.orange, lineWidth: 4)
                }
            }
            .mapStyle(isHybrid ? .hybrid : .standard)
            .gesture(
                LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded { value in
                        guard case .second(true, let drag?) = value,
                            let pin = map.convert(drag.location, from: .local)
                        else { return }
                        pins.append(pin)
                    })
        }
        .overlay(alignment: .topTrailing) {
            HStack {
                Toggle("Hybrid", isOn: $isHybrid).toggleStyle(.button)
                Menu("Show: \(kind?.rawValue ?? "all")") {
                    Button("All") { kind = nil }
                    ForEach(Place.Kind.allCases) { each in
                        Button(each.rawValue, systemImage: each.symbol) { kind = each }
                    }
                }
            }
            .padding(10)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            .padding()
        }
        .overlay(alignment: .bottom) {
            if pins.count > 1 {
                HStack {
                    Text(length.formatted(.measurement(width: .wide, usage: .road)))
                    Button("Clear", role: .destructive) { pins = [] }
                }
                .padding(10)
                .background(.regularMaterial, in: Capsule())
                .padding(.bottom, 24)
            }
        }
    }
}

/// All places; a row leads to its place, a long press on it or the mouse's other button to what can be done with it.
struct PlaceList: View {
    @Environment(Guide.self) private var guide

    var body: some View {
        NavigationStack {
            List(guide.places) { place in
                NavigationLink(value: place) {
                    HStack {
                        Label(place.name, systemImage: place.kind.symbol)
                        Spacer()
                        if guide.favorites.contains(place.id) { Text("★") }
                    }
                }
                .contextMenu {
                    Button(guide.favorites.contains(place.id) ? "Forget" : "Remember") {
                        guide.favorites.formSymmetricDifference([place.id])
                    }
                }
            }
            .navigationTitle("Places")
            .navigationDestination(for: Place.self) { PlaceScreen(place: $0) }
        }
    }
}

/// One place, with what it is and how far the others are.
struct PlaceScreen: View {
    @Environment(Guide.self) private var guide
    let place: Place

    private func distance(to other: Place) -> String {
        let meters = MKMapPoint(place.coordinate).distance(to: MKMapPoint(other.coordinate))
        return Measurement(value: meters, unit: UnitLength.meters)
            .formatted(.measurement(width: .abbreviated, usage: .road))
    }

    var body: some View {
        VStack(spacing: 16) {
            Map(
                bounds: MapCameraBounds(minimumDistance: 400), interactionModes: []
            ) {
                Marker(place.name, systemImage: place.kind.symbol, coordinate: place.coordinate)
            }
            .frame(height: 200)
            GroupBox("Distances") {
                Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 6) {
                    ForEach(guide.places.filter { $0 != place }) { other in
                        GridRow {
                            Text(other.name)
                            Text(distance(to: other)).gridColumnAlignment(.trailing)
                        }
                    }
                }
            }
            LabeledContent("Kind", value: place.kind.rawValue)
            Spacer()
        }
        .padding()
        .navigationTitle(place.name)
    }
}

#Preview {
    GuideScreen().environment(Guide())
}
