import Foundation
import MapScene
import SwiftUI
import Testing

@MainActor struct NavigationTests {
    private struct Stop: Hashable {
        let name: String
    }

    private struct Detail: View {
        let stop: Stop
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Stop \(stop.name)")
                NavigationLink("Line 4", value: 4)
                Button("Leave") { dismiss() }
            }
            .navigationTitle(stop.name)
        }
    }

    private struct Stops: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Depth \(path.count)")
                    NavigationLink(value: Stop(name: "Harbour")) { Text("Harbour") }
                    NavigationLink("Unknown", value: 1.5)
                    Button("Far") {
                        path.append(Stop(name: "Castle"))
                        path.append(7)
                    }
                }
                .navigationTitle("Stops")
                .navigationDestination(for: Stop.self) { Detail(stop: $0) }
                .navigationDestination(for: Int.self) { line in
                    VStack {
                        Text("Line number \(line), \(path.count) deep")
                        Button("All stops") { path = NavigationPath() }
                    }
                }
            }
        }
    }

    @Test func valuesLeadToTheirScreens() throws {
        let host = ViewHost(Stops())
        #expect(host.words.contains("Depth 0"))
        try host.tap("Harbour")
        #expect(host.words.contains("Stop Harbour") && !host.words.contains("Depth 1"))
        try host.tap("Line 4")
        #expect(host.words.contains("Line number 4, 2 deep"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Stop Harbour"))
        // To dismiss is to go back.
        try host.tap("Leave")
        #expect(host.words.contains("Depth 0"))
    }

    @Test func thePathIsTheProgramsToo() throws {
        let host = ViewHost(Stops())
        try host.tap("Far")
        #expect(host.words.contains("Line number 7, 2 deep"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Stop Castle"))
        try host.tap("Line 4")
        try host.tap("All stops")
        #expect(host.words.contains("Depth 0"))
    }

    @Test func aValueWithoutDestinationIsTold() throws {
        let host = ViewHost(Stops())
        try host.tap("Unknown")
        #expect(host.words.contains("No destination"))
        #expect(host.words.contains { $0.contains("navigationDestination(for: Double.self)") })
        try host.tap("‹ Back")
        #expect(host.words.contains("Depth 0"))
    }

    @Test func aDestinationFollowsWhatItsViewKnows() throws {
        struct First: View {
            @State private var name = "Ada"
            var body: some View {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("\(name) \(number)")
                            Button("Rename") { name = "Grace" }
                            NavigationLink("On", value: "unknown")
                        }
                        .navigationDestination(for: Double.self) { Text("\($0)") }
                    }
            }
        }
        let host = ViewHost { NavigationStack { First() } }
        try host.tap("Go")
        #expect(host.words.contains("Ada 1"))
        // Only the first screen is evaluated again; the one above it shows what has changed.
        try host.tap("Rename")
        #expect(host.words.contains("Grace 1"))
        try host.tap("On")
        #expect(host.words.contains("No destination"))
        let turns = host.bodyEvaluations
        _ = host.interface
        #expect(host.bodyEvaluations == turns)
    }

    @Test func aPathOfOneTypeIsAnArray() throws {
        struct Numbers: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("First, \(path.count)")
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let host = ViewHost(Numbers())
        #expect(host.words.contains("Number 2"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Number 1"))
        try host.tap("‹ Back")
        #expect(host.words.contains("First, 0"))
    }

    @Test func screensAreShownWhileAValueSaysSo() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var chosen: Int?
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Shown: \(isShown ? "yes" : "no"), chosen: \(chosen ?? 0)")
                        Button("Show") { isShown = true }
                        Button("Choose") { chosen = 3 }
                    }
                    .navigationDestination(isPresented: $isShown) {
                        Button("Hide") { isShown = false }
                    }
                    .navigationDestination(item: $chosen) { number in Text("Item \(number)") }
                }
            }
        }
        let host = ViewHost(Screen())
        try host.tap("Show")
        #expect(!host.words.contains("Show") && host.words.contains("Hide"))
        try host.tap("Hide")
        #expect(host.words.contains("Shown: no, chosen: 0"))
        try host.tap("Choose")
        #expect(host.words.contains("Item 3"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Shown: no, chosen: 0"))
    }

    @Test func theBarSaysWhatTheScreenOnTopWishes() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        VStack {
                            HStack {
                                NavigationLink("Go") { Text("There").navigationTitle("Second") }
                                NavigationLink("Plain") { Text("Bare") }
                            }
                            .navigationTitle("First")
                            .toolbar { ToolbarItem { Button("Filter") {} } }
                        }
                    }
                }
            }
        }
        let host = ViewHost(Screen())
        #expect(host.words.contains("First") && host.words.contains("Filter"))
        // However deep down the first screen says it.
        try host.tap("Go")
        #expect(Set(host.words) == ["There", "Second", "‹ Back"])
        try host.tap("‹ Back")
        #expect(host.words.contains("First") && host.words.contains("Filter"))
        try host.tap("Plain")
        #expect(Set(host.words) == ["Bare", "‹ Back"])
    }

    @Test func barsHide() throws {
        let hidden = ViewHost {
            NavigationStack {
                Text("Map").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
            }
        }
        #expect(hidden.words == ["Map"])
        let other = ViewHost {
            NavigationStack { Text("Map").navigationTitle("Title").toolbar(.hidden, for: .tabBar) }
        }
        #expect(other.words.contains("Title"))
        struct Pushed: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("There").navigationBarBackButtonHidden() }
                }
            }
        }
        let host = ViewHost(Pushed())
        try host.tap("Go")
        #expect(host.words == ["There"])
    }

    @Test func columnsStandBesideEachOtherWhereThereIsRoom() throws {
        struct Columns: View {
            @State private var chosen: String?
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    List(["Park", "Museum"], id: \.self, selection: $chosen) { Text($0) }
                } detail: {
                    VStack {
                        Text("Detail \(chosen ?? "nothing")")
                        Button("Only this") { visibility = .detailOnly }
                    }
                }
            }
        }
        let host = ViewHost(Columns(), size: CGSize(width: 1000, height: 600))
        func place(_ word: String) -> CGPoint? {
            func find(_ element: InterfaceElement, _ around: CGPoint) -> CGPoint? {
                let own = CGPoint(
                    x: around.x + element.frame.minX, y: around.y + element.frame.minY)
                if case .text(let text) = element.content, text.string == word { return own }
                return element.children.lazy.compactMap { find($0, own) }.first
            }
            return find(host.interface.root, .zero)
        }
        let row = try #require(
            host.interface.allElements.first { element in
                element.isTappable
                    && element.allElements.contains {
                        if case .text(let text) = $0.content {
                            text.string == "Museum"
                        } else {
                            false
                        }
                    }
            })
        host.send(.tapped(row.id))
        #expect(host.words.contains("Detail Museum"))
        #expect(try #require(place("Museum")).x < 280)
        #expect(try #require(place("Detail Museum")).x > 281)
        host.send(.resized(CGSize(width: 400, height: 800)))
        #expect(try #require(place("Detail Museum")).y > 320)
        try host.tap("Only this")
        #expect(place("Museum") == nil)
    }

    private struct Rows: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Apart") { Text("Alone") }
                    List {
                        NavigationLink("Row") { NavigationLink("Further") { Text("Far") } }
                        NavigationLink("Framed") { Text("Frame") }.buttonStyle(.bordered)
                        Button("Ask") { isShown = true }
                            .sheet(isPresented: $isShown) {
                                NavigationLink("In a sheet") { Text("Nowhere") }
                            }
                    }
                }
            }
        }
    }

    @Test func linksInListsAreRowsWithAChevron() throws {
        let host = ViewHost(Rows())
        func button(_ label: String) throws -> InterfaceElement {
            try #require(
                host.buttons.first { button in
                    button.allElements.contains {
                        if case .text(let text) = $0.content { text.string == label } else { false }
                    }
                })
        }
        #expect(host.symbols == ["chevron.forward"])
        let (row, framed) = (try button("Row"), try button("Framed"))
        // The whole row is tapped, not the words alone.
        #expect(row.frame.width > host.size.width * 0.8)
        #expect(framed.frame.width < host.size.width / 2)
        try host.tap("Ask")
        #expect(host.words.contains("In a sheet") && host.symbols == ["chevron.forward"])
        try host.tap("Row")
        #expect(host.words.contains("Further") && !host.symbols.contains("chevron.forward"))
    }
}
