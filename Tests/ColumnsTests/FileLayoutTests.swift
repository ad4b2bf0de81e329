import Bytes
import Columns
import Foundation
import TestSupport
import Testing

/// A file is written, opened, checked and described by what its layout declares, once.
struct FileLayoutTests {
    private func open(_ bytes: [UInt8]) throws -> Towns {
        try Towns(opening: MappedFile(of: bytes))
    }

    private func fault(_ bytes: [UInt8], year: UInt16 = 1999) throws -> LayoutError.Code? {
        let file = try MappedFile(of: bytes)
        do throws(LayoutError) {
            try Towns.validate(file)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func whatIsWrittenIsRead() throws {
        let list = TownList()
        let towns = try Towns(validating: MappedFile(of: Towns.encoded(list)))
        #expect(towns.year.value == 1999)
        #expect((0..<3).map { towns.population[$0] } == list.populations)
        #expect((0..<3).map { towns.county[$0] } == list.counties)
        #expect((0..<2).map { towns.capital[$0] } == list.capitals)
        #expect((0..<4).map { towns.street.starts[$0] } == list.streetStarts)
        #expect((0..<5).map { towns.street.lengths[$0] } == list.streetLengths)
        #expect(towns.street.signs.array == list.signs)
        #expect((0..<5).map { towns.street.detours[$0] } == list.detours)
        #expect((0..<3).map { towns.square[$0] } == list.squares)
    }

    @Test func columnsWrittenOneByOneAreTheSameFile() throws {
        let path = try MappedFile(of: []).path
        defer { unlink(path) }
        for list in [TownList(), TownList(populations: [1], counties: [0], capitals: [])] {
            var writer = LayoutWriter<Towns>()
            writer.set(writer.layout.year, to: 1999)
            try writer.write(from: list, to: path)
            let file = try MappedFile(path: path)
            #expect(try file.read(0..<file.byteCount) == Towns.encoded(list))
        }
        let beside = URL(fileURLWithPath: path).lastPathComponent + ".columns"
        let names = try FileManager.default.contentsOfDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        #expect(!names.contains { $0.contains(beside) })
    }

    @Test func aColumnThatNumbersCannotCountIsAnError() throws {
        var writer = LayoutWriter<Dots>()
        for value in 0..<6 as Range<Int32> { writer.columns.put(value, in: writer.layout.places) }
        try writer.checkCounts(limit: 6)
        let error = #expect(throws: CountOverflow.self) { try writer.checkCounts(limit: 5) }
        #expect(
            "\(try #require(error))"
                == "the extract has more than 5 numbers in the column “places”, which is all that one atlas can hold; "
                + "import smaller extracts, several atlases can be served together")
    }

    @Test func theFileIsMagicVersionFieldsTableAndAlignedColumns() {
        let bytes = Towns.encoded()
        #expect(Array(bytes[..<12]) == Array("TOWNS".utf8) + [0, 0, 0, 3, 0, 0, 0])
        #expect(bytes.number(at: 12) == UInt64(bytes.count))
        #expect(Array(bytes[20..<24]) == [0xcf, 0x07, 0, 0])
        #expect(bytes.number(at: 24) == 8)
        let table: [(UInt64, UInt64)] = (0..<8).map {
            (bytes.number(at: 32 + 16 * $0), bytes.number(at: 40 + 16 * $0))
        }
        // Of the dictionary 16 bytes, two values, five numbers; of the distances 8, a far one, five near ones.
        let sizes: [UInt64] = [12, 3, 8, 16, 20, 29, 26, 6]
        #expect(table.map(\.1) == sizes)
        var next: UInt64 = 32 + 8 * 16
        for (offset, size) in table {
            next = (next + 7) / 8 * 8
            #expect(offset == next)
            next += size
        }
        #expect(next == UInt64(bytes.count))
    }

    @Test func everyShorterFileIsRefused() throws {
        let bytes = Towns.encoded()
        for length in bytes.indices {
            #expect(throws: LayoutError.self) { try open(Array(bytes[..<length])) }
        }
        #expect(throws: LayoutError.self) { try open(bytes + [0]) }
    }

    @Test func foreignNewerAndOlderFilesAreNamed() throws {
        func code(_ change: (inout [UInt8]) -> Void) throws -> LayoutError.Code? {
            var bytes = Towns.encoded()
            change(&bytes)
            return try fault(bytes)
        }
        #expect(try code { $0[4] = 0 } == .foreign)
        #expect(try code { $0 = [] } == .foreign)
        #expect(try code { $0 = Array($0[..<11]) } == .header)
        #expect(try code { $0[8] = 4 } == .newer(4))
        #expect(try code { $0[11] = 1 } == .newer(1 << 24 + 3))
        #expect(try code { $0[8] = 2 } == .older(2))
        #expect(try code { $0[12] += 1 } == .header)
        #expect(try code { $0[24] = 7 } == .header)
        #expect(try code { $0[24] = 9 } == .header)
    }

    @Test func lengthsAreComparedAtOpening() throws {
        func error(_ change: (inout TownList) -> Void) throws -> LayoutError? {
            var list = TownList()
            change(&list)
            let bytes = Towns.encoded(list)
            let file = try MappedFile(of: bytes)
            do throws(LayoutError) {
                _ = try Towns(opening: file)
                return nil
            } catch {
                return error
            }
        }
        #expect(try error { _ in } == nil)
        #expect(
            try error { $0.counties = [0] }?.code
                == .column("county", .length(found: 1, expected: "3 (towns)")))
        #expect(
            try error { $0.streetStarts = [0, 5] }?.code
                == .column("streetStarts", .length(found: 2, expected: "4 (towns + 1)")))
        #expect(
            try error { $0.signs = [] }?.code
                == .column("streetSigns", .length(found: 0, expected: "5 (streets)")))
        #expect(
            try error { $0.detours = [1] }?.code
                == .column("streetDetours", .length(found: 1, expected: "5 (streets)")))
        #expect(
            try error { $0.squares = [] }?.code
                == .column("square", .length(found: 0, expected: "3 (squares of towns)")))
        // There is one county at least.
        #expect(
            try error { $0.capitals = [] }?.code
                == .column("capital", .length(found: 0, expected: "counties")))
        #expect(try error { $0.counties = [] }?.offset == 32 + 8 * 16 + 16)
    }

    @Test func numbersAreLookedAtByValidate() throws {
        func code(_ change: (inout TownList) -> Void) throws -> LayoutError.Code? {
            var list = TownList()
            change(&list)
            let bytes = Towns.encoded(list)
            #expect(throws: Never.self) { try open(bytes) }
            return try fault(bytes)
        }
        #expect(try code { _ in } == nil)
        #expect(
            try code { $0.counties = [0, 1, 2] }
                == .column("county", .number(index: 2, value: 2, expected: "below 2")))
        #expect(try code { $0.capitals = [2, .max] } == nil)
        #expect(
            try code { $0.capitals = [.max, 3] }
                == .column("capital", .number(index: 1, value: 3, expected: "below 3 or none")))
        #expect(
            try code { $0.streetStarts = [0, 4, 3, 5] }
                == .column(
                    "streetStarts",
                    .number(index: 2, value: 3, expected: "ascending from 0 to 5 by 0 or more")))
        #expect(
            try code { $0.streetLengths[4] = 101 }
                == .column("streetLengths", .number(index: 4, value: 101, expected: "below 101")))
        #expect(
            try code { $0.streetLengths[0] = -1 }
                == .column("streetLengths", .number(index: 0, value: -1, expected: "below 101")))
        #expect(
            try code { $0.signs[1] = 900_001 }
                == .column(
                    "streetSigns", .number(index: 1, value: 900_001, expected: "below 900001")))
        #expect(
            try fault(Towns.encoded(year: 1))
                == .column("population", .content("was counted in year 1")))
    }

    @Test func anErrorTellsTheByte() throws {
        var list = TownList()
        list.streetLengths[3] = 1000
        let bytes = Towns.encoded(list)
        let file = try MappedFile(of: bytes)
        let section = try #require(Towns.sections(of: file).first { $0.name == "streetLengths" })
        let error = #expect(throws: LayoutError.self) { try Towns.validate(file) }
        #expect(error?.offset == section.bytes.lowerBound + 3 * 4)
        #expect(error?.path == file.path)
    }

    @Test func damagedColumnsAreRefusedOrRead() throws {
        let bytes = Towns.encoded()
        let damages = try Towns.damages(of: MappedFile(of: bytes))
        #expect(Set(damages.map(\.column)).count == 8)
        for damage in damages {
            let code = try fault(damage.damaged(bytes))
            #expect(!damage.isNoticed || code != nil, "\(damage)")
        }
    }

    @Test(arguments: 0..<200)
    func brokenFilesGiveErrorsNeverTraps(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let bytes = mutated(Towns.encoded(), &random)
        guard let towns = try? Towns(validating: MappedFile(of: bytes)) else { return }
        // What validates can be read wherever its own numbers lead.
        for town in 0..<towns.population.count {
            _ = towns.capital[Int(towns.county[town])]
            let streets = Int(towns.street.starts[town])..<Int(towns.street.starts[town + 1])
            for street in streets {
                _ = (towns.street.signs[street], towns.street.detours[street])
            }
        }
    }

    @Test func numbersMayBePutOneByOne() throws {
        var writer = LayoutWriter<Dots>()
        writer.columns.put(bytes: "ab".utf8, in: writer.layout.names)
        for value in [3, -4, 5, 6] as [Int32] {
            writer.columns.put(value, in: writer.layout.places)
        }
        #expect(writer.columns.count(of: writer.layout.places) == 4)
        #expect(writer.columns.count(of: writer.layout.names) == 2)
        let path = try MappedFile(of: []).path
        defer { unlink(path) }
        let target = try FileWriter(path: path)
        let size = try writer.write(to: target)
        try target.finish()
        let file = try MappedFile(path: path)
        #expect(file.byteCount == size && size == 16 + 32 + 16 + 8)
        let dots = try Dots(validating: file)
        #expect((0..<4).map { dots.places.elements[$0] } == [3, -4, 5, 6])
        #expect(dots.names.elements.string(0..<2) == "ab")
        #expect(dots.x.index == 0 && dots.y.index == 1)
        #expect(dots.places.number == 0 && dots.names.number == 1)
        var reader = ByteReader(file.bytes)
        let bytes = try reader.array(size)
        #expect(bytes.number(at: 24) == 4 && bytes.number(at: 40) == 2)
        #expect(throws: LayoutError.self) { try Dots(opening: MappedFile(of: Array(bytes[..<60]))) }
        // Three numbers are no rows of two.
        var odd = bytes
        odd.set(3, at: 24)
        #expect(throws: LayoutError.self) { try Dots(opening: MappedFile(of: odd)) }
    }

    @Test func aFormatWithoutATableHasLengthsInItsHeader() throws {
        let bytes = Ages.encoded([30, 40, 50])
        #expect(Array(bytes[12..<16]) == [3, 0, 0, 0])
        #expect(Array(bytes[16..<19]) == [30, 40, 50])
        #expect(bytes.count == 16 + 3 + 8 + 8)
        let ages = try Ages(validating: MappedFile(of: bytes))
        #expect(ages.people.value == 3 && ages.age[2] == 50 && ages.pair.count == 8)
        for length in bytes.indices {
            #expect(throws: LayoutError.self) {
                try Ages(opening: MappedFile(of: Array(bytes[..<length])))
            }
        }
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            #expect(throws: LayoutError.self) { try Ages.validate(MappedFile(of: changed)) }
        }
        var endless = bytes
        for index in 12..<16 { endless[index] = 0xff }
        #expect(throws: LayoutError.self) { try Ages(opening: MappedFile(of: endless)) }
        #expect(throws: LayoutError.self) { try Ages.validate(MappedFile(of: Ages.encoded([151]))) }
    }
}
