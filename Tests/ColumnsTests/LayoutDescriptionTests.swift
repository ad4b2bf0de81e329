import Bytes
import Columns
import Testing

/// What is declared can be read: by name, and as a page.
struct LayoutDescriptionTests {
    @Test func namesAreThoseOfTheProperties() {
        let description = Towns.describe().description
        #expect(description.fields.map(\.name) == ["length", "year", "padding", "columnCount"])
        #expect(
            description.columns.map(\.name) == [
                "population", "county", "capital", "streetStarts", "streetLengths", "streetSigns",
                "streetDetours", "square",
            ])
        #expect(
            description.columns.map(\.element) == [
                "u32", "u8", "u32", "u32", "i32", "u32", "u32", "u16",
            ])
        #expect(description.columns.map(\.since) == [1, 1, 1, 2, 2, 2, 2, 3])
        #expect(description.headerSize == 32 + 8 * 16)
    }

    @Test func rowsWithSeveralNumbersNameThem() {
        let column = Dots.describe().description.columns[0]
        #expect(column.fields.map(\.name) == ["x", "y"])
        #expect(column.fields.map(\.summary) == ["x, to the right", "y, upwards"])
    }

    @Test func aDescribedLayoutIsEmpty() {
        let towns = Towns.describe().layout
        #expect(towns.population.count == 0 && towns.street.signs.count == 0)
        #expect(towns.street.detours.count == 0 && towns.year.value == 0)
    }

    @Test func thePageTellsHeaderAndColumns() {
        #expect(
            Dots.describe().description.markdown == """
                ## `dots`, version 1

                Dots and names.

                | bytes | header | numbers | what it holds |
                | --- | --- | --- | --- |
                | 0–7 | magic | | `DOTSDOTS` |
                | 8–11 | version | u32 | 1 |
                | 12–15 | `columnCount` | u32 | number of columns |
                | 16… | table | u64 | of each column, its offset and its number of elements |

                | # | column | numbers | elements | values | since | what it holds |
                | ---: | --- | --- | --- | --- | ---: | --- |
                | 0 | `places` | i32 | 2 × towns |  | 1 | Where the dots are.<br>`x`: x, to the right<br>`y`: y, upwards |
                | 1 | `names` | u8 | letters |  | 1 | All names, one behind the other. |

                """)
        let towns = Towns.describe().description.markdown
        #expect(towns.contains("| 0–7 | magic | | `TOWNS` and 3 zeros |"))
        #expect(
            towns.contains("| 5 | `streetSigns` | u32, dictionary | streets | 0 to 900000 | 2 |"))
        #expect(towns.contains("\n*dictionary*: u32 how many bytes each number takes"))
        #expect(towns.contains("\n*distances*: u32 how many are 65,535 or more"))
        #expect(Ages.describe().description.markdown.contains("| last 8 | checksum | u64 |"))
    }
}
