extension PlaceSearch {
    /// Answers with the one before that is spelled just as it was typed, marks and all, where folding makes several alike.
    ///
    /// A query "Ġgantija" has these very letters; "les Pardines" is one place and "Les Pardines" another. A place with
    /// that name in another language, or in the past, stays before one that is much farther away; a settlement's other
    /// names are as good as its own.
    func spelledSoFirst(_ answers: [FoundPlace]) -> [FoundPlace] {
        guard answers.count > 1, answers[0].name != request.query else { return answers }
        guard
            answers[0].kind != .place
                || TextFolding.joined(answers[0].name) == TextFolding.joined(request.query)
        else { return answers }
        let query = request.query.lowercased()
        func likeness(_ place: FoundPlace) -> Int {
            place.name == request.query ? 2 : place.name.lowercased() == query ? 1 : 0
        }
        let least = answers[0].score - weights.spelling
        var best = (index: 0, likeness: likeness(answers[0]))
        for (index, place) in answers.enumerated().dropFirst() {
            if place.score < least { break }
            let likeness = likeness(place)
            // A stop stays behind what it is named after.
            let isStop = place.category == .publicTransport && answers[0].category != place.category
            if likeness > best.likeness, !isStop, !isBehind(place, answers[0]) {
                best = (index, likeness)
            }
        }
        guard best.index > 0 else { return answers }
        var answers = answers
        answers.insert(answers.remove(at: best.index), at: 0)
        return answers
    }

    /// Whether a place is so much farther away than another that it is not meant by a user there.
    private func isBehind(_ place: FoundPlace, _ other: FoundPlace) -> Bool {
        guard let distance = place.distance, let first = other.distance else { return false }
        return distance > weights.spellingReach + 2 * first
    }
}
