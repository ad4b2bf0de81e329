import Bytes
import Columns

/// The gazetteer of the world as a mapped file: countries, states, time zones and cities, their names and where they are.
///
/// Opening compares lengths. What the columns hold is not believed: outside a column it reads zero. `validate` looks at all.
package final class WorldFile: FileLayout {
    package static let format = FileFormat(
        name: "world.gazetteer", magic: "MWWORLD", version: 1, table: .elements,
        "The world's countries, states, time zones and cities. Zones tell countries. Degrees are in thousandths unless "
            + "said otherwise. An area is a zone or, numbered behind these, a state; what has names is a country or, "
            + "numbered behind these, a state or a city.")

    /// The number for no row.
    static let none = UInt16.max
    /// Cells of one degree, numbered eastward from 180° W in rows from 90° S.
    static let columns = 360
    static let rows = 180

    let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")

    // MARK: Strings

    let stringStarts = MappedArray<UInt32>(
        \WorldTables.stringStarts, startsOf: .strings, in: .stringBytes, "Where each string begins."
    )
    let stringBytes = MappedArray<UInt8>(
        \WorldTables.stringBytes, per: .stringBytes,
        "Strings in UTF-8, each once; number 0 is empty.")

    // MARK: Countries, states, zones, cities

    let countryCodes = MappedArray<UInt32>(
        \WorldTables.countryCodes, per: .countries, holding: .index(of: .strings),
        "String: two letters of ISO 3166-1.")
    let countryThrees = MappedArray<UInt32>(
        \WorldTables.countryThrees, per: .countries, holding: .index(of: .strings),
        "String: three letters of ISO 3166-1.")
    let stateCodes = MappedArray<UInt32>(
        \WorldTables.stateCodes, per: .states, holding: .index(of: .strings),
        "String: the code of ISO 3166-2, such as “US-AL”.")
    let stateCountries = MappedArray<UInt16>(
        \WorldTables.stateCountries, per: .states, holding: .index(of: .countries),
        "The state's country.")
    let zoneNames = MappedArray<UInt32>(
        \WorldTables.zoneNames, per: .zones, holding: .index(of: .strings),
        "String: the name in IANA's time zone database.")
    let zoneCountries = MappedArray<UInt16>(
        \WorldTables.zoneCountries, per: .zones, holding: .indexOrNone(of: .countries),
        "The zone's country.")
    let cityLatitudes = MappedArray<Int32>(
        \WorldTables.cityLatitudes, per: .cities, "Latitude in 1e-5 degrees.")
    let cityLongitudes = MappedArray<Int32>(
        \WorldTables.cityLongitudes, per: .cities, "Longitude in 1e-5 degrees.")
    let cityPopulations = MappedArray<UInt32>(
        \WorldTables.cityPopulations, per: .cities, "How many people live there.")
    let cityCountries = MappedArray<UInt16>(
        \WorldTables.cityCountries, per: .cities, holding: .indexOrNone(of: .countries),
        "The city's country.")
    let cityStates = MappedArray<UInt16>(
        \WorldTables.cityStates, per: .cities, holding: .indexOrNone(of: .states),
        "The city's state.")

    // MARK: Names

    let nameStarts = MappedArray<UInt32>(
        \WorldTables.nameStarts, startsOf: .named, in: .names, "Where the names of each begin.")
    let nameKeys = MappedArray<UInt8>(
        \WorldTables.nameKeys, per: .names, holding: .index(of: .strings),
        "String, of the first ones: a language; “name” for the local name, empty for others.")
    let nameValues = MappedArray<UInt32>(
        \WorldTables.nameValues, per: .names, holding: .index(of: .strings), "String: the name.")
    let keyHashes = MappedArray<UInt32>(
        \WorldTables.keyHashes, per: .keys,
        "Low bits of the hash of a folded name or code, ascending.")
    let keyOwners = MappedArray<UInt32>(
        \WorldTables.keyOwners, per: .keys, holding: .index(of: .named), "What is called so.")

    // MARK: Outlines, inside by the even-odd rule

    let areaPieces = MappedArray<UInt32>(
        \WorldTables.areaPieces, startsOf: .areas, in: .pieces,
        "Where the pieces of each outline begin.")
    let pieceBoxes = MappedArray<Int32>(
        \WorldTables.pieceBoxes, .per(.pieces, times: 4), "South, west, north and east.")
    let piecePoints = MappedArray<UInt32>(
        \WorldTables.piecePoints, startsOf: .pieces, in: .points,
        "Where the points of each piece begin; its last is the first of the piece that goes on.")
    let points = MappedArray<UInt16>(
        \WorldTables.points, .per(.points, times: 2),
        "Latitude from the south and longitude from the west of the piece's box.")

    // MARK: Which areas a cell of one degree touches

    let cellStarts = MappedArray<UInt32>(
        \WorldTables.cellStarts, startsOf: .cells, in: .cellAreas,
        "Where the areas of each cell begin: eastward from 180° W, in rows from 90° S.")
    let cellAreas = MappedArray<UInt16>(
        \WorldTables.cellAreas, per: .cellAreas, holding: .index(of: .areas, times: 2),
        "Area × 2, and 1 if it holds all of the cell; zones, then states within 0.3 degrees.")

    package required init() {}

    package func contentFault() -> LayoutFault? {
        let named = countryCodes.count + stateCodes.count + cityLatitudes.count
        guard nameStarts.count == named + 1 else {
            return LayoutFault(column: "nameStarts", "does not match countries, states and cities")
        }
        guard areaPieces.count == zoneNames.count + stateCodes.count + 1 else {
            return LayoutFault(column: "areaPieces", "does not match zones and states")
        }
        guard cellStarts.count == Self.columns * Self.rows + 1 else {
            return LayoutFault(column: "cellStarts", "does not cover the world")
        }
        var last: UInt32 = 0
        for key in 0..<keyHashes.count {
            let hash = keyHashes[key]
            guard hash >= last else { return LayoutFault(column: "keyHashes", "is not in order") }
            last = hash
        }
        return nil
    }
}

extension WorldFile {
    /// The string with a number.
    func string(_ number: UInt32) -> String { stringBytes.string(range(stringStarts, Int(number))) }

    /// What row `index` owns; empty if the column is invalid there.
    @inline(__always)
    func range(_ starts: MappedArray<UInt32>, _ index: Int) -> Range<Int> {
        let low = Int(starts[orZero: index])
        return low..<max(low, Int(starts[orZero: index &+ 1]))
    }
}
