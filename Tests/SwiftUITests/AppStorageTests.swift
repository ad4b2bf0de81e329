import Foundation
import MapScene
import SwiftUI
import Testing

@MainActor struct AppStorageTests {
    /// Returns a store that nobody else has, and what takes it and its file away.
    private func makeStore() throws -> (UserDefaults, () -> Void) {
        let name = "mapwright.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        return (
            store,
            {
                store.removePersistentDomain(forName: name)
                store.synchronize()
                try? FileManager.default.removeItem(at: Self.file(name))
            }
        )
    }

    private static func file(_ name: String) -> URL {
        URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config/\(name).plist")
    }

    @Test func valuesStayInTheDefaults() throws {
        enum Style: String { case standard, hybrid }
        let (store, forget) = try makeStore()
        defer { forget() }
        store.set(5, forKey: "zoom")
        struct Writer: View {
            @AppStorage var style: Style
            @AppStorage var zoom: Int
            @AppStorage var name: String?
            var body: some View {
                VStack {
                    Text("\(style.rawValue) \(zoom) \(name ?? "nobody")")
                    Button("Change") {
                        style = .hybrid
                        zoom += 1
                        name = "Ada"
                    }
                    Button("Forget") { name = nil }
                    Stepper("Zoom", value: $zoom)
                }
            }
        }
        struct Reader: View {
            @AppStorage var zoom: Int
            var body: some View { Text("zoom is \(zoom)") }
        }
        let host = ViewHost {
            VStack {
                Writer(
                    style: AppStorage(wrappedValue: .standard, "style", store: store),
                    zoom: AppStorage(wrappedValue: 1, "zoom", store: store),
                    name: AppStorage("name", store: store))
                Reader(zoom: AppStorage(wrappedValue: 1, "zoom", store: store))
            }
        }
        #expect(host.words.contains("standard 5 nobody") && host.words.contains("zoom is 5"))
        host.send(.tapped(host.buttons[0].id))
        #expect(host.words.contains("hybrid 6 Ada") && host.words.contains("zoom is 6"))
        #expect(store.string(forKey: "style") == "hybrid")
        #expect(store.integer(forKey: "zoom") == 6)
        host.send(.tapped(host.buttons[1].id))
        #expect(store.object(forKey: "name") == nil)
        let stepper = try #require(
            host.first { if case .stepper = $0.content { true } else { false } })
        host.send(.stepped(stepper.id, 1))
        #expect(host.words.contains("zoom is 7"))
        #expect(store.integer(forKey: "zoom") == 7)
    }

    @Test func storesOfTheirOwnKeepTheirOwnValues() throws {
        // Stores come and go; what one kept is never taken for another's.
        for number in 0..<20 {
            let (store, forget) = try makeStore()
            defer { forget() }
            let kept = AppStorage(wrappedValue: -1, "number", store: store)
            #expect(kept.wrappedValue == -1)
            kept.wrappedValue = number
            #expect(store.integer(forKey: "number") == number)
        }
    }

    @Test func valuesAreThereWhenTheProgramBeginsAgain() throws {
        let name = "mapwright.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { try? FileManager.default.removeItem(at: Self.file(name)) }
        store.set(1, forKey: "probe")
        guard store.synchronize(), FileManager.default.fileExists(atPath: Self.file(name).path)
        else {
            // A home that cannot be written keeps nothing.
            return
        }
        try FileManager.default.removeItem(at: Self.file(name))
        AppStorage(wrappedValue: 0, "kept", store: store).wrappedValue = 12
        putAppStorageOnDisk()
        let values = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: Self.file(name)), format: nil)
        #expect((values as? [String: Any])?["kept"] as? Int == 12)
    }
}
