import MapGeometry
import Roads
import StreetWalking
import Transit

/// A question for journeys by public transport from one place to another, answered by ``TransitAnswer``.
public struct JourneyRequest: Sendable {
    /// When to travel; moments are seconds since 1970.
    public enum Time: Sendable, Equatable {
        /// Leave at a moment or later.
        case departing(Int)
        /// Arrive at a moment or earlier.
        case arriving(Int)

        /// The moment that was asked for.
        public var moment: Int {
            switch self {
            case .departing(let moment), .arriving(let moment): moment
            }
        }
    }

    /// The longest walk that is looked at, in seconds.
    private static let longestWalk: Int32 = 14_400

    /// The gap in seconds after which a departure is reported as the last one.
    private static let longestGap = 10_800

    /// The time within which journeys are looked at, in seconds.
    private static let span = 3600

    /// How much worse than the best journey further ones in the answer may be, in seconds of ``cost(_:)``.
    private static let worstAlternate = 900

    /// Where the journey begins and ends.
    public var from, to: CLLocationCoordinate2D
    /// The time of departure or arrival.
    public var time: Time
    /// Whether the answer includes further journeys that are about as good.
    public var wantsAlternates = false
    /// The maximum number of journeys where further ones are wanted.
    public var mostJourneys = 5
    /// The stops on the way, in their order.
    public var vias: [TransitVia] = []
    /// Whether a day that the timetable does not have is taken for the nearest same day of the week.
    public var usesSameWeekday = false
    /// The means of travel to the first stop, and from the last one.
    public var approach = StopApproach.walking
    /// The preference beside an early arrival.
    package var preference: TransitPreference?
    /// The lines and vehicles that may be used.
    public var filter = TransitFilter()
    /// The language of instructions.
    public var language = InstructionLanguage.english
    /// The units of distances in instructions.
    public var units = DistanceUnits.metric

    /// The present moment in seconds since 1970, from which the age of real-time data is computed; nil if unknown.
    public var now: Int?

