import MapScene
import SwiftUI
import Testing

/// What apps before iOS 16 are written with.
@MainActor struct OlderFormTests {
    private struct Place: Identifiable {
        let id: String
    }

    private struct Detail: View {
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            Button("Back to the list") { presentationMode.wrappedValue.dismiss() }
                .navigationBarTitle(Text("Detail"), displayMode: .inline)
        }
    }

    private struct Screen: View {
        @State private var isAsking = false
        @State private var chosen = "none"
        @State private var place: Place?

        var body: some View {
            NavigationView {
                VStack {
                    Text(chosen).lineLimit(1...3)
                    Button("Ask") { isAsking = true }
                    Button("Harbor") { place = Place(id: "Harbor") }
                    NavigationLink(destination: Detail()) { Text("Show") }
                }
                .navigationBarTitle("List")
                .navigationBarItems(trailing: Button("Add") { chosen = "added" })
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Sure?"), message: Text("It cannot be undone."),
                        primaryButton: .destructive(Text("Delete")) { chosen = "deleted" },
                        secondaryButton: .cancel())
                }
                .actionSheet(item: $place) { place in
                    ActionSheet(
                        title: Text(place.id),
                        buttons: [.default(Text("Go")) { chosen = place.id }, .cancel()])
                }
            }
            .navigationViewStyle(.stack)
        }
    }

    @Test(arguments: [("Delete", "deleted"), ("Cancel", "none")])
    func alertsAskAndClose(button: String, chosen: String) throws {
        let host = ViewHost(Screen())
        try host.tap("Ask")
        #expect(host.interface.presentations.map(\.style) == [.alert])
        #expect(host.words.contains("It cannot be undone."))
        try host.tap(button)
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.contains(chosen))
    }

    @Test func actionSheetsAreAboutTheirItem() throws {
        let host = ViewHost(Screen())
        try host.tap("Harbor")
        #expect(host.interface.presentations.map(\.style) == [.dialog])
        try host.tap("Go")
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.filter { $0 == "Harbor" }.count == 2)
    }

    @Test func navigationViewsLeadOnAndBack() throws {
        let host = ViewHost(Screen())
        #expect(host.words.contains("List"))
        try host.tap("Add")
        #expect(host.words.contains("added"))
        try host.tap("Show")
        #expect(host.words.contains("Detail"))
        #expect(!host.words.contains("Ask"))
        try host.tap("Back to the list")
        #expect(host.words.contains("Ask"))
    }

    /// A color before an alignment would be a view as well as a style.
    @Test func colorsAreBackgrounds() {
        let host = ViewHost(
            Text("on color").background(Color.red.opacity(0.5)).overlay(Color.clear).font(.body))
        #expect(host.words == ["on color"])
    }

    /// What follows is shown beside it on wide screens, until something is chosen.
    @Test func theFirstOfSeveralViewsIsTheScreen() {
        let host = ViewHost(
            NavigationView {
                Text("places").navigationBarHidden(true)
                Text("Choose a place!")
            })
        #expect(host.words == ["places"])
    }

    @Test func textHoldsValuesInStylesAndNoImages() {
        let midnight = Date(timeIntervalSince1970: 0)
        let number = NumberFormatter()
        number.minimumFractionDigits = 2
        number.locale = Locale(identifier: "en_US")
        let host = ViewHost(
            VStack {
                Text("\(Image(systemName: "arrow.left")) Choose")
                Text("at \(midnight, style: .date)")
                Text("\(NSNumber(value: 1.5), formatter: number) km")
                Text("to \(AttributedString("Kamppi"))")
            })
        #expect(
            host.words == [
                " Choose", "at " + midnight.formatted(date: .abbreviated, time: .omitted),
                "1.50 km", "to Kamppi",
            ])
    }
}
