import Bytes
import Columns
import MapGeometry
import Places
import TestSupport
import Testing

/// The index's file: its columns are what they are declared to be, and damaged ones give an error or some answer.
struct PlacesFileTests {
    private func ask(_ places: Places) {
        let village = CLLocationCoordinate2D(latitude: 0.005, longitude: 0)
        for query in ["main street 5", "cafe", "cafe near church", "mian stret", "a", "main x oak"]
        {
            var request = SearchRequest(query)
            request.near = village
            _ = places.search(request)
            _ = places.complete(request)
        }
        _ = places.reverse(village)
    }

    @Test func everyNumberIsWhatItsColumnDeclares() async throws {
        try SampleCity.open(try await DrawnVillage().bytes()).validate()
        try await SampleCity.places.validate()
    }

    @Test func damagedColumnsGiveErrorsOrAnswers() async throws {
        let bytes = try await DrawnVillage().bytes()
        let file = try MappedFile(of: bytes)
        let columns = PlacesFile.describe().description.columns
        let damages = try PlacesFile.damages(of: file)
        let sections = try PlacesFile.sections(of: file)
        let filled = sections.filter { !$0.bytes.isEmpty }.map(\.name)
        #expect(Set(damages.map(\.column)).isSuperset(of: filled))
        #expect(filled.count > columns.count / 2)
        for damage in damages {
            let damaged = try MappedFile(of: damage.damaged(bytes))
            do throws(PlacesError) {
                let places = try Places(file: damaged)
                ask(places)
                try places.validate()
                #expect(!damage.isNoticed, "\(damage)")
            } catch {
                #expect(error.code != .notAnIndex, "\(damage)")
            }
        }
    }

    @Test func errorsNameTheColumn() async throws {
        let bytes = try await DrawnVillage().bytes()
        let file = try MappedFile(of: bytes)
        let number = try #require(
            PlacesFile.describe().description.columns.firstIndex { $0.name == "placeOSM" })
        let entry = try #require(PlacesFile.describe().description.tableEntry(of: number))
        var outside = bytes
        outside.set(1 << 40, at: entry)
        var error = try #require(
            #expect(throws: PlacesError.self) { try Places(file: MappedFile(of: outside)) })
        #expect(
            error.code
                == .damagedColumn("placeOSM", reason: "lies outside the file (byte 1099511627776)"))
        #expect(
            error.description == "\(error.path) is damaged: its column “placeOSM” lies outside the "
                + "file (byte 1099511627776); import the extract again")
        var short = bytes
        short.set(1, at: entry + 8)
        error = try #require(
            #expect(throws: PlacesError.self) { try Places(file: MappedFile(of: short)) })
        guard case .damagedColumn("placeOSM", let reason) = error.code else {
            Issue.record("\(error)")
            return
        }
        #expect(reason.hasPrefix("has 1 elements, not "))
        // A number that leads nowhere is found by a look at all of them.
        let parents = try #require(
            try PlacesFile.sections(of: file).first { $0.name == "placeParent" })
        var stray = bytes
        for place in 0..<3 { stray[parents.bytes.lowerBound + place] = 0xf0 }
        let places = try Places(file: MappedFile(of: stray))
        ask(places)
        error = try #require(#expect(throws: PlacesError.self) { try places.validate() })
        guard case .damagedColumn("placeParent", let reason) = error.code else {
            Issue.record("\(error)")
            return
        }
        #expect(reason.hasPrefix("holds "))
    }
}
