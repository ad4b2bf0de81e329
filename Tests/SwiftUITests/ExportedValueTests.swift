import Combine
import MapScene
import SwiftUI
import Testing

/// Values that views export, and scenes that change what is in them.
@MainActor struct ExportedValueTests {
    fileprivate struct NameKey: FocusedValueKey {
        typealias Value = Binding<String>
    }

    private struct Exporter: View {
        @State private var name = "Oslo"
        let isShown: Bool
        var body: some View {
            VStack {
                Text("exports \(name)")
                if isShown { Text("inner").focusedSceneValue(\.exportedName, $name) }
            }
        }
    }

    private struct Reader: View {
        @FocusedBinding(\.exportedName) private var name
        var body: some View {
            Button("reads \(name ?? "nothing")") { name = "Bergen" }
        }
    }

    private struct Screen: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Reader()
                Exporter(isShown: isShown)
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test func whatOneViewExportsAnotherReadsAndChanges() throws {
        let host = ViewHost(Screen())
        #expect(host.words == ["reads Oslo", "exports Oslo", "inner", "Hide"])
        try host.tap("reads Oslo")
        #expect(host.words == ["reads Bergen", "exports Bergen", "inner", "Hide"])
        try host.tap("Hide")
        #expect(host.words == ["reads nothing", "exports Bergen", "Hide"])
    }

    private final class Model: ObservableObject {
        @Published var name = "model"
    }

    private struct Content: View {
        @EnvironmentObject private var model: Model
        @Environment(\.lineLimit) private var limit
        var body: some View { Text("\(model.name) \(limit ?? 0)") }
    }

    private struct Inner: Scene {
        let model: Model
        var body: some Scene {
            WindowGroup("Title", id: "main") { Content() }.environmentObject(model)
        }
    }

    private struct Program: App {
        var body: some Scene {
            Inner(model: Model())
                .environment(\.lineLimit, 7)
                .onChange(of: 1) { _, _ in }
                .commands {
                    SidebarCommands()
                    CommandMenu("Map") { Button("Center") {} }
                }
            Settings { Text("settings") }
        }
    }

    @Test func scenesHandDownToTheirViews() {
        #expect(ViewHost(Program()).words == ["model 7"])
    }

    private struct SumKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func whatIsHandedUpIsChangedAndShown() {
        let host = ViewHost(
            VStack {
                Text("a").preference(key: SumKey.self, value: 2)
                Text("b").preference(key: SumKey.self, value: 3)
            }
            .transformPreference(SumKey.self) { $0 *= 10 }
            .overlayPreferenceValue(SumKey.self) { Text("sum \($0)") })
        #expect(host.words == ["a", "b", "sum 50"])
    }

    @Test func framesArePartsOfTheContainer() throws {
        let host = ViewHost(
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 0),
            size: CGSize(width: 400, height: 100))
        #expect(host.interface.allElements.contains { $0.frame.width == 100 })
    }
}

extension FocusedValues {
    fileprivate var exportedName: Binding<String>? {
        get { self[ExportedValueTests.NameKey.self] }
        set { self[ExportedValueTests.NameKey.self] = newValue }
    }
}
