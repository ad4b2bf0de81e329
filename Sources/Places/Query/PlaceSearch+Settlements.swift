/// What else decides among settlements and areas than how well their words fit.
extension PlaceSearch {
    /// Answers without those that are a part of what was asked for with a comma, where one settlement is all of it.
    ///
    /// "Chicago, Illinois" means neither the state nor another Chicago.
    func withoutParts(_ ranked: [Ranked]) -> [Ranked] {
        guard request.query.contains(","), let first = ranked.first, isArea(first),
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

    /// Answers with the one before that is spelled just as it was typed, marks and all, where folding makes several alike.
    ///
    /// Who types "Ġgantija" has the letters; "les Pardines" is one place and "Les Pardines" another. What is called so in
    /// another language, or was once, stays before what is much farther away.
    func spelledSoFirst(_ answers: [FoundPlace]) -> [FoundPlace] {
        guard answers.count > 1, answers[0].name != request.query else { return answers }
        // A settlement's other names are as good as its own.
        let isSettlement = answers[0].kind == .place
        guard
            !isSettlement
                || TextFolding.joined(answers[0].name) == TextFolding.joined(request.query)
        else { return answers }
        let query = request.query.lowercased()
        func likeness(_ place: FoundPlace) -> Int {
            place.name == request.query ? 2 : place.name.lowercased() == query ? 1 : 0
        }
        let close = answers.prefix { $0.score >= answers[0].score - weights.spelling }
        var best = (index: 0, likeness: likeness(answers[0]))
        for (index, place) in close.enumerated().dropFirst()
        where !isBehind(place, answers[0]) {
            let likeness = likeness(place)
            if likeness > best.likeness { best = (index, likeness) }
        }
        guard best.index > 0 else { return answers }
        var answers = answers
        answers.insert(answers.remove(at: best.index), at: 0)
        return answers
    }

    /// Whether a place is so much farther away than another that nobody means it who is there.
    private func isBehind(_ place: FoundPlace, _ other: FoundPlace) -> Bool {
        guard let distance = place.distance, let first = other.distance else { return false }
        return distance > 200 + 2 * first
    }
}
