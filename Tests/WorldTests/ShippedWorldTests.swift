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
        // Cities that are states of their own.
        (38.8895, -77.0366, "US", "US-DC", "America/New_York"),
        (38.8719, -77.0563, "US", "US-VA", "America/New_York"),
        (55.752, 37.618, "RU", "RU-MOW", "Europe/Moscow"),
        (55.6, 38.5, "RU", "RU-MOS", "Europe/Moscow"),
        (50.088, 14.421, "CZ", "CZ-10", "Europe/Prague"),
        (19.428, -99.128, "MX", "MX-CMX", "America/Mexico_City"),
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

    /// A country's own name is in the language that most there speak of those in which it writes, whatever the law says of it.
    @Test(arguments: [
        ("US", "United States"), ("MX", "México"), ("NZ", "New Zealand"), ("AU", "Australia"),
        ("PY", "Paraguay"), ("KZ", "Қазақстан"), ("SN", "Sénégal"), ("HK", "香港"), ("IE", "Ireland"),
        ("VA", "Città del Vaticano"), ("CH", "Schweiz"), ("IN", "भारत"),
    ])
    func countriesHaveTheirOwnNames(_ code: String, _ name: String) throws {
        let world = try #require(World.shared)
        let country = try #require(world.country(code: code))
        #expect(world.name(country) == name)
    }

    @Test(arguments: [
        ("US-NY", "New York"), ("US-PA", "Pennsylvania"), ("US-DC", "District of Columbia"),
        ("CA-QC", "Québec"), ("BE-WHT", "Hainaut"), ("CH-GE", "Genève"), ("CZ-10", "Praha"),
        ("NZ-MBH", "Marlborough"),
    ])
    func statesHaveTheirOwnNames(_ code: String, _ name: String) throws {
        let world = try #require(World.shared)
        let state = try #require(world.state(code: code))
        #expect(world.name(state) == name)
    }

    /// The most populous city that a name finds, and the state that it says it lies in.
    @Test(arguments: [
        ("Москва", "RU", "RU-MOW"), ("Лондон", "GB", "GB-ENG"), ("Киев", "UA", "UA-30"),
        ("Київ", "UA", "UA-30"), ("Санкт-Петербург", "RU", "RU-SPE"),
        ("Нью-Йорк", "US", "US-NY"), ("北京", "CN", "CN-BJ"), ("東京", "JP", "JP-13"),
        ("东京", "JP", "JP-13"), ("Αθήνα", "GR", "GR-A1"), ("القاهرة", "EG", "EG-C"),
        ("القدس", "IL", "IL-JM"), ("서울", "KR", "KR-11"), ("กรุงเทพ", "TH", "TH-10"),
        ("St Petersburg", "RU", "RU-SPE"), ("Saint-Pétersbourg", "RU", "RU-SPE"),
        ("Mexico City", "MX", "MX-CMX"), ("Ciudad de México", "MX", "MX-CMX"),
        ("Saigon", "VN", "VN-SG"), ("Bombay", "IN", "IN-MH"), ("Peking", "CN", "CN-BJ"),
        ("Constantinople", "TR", "TR-34"), ("München", "DE", "DE-BY"), ("Gênes", "IT", "IT-42"),
        ("Zaragoza", "ES", "ES-Z"), ("Islamabad", "PK", "PK-IS"),
        ("Washington", "US", "US-DC"), ("Silver Spring", "US", "US-MD"),
        ("Bogotá", "CO", "CO-DC"), ("Almaty", "KZ", "KZ-ALA"), ("Berlin", "DE", "DE-BE"),
        ("Wien", "AT", "AT-9"), ("Praha", "CZ", "CZ-10"), ("Bruxelles", "BE", "BE-BRU"),
        ("Canberra", "AU", "AU-ACT"), ("Brasília", "BR", "BR-DF"), ("上海", "CN", "CN-SH"),
    ])
    func citiesAreFoundByTheirNamesInTheirStates(
        _ name: String, _ country: String, _ state: String
    ) throws {
        let world = try #require(World.shared)
        let city = try #require(world.cities(named: name).first)
        #expect(world.country(of: city).map { world.code($0) } == country)
        #expect(world.state(of: city).map { world.code($0) } == state)
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
