import Bytes
import Columns
import Foundation
import ProductResources

/// The world in the box: which country, state and time zone a position lies in, and what these and cities are called.
///
/// A value that is cheap to copy and asked without locks. Opening maps a file of a few megabytes and reads a header.
/// Countries are those of ISO 3166-1, states the first level of ISO 3166-2, zones those of IANA. Outlines are off by
/// less than a kilometer where land borders on land.
package struct World: Sendable {
    /// The gazetteer that ships with the package; nil if its file is neither beside the program nor among the sources.
    package static let shared: World? = {
        let resources = ProductResources(
            ofTarget: "World",
            sources: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
        guard let folder = resources.folder(holding: "Data/" + fileName) else { return nil }
        // Without the file, answers tell what their extract knows.
        return try? World(path: folder + "/Data/" + fileName)
    }()

    /// The name of the file.
    package static let fileName = "world.gazetteer"

    let file: WorldFile

    /// Opens a gazetteer.
    package init(file: MappedFile) throws(WorldError) {
        do {
            self.file = try WorldFile(opening: file)
        } catch {
            throw WorldError(cause: error)
        }
    }

    /// Opens the gazetteer at a path.
    package init(path: String) throws { try self.init(file: MappedFile(path: path)) }

    /// Looks at every number of a file.
    package static func validate(_ file: MappedFile) throws(WorldError) {
        do {
            try WorldFile.validate(file)
        } catch {
            throw WorldError(cause: error)
        }
    }
}

extension World {
    /// A country of ISO 3166-1.
    package struct Country: Hashable, Sendable { let number: Int }

    /// A state, province or region: a unit of ISO 3166-2.
    package struct State: Hashable, Sendable { let number: Int }

    /// A city of 15,000 people or more, or a capital.
    package struct City: Hashable, Sendable { let number: Int }

    /// What is called by a name.
    package enum Region: Hashable, Sendable {
        case country(Country)
        case state(State)
    }

    /// Two capital letters.
    package func code(_ country: Country) -> String {
        file.string(file.countryCodes[orZero: country.number])
    }

    /// Three capital letters.
    package func threeLetters(_ country: Country) -> String {
        file.string(file.countryThrees[orZero: country.number])
    }

    /// The code of ISO 3166-2, such as "US-AL".
    package func code(_ state: State) -> String {
        file.string(file.stateCodes[orZero: state.number])
    }

    /// The country of a state.
    package func country(of state: State) -> Country {
        Country(number: Int(file.stateCountries[orZero: state.number]))
    }

    /// All cities, the most populous first.
    package var allCities: [City] { (0..<file.cityLatitudes.count).map { City(number: $0) } }

    /// The country of a city; nil if it is not known.
    package func country(of city: City) -> Country? {
        let number = file.cityCountries[orZero: city.number]
        return number == WorldFile.none ? nil : Country(number: Int(number))
    }

    /// The state of a city; nil if it is not known.
    package func state(of city: City) -> State? {
        let number = file.cityStates[orZero: city.number]
        return number == WorldFile.none ? nil : State(number: Int(number))
    }

    /// Where a city is, in degrees, on the globe whatever a damaged file says.
    package func position(_ city: City) -> (latitude: Double, longitude: Double) {
        let latitude = Double(file.cityLatitudes[orZero: city.number]) / 1e5
        let longitude = Double(file.cityLongitudes[orZero: city.number]) / 1e5
        return (min(max(latitude, -90), 90), min(max(longitude, -180), 180))
    }

    /// How many people live in a city.
    package func population(_ city: City) -> Int { Int(file.cityPopulations[orZero: city.number]) }
}
