import Roads

/// The `date_time` of a request.
struct ValhallaTime {
    /// The time of departure or of arrival; at most one of them.
    private(set) var departure: LocalTime?
    private(set) var arrival: LocalTime?

    /// Reads the member; without it, or with type 0, no time is given.
    init(_ value: JSONInput?) throws(APIProblem) {
        guard let value else { return }
        let type: Int
        switch value["type"] {
        case .number, .string: type = value["type"]?.integer ?? -1
        default: type = -1
        }
        switch type {
        case 0: return
        case 1: departure = try Self.time(value, .noDeparture)
        case 2: arrival = try Self.time(value, .noArrival)
        case 3: departure = try Self.time(value, .noInvariantTime)
        default: throw .valhalla(.badTimeType, "Invalid date_type")
        }
    }

    private static func time(
        _ value: JSONInput, _ missing: ValhallaProblem.Code
    ) throws(APIProblem) -> LocalTime {
        guard let text = value["value"]?.string else {
            throw .valhalla(missing, "“date_time” has no “value”")
        }
        if text.utf8.count <= 40, let time = LocalTime(iso8601: text) { return time }
        throw .valhalla(
            .badTime, "Date and time is invalid. Format is YYYY-MM-DDTHH:MM")
    }
}
