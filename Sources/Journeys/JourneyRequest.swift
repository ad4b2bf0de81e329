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
        /// Every good departure from a moment up to, not including, another.
        case departingWithin(Range<Int>)

        /// The moment that was asked for, the first of a span.
        public var moment: Int {
            switch self {
            case .departing(let moment), .arriving(let moment): moment
            case .departingWithin(let span): span.lowerBound
            }
        }
    }

    /// The longest walk that is looked at, in seconds.
    private static let longestWalk: Int32 = 14_400

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
        let paths = JourneyPaths(streets, by: approach, isStepFree: filter.isStepFree)
        // With a bicycle on board one may ride all the way, otherwise walk; with stops on the way neither is possible.
        let direct =
            vias.isEmpty
            ? paths[approach.lastMeans]?.walks(
                from: from, to: [to], withinSeconds: Self.longestWalk
            ).first : nil
        let (moment, otherDay) = taken(planner.timetable)
        // A walk to a stop never takes longer than walking all the way.
        let limit = direct?.seconds ?? Self.longestWalk
        let span = span(from: moment)
        let ends =
            span == nil
            ? try ends(planner, paths, walkingWithin: limit, moment, direct)
            : JourneyEnds(from, to, by: approach, planner, paths, walkingWithin: limit)
        var query = query(ends, moment)
        let hasStops = ends.haveStops
        // Without waiting at a stop a ride may still be preferable: a journey's time counts from its start.
        let journeys: [Journey]
        let worthwhile: [Journey]
        if let span {
            query.time = .departWithin(span)
            journeys = hasStops ? try planner.journeys(query) : []
            // Who asks for every departure waits for none.
            worthwhile = journeys.filter { isWorthwhile($0, direct, $0.departure) }
        } else {
            journeys = hasStops ? try candidates(query, planner, moment, direct) : []
            worthwhile = journeys.filter { isWorthwhile($0, direct, moment) }
        }
        if worthwhile.isEmpty, direct == nil, span == nil {
            throw TransitError(hasStops ? .noConnection : .noStopsInRange)
        }
        var seen: Set<[Int]> = []
        let best = worthwhile.map(cost).min() ?? 0
        let chosen: ArraySlice<Journey>
        if span == nil {
            // Alternatives differ in lines, not by minutes.
            chosen = worthwhile.sorted { cost($0) < cost($1) }.filter { journey in
                cost(journey) <= best + Self.worstAlternate
                    && seen.insert(journey.rides.map { planner.line(ofTrip: $0.trip).route ?? -1 })
                        .inserted
            }.prefix(wantsAlternates ? mostJourneys : 1)
        } else {
            chosen = unbeaten(worthwhile).prefix(Self.mostOfSpan)
        }
        if span != nil, chosen.isEmpty {
            // Nothing leaves within the span that is worth it: the best that leaves later is told, or the walk.
            var next = self
            next.time = .departing(time.moment)
            return try next.answer(planner: planner, streets: streets)
        }
        let told = chosen.map { journey in
            journey.changingEnds(
                first: { ends.approaches.parts(of: $0, by: approach.means) },
                last: { [$0.going(by: approach.lastMeans)] })
        }
        var answer = TransitAnswer(
            planner: planner, journeys: told, walk: worthwhile.isEmpty ? direct : nil,
            approach: approach, places: [from, to], streets: paths.streets, language: language,
            units: units, moment: moment, isArriving: isArriving, now: now)
        answer.vias = vias.map { $0.stops[0] }
        answer.otherDay = otherDay
        answer.isOfSpan = span != nil
        for journey in answer.journeys where span == nil {
            answer.lasts.append(
                try last(
                    journey, of: journeys, ends, direct, walkingWithin: limit, planner, paths))
        }
        return answer
    }

    /// The maximum number of journeys of a span.
    private static let mostOfSpan = 200

    /// The span of departures that is asked for, moved so that it begins at a moment; nil if none is.
    private func span(from moment: Int) -> Range<Int>? {
        guard case .departingWithin(let span) = time else { return nil }
        return moment..<(moment + span.count)
    }

    /// The journeys than which none is better that leaves as late or later, the first to leave first.
    ///
    /// A better one is there as early, and costs no more with its changes and walks.
    private func unbeaten(_ journeys: [Journey]) -> [Journey] {
        let sorted = journeys.sorted { one, two in
            (one.departure, -one.arrival, -cost(one)) > (two.departure, -two.arrival, -cost(two))
        }
        var kept: [Journey] = []
        for journey in sorted
        where !kept.contains(where: {
            $0.arrival <= journey.arrival && cost($0) <= cost(journey)
        }) {
            kept.append(journey)
        }
        return kept.reversed()
    }

    /// The stops to look at: no farther on foot than a journey leads that is as good as one that is soon found.
    func ends(
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
    func query(_ ends: JourneyEnds, _ moment: Int) -> TransitQuery {
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

    /// Whether a journey is better than walking all the way: it takes less time, and is worth waiting for.
    func isWorthwhile(_ journey: Journey, _ direct: Footpath?, _ moment: Int) -> Bool {
        guard let direct else { return true }
        let seconds = journey.arrival - journey.departure
        guard preference != .lessWalking else {
            return seconds < Int(direct.seconds)
                || journey.walkSeconds < Int(direct.seconds) / 2
        }
        // What is there later than on foot has to spare a good part of the walk.
        let isLate =
            isArriving
            ? journey.departure < moment - Int(direct.seconds)
            : journey.arrival > moment + Int(direct.seconds)
        if isLate, 4 * journey.walkSeconds > 3 * Int(direct.seconds) { return false }
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
    func candidates(
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

    /// Which journey comes first.
    func cost(_ journey: Journey) -> Int {
        let effort = TransitPreference.effort(of: journey, for: preference)
        return isArriving ? effort - journey.departure : journey.arrival + effort
    }

    private var isArriving: Bool {
        if case .arriving = time { true } else { false }
    }
}
