// Suggestions while one types, and the place that was meant.
//
//     swift run -c release SearchAutocomplete

import MapKit
import SwiftUI

@main struct SearchAutocomplete: App {
    var body: some Scene {
        WindowGroup { SearchScreen() }
    }
}

struct SearchScreen: View {
    @State private var search = SearchModel()
    @State private var position = MapCameraPosition.region(SearchModel.city)

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 8) {
                TextField("Search Helsinki", text: $search.text)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { Task { await search.run() } }
                List(search.completions, id: \.self) { completion in
                    Button {
                        Task { await search.choose(completion) }
                    } label: {
                        VStack(alignment: .leading) {
                            Text(completion.title).font(.headline)
                            Text(completion.subtitle).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            .padding()
            .frame(width: 320)

            Map(position: $position, selection: $search.selection) {
                ForEach(search.results, id: \.self) { item in
                    Marker(item: item)
                }
            }
            .mapControls { MapScaleView() }
        }
        .onChange(of: search.results) { _, results in
            if let first = results.first {
                search.selection = first
                position = .region(
                    MKCoordinateRegion(
                        center: first.placemark.coordinate, latitudinalMeters: 400,
                        longitudinalMeters: 400))
            }
        }
    }
}
