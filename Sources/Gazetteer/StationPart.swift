import Places

/// Which of the parts of a station stands for all of it.
enum StationPart {
    /// Parts by the tag that makes them, the least first.
    private static let order = [
        "railway=subway_entrance", "highway=bus_stop", "railway=tram_stop", "railway=halt",
        "amenity=bus_station", "amenity=ferry_terminal", "railway=station",
    ]

    /// How much of a station a place is: its building more than a stop, a stop more than an entrance.
    static func rank(of draft: PlaceDraft) -> Int {
        guard draft.category == PlaceCategory.publicTransport.rawValue,
            let kind = draft.attributes.first(where: { $0.key == "kind" })?.value
        else { return 0 }
        return order.firstIndex(of: kind).map { $0 + 1 } ?? 0
    }
}
