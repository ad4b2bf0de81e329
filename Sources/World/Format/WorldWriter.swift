import Bytes

/// Turns a draft of a gazetteer into columns.
struct WorldWriter {
    var tables = WorldTables()
    private var strings: [String: UInt32] = [:]
    private var keys: [(hash: UInt32, owner: UInt32)] = []
    private var outlines: [[[WorldPoint]]] = []

    /// Points of a piece at most; its box lets a look-up leave it out.
    private static let pieceLength = 32
    /// How near a state has to be to be looked at in a cell: at a coast its outline may end before the land does.
    private static let stateReach = Int32(WorldFile.nearestStateReach)

    mutating func add(_ draft: WorldDraft) {
        tables.stringStarts = [0]
        _ = string("")
        // Keys of names are numbers of one byte.
        let names =
            draft.countries.map(\.names) + draft.states.map(\.names) + draft.cities.map(\.names)
        for key in Set(names.joined().map(\.key)).sorted() { _ = string(key) }
        precondition(strings.count <= 256, "names are in 254 languages at most")
        tables.nameStarts = [0]
        let countries = Self.numbers(draft.countries.map(\.code))
        let states = Self.numbers(draft.states.map(\.code))
        for country in draft.countries {
            tables.countryCodes.append(string(country.code))
            tables.countryThrees.append(string(country.threeLetters))
            name(country.names, codes: [country.code, country.threeLetters])
        }
        for state in draft.states {
            tables.stateCodes.append(string(state.code))
            tables.stateCountries.append(countries[String(state.code.prefix(2))] ?? 0)
            name(state.names, codes: [state.code, String(state.code.dropFirst(3))])
        }
        for zone in draft.zones {
            tables.zoneNames.append(string(zone.name))
            tables.zoneCountries.append(countries[zone.country] ?? WorldFile.none)
        }
        for city in draft.cities {
            tables.cityLatitudes.append(Int32((city.latitude * 1e5).rounded()))
            tables.cityLongitudes.append(Int32((city.longitude * 1e5).rounded()))
            tables.cityPopulations.append(city.population)
            tables.cityCountries.append(countries[city.country] ?? WorldFile.none)
            tables.cityStates.append(states[city.state] ?? WorldFile.none)
            name(city.names, codes: [])
        }
        keys.sort { ($0.hash, $0.owner) < ($1.hash, $1.owner) }
        tables.keyHashes = keys.map(\.hash)
        tables.keyOwners = keys.map(\.owner)
        outlines = draft.zones.map(\.rings) + draft.states.map(\.rings)
        writeOutlines()
        writeCells(zones: draft.zones.count)
    }

    private static func numbers(_ codes: [String]) -> [String: UInt16] {
        Dictionary(codes.enumerated().map { ($1, UInt16($0)) }) { first, _ in first }
    }

    private mutating func string(_ text: String) -> UInt32 {
        if let number = strings[text] { return number }
        let number = UInt32(strings.count)
        strings[text] = number
        tables.stringBytes += Array(text.utf8)
        tables.stringStarts.append(UInt32(tables.stringBytes.count))
        return number
    }

    /// Adds the names of the next country, state or city.
    private mutating func name(_ names: WorldDraft.Names, codes: [String]) {
        let owner = UInt32(tables.nameStarts.count - 1)
        var hashes: Set<UInt32> = []
        for (key, value) in names {
            tables.nameKeys.append(UInt8(string(key)))
            tables.nameValues.append(string(value))
            hashes.insert(NameFolding.hash(value))
        }
        for code in codes where !code.isEmpty { hashes.insert(NameFolding.hash(code)) }
        keys += hashes.sorted().map { ($0, owner) }
        tables.nameStarts.append(UInt32(tables.nameValues.count))
    }

    private mutating func writeOutlines() {
        tables.areaPieces = [0]
        tables.piecePoints = [0]
        for rings in outlines {
            for ring in rings where ring.count > 2 {
                let closed = ring + ring.prefix(1)
                for start in stride(from: 0, to: ring.count, by: Self.pieceLength - 1) {
                    write(closed[start..<min(start + Self.pieceLength, closed.count)])
                }
            }
            tables.areaPieces.append(UInt32(tables.piecePoints.count - 1))
        }
    }

    private mutating func write(_ piece: ArraySlice<WorldPoint>) {
        let box = WorldBox(piece)
        // Lines are that long at the poles alone: halves share the point between them.
        if box.north - box.south > Int32(UInt16.max) || box.east - box.west > Int32(UInt16.max) {
            guard piece.count > 2 else { return writeHalves(piece) }
            let middle = (piece.startIndex + piece.endIndex) / 2
            write(piece[...middle])
            write(piece[middle...])
            return
        }
        tables.pieceBoxes += [box.south, box.west, box.north, box.east]
        for point in piece {
            tables.points.append(UInt16(point.latitude - box.south))
            tables.points.append(UInt16(point.longitude - box.west))
        }
        tables.piecePoints.append(UInt32(tables.points.count / 2))
    }

    private mutating func writeHalves(_ line: ArraySlice<WorldPoint>) {
        guard let first = line.first, let last = line.last else { return }
        let middle = WorldPoint(
            (first.latitude + last.latitude) / 2, (first.longitude + last.longitude) / 2)
        write([first, middle])
        write([middle, last])
    }

    /// Finds which areas touch which cells.
    private mutating func writeCells(zones: Int) {
        var cells = [[UInt16]](repeating: [], count: WorldFile.columns * WorldFile.rows)
        for (area, rings) in outlines.enumerated() where !rings.isEmpty {
            let isState = area >= zones
            let cover = CellCover(rings, reach: isState ? Self.stateReach : 0)
            for cell in cover.crossed { cells[cell].append(UInt16(area) << 1) }
            for cell in cover.inside { cells[cell].append(UInt16(area) << 1 | 1) }
        }
        tables.cellStarts = [0]
        for cell in cells {
            tables.cellAreas += cell.sorted()
            tables.cellStarts.append(UInt32(tables.cellAreas.count))
        }
    }
}

/// The bounds of some points, in thousandths of degrees.
struct WorldBox {
    var south, west, north, east: Int32

    init(_ points: some Sequence<WorldPoint>) {
        (south, west, north, east) = (.max, .max, .min, .min)
        for point in points {
            south = min(south, point.latitude)
            west = min(west, point.longitude)
            north = max(north, point.latitude)
            east = max(east, point.longitude)
        }
    }
}
