import MapScene
import SwiftUI
import Testing

private protocol Named { var name: String { get } }
private struct Plain: Named { let name: String }
private final class Shared: Named {
    let name: String
    init(_ name: String) { self.name = name }
}

private struct Inner: View {
    let named: any Named
    let anything: Any
    let pair: (any Named, Int)
    let many: [any Named]
    let maybe: (any Named)?

    var body: some View { Text(named.name + (maybe?.name ?? "-")) }
}

/// Views that keep values of which only a protocol is known.
@MainActor struct ExistentialTests {
    @Observable final class Model {
        var count = 0
    }

    private struct Outer: View {
        let model: Model
        let shared = Shared("b")

        var body: some View {
            let named: any Named = model.count < 2 ? Plain(name: "a") : shared
            Text("\(model.count)")
            Inner(
                named: named, anything: model.count, pair: (named, 1), many: [named, shared],
                maybe: model.count == 1 ? named : nil)
        }
    }

    @Test func areComparedAndShown() {
        let model = Model()
        let host = ViewHost(Outer(model: model))
        func words() -> [String] {
            host.interface.allElements.compactMap { element -> String? in
                if case .text(let text) = element.content { return text.string }
                return nil
            }
        }
        #expect(words() == ["0", "a-"])
        model.count = 1
        #expect(words() == ["1", "aa"])
        model.count = 2
        #expect(words() == ["2", "b-"])
    }
}
