import Bytes
import Columns

/// The columns of a gazetteer that is being written.
struct WorldTables: Sendable {
    var stringStarts: [UInt32] = []
    var stringBytes: [UInt8] = []
    var countryCodes: [UInt32] = []
    var countryThrees: [UInt32] = []
    var stateCodes: [UInt32] = []
    var stateCountries: [UInt16] = []
    var zoneNames: [UInt32] = []
    var zoneCountries: [UInt16] = []
    var cityLatitudes: [Int32] = []
    var cityLongitudes: [Int32] = []
    var cityPopulations: [UInt32] = []
    var cityCountries: [UInt16] = []
    var cityStates: [UInt16] = []
    var nameStarts: [UInt32] = []
    var nameKeys: [UInt8] = []
    var nameValues: [UInt32] = []
    var keyHashes: [UInt32] = []
    var keyOwners: [UInt32] = []
    var areaPieces: [UInt32] = []
    var pieceBoxes: [Int32] = []
    var piecePoints: [UInt32] = []
    var points: [UInt16] = []
    var cellStarts: [UInt32] = []
    var cellAreas: [UInt16] = []
}

/// A gazetteer of the world as a program describes it, to be written.
package struct WorldDraft: Sendable {
    /// Names by language; "name" is the local one, the empty key any other.
    package typealias Names = [(key: String, value: String)]

    package struct Country: Sendable {
        package var code: String
        package var threeLetters: String
        package var names: Names

        package init(code: String, threeLetters: String, names: Names) {
            self.code = code
            self.threeLetters = threeLetters
            self.names = names
        }
    }

    package struct State: Sendable {
        package var code: String
        package var names: Names
        package var rings: [[WorldPoint]] = []

        package init(code: String, names: Names) {
            self.code = code
            self.names = names
        }
    }

    package struct Zone: Sendable {
        package var name: String
        /// The country's code; empty for none.
        package var country: String
        package var rings: [[WorldPoint]] = []

        package init(name: String, country: String) {
            self.name = name
            self.country = country
        }
    }

    package struct City: Sendable {
        /// Degrees.
        package var latitude, longitude: Double
        package var population: UInt32
        /// Codes; empty for none.
        package var country, state: String
        package var names: Names

        package init(
            latitude: Double, longitude: Double, population: UInt32, country: String, state: String,
            names: Names
        ) {
            self.latitude = latitude
            self.longitude = longitude
            self.population = population
            self.country = country
            self.state = state
            self.names = names
        }
    }

    package var countries: [Country] = []
    package var states: [State] = []
    package var zones: [Zone] = []
    package var cities: [City] = []

    package init() {}

    /// The file's bytes.
    package func encoded() -> [UInt8] {
        var writer = WorldWriter()
        writer.add(self)
        return LayoutWriter<WorldFile>().encoded(from: writer.tables)
    }
}

/// A corner of an outline, in thousandths of degrees.
package struct WorldPoint: Equatable, Sendable {
    package var latitude: Int32
    package var longitude: Int32

    package init(_ latitude: Int32, _ longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
