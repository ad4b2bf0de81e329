import Foundation
import Geodesy
import MapGeometry
import PostalAddresses
import World

/// The locations of places in the world, for the answers to one query: country and state where the extract has neither.
///
/// The extract's own evidence counts first: its boundaries, and `addr:country`. Not for several threads at once.
final class WorldContext {
    private let world: World?
    private let languages: [String]
    private var countryNames: [World.Country: String] = [:]
    private var codes: [World.Country: String] = [:]
    private var states: [World.State: (code: String, name: String)] = [:]
    private var countriesByCode: [String: World.Country?] = [:]
    private var translatedStates: [String: World.State?] = [:]

    /// - Parameter languages: Of names, best first; local names without any.
    init(languages: [String], world: World? = .shared) {
        self.world = world
        self.languages = languages
    }

    /// Fills in country and state, in the requested language.
    func complete(_ address: inout PlaceAddress, at point: CLLocationCoordinate2D) {
        guard let world else { return }
        // As OpenStreetMap's `addr:country` has it.
        if address.countryCode.isEmpty, address.country.utf8.count == 2,
            country(address.country) != nil
        {
            address.countryCode = address.country.uppercased()
            address.country = ""
        }
        let situation = world.situation(
            latitude: point.latitude, longitude: point.longitude)
        let told = address.countryCode.isEmpty ? nil : country(address.countryCode)
        guard let known = told ?? situation?.country else { return }
        if address.countryCode.isEmpty { address.countryCode = code(known) }
        if address.country.isEmpty || !languages.isEmpty { address.country = name(known) }
        // Of a country that the extract contradicts, the state is none either.
        let outlined = situation?.country == known ? situation?.state : nil
        let state = stateOfCity(address.city, in: known, insteadOf: outlined, at: point) ?? outlined
        if address.state.isEmpty {
            guard let state else { return }
            let (code, name) = described(state)
            address.state = name
            address.stateCode = code
        } else if let own = named(address.state, in: known) ?? state {
            let (code, name) = described(own)
            address.stateCode = code
            if !languages.isEmpty, named(address.state, in: known) != nil { address.state = name }
        }
    }

    /// The address of a country itself, which lies in no state and no town: its name, and the code that it has.
    func address(ofCountry name: String) -> PlaceAddress {
        var address = PlaceAddress()
        address.country = name
        guard let world else { return address }
        for case .country(let country) in world.regions(named: name) {
            address.countryCode = code(country)
            break
        }
        return address
    }

    /// How far outlines may be from the ground, in degrees of latitude: 3 km.
    private static let outlineError = 0.027

    /// The state that has a city's own name, where one lies so near that the outlines cannot tell: Ordino lies in Ordino.
    private func stateOfCity(
        _ city: String, in country: World.Country, insteadOf outlined: World.State?,
        at point: CLLocationCoordinate2D
    ) -> World.State? {
        guard !city.isEmpty, let world, let state = named(city, in: country), state != outlined
        else { return nil }
        for north in [-1.0, 0, 1] {
            for east in [-1.0, 0, 1] {
                let there = world.situation(
                    latitude: point.latitude + north * Self.outlineError,
                    longitude: point.longitude + east * Self.outlineError)
                if there?.state == state { return state }
            }
        }
        return nil
    }

    private func country(_ code: String) -> World.Country? {
        if let known = countriesByCode[code] { return known }
        let found = world?.country(code: code)
        countriesByCode[code] = found
        return found
    }

    private func code(_ country: World.Country) -> String {
        if let known = codes[country] { return known }
        let code = world?.code(country) ?? ""
        codes[country] = code
        return code
    }

    private func name(_ country: World.Country) -> String {
        if let known = countryNames[country] { return known }
        let name = world?.name(country, languages: languages) ?? ""
        countryNames[country] = name
        return name
    }

    private func described(_ state: World.State) -> (code: String, name: String) {
        if let known = states[state] { return known }
        let told = (world?.code(state) ?? "", world?.name(state, languages: languages) ?? "")
        states[state] = told
        return told
    }

    /// The state of a country that a name or a code stands for.
    private func named(_ name: String, in country: World.Country) -> World.State? {
        let key = code(country) + "/" + name
        if let known = translatedStates[key] { return known }
        let found = world?.regions(named: name).lazy.compactMap { region -> World.State? in
            guard case .state(let state) = region, self.world?.country(of: state) == country
            else { return nil }
            return state
        }.first
        translatedStates[key] = .some(found)
        return found
    }
}

extension TimeZone {
    /// The time zone of a place, by the outlines of zones; nil where the program has no gazetteer of the world.
    package static func at(_ coordinate: CLLocationCoordinate2D) -> TimeZone? {
        World.shared?.situation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            .flatMap { TimeZone(identifier: $0.timeZone) }
    }
}

extension FoundPlace {
    /// The time zone of the place; nil where the program has no gazetteer of the world.
    public var timeZone: TimeZone? { TimeZone.at(coordinate) }

    /// The address as its country writes it, a line for each part, the country's name last; empty if nothing is known.
    public var formattedAddress: [String] { address.postal.lines }
}
