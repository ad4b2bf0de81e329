import MapScene
import SwiftUI
import Testing

/// The bounds of views by their names.
private struct BoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
}

/// Places of which a list cannot be compared.
private struct PointsKey: PreferenceKey {
    struct Spot { let point: Anchor<CGPoint> }
    static let defaultValue: [Spot] = []
    static func reduce(value: inout [Spot], nextValue: () -> [Spot]) { value += nextValue() }
}

@MainActor struct GeometryTests {
    private func words(_ frame: CGRect) -> String {
        "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }

    @Test func frameIsToldInEachSpace() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 30)
            HStack(spacing: 0) {
                Color.red.frame(width: 40)
                GeometryReader { proxy in
                    VStack {
                        Text("local " + self.words(proxy.frame(in: .local)))
                        Text("global " + self.words(proxy.frame(in: .global)))
                        Text("row " + self.words(proxy.frame(in: .named("row"))))
                        Text("other " + self.words(proxy.frame(in: .named("other"))))
                    }
                }
            }
            .coordinateSpace(name: "row")
        }
        let host = ViewHost(view, size: CGSize(width: 200, height: 100))
        #expect(
            host.words == [
                "local 0 0 160 70", "global 40 30 160 70", "row 40 0 160 70",
                "other 40 30 160 70",
            ])
    }

    /// What is made of a place is made anew when only the place changes.
    @Test func aMoveIsTold() throws {
        struct Moving: View {
            @State private var isLow = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: isLow ? 50 : 10)
                    GeometryReader { proxy in
                        Text("at \(Int(proxy.frame(in: .global).minY))")
                    }
                    .frame(height: 30)
                    Button("move") { isLow = true }
                    Spacer(minLength: 0)
                }
            }
        }
        let host = ViewHost(Moving(), size: CGSize(width: 100, height: 200))
        #expect(host.words.contains("at 10"))
        try host.tap("move")
        #expect(host.words.contains("at 50"))
    }

    @Test func anAnchorIsReadInThePointsOfWhoAsks() {
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 20)
            Color.red.frame(width: 30, height: 10)
                .anchorPreference(key: BoundsKey.self, value: .bounds) { ["field": $0] }
        }
        .frame(width: 100, height: 30)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors["field"] { Text(self.words(proxy[anchor])) }
            }
        }
        .padding(50)
        #expect(ViewHost(view, size: CGSize(width: 200, height: 130)).words == ["35 20 30 10"])
    }

    @Test func anchorsFollowTheirViews() throws {
        struct Moving: View {
            @State private var isLow = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: isLow ? 50 : 10)
                    Button("move") { isLow = true }
                        .anchorPreference(key: PointsKey.self, value: .topLeading) {
                            [PointsKey.Spot(point: $0)]
                        }
                    Spacer(minLength: 0)
                }
                .backgroundPreferenceValue(PointsKey.self) { spots in
                    GeometryReader { proxy in
                        Text(spots.map { "at \(Int(proxy[$0.point].y))" }.joined())
                    }
                }
            }
        }
        let host = ViewHost(Moving(), size: CGSize(width: 100, height: 200))
        #expect(host.words.contains("at 10"))
        try host.tap("move")
        #expect(host.words.contains("at 50"))
    }

    @Test func aTransitionShowsWhatIsThere() {
        struct Marking: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                VStack {
                    content
                    Text(phase.isIdentity ? "there" : "gone")
                }
            }
        }
        #expect(ViewHost(Text("a").transition(Marking())).words == ["a", "there"])
        let both = AsymmetricTransition(insertion: Marking(), removal: OpacityTransition())
        #expect(ViewHost(Text("a").transition(both)).words == ["a"])
        #expect(ViewHost(Text("a").transition(.opacity)).words == ["a"])
    }

    @Test func aGroupOpensInAStyleOfTheAppsOwn() throws {
        struct Framed: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("toggle") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
        let host = ViewHost(
            DisclosureGroup("title") { Text("inside") }.disclosureGroupStyle(Framed()))
        #expect(host.words == ["toggle", "title"])
        try host.tap("toggle")
        #expect(host.words == ["toggle", "title", "inside"])
    }

    /// A group in what a style makes has the style from further out, one in the group the group's own.
    @Test func stylesOfGroupsMayHoldGroups() {
        struct Inner: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("inner")
                configuration.label
            }
        }
        struct Outer: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("outer")
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text("never")
                } label: {
                    configuration.label
                }
                configuration.content
            }
        }
        let host = ViewHost(
            DisclosureGroup("first") { DisclosureGroup("second") { Text("inside") } }
                .disclosureGroupStyle(Outer()).disclosureGroupStyle(Inner()))
        #expect(
            host.words == [
                "outer", "inner", "first", "outer", "inner", "second", "inside",
            ])
    }
}
