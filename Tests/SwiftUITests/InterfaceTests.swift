import MapScene
import SwiftUI
import Testing

@MainActor struct InterfaceTests {
    private struct Screen: View {
        @State private var isOn = false
        @State private var kind = 1
        @State private var share = 0.5
        @State private var shows = false

        var body: some View {
            VStack(spacing: 10) {
                Toggle("On", isOn: $isOn)
                Picker("Kind", selection: $kind) {
                    ForEach(0..<3, id: \.self) { Text("Kind \($0)") }
                }
                Slider(value: $share, in: 0...10)
                Button("Sheet") { shows = true }.disabled(!isOn)
                Text("\(isOn) \(kind) \(share)")
            }
            .sheet(isPresented: $shows) { Details() }
        }
    }

    private struct Details: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() } }
    }

    private func first(
        _ host: ViewHost, _ test: (InterfaceElement.Content) -> Bool
    ) throws -> InterfaceElement {
        try #require(host.interface.allElements.first { test($0.content) })
    }

    private func lastText(_ host: ViewHost) -> String? {
        host.interface.root.allElements.compactMap {
            if case .text(let text) = $0.content { text.string } else { nil }
        }.last
    }

    @Test func controlsTakeEvents() throws {
        let host = ViewHost(Screen())
        let toggle = try first(host) { if case .toggle(false) = $0 { true } else { false } }
        let button = try first(host) { if case .button = $0 { true } else { false } }
        #expect(!button.isEnabled)
        host.send(.tapped(button.id))
        #expect(host.interface.presentations.isEmpty)
        host.send(.toggled(toggle.id, true))
        let picker = try first(host) { if case .picker = $0 { true } else { false } }
        guard case .picker(let choice) = picker.content else { return }
        #expect(choice.options == ["Kind 0", "Kind 1", "Kind 2"])
        #expect(choice.selection == 1)
        host.send(.chose(picker.id, 2))
        host.send(.chose(picker.id, 7))
        let slider = try first(host) { if case .slider = $0 { true } else { false } }
        host.send(.slid(slider.id, 99))
        #expect(lastText(host) == "true 2 10.0")
        host.send(.tapped(button.id))
        #expect(host.interface.presentations.map(\.style) == [.sheet])
        let done = try #require(
            host.interface.presentations.first?.root.allElements.first {
                if case .button = $0.content { true } else { false }
            })
        host.send(.tapped(done.id))
        #expect(host.interface.presentations.isEmpty)
    }

    @Test func descriptionSurvivesCoding() throws {
        let host = ViewHost(Screen())
        let data = try JSONEncoder().encode(host.interface)
        #expect(try JSONDecoder().decode(Interface.self, from: data) == host.interface)
    }

    @Test func idsAreUniqueAndStay() throws {
        let host = ViewHost(Screen())
        let before = host.interface.allElements.map(\.id)
        #expect(Set(before).count == before.count)
        host.send(.resized(CGSize(width: 500, height: 900)))
        #expect(host.interface.allElements.map(\.id) == before)
    }

    @Test func streamTellsChanges() async throws {
        let host = ViewHost(Screen())
        var iterator = host.interfaces().makeAsyncIterator()
        let shown = try #require(await iterator.next())
        let toggle = try #require(
            shown.allElements.first { if case .toggle = $0.content { true } else { false } })
        host.send(.toggled(toggle.id, true))
        let next = try #require(await iterator.next())
        #expect(next.element(toggle.id)?.content == .toggle(isOn: true))
        host.close()
        #expect(await iterator.next() == nil)
    }
}

@MainActor struct LayoutTests {
    private func frames(_ view: some View, width: CGFloat = 300, height: CGFloat = 200) -> [CGRect]
    {
        let host = ViewHost(view, size: CGSize(width: width, height: height))
        var frames: [CGRect] = []
        func collect(_ element: InterfaceElement, _ origin: CGPoint) {
            let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
            if element.children.isEmpty { frames.append(frame) }
            for child in element.children { collect(child, frame.origin) }
        }
        collect(host.interface.root, .zero)
        return frames
    }

