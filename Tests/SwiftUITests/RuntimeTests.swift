import MapScene
import SwiftUI
import Testing

/// What happened, in order.
@MainActor private final class EventLog {
    var lines: [String] = [] {
        didSet { reader?() }
    }
    private var reader: (() -> Void)?

    /// Waits until there are so many lines.
    func wait(for count: Int) async {
        guard lines.count < count else { return }
        await withCheckedContinuation { continuation in
            reader = { [unowned self] in
                guard lines.count >= count else { return }
                reader = nil
                continuation.resume()
            }
        }
    }
}

@Observable private final class Model {
    var name = "Ada"
    var age = 36
}

extension Interface {
    /// The texts that are shown, in order.
    fileprivate var texts: [String] {
        allElements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }
}

@MainActor struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Shown(count: count)
                Fixed()
                Button("More") { count += 1 }
                Button("Same") { count = count + 0 }
            }
        }
    }

    private struct Shown: View {
        let count: Int
        var body: some View { Text("\(count)") }
    }

    private struct Fixed: View {
        var body: some View { Text("fixed") }
    }

    @Test func buttonChangesStateAndOnlyWhatReadIt() throws {
        let host = ViewHost(Counter())
        #expect(host.interface.texts == ["0", "fixed", "More", "Same"])
        try host.tap("More")
        try host.tap("More")
        #expect(host.interface.texts.first == "2")
        #expect(host.bodyEvaluations == ["Counter": 3, "Shown": 3, "Fixed": 1])
        try host.tap("Same")
        _ = host.interface
        #expect(host.bodyEvaluations == ["Counter": 3, "Shown": 3, "Fixed": 1])
    }

    private struct Owner: View {
        @State private var name = "a"
        var body: some View { Field(name: $name) }
    }

    private struct Field: View {
        @Binding var name: String
        var body: some View {
            TextField("Name", text: $name)
            Text(name)
        }
    }

    @Test func bindingEvaluatesOnlyItsReaders() throws {
        let host = ViewHost(Owner())
        let field = try #require(
            host.interface.allElements.first {
                if case .textField = $0.content { true } else { false }
            })
        host.send(.edited(field.id, "abc"))
        #expect(host.interface.texts == ["abc"])
        #expect(host.bodyEvaluations == ["Owner": 1, "Field": 2])
    }

    private struct Person: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    @Test func observableObjectsAreFollowedByProperty() {
        let model = Model()
        let host = ViewHost(Person(model: model))
        model.age = 37
        #expect(host.interface.texts == ["Ada"])
        #expect(host.bodyEvaluations == ["Person": 1])
        model.name = "Grace"
        model.name = "Edsger"
        #expect(host.interface.texts == ["Edsger"])
        #expect(host.bodyEvaluations == ["Person": 2])
    }

    private struct Row: View {
        let id: Int
        @State private var taps = 0
        var body: some View { Button("\(id): \(taps)") { taps += 1 } }
    }

    private struct Rows: View {
        @Bindable var model: Order
        var body: some View { ForEach(model.ids, id: \.self) { Row(id: $0) } }
    }

    @Observable fileprivate final class Order {
        var ids = [1, 2, 3]
    }

    @Test func stateFollowsIdentityNotPlace() throws {
        let order = Order()
        let host = ViewHost(Rows(model: order))
        try host.tap("2: 0")
        order.ids = [3, 2, 4]
        #expect(host.interface.texts == ["3: 0", "2: 1", "4: 0"])
        order.ids = [2]
        order.ids = [2, 3]
        #expect(host.interface.texts == ["2: 1", "3: 0"])
        #expect(host.bodyEvaluations["Row"] == 5)
    }

    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            if isFirst { Row(id: 1) } else { Row(id: 2) }
            Button("Switch") { isFirst.toggle() }
        }
    }

    @Test func branchesHaveStateOfTheirOwn() throws {
        let host = ViewHost(Branches())
        try host.tap("1: 0")
        try host.tap("Switch")
        #expect(host.interface.texts == ["2: 0", "Switch"])
        try host.tap("Switch")
        #expect(host.interface.texts == ["1: 0", "Switch"])
    }
}

@MainActor struct LifecycleTests {
    private struct Life: View {
        let log: EventLog
        @State private var isThere = true
        @State private var value = 1
        var body: some View {
            Button("Toggle") { isThere.toggle() }
            Button("Next") { value += 1 }
            if isThere {
                Text("\(value)")
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
                    .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
            }
        }
    }

    @Test func appearChangeDisappear() throws {
        let log = EventLog()
        let host = ViewHost(Life(log: log))
        #expect(log.lines == ["appear"])
        try host.tap("Next")
        _ = host.interface
        try host.tap("Toggle")
        _ = host.interface
        try host.tap("Next")
        try host.tap("Toggle")
        _ = host.interface
        #expect(log.lines == ["appear", "1 to 2", "disappear", "appear"])
        host.close()
        #expect(log.lines.last == "disappear")
    }

    private struct Measured: View {
        let log: EventLog
        @State private var size = CGSize.zero
        var body: some View {
            GeometryReader { proxy in
                Text("\(Int(size.width))")
                    .onAppear { size = proxy.size }
                    .onChange(of: proxy.size) { _, new in size = new }
            }
        }
    }

    @Test func geometryIsKnownWhenItAppears() {
        let host = ViewHost(Measured(log: EventLog()), size: CGSize(width: 300, height: 200))
        #expect(host.interface.texts == ["300"])
        host.send(.resized(CGSize(width: 500, height: 200)))
        #expect(host.interface.texts == ["500"])
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View { Text("x").onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func endlessChangeDoesNotHang() {
        let host = ViewHost(Endless())
        #expect(host.interface.texts == ["x"])
        host.close()
    }

    private struct Work: View {
        let log: EventLog
        @State private var id = 1
        var body: some View {
            Button("Next") { id += 1 }
                .task(id: id) {
                    log.lines.append("begin \(id)")
                    // Nothing ever comes; only the task's end ends the loop.
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                    log.lines.append("cancelled")
                }
        }
    }

    @Test func tasksBeginAnewAndAreCancelled() async throws {
        let log = EventLog()
        let host = ViewHost(Work(log: log))
        await log.wait(for: 1)
        try host.tap("Next")
        _ = host.interface
        await log.wait(for: 3)
        #expect(log.lines.sorted() == ["begin 1", "begin 2", "cancelled"])
        host.close()
        await log.wait(for: 4)
        #expect(log.lines.last == "cancelled")
    }
}
