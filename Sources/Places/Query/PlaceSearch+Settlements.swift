/// What else decides among settlements and areas than how well their words fit.
extension PlaceSearch {
    /// Answers without those that are a part of what was asked for with a comma, where one settlement is all of it.
    ///
    /// "Chicago, Illinois" means neither the state nor another Chicago.
    func withoutParts(_ ranked: [Ranked]) -> [Ranked] {
        guard request.query.utf8.contains(UInt8(ascii: ",")), let first = ranked.first,
            isArea(first),
            first.coverage >= weights.exact
        else { return ranked }
        return ranked.filter { !isArea($0) || $0.coverage >= weights.named }
    }

    /// Answers in whose order a settlement that is called so where it lies, or in a language asked for, comes before those
    /// that are called so in other languages.
    ///
    /// To a German "Athens" is the one in Georgia; Greece's is "Athen".
    func shownNamesFirst(_ ranked: [Ranked], _ words: [TextFolding.Word]) -> [Ranked] {
        guard !request.languages.isEmpty else { return ranked }
        let name = QueryPhrases.joined(words)
        var ranked = ranked
        let positions = ranked.indices.filter { isArea(ranked[$0]) }
        guard positions.count > 1 else { return ranked }
        let areas = positions.map { ranked[$0] }
        let isShown = areas.map { reader.shownNames($0.place).contains { $0 == name } }
        guard isShown.contains(true), isShown.contains(false) else { return ranked }
        // Only what is called so in another language gives way; "Athens Bay" stays where it is.
        let givesWay = zip(areas, isShown).map { !$1 && isCalled($0.place, name) }
        let order = areas.indices.filter { !givesWay[$0] } + areas.indices.filter { givesWay[$0] }
        for (position, index) in zip(positions, order) { ranked[position] = areas[index] }
        return ranked
    }

    private func isArea(_ answer: Ranked) -> Bool { reader.kind(answer.place) == .place }
}
