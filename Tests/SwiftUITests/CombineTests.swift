import Combine
import MapScene
import SwiftUI
import Testing

extension Interface {
    fileprivate var words: [String] {
        allElements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }
}

/// What `import Combine` gives beside SwiftUI.
@MainActor @Suite struct CombineTests {
    final class Model: ObservableObject {
        @Published var count = 0
        let names = PassthroughSubject<String, Never>()
    }

    /// Tells by a publisher of its own.
    final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var text = "old" { willSet { objectWillChange.send() } }
    }

    struct Screen: View {
        @ObservedObject var model: Model
        @ObservedObject var own: Own
        @State private var last = "none"

        var body: some View {
            VStack {
                Text("\(model.count)")
                Text(own.text)
                Text(last)
            }
            .onReceive(model.names.map { $0.uppercased() }) { last = $0 }
        }
    }

    @Test func viewsFollowPublishers() {
        let (model, own) = (Model(), Own())
        let host = ViewHost(Screen(model: model, own: own))
        #expect(host.interface.words == ["0", "old", "none"])
        model.count = 3
        own.text = "new"
        model.names.send("ada")
        #expect(host.interface.words == ["3", "new", "ADA"])
        model.names.send("eve")
        #expect(host.interface.words == ["3", "new", "EVE"])
    }

    @Test func publishedValuesAreTransformed() {
        let model = Model()
        var seen: [Int] = []
        var bag: Set<AnyCancellable> = []
        model.$count.map { $0 * 2 }.removeDuplicates().sink { seen.append($0) }.store(in: &bag)
        model.count = 2
        model.count = 2
        #expect(seen == [0, 4])
    }
}
