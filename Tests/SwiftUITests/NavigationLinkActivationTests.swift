import SwiftUI
import Testing

/// Links that follow a value, as apps before iOS 16 write them.
@MainActor struct NavigationLinkActivationTests {
    private struct Flagged: View {
        @State private var isShown = false

        var body: some View {
            NavigationView {
                VStack {
                    Text(isShown ? "on" : "off")
                    Button("By itself") { isShown = true }
                    NavigationLink("Tap", isActive: $isShown) {
                        Button("Leave") { isShown = false }
                    }
                    NavigationLink(destination: Text("Elsewhere"), isActive: .constant(false)) {
                        EmptyView()
                    }
                }
            }
        }
    }

    @Test func aFlagShowsTheScreenAndFollowsIt() throws {
        let host = ViewHost(Flagged())
        #expect(host.words.contains("off") && !host.words.contains("Leave"))
        try host.tap("Tap")
        #expect(host.words.contains("Leave"))
        try host.tap("‹ Back")
        #expect(host.words.contains("off"))
        try host.tap("By itself")
        #expect(host.words.contains("Leave"))
        try host.tap("Leave")
        #expect(host.words.contains("off"))
    }

    private struct Tagged: View {
        @State private var chosen: Int?

        var body: some View {
            NavigationView {
                VStack {
                    Text("Chosen: \(chosen ?? 0)")
                    NavigationLink("One", destination: Text("Screen 1"), tag: 1, selection: $chosen)
                    NavigationLink("Two", tag: 2, selection: $chosen) { Text("Screen 2") }
                    Button("Second") { chosen = 2 }
                }
            }
        }
    }

    @Test func aTagIsChosenByItsLinkAndByTheProgram() throws {
        let host = ViewHost(Tagged())
        try host.tap("One")
        #expect(host.words.contains("Screen 1"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Chosen: 0"))
        try host.tap("Second")
        #expect(host.words.contains("Screen 2"))
        try host.tap("‹ Back")
        #expect(host.words.contains("Chosen: 0"))
    }
}