    /// Creates a question for the best journey.
    public init(from: CLLocationCoordinate2D, to: CLLocationCoordinate2D, _ time: Time) {
        (self.from, self.to, self.time) = (from, to, time)
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - planner: The planner of the atlas that the places lie in.
    ///   - streets: The streets by which journeys begin and end.
    /// - Throws: `TransitError` if there is no journey, and says why.
    public func answer(
        planner: TransitPlanner, streets: JourneyStreets
    ) throws(TransitError) -> TransitAnswer {
        let paths = JourneyPaths(streets, by: approach)
        // With a bicycle on board one may ride all the way, otherwise walk; with stops on the way neither is possible.
        let direct =
            vias.isEmpty
            ? paths[approach.lastMeans]?.walks(
                from: from, to: [to], withinSeconds: Self.longestWalk
            ).first : nil
        let (moment, otherDay) = taken(planner.timetable)
        // A walk to a stop never takes longer than walking all the way.
        let limit = direct?.seconds ?? Self.longestWalk
        let ends = try ends(planner, paths, walkingWithin: limit, moment, direct)
        let query = query(ends, moment)
        let hasStops = ends.haveStops
        // Without waiting at a stop a ride may still be preferable: a journey's time counts from its start.
        let journeys = hasStops ? try candidates(query, planner, moment, direct) : []
        let worthwhile = journeys.filter { isWorthwhile($0, direct, moment) }
        if worthwhile.isEmpty, direct == nil {
            throw TransitError(hasStops ? .noConnection : .noStopsInRange)
        }
        var seen: Set<[Int]> = []
        let best = worthwhile.map(cost).min() ?? 0
        // Alternatives differ in lines, not by minutes.
        let sorted = worthwhile.sorted { cost($0) < cost($1) }.filter { journey in
            cost(journey) <= best + Self.worstAlternate
                && seen.insert(journey.rides.map { planner.line(ofTrip: $0.trip).route ?? -1 })
                    .inserted
        }
        let told = sorted.prefix(wantsAlternates ? mostJourneys : 1).map { journey in
            journey.changingEnds(
                first: { ends.approaches.parts(of: $0, by: approach.means) },
                last: { [$0.going(by: approach.lastMeans)] })
        }
        var answer = TransitAnswer(
            planner: planner, journeys: told, walk: worthwhile.isEmpty ? direct : nil,
            approach: approach, places: [from, to], streets: streets, language: language,
            units: units, moment: moment, isArriving: isArriving, now: now)
        answer.vias = vias.map { $0.stops[0] }
        answer.otherDay = otherDay
        for journey in answer.journeys {
            answer.lasts.append(
                try last(journey, of: journeys, planner) {
                    self.query(ends.reaching(within: limit, planner, paths), moment)
                })
        }
        return answer
    }

    /// The stops to look at: no farther on foot than a journey leads that is as good as one that is soon found.
    private func ends(
        _ planner: TransitPlanner, _ paths: JourneyPaths, walkingWithin limit: Int32,
        _ moment: Int, _ direct: Footpath?
    ) throws(TransitError) -> JourneyEnds {
        let near = JourneyEnds(
            from, to, by: approach, planner, paths,
            walkingWithin: min(limit, JourneyEnds.shortWalk))
        guard limit > JourneyEnds.shortWalk else { return near }
        let best =
            near.haveStops
            ? try planner.firstJourneys(query(near, moment))
                .filter { isWorthwhile($0, direct, moment) }.map(cost).min() : nil
        guard let best else { return near.reaching(within: limit, planner, paths) }
        // A journey takes at least as long as its walks, which are an effort beside.
        let slack = worst(best) - (isArriving ? -moment : moment)
        let walk = slack / (1 + TransitPreference.walkFactor(preference))
        return near.reaching(within: min(limit, Int32(clamping: walk)), planner, paths)
    }

    /// The question for journeys between stops.
    private func query(_ ends: JourneyEnds, _ moment: Int) -> TransitQuery {
        var query = TransitQuery(
            origins: ends.approaches.ways, destinations: ends.destinations,
            time: isArriving ? .arriveBy(moment) : .departAt(moment))
        query.vias = vias
        query.filter = filter
        if approach == .bicycleAboard { query.filter.bicycle = true }
        query.countsWalking = preference == .lessWalking && vias.isEmpty
        return query
    }

    /// The moment that counts, and the day that was taken for one that the timetable does not have.
    private func taken(_ timetable: Timetable) -> (moment: Int, otherDay: TransitAnswer.OtherDay?) {
        guard usesSameWeekday, timetable.stopCount > 0 else { return (time.moment, nil) }
        func offset(_ moment: Int) -> Int {
            timetable.secondsFromGMT(atStop: 0, moment: moment)
        }
        let clock = time.moment + offset(time.moment)
        let asked = Int((Double(clock) / 86_400).rounded(.down))
        guard let day = timetable.serviceDay(sameWeekdayAs: asked), day != asked else {
            return (time.moment, nil)
        }
        let shown = clock + (day - asked) * 86_400
        // Clocks may change between the two.
        return (shown - offset(shown - offset(shown)), .init(asked: asked, taken: day))
    }

    /// What follows a journey, if that is the last one for hours.
    ///
    /// - Parameter makeQuery: The question from all stops in reach.
    private func last(
        _ journey: Journey, of known: [Journey], _ planner: TransitPlanner,
        _ makeQuery: () -> TransitQuery
    ) throws(TransitError) -> TransitAnswer.Last? {
        let soon = journey.departure + 1..<journey.departure + Self.longestGap
        // Mostly one that is known already leaves soon, or one arrives before the gap is over.
        if known.contains(where: { soon.contains($0.departure) }) { return nil }
        let query = makeQuery()
        if try planner.latestDeparture(
            arrivingBy: soon.upperBound, leavingFrom: soon.lowerBound, for: query) != nil
        {
            return nil
        }
        let next = try planner.nextDeparture(after: journey.departure, for: query)
        guard let next else { return .init(next: nil) }
        let stop = journey.rides.first?.fromStop ?? 0
        // Vehicles of one day run until the early morning.
        func day(_ moment: Int) -> Int {
            let offset = planner.timetable.secondsFromGMT(atStop: stop, moment: moment)
            return (moment + offset - 14_400) / 86_400
        }
        let isLast =
            next - journey.departure >= Self.longestGap && day(next) != day(journey.departure)
        return isLast ? .init(next: next) : nil
    }

    /// Whether a journey is better than walking all the way: it takes less time, and is worth waiting for.
    private func isWorthwhile(_ journey: Journey, _ direct: Footpath?, _ moment: Int) -> Bool {
        guard let direct else { return true }
        let seconds = journey.arrival - journey.departure
        guard preference != .lessWalking else {
            return seconds < Int(direct.seconds)
                || journey.walkSeconds < Int(direct.seconds) / 2
        }
        // Waiting at home, or being there early, counts half; time on foot twice.
        let wait = isArriving ? moment - journey.arrival : journey.departure - moment
        let effort = TransitPreference.effort(of: journey, for: preference)
        return seconds < Int(direct.seconds)
            && wait / 2 + seconds + effort <= 2 * Int(direct.seconds)
    }

    /// The journeys to choose from: those that arrive first, or leave last, and those that leave within an hour of them.
    ///
    /// A journey that leaves a little later or arrives with the same vehicle may spare a long walk. What is too late to be as
    /// good as those that are known is not looked for.
    private func candidates(
        _ query: TransitQuery, _ planner: TransitPlanner, _ moment: Int, _ direct: Footpath?
    ) throws(TransitError) -> [Journey] {
        let first = try planner.journeys(query)
        guard let earliest = first.map(\.departure).min(), let latest = first.map(\.departure).max()
        else { return [] }
        var wide = query
        // One that takes as long as walking is not worthwhile.
        if preference != .lessWalking { wide.walkSeconds = direct?.seconds }
        let best = first.filter { isWorthwhile($0, direct, moment) }.map(cost).min()
        // The wait is limited to four times the walk all the way.
        let patience = preference == .lessWalking ? nil : direct.map { 4 * Int($0.seconds) }
        let worst = [
            best.map(worst),
            patience.map { $0 + (isArriving ? -moment : moment) },
        ].compactMap { $0 }.min()
        var span =
            isArriving ? latest - Self.span..<latest + 1 : earliest..<earliest + Self.span
        if isArriving {
            wide.latestArrival = moment
            // A journey costs at least what it leaves early.
            if let worst { span = min(max(span.lowerBound, -worst), latest)..<span.upperBound }
        } else if let worst {
            wide.latestArrival = worst
        }
        wide.time = .departWithin(span)
        return first + (try planner.journeys(wide))
    }

    /// The greatest ``cost(_:)`` of a journey in the answer, where that of another is known.
    private func worst(_ best: Int) -> Int { best + (wantsAlternates ? Self.worstAlternate : 0) }

    /// The cost that journeys are sorted by.
    private func cost(_ journey: Journey) -> Int {
        let effort = TransitPreference.effort(of: journey, for: preference)
        return isArriving ? effort - journey.departure : journey.arrival + effort
    }

    private var isArriving: Bool {
        if case .arriving = time { true } else { false }
    }
}
