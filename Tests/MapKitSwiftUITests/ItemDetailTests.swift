import MapKit
import SwiftUI
import Testing

/// Sheets and popovers with what is known of a place.
@MainActor struct ItemDetailTests {
    private struct Screen: View {
        @State private var shown: MKMapItem?
        let item: MKMapItem

        var body: some View {
            VStack {
                Button("Show") { shown = item }
                Text(shown == nil ? "nothing" : "something")
            }
            .mapItemDetailSheet(item: $shown)
        }
    }

    private func texts(_ elements: [InterfaceElement]) -> [String] {
        elements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }

    private func tap(_ label: String, _ elements: [InterfaceElement], _ host: ViewHost) throws {
        let button = elements.first {
            guard case .button = $0.content else { return false }
            return texts($0.allElements) == [label]
        }
        host.send(.tapped(try #require(button?.id)))
    }

    @Test func aSheetTellsOfThePlaceUntilItIsDone() throws {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: Place.vaduz[0].coordinate))
        item.name = "Castle"
        item.phoneNumber = "+423 1"
        let host = ViewHost(Screen(item: item))
        #expect(host.interface.presentations.isEmpty)
        try tap("Show", host.interface.allElements, host)
        let sheet = try #require(host.interface.presentations.first).root.allElements
        #expect(texts(sheet).prefix(1) == ["Castle"])
        #expect(texts(sheet).contains("+423 1"))
        #expect(sheet.contains { if case .map = $0.content { true } else { false } })
        try tap("Done", sheet, host)
        #expect(host.interface.presentations.isEmpty)
        #expect(texts(host.interface.allElements).contains("nothing"))
    }
}
