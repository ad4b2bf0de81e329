import MapScene
import SwiftUI
import Testing

/// Where programs want what scrolls to be.
@MainActor struct ScrollTests {
    /// The wishes of all that scrolls, in the order described.
    private func wishes(_ host: ViewHost) -> [InterfaceScroll?] {
        host.interface.allElements.compactMap {
            if case .scroll(_, _, let wish) = $0.content { .some(wish) } else { nil }
        }
    }

    /// Twenty rows of 50 points in a room of 200.
    private struct Rows: View {
        @State private var count = 20
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Middle") { proxy.scrollTo(10) }
                    Button("Top") { proxy.scrollTo(10, anchor: .top) }
                    Button("Nobody") { proxy.scrollTo("nobody") }
                    Button("Add") {
                        count += 1
                        proxy.scrollTo(count - 1, anchor: .bottom)
                    }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) }
                        }
                    }
                    .frame(height: 200)
                }
            }
        }
    }

    @Test func aProxyScrollsToViews() throws {
        let host = ViewHost(Rows())
        #expect(wishes(host) == [nil])
        try host.tap("Nobody")
        #expect(wishes(host) == [nil])
        try host.tap("Middle")
        let first = try #require(wishes(host)[0])
        #expect(first.to == CGPoint(x: 0, y: 10 * 50 + 25 - 100))
        try host.tap("Top")
        let second = try #require(wishes(host)[0])
        #expect(second.to == CGPoint(x: 0, y: 500))
        #expect(second.number != first.number)
        try host.tap("Top")
        #expect(wishes(host)[0]?.number != second.number)
        // A row that is new in the same turn.
        try host.tap("Add")
        #expect(wishes(host)[0]?.to == CGPoint(x: 0, y: 21 * 50 - 200))
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(edge: .bottom)
        var body: some View {
            VStack(spacing: 0) {
                Button("Start") { position.scrollTo(edge: .top) }
                Button("Fifth") { position.scrollTo(id: 5, anchor: .top) }
                Button("Point") { position.scrollTo(y: 120) }
                Text(position.viewID(type: Int.self).map { "at \($0)" } ?? "elsewhere")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Color.red.frame(height: 50).id($0) }
                    }
                }
                .frame(height: 200)
                .scrollPosition($position)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(width: 500) } }
                }
                .frame(width: 900, height: 50)
                .defaultScrollAnchor(.trailing)
            }
        }
    }

    @Test func aPositionIsFollowed() throws {
        let host = ViewHost(Positioned())
        #expect(wishes(host).map { $0?.to } == [CGPoint(x: 0, y: 800), CGPoint(x: 3600, y: 0)])
        try host.tap("Fifth")
        #expect(host.words.contains("at 5"))
        #expect(wishes(host)[0]?.to == CGPoint(x: 0, y: 250))
        try host.tap("Point")
        #expect(wishes(host)[0]?.to == CGPoint(x: 0, y: 120))
        try host.tap("Start")
        #expect(wishes(host)[0]?.to == .zero)
        #expect(host.words.contains("elsewhere"))
    }

    @Test func aWishIsReadAsItWasWritten() throws {
        let wish = InterfaceScroll(number: 3, to: CGPoint(x: 1, y: 2))
        let content = InterfaceElement.Content.scroll(horizontal: true, vertical: false, wish: wish)
        let data = try JSONEncoder().encode(content)
        #expect(try JSONDecoder().decode(InterfaceElement.Content.self, from: data) == content)
    }
}
