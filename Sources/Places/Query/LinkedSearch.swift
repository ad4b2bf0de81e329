extension Places {
    /// Answers the words of a link near its position, which is the answer where nothing is found.
    func answers(to link: MapLink.Search, _ request: SearchRequest) -> [FoundPlace] {
        var asked = request
        asked.query = link.words
        if let position = link.position {
            asked.near = position
            asked.region = nil
            asked.isRegionRequired = false
        }
        let found = search(asked)
        guard found.isEmpty, let position = link.position else { return found }
        let search = PlaceSearch(file, request, isCompletion: false)
        return [standing(at: search.answer(position), request)]
    }
}
