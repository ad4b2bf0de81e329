import Bytes
import Columns
import Foundation
import Geodesy
import Places
import Testing

/// An index counts by 32 bits, some of it by 31; here these end much sooner.
@Suite struct CountLimitTests {
    private static func drafts(_ count: Int, numbers: Int = 0) -> [PlaceDraft] {
        (0..<count).map { index in
            var draft = PlaceDraft(
                kind: .poi, latitude: Int32(index), longitude: 0,
                osm: [OSMReference(kind: 0, id: Int64(index + 1))])
            draft.names = [("name", "Place \(index)")]
            draft.lines = [[.init(0, 0), .init(0, 10)]]
            draft.numbers = (0..<numbers).map {
                NumberDraft(
                    text: "\($0)", low: UInt32($0), high: UInt32($0), suffix: "", latitude: 0,
                    longitude: Int32($0), osm: OSMReference(kind: 0, id: 9), postcode: "", city: "")
            }
            return draft
        }
    }

    /// What is written, or what there is too much of.
    private static func write(_ drafts: [PlaceDraft], limit: Int) throws -> Int {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var writer = PlacesWriter(drafts, crossings: [], limit: limit)
        let file = try FileWriter(path: path)
        defer { file.discard() }
        let places = try writer.write(to: file).places
        #expect(file.byteCount > 0)
        return places
    }

    @Test func tooManyPlacesAreTold() throws {
        let error = #expect(throws: CountOverflow.self) {
            try Self.write(Self.drafts(4), limit: 3)
        }
        #expect(error == CountOverflow("places", limit: 3))
    }

    @Test func tooManyAddressesAreTold() throws {
        let error = #expect(throws: CountOverflow.self) {
            try Self.write(Self.drafts(3, numbers: 40), limit: 100)
        }
        #expect(error == CountOverflow("addresses", limit: 100))
    }

    @Test func aColumnOfTheFileThatIsTooLongIsTold() throws {
        let error = #expect(throws: CountOverflow.self) {
            try Self.write(Self.drafts(3), limit: 20)
        }
        #expect(error?.what.hasPrefix("numbers in the column “") == true)
        #expect(error?.limit == 20)
    }

    @Test func whatCanBeCountedIsWritten() throws {
        #expect(try Self.write(Self.drafts(3, numbers: 4), limit: 100_000) == 3)
    }
}
