import Bytes
import Columns
import TestSupport

extension Rows {
    static let towns = Rows("towns")
    static let streets = Rows("streets")
    static let counties = Rows("counties", atLeast: 1)
    static let letters = Rows("letters")
}

/// What a file of towns is written from.
struct TownList {
    var populations: [UInt32] = [5, 700, 12]
    var counties: [UInt8] = [0, 1, 1]
    var capitals: [UInt32] = [0, .max]
    var streetStarts: [UInt32] = [0, 2, 2, 5]
    var streetLengths: [Int32] = [10, 20, 30, 40, 50]
    var signs: [UInt32] = [7, 7, 900_000, 7, 7]
    var detours: [UInt32] = [1, 70_000, 3, 4, 5]
    var squares: [UInt16] = [1, 1, 1]
}

/// A small format with a column of each sort.
struct Towns: FileLayout {
    static let format = FileFormat(
        name: "towns", magic: "TOWNS", version: 3, table: .bytes, "Towns and their streets.")

    let length = HeaderField<UInt64>(.byteCount, "length of the file")
    let year = HeaderField<UInt16>("the year of the census")
    let padding = HeaderField<UInt16>("zeros")
    let columnCount = HeaderField<UInt64>(.columnCount, "number of columns")

    let population = MappedArray<UInt32>(
        \TownList.populations, .per(.towns),
        "How many people live there.")
    let county = MappedArray<UInt8>(
        \TownList.counties, .per(.towns), holding: .index(of: .counties), "The county.")
    let capital = MappedArray<UInt32>(
        \TownList.capitals, .per(.counties), holding: .indexOrNone(of: .towns),
        "The county's capital.")
    let street = Streets()
    let square = MappedArray<UInt16>(
        \TownList.squares, .of(.towns, "squares of towns") { $0 * $0 / 3 }, holding: .upTo(1),
        since: 3, "Whether there is a square.")

    func contentFault() -> LayoutFault? {
        year.value == 1 ? LayoutFault(column: "population", "was counted in year 1") : nil
    }

    static func encoded(_ list: TownList = TownList(), year: UInt16 = 1999) -> [UInt8] {
        var writer = LayoutWriter<Towns>()
        writer.set(writer.layout.year, to: year)
        return writer.encoded(from: list)
    }
}

/// Some of the columns.
struct Streets: LayoutGroup {
    let starts = MappedArray<UInt32>(
        \TownList.streetStarts, .per(.towns, plus: 1), holding: .starts(in: .streets), since: 2,
        "Where the streets of each town begin.")
    let lengths = MappedArray<Int32>(
        \TownList.streetLengths, .per(.streets), holding: .upTo(100), since: 2, "Meters.")
    let signs = DictionaryColumn<UInt32>(
        \TownList.signs, .per(.streets), holding: .upTo(900_000), since: 2, "What the sign says.")
    let detours = DistanceColumn(
        \TownList.detours, .per(.streets), since: 2, "How far round it is.")
}

/// A format of rows with several numbers, into which numbers are put one by one.
struct Dots: FileLayout {
    static let format = FileFormat(
        name: "dots", magic: "DOTSDOTS", version: 1, table: .elements, "Dots and names.")

    let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")
    let places = Listed<Int32>(.per(.towns, times: 2), "Where the dots are.")
    let x = Coordinate("x, to the right")
    let y = Coordinate("y, upwards")
    let names = Listed<UInt8>(per: .letters, "All names, one behind the other.")
}

/// One of two numbers in a row.
struct Coordinate: RowField {
    let index: Int

    init(_ summary: String) { index = LayoutPass.required.place(rowField: summary).index }
}

/// A plain column that knows its number.
struct Listed<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: NumberedColumn {
    let elements: MappedArray<Element>
    let number: Int

    static var codec: ColumnCodec { .plain }
    var count: Int { elements.count }

    init?(_ section: ColumnSection) {
        guard let elements = MappedArray<Element>(section) else { return nil }
        self.elements = elements
        number = section.number
    }

    init(emptyAt number: Int) {
        elements = MappedArray(emptyAt: number)
        self.number = number
    }

    func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        elements.fault(check)
    }

    static func encode(_ values: [Element], into writer: inout ByteWriter) {
        MappedArray.encode(values, into: &writer)
    }
}

/// A format without a table, and with a checksum.
struct Ages: FileLayout {
    static let format = FileFormat(
        name: "ages", magic: "AGES", version: 1, table: .none, hasChecksum: true, "Ages of people.")

    let people = HeaderField<UInt32>(.rows(.towns), "number of people")
    let age = MappedArray<UInt8>(
        \[UInt8].self, per: .towns, holding: .upTo(150), "Years.")
    let pair = MappedArray<UInt8>(
        .per(.towns, plus: 1, times: 2),
        source: ColumnSource { (ages: [UInt8], writer) in
            for _ in 0..<(ages.count + 1) { writer.raw([1, 2]) }
        }, "Nothing much.")

    static func encoded(_ ages: [UInt8]) -> [UInt8] { LayoutWriter<Ages>().encoded(from: ages) }
}
