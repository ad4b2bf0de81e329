import MapScene
import SwiftUI
import Testing
import UIKit

@MainActor struct MenuTests {
    private struct Screen: View {
        @State private var chosen = "none"
        @State private var isAsking = false

        var body: some View {
            VStack {
                Text(chosen)
                Menu("Style") {
                    Button("Standard") { chosen = "standard" }
                    Divider()
                    Menu("More") { Button("Hybrid") { chosen = "hybrid" } }
                }
                .menuStyle(.button)
                .menuIndicator(.hidden)
                .menuOrder(.fixed)
                Menu {
                    Button("Home") { chosen = "home" }
                } label: {
                    Text("Go")
                } primaryAction: {
                    chosen = "went"
                }
                Button("Ask") { isAsking = true }
            }
            .alert("Sure?", isPresented: $isAsking) {
                Button("Yes") { chosen = "sure" }
                Button("No", role: .cancel) {}
            }
        }
    }

    @Test func menusOpenAndCloseWithWhatIsChosen() throws {
        let host = ViewHost(Screen())
        #expect(!host.words.contains("Standard"))
        try host.tap("Style")
        #expect(host.interface.presentations.map(\.style) == [.popover])
        #expect(host.words.contains("Standard"))
        try host.tap("Standard")
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.first == "standard")
    }

    @Test func menusKeepADistanceFromTheirEdges() throws {
        let host = ViewHost(Screen(), size: CGSize(width: 700, height: 500))
        try host.tap("Style")
        let shown = try #require(host.interface.presentations.first)
        let content = try #require(shown.root.children.first).frame
        #expect(content.minX >= 16 && content.minY >= 16)
        #expect(content.maxX <= shown.frame.width - 16)
        #expect(content.maxY <= shown.frame.height - 16)
        #expect(shown.frame.width < 300)
    }

    @Test func menusWithinMenusCloseAll() throws {
        let host = ViewHost(Screen())
        try host.tap("Style")
        try host.tap("More")
        #expect(host.interface.presentations.count == 2)
        try host.tap("Hybrid")
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.first == "hybrid")
    }

    @Test func menusAreDismissed() throws {
        let host = ViewHost(Screen())
        try host.tap("Style")
        let shown = try #require(host.interface.presentations.first)
        #expect(shown.isDismissible)
        host.send(.dismissed(shown.id))
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.first == "none")
    }

    @Test func primaryActionsAreDoneAtOnce() throws {
        let host = ViewHost(Screen())
        try host.tap("Go")
        #expect(host.words.first == "went")
        #expect(host.interface.presentations.isEmpty)
        try host.tap("…")
        try host.tap("Home")
        #expect(host.words.first == "home")
    }

    // Alerts once stayed whatever was chosen in them.
    @Test(arguments: [("Yes", "sure"), ("No", "none")])
    func buttonsOfAlertsCloseThem(_ button: String, _ chosen: String) throws {
        let host = ViewHost(Screen())
        try host.tap("Ask")
        #expect(host.interface.presentations.map(\.style) == [.alert])
        try host.tap(button)
        #expect(host.interface.presentations.isEmpty)
        #expect(host.words.first == chosen)
    }
}

@MainActor struct TabTests {
    private final class Log { var lines: [String] = [] }

    private struct Counter: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }.onAppear { log.lines.append(name) }
        }
    }

    private struct Screen: View {
        let log: Log
        @State private var chosen: Int?

        var body: some View {
            TabView(selection: $chosen) {
                Tab("Map", systemImage: "map", value: 1) { Counter(name: "map", log: log) }
                Tab("List", systemImage: "list.bullet", value: 2) {
                    Counter(name: "list", log: log)
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .onAppear { chosen = 1 }
            .onChange(of: chosen) { log.lines.append("chose \(chosen ?? 0)") }
        }
    }

    @Test func tabsAreMadeWhenChosenAndKeepTheirState() throws {
        let log = Log()
        let host = ViewHost(Screen(log: log))
        #expect(host.words == ["map 0", "Map", "List"])
        #expect(!log.lines.contains("list"))
        try host.tap("map 0")
        try host.tap("List")
        #expect(host.words == ["list 0", "Map", "List"])
        try host.tap("Map")
        #expect(host.words == ["map 1", "Map", "List"])
        #expect(log.lines == ["map", "chose 1", "list", "chose 2", "chose 1"])
    }

    @Test func tabsWithoutSelectionBeginWithTheFirst() throws {
        let log = Log()
        let host = ViewHost(
            TabView {
                Tab("A", systemImage: "map") { Counter(name: "a", log: log) }
                Tab("B", systemImage: "map") { Counter(name: "b", log: log) }
            })
        #expect(host.words == ["a 0", "A", "B"])
        try host.tap("B")
        #expect(host.words == ["b 0", "A", "B"])
        #expect(log.lines == ["a", "b"])
    }

    private struct Older: View {
        @State private var chosen = "second"

        var body: some View {
            TabView(selection: $chosen) {
                Text("one").tabItem { Label("First", systemImage: "map") }.tag("first")
                Text("two").tabItem { Text("Second") }.tag("second")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    @Test func viewsWithTabItemsAreTabs() throws {
        let host = ViewHost(Older(), size: CGSize(width: 200, height: 149))
        #expect(host.words == ["two", "First", "Second"])
        try host.tap("First")
        #expect(host.words == ["one", "First", "Second"])
        let buttons = host.interface.allElements.filter {
            if case .button = $0.content { true } else { false }
        }
        #expect(buttons.map(\.frame.minX) == [0, 100])
        #expect(buttons.allSatisfy { $0.frame.minY == 100 && $0.frame.width == 100 })
        #expect(buttons.map { $0.style.background != nil } == [true, false])
    }

    @Test func aHiddenBarLeavesItsRoomToTheScreen() throws {
        UITabBar.appearance().isHidden = true
        defer { UITabBar.appearance().isHidden = false }
        let host = ViewHost(Older(), size: CGSize(width: 200, height: 149))
        #expect(host.words == ["two"])
        #expect(host.buttons.isEmpty)
        let text = try #require(
            host.first { if case .text = $0.content { true } else { false } })
        #expect(abs(text.frame.midY - 74.5) < 1)
    }

    @Test func tabsThatAreCalledNothingShowNothing() {
        let host = ViewHost(TabView { Text("one").tag(1) }, size: CGSize(width: 200, height: 149))
        #expect(host.words == ["one"])
        #expect(host.buttons.allSatisfy { $0.style.background == nil })
    }
}
