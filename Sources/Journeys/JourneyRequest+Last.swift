import Transit

/// What follows a journey.
///
/// It is what would be told to whoever asks when the journey has left: a connection that leads no sooner than walking, or by
/// hours on foot where another one is worth waiting for, is none that anybody takes.
extension JourneyRequest {
    /// After how many seconds without a departure one is told to be the last.
    private static let longestGap = 10_800
    /// The time within which the next departure is looked for, in seconds.
    private static let longestWait = 259_200

    /// What follows a journey, if that is the last one for hours.
    ///
    /// - Parameters:
    ///   - known: The journeys that were found with it.
    ///   - ends: The stops that were looked at.
    ///   - direct: The way on foot.
    ///   - limit: The longest walk to a stop, in seconds.
    func last(
        _ journey: Journey, of known: [Journey], _ ends: JourneyEnds, _ direct: Footpath?,
        walkingWithin limit: Int32, _ planner: TransitPlanner, _ paths: JourneyPaths
    ) throws(TransitError) -> TransitAnswer.Last? {
        let moment = journey.departure + 1
        let gapEnd = journey.departure + Self.longestGap
        var later = self
        later.time = .departing(moment)
        // What costs less than anything that leaves after the gap is told before that.
        func follows(_ other: Journey) -> Bool {
            other.departure >= moment && later.cost(other) < gapEnd
                && later.isWorthwhile(other, direct, other.departure)
        }
        // Mostly one that is known already leaves soon, or one arrives before the gap is over.
        if known.contains(where: follows) { return nil }
        let next: Int?
        do throws(TransitError) {
            var query = later.query(ends, moment)
            query.latestArrival = gapEnd
            if try planner.firstJourneys(query).contains(where: follows) { return nil }
            next = try later.firstDeparture(direct, walkingWithin: limit, planner, paths)
        } catch {
            guard case .outsideServiceDays = error.code else { throw error }
            next = nil
        }
        guard let next else { return .init(next: nil) }
        let stop = journey.rides.first?.fromStop ?? 0
        // Vehicles of one day run until the early morning.
        func day(_ moment: Int) -> Int {
            let offset = planner.timetable.secondsFromGMT(atStop: stop, moment: moment)
            return (moment + offset - 14_400) / 86_400
        }
        return next >= gapEnd && day(next) != day(journey.departure) ? .init(next: next) : nil
    }

    /// When the journey leaves that is told at the moment of the request, or the first one behind it that is better than walking.
    ///
    /// - Returns: Nil if there is none within three days.
    private func firstDeparture(
        _ direct: Footpath?, walkingWithin limit: Int32, _ planner: TransitPlanner,
        _ paths: JourneyPaths
    ) throws(TransitError) -> Int? {
        if let told = try toldDeparture(
            time.moment, direct, walkingWithin: limit, planner, paths)
        {
            return told
        }
        let ends = JourneyEnds(from, to, by: approach, planner, paths, walkingWithin: limit)
        guard ends.haveStops else { return nil }
        guard let direct else {
            return try planner.nextDeparture(
                after: time.moment - 1, for: query(ends, time.moment))
        }
        // Who walks now may ride later.
        for start in stride(
            from: time.moment, to: time.moment + Self.longestWait, by: Self.longestGap)
        {
            var query = query(ends, start)
            query.time = .departWithin(start..<start + Self.longestGap)
            if preference != .lessWalking { query.walkSeconds = direct.seconds }
            let first = try planner.journeys(query)
                .filter { isWorthwhile($0, direct, $0.departure) }.map(\.departure).min()
            guard let first else { continue }
            // One that leaves a little later may be better.
            return try toldDeparture(first, direct, walkingWithin: limit, planner, paths) ?? first
        }
        return nil
    }

    /// When the journey leaves that is told to whoever asks at a moment; nil for who would better walk.
    private func toldDeparture(
        _ moment: Int, _ direct: Footpath?, walkingWithin limit: Int32, _ planner: TransitPlanner,
        _ paths: JourneyPaths
    ) throws(TransitError) -> Int? {
        let ends = try ends(planner, paths, walkingWithin: limit, moment, direct)
        guard ends.haveStops else { return nil }
        return try candidates(query(ends, moment), planner, moment, direct)
            .filter { isWorthwhile($0, direct, moment) }
            .min { cost($0) < cost($1) }?.departure
    }
}
