import Bytes
import Testing
import World

/// The gazetteer that ships with the package: places that everybody knows.
struct ShippedWorldTests {
    @Test(arguments: [
        (60.17, 24.94, "FI", "FI-18", "Europe/Helsinki"), (35.9, 14.51, "MT", "", "Europe/Malta"),
        (43.735, 7.42, "MC", "", "Europe/Monaco"), (45.464, 9.19, "IT", "IT-25", "Europe/Rome"),
        (41.15, -8.61, "PT", "PT-13", "Europe/Lisbon"),
        (32.46, -86.47, "US", "US-AL", "America/Chicago"), (47.14, 9.52, "LI", "", "Europe/Vaduz"),
        (42.507, 1.52, "AD", "AD-07", "Europe/Andorra"),
        (35.68, 139.69, "JP", "JP-13", "Asia/Tokyo"),
        // North of Bangkok's zone lies Vietnam, across a river another country.
        (21.03, 105.85, "VN", "VN-HN", "Asia/Bangkok"),
        (42.30, -83.05, "CA", "CA-ON", "America/Toronto"),
        (42.34, -83.05, "US", "US-MI", "America/Detroit"),
        (-45, -150, "", "", "Etc/GMT+10"), (-82, 30, "AQ", "", "Antarctica/Syowa"),
    ])
    func positionsAreWhereTheyAre(
        _ latitude: Double, _ longitude: Double, _ country: String, _ state: String, _ zone: String
    ) throws {
        let world = try #require(World.shared)
        let found = try #require(world.situation(latitude: latitude, longitude: longitude))
        #expect(found.country.map { world.code($0) } ?? "" == country)
        #expect(found.state.map { world.code($0) } ?? "" == state)
        if latitude > -80 { #expect(found.timeZone == zone) }
    }

    @Test(arguments: [
        ("Finland", "FI"), ("Suomi", "FI"), ("Finnland", "FI"), ("フィンランド", "FI"), ("USA", "US"),
        ("U.S.A.", "US"), ("uk", "GB"), ("Deutschland", "DE"), ("Côte d’Ivoire", "CI"),
        ("cote d'ivoire", "CI"), ("مالطا", "MT"),
    ])
    func countriesAreFoundByTheirNames(_ name: String, _ code: String) throws {
        let world = try #require(World.shared)
        let found = world.regions(named: name)
        #expect(
            found.contains {
                guard case .country(let country) = $0 else { return false }
                return world.code(country) == code
            }, "\(name)")
    }

    @Test(arguments: [
        ("Tokyo", "Asia/Tokyo"), ("東京", "Asia/Tokyo"), ("Токио", "Asia/Tokyo"),
        ("München", "Europe/Berlin"), ("Munich", "Europe/Berlin"), ("Praha", "Europe/Prague"),
        ("Helsingfors", "Europe/Helsinki"), ("Harrisburg", "America/New_York"),
    ])
    func citiesAreFoundByTheirNames(_ name: String, _ zone: String) throws {
        let world = try #require(World.shared)
        let city = try #require(world.cities(named: name).first)
        let (latitude, longitude) = world.position(city)
        #expect(world.situation(latitude: latitude, longitude: longitude)?.timeZone == zone)
    }

    /// Cities say themselves in which country they are, by another source than the outlines.
    @Test func citiesLieInTheirCountries() throws {
        let world = try #require(World.shared)
        var wrong: [String] = []
        for city in world.allCities {
            guard let country = world.country(of: city) else { continue }
            let (latitude, longitude) = world.position(city)
            let found = world.situation(latitude: latitude, longitude: longitude)?.country
            if found != country {
                wrong.append(
                    "\(world.name(city)) \(world.code(country)) \(found.map { world.code($0) } ?? "-")"
                )
            }
        }
        // Kosovo and the like have no zone of their own; a few towns lie on a border.
        #expect(wrong.count * 500 < world.allCities.count, "\(wrong)")
    }
}