    @Test func fixedAndFlexibleShareARow() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 50)
            Color.blue
            Color.green.frame(maxWidth: 30)
        }
        #expect(
            frames(row) == [
                CGRect(x: 0, y: 0, width: 50, height: 200),
                CGRect(x: 50, y: 0, width: 220, height: 200),
                CGRect(x: 270, y: 0, width: 30, height: 200),
            ])
    }

    @Test func spacersTakeWhatIsLeft() {
        let column = VStack(spacing: 10) {
            Color.red.frame(height: 20)
            Spacer()
            Color.blue.frame(height: 30)
        }
        #expect(
            frames(column) == [
                CGRect(x: 0, y: 0, width: 300, height: 20),
                CGRect(x: 0, y: 170, width: 300, height: 30),
            ])
    }

    @Test func paddingAlignmentAndOverlay() {
        let view = Color.red.padding(10)
            .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 40, height: 20) }
        #expect(
            frames(view) == [
                CGRect(x: 10, y: 10, width: 280, height: 180),
                CGRect(x: 260, y: 180, width: 40, height: 20),
            ])
    }

    @Test func aspectAndPosition() {
        #expect(
            frames(Color.red.aspectRatio(2, contentMode: .fit))
                == [CGRect(x: 0, y: 25, width: 300, height: 150)])
        #expect(
            frames(Color.red.frame(width: 10, height: 10).position(x: 100, y: 50))
                == [CGRect(x: 95, y: 45, width: 10, height: 10)])
    }
}

@MainActor struct TextMeasureTests {
    private func frames(_ host: ViewHost) -> [CGRect] {
        host.interface.allElements.compactMap {
            if case .text = $0.content { $0.frame } else { nil }
        }
    }

    private func face(_ widths: [String: Double], size: Double = 17) -> MeasuredFace {
        MeasuredFace(size: size, weight: 400, widths: widths)
    }

    @Test func linesBreakWhereTheLettersToldBreakThem() {
        let host = ViewHost(
            Text(verbatim: "aaa bbb ccc"), size: CGSize(width: 95, height: 200))
        let line = 21.0
        // Three words of 30 with spaces of 5: two fit in 95, three do not.
        host.send(.measured([face(["a": 10, "b": 10, "c": 10, " ": 5])]))
        #expect(frames(host)[0].size == CGSize(width: 65, height: 2 * line))
        host.send(.measured([face(["c": 9])]))
        #expect(frames(host)[0].size == CGSize(width: 65, height: 2 * line))
        host.send(.measured([face(["c": 8])]))
        #expect(frames(host)[0].size == CGSize(width: 94, height: line))
    }

    @Test func otherFacesAndUnknownLettersAreEstimated() {
        let host = ViewHost(
            VStack {
                Text(verbatim: "abc")
                Text(verbatim: "abc").font(.caption)
                Text(verbatim: "ab√")
            })
        let before = frames(host)
        host.send(.measured([face(["a": 100, "b": 100, "c": 100])]))
        let after = frames(host)
        #expect(after[0].width == 300)
        #expect(after[1].width == before[1].width)
        #expect(after[2].width > 200 && after[2].width < 230)
    }

    @Test func whatNoLetterCanMeasureIsLeftOut() {
        let host = ViewHost(Text(verbatim: "abc"))
        let before = frames(host)
        host.send(
            .measured([
                face(["a": -1, "b": .infinity, "c": .nan, "ab": 3, "": 3]),
                face(["a": 1e9]), face(["a": 1], size: .nan), face(["a": 1], size: -5),
            ]))
        #expect(frames(host) == before)
        for size in 0..<1000 { host.send(.measured([face(["a": 1], size: Double(size))])) }
        #expect(frames(host)[0].width.isFinite)
    }
}
