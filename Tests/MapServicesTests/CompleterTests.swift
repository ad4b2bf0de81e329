import Foundation
import MapKit
import Testing

/// A delegate as an app writes it.
private final class Listener: NSObject, MKLocalSearchCompleterDelegate {
    var updates: [[String]] = []
    var errors: [any Error] = []
    var heard: (() -> Void)?

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        dispatchPrecondition(condition: .onQueue(.main))
        updates.append(completer.results.map(\.title))
        heard?()
    }

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        errors.append(error)
        heard?()
    }
}

@MainActor @Suite struct CompleterTests {
    private func completer() async throws -> MKLocalSearchCompleter {
        let completer = MKLocalSearchCompleter()
        completer.provider = try CityAtlas.provider
        completer.region = CityAtlas.region
        completer.pause = .milliseconds(5)
        return completer
    }

    @Test func typingGivesOneAnswerForTheLastText() async throws {
        let completer = try await completer()
        completer.pause = .milliseconds(100)
        let listener = Listener()
        completer.delegate = listener
        await withCheckedContinuation { continuation in
            listener.heard = { continuation.resume() }
            for length in 1...10 {
                completer.queryFragment = String("Mannerheimintie".prefix(length))
            }
            #expect(completer.isSearching && completer.results.isEmpty)
        }
        #expect(listener.updates.count == 1 && listener.errors.isEmpty)
        #expect(listener.updates.first?.contains { $0.hasPrefix("Mannerheim") } == true)
        #expect(!completer.isSearching)
    }

    @Test func whatWasTypedIsLit() async throws {
        let completions = try await completer().completions(for: "manner")
        let street = try #require(completions.first { $0.title == "Mannerheimintie" })
        #expect(street.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 6)])
    }

    @Test func litRangesCountUTF16() {
        // The emoji is one scalar and two units; the accent is a scalar of its own.
        #expect(
            "😀 cafe\u{301} bar".utf16Ranges([2..<7, 8..<11]) == [
                NSRange(location: 3, length: 5), NSRange(location: 9, length: 3),
            ])
        #expect("abc".utf16Ranges([1..<9]).isEmpty)
    }

    @Test func aCompletionLeadsToWhatItShows() async throws {
        let completer = try await completer()
        for fragment in ["ateneum", "mannerheimintie 5", "senaatin", "kappeli"] {
            for completion in try await completer.completions(for: fragment).prefix(5) {
                let request = MKLocalSearch.Request(completion: completion)
                request.resultTypes = [.pointOfInterest, .address]
                let found = try await MKLocalSearch(request: request).start().mapItems
                #expect(completion.suggestsSearch ? !found.isEmpty : found.count == 1)
                if !completion.suggestsSearch {
                    #expect(found[0].name == completion.title, "\(completion)")
                }
            }
        }
    }

    @Test func aSuggestedSearchFindsThingsOfTheKind() async throws {
        let completions = try await completer().completions(for: "cafe")
        let query = try #require(completions.first { $0.suggestsSearch })
        let found = try await MKLocalSearch(request: .init(completion: query)).start().mapItems
        #expect(
            found.count > 3 && found.prefix(3).allSatisfy { $0.pointOfInterestCategory == .cafe })
    }

    @Test func anEmptyTextClears() async throws {
        let completer = try await completer()
        #expect(try await !completer.completions(for: "aten").isEmpty)
        completer.queryFragment = "kapp"
        #expect(completer.isSearching && !completer.results.isEmpty)
        completer.queryFragment = ""
        #expect(!completer.isSearching && completer.results.isEmpty)
        #expect(try await completer.completions(for: "").isEmpty)
    }

    @Test func anOlderTextIsSuperseded() async throws {
        let completer = try await completer()
        // Long enough for the new text to come first, however busy the machine.
        completer.pause = .seconds(60)
        let old = Task.immediate { try await completer.completions(for: "aten") }
        #expect(completer.isSearching)
        completer.pause = .zero
        let new = try await completer.completions(for: "kappeli")
        #expect(new.contains { $0.title.contains("Kappeli") })
        await #expect(throws: CancellationError.self) { try await old.value }
    }

    @Test func otherConditionsAskAgain() async throws {
        let completer = try await completer()
        let listener = Listener()
        completer.delegate = listener
        #expect(try await !completer.completions(for: "kappeli").isEmpty)
        await withCheckedContinuation { continuation in
            listener.heard = { continuation.resume() }
            completer.resultTypes = .address
            #expect(completer.isSearching)
        }
        #expect(listener.updates.count == 2)
        #expect(completer.filterType == .locationsOnly)
    }

    @Test func whatGoesWrongIsTold() async throws {
        let completer = MKLocalSearchCompleter()
        completer.provider = .atlas(URL(fileURLWithPath: "/no/such.atlas"))
        completer.pause = .zero
        let listener = Listener()
        completer.delegate = listener
        await #expect(throws: MKError(.serverFailure)) {
            try await completer.completions(for: "cafe")
        }
        #expect(listener.errors.count == 1 && listener.updates.isEmpty)
    }
}
