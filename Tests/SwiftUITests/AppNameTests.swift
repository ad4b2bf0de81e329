import CoreLocationUI
import LocalAuthentication
import MapScene
import SwiftUI
import Testing

/// Names that apps call beside maps.
@MainActor struct AppNameTests {
    private struct Form: View {
        @State private var name = ""
        @State private var number = 5
        @State private var log: [String] = []

        var body: some View {
            VStack {
                TextField(
                    "Name", text: $name, onEditingChanged: { log.append($0 ? "begins" : "ends") },
                    onCommit: { log.append("commits \(name)") })
                TextField("Number", value: $number, format: .number)
                Text(log.joined(separator: ", "))
                Text("number \(number)")
            }
            .background()
            .coordinateSpace(name: "form")
            .previewDevice("iPhone 15")
        }
    }

    @Test func fieldsTellWhenTheyAreEdited() throws {
        let host = ViewHost(Form(), size: CGSize(width: 300, height: 300))
        let fields = host.interface.allElements.filter {
            if case .textField = $0.content { true } else { false }
        }
        try #require(fields.count == 2)
        host.send(.focused(fields[0].id, true))
        host.send(.edited(fields[0].id, "Ada"))
        host.send(.submitted(fields[0].id))
        host.send(.focused(fields[0].id, false))
        #expect(host.words.contains("begins, commits Ada, ends"))
        host.send(.edited(fields[1].id, "12"))
        #expect(host.words.contains("number 12"))
        host.send(.edited(fields[1].id, "x"))
        #expect(host.words.contains("number 12"))
    }

    @Test func aColorThatNoCatalogHasIsClear() {
        #expect(Color("No such color").value == .clear)
        #expect(Color("AccentColor") == .accentColor)
    }

    @Test func progressKnowsItsTotal() {
        let host = ViewHost(
            ProgressView("Loading", value: 2.0, total: 8), size: CGSize(width: 300, height: 100))
        #expect(host.words == ["Loading"])
        let bar = host.first { if case .progress = $0.content { true } else { false } }
        guard case .progress(let share)? = bar?.content else {
            Issue.record("no bar")
            return
        }
        #expect(share == 0.25)
    }

    @Test func theLocationButtonRunsItsAction() throws {
        var taps = 0
        let host = ViewHost(
            LocationButton(.shareCurrentLocation) { taps += 1 },
            size: CGSize(width: 300, height: 100))
        #expect(host.words == ["Share Current Location"])
        #expect(host.symbols == ["location.fill"])
        host.send(.tapped(try #require(host.buttons.first).id))
        #expect(taps == 1)
    }

    @Test func noOwnerIsKnown() async {
        let context = LAContext()
        var error: NSError?
        let can = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
        #expect(!can)
        #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "to unlock")
        }
    }
}
