import Foundation
import MapScene
import SwiftUI
import Testing

@MainActor struct TableAndColorTests {
    private struct City: Identifiable {
        let id: Int
        let name: String
        let people: Int
    }

    private struct Cities: View {
        @State private var chosen: Int?
        private let cities = [
            City(id: 1, name: "Oslo", people: 700), City(id: 2, name: "Bergen", people: 280),
        ]
        var body: some View {
            VStack {
                Text("chosen \(chosen ?? 0)")
                Table(cities, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("People") { Text("\($0.people)") }
                }
            }
        }
    }

    @Test func aTableHasTitlesAndRowsThatCanBeSelected() throws {
        let host = ViewHost(Cities())
        for word in ["Name", "People", "Oslo", "700", "Bergen", "280"] {
            #expect(host.words.contains(word))
        }
        let cell = try #require(
            host.first {
                if case .text(let text) = $0.content { text.string == "Bergen" } else { false }
            })
        let tappable = host.interface.allElements.last {
            $0.isTappable && $0.allElements.contains { $0.id == cell.id }
        }
        host.send(.tapped(try #require(tappable).id))
        #expect(host.words.contains("chosen 2"))
    }

    private struct Paint: View {
        @State private var color = Color.red
        var body: some View {
            VStack {
                Text(color == .green ? "is green" : "is another")
                ColorPicker("Route", selection: $color)
            }
        }
    }

    @Test func aColorIsChosenFromAMenu() throws {
        let host = ViewHost(Paint())
        #expect(host.words.contains("Route") && host.words.contains("is another"))
        host.send(.tapped(try #require(host.buttons.first).id))
        try host.tap("Green")
        #expect(host.words.contains("is green"))
    }

    @Test func eachCornerHasItsRadius() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 500)
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(
            !path.cgPath.contains(CGPoint(x: 1, y: 1))
                && !path.cgPath.contains(CGPoint(x: 98, y: 38)))
        #expect(
            path.cgPath.contains(CGPoint(x: 98, y: 2)) && path.cgPath.contains(CGPoint(x: 2, y: 38))
        )
        #expect(AnyShape(shape).path(in: .zero).isEmpty == shape.path(in: .zero).isEmpty)
    }

    @Test func textIsWrittenByAFormatter() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        let host = ViewHost(Text(3, formatter: formatter))
        #expect(host.words.contains("3.00"))
    }

    private struct Bar: View {
        @ToolbarContentBuilder private var tools: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
        }
        var body: some View {
            NavigationStack {
                Text("screen").toolbar { tools }
                    .phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
            }
        }
    }

    @Test func aToolbarMayBeBuiltElsewhere() {
        let host = ViewHost(Bar())
        #expect(host.words.contains("Close") && host.words.contains("Save"))
        #expect(host.words.contains("screen"))
    }
}
