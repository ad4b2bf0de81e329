import Bytes

extension World {
    /// The name of a country in the first language that has one, else the local one.
    ///
    /// - Parameter languages: By BCP 47, best first: of "de-CH" also those in "de".
    package func name(_ country: Country, languages: [String] = []) -> String {
        name(owner(country), languages)
    }

    /// The name of a state.
    package func name(_ state: State, languages: [String] = []) -> String {
        name(owner(state), languages)
    }

    /// The name of a city; where none of the languages has one, the one that GeoNames leads with.
    package func name(_ city: City, languages: [String] = []) -> String {
        name(owner(city), languages)
    }

    /// The country with a code of two or three letters, in any case.
    package func country(code: String) -> Country? {
        guard 2...3 ~= code.utf8.count else { return nil }
        let code = code.uppercased()
        // Codes are compared alone: to fold all names of what shares a key takes a hundred times as long.
        for owner in keyed(NameFolding.folded(code)) where owner < file.countryCodes.count {
            let country = Country(number: owner)
            if self.code(country) == code || threeLetters(country) == code { return country }
        }
        return nil
    }

    /// The state with a code of ISO 3166-2.
    package func state(code: String) -> State? {
        let code = code.uppercased()
        return states(keyed(NameFolding.folded(code))).first { self.code($0) == code }
    }

    /// The countries and states that a text names or whose code it is: "Finland", "fi", "PA", "Bayern".
    package func regions(named text: String) -> [Region] {
        regions(owners(of: text) { $0 < firstCity })
    }

    /// The cities that a text names, the most populous first.
    package func cities(named text: String) -> [City] {
        cities(owners(of: text) { $0 >= firstCity })
    }

    /// The countries, states and cities that a text names; codes do not count as names.
    package func namesakes(of text: String) -> (regions: [Region], cities: [City]) {
        let found = owners(of: text, orCodes: false)
        return (regions(found), cities(found))
    }

    private func regions(_ owners: [Int]) -> [Region] {
        let countries = file.countryCodes.count
        return owners.filter { $0 < countries }.map { .country(Country(number: $0)) }
            + states(owners).map { .state($0) }
    }

    private func cities(_ owners: [Int]) -> [City] {
        owners.filter { $0 >= firstCity }.map { City(number: $0 - firstCity) }
    }

    private func states(_ owners: [Int]) -> [State] {
        let first = file.countryCodes.count
        return owners.filter { (first..<firstCity).contains($0) }
            .map { State(number: $0 - first) }
    }

    /// The maximum number of names of one thing that are examined, whatever a damaged file says.
    private static let mostNames = 400

    private func owner(_ country: Country) -> Int { country.number }
    private func owner(_ state: State) -> Int { file.countryCodes.count + state.number }
    private func owner(_ city: City) -> Int { firstCity + city.number }
    /// The first owner that is a city.
    private var firstCity: Int { file.countryCodes.count + file.stateCodes.count }

    private func name(_ owner: Int, _ languages: [String]) -> String {
        let names = file.range(file.nameStarts, owner).prefix(Self.mostNames)
        for language in languages {
            var tag = language[...]
            while !tag.isEmpty {
                for name in names where file.string(UInt32(file.nameKeys[orZero: name])) == tag {
                    return file.string(file.nameValues[orZero: name])
                }
                guard let dash = tag.lastIndex(of: "-") else { break }
                tag = tag[..<dash]
            }
        }
        return names.first.map { file.string(file.nameValues[orZero: $0]) } ?? ""
    }

    /// Everything that has a name or a code, ascending: countries, states, then cities by population.
    ///
    /// - Parameter isWanted: Says which of them count, before names are compared: those of large cities are many.
    private func owners(
        of text: String, orCodes isCode: Bool = true, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let folded = NameFolding.folded(text)
        guard !folded.isEmpty, folded.count <= 200 else { return [] }
        return keyed(folded).filter { isWanted($0) && isCalled($0, folded, orHasCode: isCode) }
    }

    /// What may have a folded name or code: all that has its key.
    private func keyed(_ folded: [UInt8]) -> [Int] {
        let hash = NameFolding.hash(of: folded)
        var low = 0
        var high = file.keyHashes.count
        while low < high {
            let middle = (low + high) / 2
            if file.keyHashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        while low < file.keyHashes.count, file.keyHashes[low] == hash, found.count < 1_000 {
            found.append(Int(file.keyOwners[orZero: low]))
            low += 1
        }
        return found
    }

    /// Whether one of the names, or the code, of something is a text, both folded: hashes may be equal by chance.
    private func isCalled(_ owner: Int, _ folded: [UInt8], orHasCode: Bool) -> Bool {
        for name in file.range(file.nameStarts, owner).prefix(Self.mostNames) {
            let name = file.string(file.nameValues[orZero: name])
            if NameFolding.mayBe(name, folded), NameFolding.folded(name) == folded { return true }
        }
        guard orHasCode else { return false }
        let countries = file.countryCodes.count
        var codes: [String] = []
        if owner < countries {
            let country = Country(number: owner)
            codes = [code(country), threeLetters(country)]
        } else if owner < firstCity {
            let code = code(State(number: owner - countries))
            codes = [code, String(code.dropFirst(3))]
        }
        return codes.contains { NameFolding.folded($0) == folded }
    }
}
