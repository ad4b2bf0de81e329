import Bytes
import Foundation
import TestSupport
import Testing
import World

/// Positions and names of a drawn world, and what a damaged file does.
struct WorldTests {
    @Test(arguments: [
        (2.0, 11.0, "WL", "WL-NO", "Drawn/West"), (0, 11, "WL", "WL-SO", "Drawn/West"),
        (0.5, 14.5, "EL", "", "Drawn/East"), (2.5, 12.499, "WL", "WL-NO", "Drawn/West"),
        (2.5, 12.501, "EL", "", "Drawn/East"), (0.999, 10.001, "WL", "WL-SO", "Drawn/West"),
        // On a lake, and within two kilometers of its shore.
        (1.5, 13.5, "", "", "Etc/GMT-1"), (1.5, 13.79, "EL", "", "Drawn/East"),
        // At sea, wrapped around the world.
        (40, -170, "", "", "Etc/GMT+11"), (2, 371, "WL", "WL-NO", "Drawn/West"),
        (90, 0, "", "", "Etc/GMT"), (-90, 180, "", "", "Etc/GMT+12"),
    ])
    func positionsAreInTheirCountries(
        _ latitude: Double, _ longitude: Double, _ country: String, _ state: String,
        _ zone: String
    ) throws {
        try DrawnWorld.withFile(DrawnWorld.draft.encoded()) { file in
            let world = try World(file: file)
            let found = try #require(world.situation(latitude: latitude, longitude: longitude))
            #expect(found.country.map(world.code) ?? "" == country)
            #expect(found.state.map { world.code($0) } ?? "" == state)
            #expect(found.timeZone == zone)
        }
    }

    @Test func numbersThatAreNoneHaveNoSituation() throws {
        try DrawnWorld.withFile(DrawnWorld.draft.encoded()) { file in
            let world = try World(file: file)
            for number in [Double.nan, .infinity, -.infinity, 1e300] {
                #expect(world.situation(latitude: 1, longitude: number) == nil)
            }
            #expect(world.situation(latitude: .nan, longitude: 1) == nil)
        }
    }

    @Test func namesFindWhatTheyName() throws {
        try DrawnWorld.withFile(DrawnWorld.draft.encoded()) { file in
            let world = try World(file: file)
            #expect(world.cities(named: "malmo").map { world.population($0) } == [900_000, 40_000])
            #expect(world.cities(named: "MALMÖ").count == 2)
            #expect(world.cities(named: "マルメ").count == 1)
            #expect(world.cities(named: "Malm").isEmpty)
            #expect(world.cities(named: "").isEmpty)
            for text in ["Westland", "wl", "WLA", "Länsimaa", "vastland"] {
                let found = world.regions(named: text)
                #expect(found.count == 1, "\(text)")
                guard case .country(let country)? = found.first else {
                    Issue.record("\(text) is no country")
                    continue
                }
                #expect(world.code(country) == "WL")
            }
            let state = try #require(world.state(code: "wl-no"))
            #expect(world.name(state, languages: ["en"]) == "Northland")
            #expect(world.regions(named: "NO") == [.state(state)])
            #expect(world.country(code: "ela").map { world.code($0) } == "EL")
            #expect(world.country(code: "XX") == nil)
        }
    }

    @Test func namesAreInTheLanguageAskedFor() throws {
        try DrawnWorld.withFile(DrawnWorld.draft.encoded()) { file in
            let world = try World(file: file)
            let country = try #require(world.country(code: "WL"))
            #expect(world.name(country) == "Västland")
            #expect(world.name(country, languages: ["ja", "en-GB"]) == "Westland")
            #expect(world.name(country, languages: ["fi"]) == "Länsimaa")
            #expect(world.name(country, languages: ["xx"]) == "Västland")
        }
    }

    @Test func everyPrefixIsAnError() throws {
        let bytes = DrawnWorld.draft.encoded()
        for count in stride(from: 0, to: bytes.count, by: bytes.count < 4_000 ? 1 : 211) {
            try DrawnWorld.withFile(Array(bytes.prefix(count))) { file in
                _ = #expect(throws: WorldError.self) { try World.validate(file) }
            }
        }
    }

    @Test func damagedFilesAreAnsweredWithoutACrash() throws {
        let bytes = DrawnWorld.draft.encoded()
        var random = SplitMix(seed: 23)
        for _ in 0..<(SlowTier.isOn ? 5_000 : 300) {
            try DrawnWorld.withFile(mutated(bytes, &random)) { file in
                guard let world = try? World(file: file) else { return }
                for latitude in stride(from: -1.5, to: 3.5, by: 0.7) {
                    for longitude in stride(from: 9.5, to: 15.5, by: 0.9) {
                        _ = world.situation(latitude: latitude, longitude: longitude)
                    }
                }
                _ = world.cities(named: "Malmö").map { world.name($0, languages: ["fi"]) }
                _ = world.regions(named: "WL")
            }
        }
    }
}
