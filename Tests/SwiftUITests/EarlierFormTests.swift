import MapScene
import SwiftUI
import Testing

/// Sections, pickers, fields and lists in the forms that apps write them in.
@MainActor struct EarlierFormTests {
    @Test func sectionsTakeViewsForHeaderAndFooter() {
        let host = ViewHost(
            Form {
                Section(header: Text("first")) { Text("a") }
                Section(footer: Text("second")) { Text("b") }
                Section(header: Text("third"), footer: Text("fourth")) { Text("c") }
                Section {
                    Text("d")
                } footer: {
                    if host0 { Text("fifth") } else { Text("sixth") }
                }
            })
        #expect(host.words == ["first", "a", "b", "second", "third", "c", "fourth", "d", "fifth"])
    }

    private var host0: Bool { true }

    private struct Folding: View {
        @State private var isOpen = false
        var body: some View {
            List { Section("Stops \(isOpen)", isExpanded: $isOpen) { Text("Kamppi") } }
        }
    }

    @Test func sectionsFold() throws {
        let host = ViewHost(Folding())
        #expect(host.words == ["Stops false"])
        let header = try #require(host.first { $0.isTappable })
        host.send(.tapped(header.id))
        #expect(host.words == ["Stops true", "Kamppi"])
    }

    private struct Amount: View {
        @State private var count = 3
        private let numbers: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            return formatter
        }()
        var body: some View {
            VStack {
                Text("count \(count)")
                TextField("Count", value: $count, formatter: numbers)
            }
        }
    }

    @Test(arguments: [("17", "count 17"), ("many", "count 3")])
    func formattersReadWhatIsTyped(typed: String, shown: String) throws {
        let host = ViewHost(Amount())
        let field = try #require(
            host.first { if case .textField = $0.content { true } else { false } })
        host.send(.edited(field.id, typed))
        #expect(host.words.contains(shown))
    }

    // swift-format-ignore: NoLeadingUnderscores
    private struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text("framed")
                configuration
            }
        }
    }

    @Test func fieldsAreShownByAStyleOfTheirOwn() {
        let host = ViewHost(TextField("Name", text: .constant("Ada")).textFieldStyle(Framed()))
        #expect(host.words == ["framed"])
        let fields = host.interface.allElements.filter {
            if case .textField(let field) = $0.content {
                field.text == "Ada" && field.prompt == "Name"
            } else {
                false
            }
        }
        #expect(fields.count == 1)
    }

    private struct Place: Identifiable {
        var id: Int
        var name: String
        var parts: [Place]?
    }

    private struct Lists: View {
        @State private var places = [Place(id: 1, name: "Oslo"), Place(id: 2, name: "Bergen")]
        var body: some View {
            VStack {
                List(0..<places.count) { Text("number \($0)") }
                List($places) { $place in
                    Button(place.name) { place.name = "gone" }
                }
            }
        }
    }

    @Test func listsAreOfNumbersAndOfBoundElements() throws {
        let host = ViewHost(Lists())
        #expect(host.words == ["number 0", "number 1", "Oslo", "Bergen"])
        try host.tap("Bergen")
        #expect(host.words == ["number 0", "number 1", "Oslo", "gone"])
    }

    @Test func listsOfListsFold() throws {
        let country = Place(id: 1, name: "Norway", parts: [Place(id: 2, name: "Oslo")])
        let host = ViewHost(List([country], children: \.parts) { Text($0.name) })
        #expect(host.words == ["Norway"])
        try host.tap("Norway")
        #expect(host.words == ["Norway", "Oslo"])
    }

    private struct Boxes: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
            }
        }
    }

    private struct Dial: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("at \(Int(configuration.value * 100)) %")
        }
    }

    @Test func boxesAndGaugesAreShownByTheirStyles() {
        let host = ViewHost(
            VStack {
                GroupBox("title") { Text("content") }.groupBoxStyle(Boxes())
                Gauge(value: 3, in: 0...4) { Text("speed") }.gaugeStyle(Dial())
                Gauge(value: 0.5) {
                    Text("height")
                } currentValueLabel: {
                    Text("half")
                }
            })
        #expect(host.words == ["content", "title", "at 75 %", "height", "half"])
    }

    private struct Search: View {
        @State private var text = ""
        var body: some View {
            Text("found \(text)")
                .searchSuggestions { Text("Helsinki").searchCompletion("Helsinki") }
                .searchable(
                    text: $text, placement: .navigationBarDrawer(displayMode: .always),
                    prompt: "Search")
        }
    }

    @Test func suggestionsCompleteTheSearch() throws {
        let host = ViewHost(Search())
        #expect(host.words == ["found "])
        let field = try #require(
            host.first { if case .textField = $0.content { true } else { false } })
        host.send(.edited(field.id, "Hel"))
        let suggestion = try #require(host.first { $0.isTappable })
        host.send(.tapped(suggestion.id))
        #expect(host.words.contains("found Helsinki"))
    }
}
