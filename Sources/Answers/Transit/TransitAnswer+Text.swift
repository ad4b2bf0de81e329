import Journeys
import Places
import Roads
import Transit

extension TransitAnswer {
    /// The journeys for a person: for each a title, then a line for each leg with its time.
    ///
    /// - Parameter found: What was taken for the places that were named in words.
    public func text(
        style: TextStyle = .plain, found: [(words: String, place: FoundPlace)] = []
    ) -> String {
        let places = found.map { words, place in
            let name = [place.title, place.subtitle].filter { !$0.isEmpty }
            return style.dim("“\(words)”: " + name.joined(separator: ", ")) + "\n"
        }
        let notice = otherDayNotice.map { $0 + "\n" } ?? ""
        var texts =
            isOfSpan && !journeys.isEmpty
            ? [board(style)] : journeys.indices.map { text($0, style) }
        if let walk = directLeg {
            let time = QuantityText.duration(.seconds(walk.seconds))
            let title = "\(writer.distance(meters: Double(walk.meters))), \(time)"
            texts.append("\(style.bold(title))\n  \(instruction(for: .walk(walk)))\n")
        }
        if let notice = realtimeNotice { texts.append(style.dim(notice) + "\n") }
        return places.joined() + notice + texts.joined(separator: "\n")
    }

    /// A line for each journey: when it leaves and arrives, how long it takes, and by which lines.
    private func board(_ style: TextStyle) -> String {
        journeys.map { journey in
            let rides = journey.rides
            let (first, last) = (rides.first?.fromStop ?? 0, rides.last?.toStop ?? 0)
            let names = rides.map { planner.line(ofTrip: $0.trip).name }.joined(separator: ", ")
            let minutes = (journey.arrival + 59) / 60 - journey.departure / 60
            let time = QuantityText.duration(.seconds(minutes * 60))
            return "\(date(journey.departure, first))\(clock(journey.departure, first))–"
                + "\(clock(journey.arrival + 59, last))  \(writer.overview.rides(style.bold(time), names))\n"
        }.joined()
    }

    private func text(_ index: Int, _ style: TextStyle) -> String {
        let journey = journeys[index]
        let rides = journey.rides
        let (first, last) = (rides.first?.fromStop ?? 0, rides.last?.toStop ?? 0)
        let names = rides.map { planner.line(ofTrip: $0.trip).name }.joined(separator: ", ")
        // The difference of the displayed minutes of departure and arrival.
        let minutes = (journey.arrival + 59) / 60 - journey.departure / 60
        let time = QuantityText.duration(.seconds(minutes * 60))
        var lines = [
            style.bold(writer.overview.rides(time, names)),
            "  "
                + writer.overview.times(
                    date(journey.departure, first) + clock(journey.departure, first),
                    clock(journey.arrival + 59, last)),
        ]
        var ready = journey.departure
        for leg in journey.legs {
            switch leg {
            case .walk(let walk):
                let length = writer.distance(meters: Double(walk.meters))
                lines.append("         \(instruction(for: leg)) \(style.dim("(\(length))"))")
                ready = walk.departure + walk.seconds
            case .ride(let ride):
                let wait = (ride.departure - ready) / 60
                if wait >= 1, !ride.isContinued {
                    lines.append("         " + style.dim(phrases.minutes(wait)))
                }
                lines.append(
                    "  \(clock(ride.departure, ride.fromStop))  \(name(ride.fromStop)): \(instruction(for: leg)) "
                        + style.dim("(\(clock(ride.arrival, ride.toStop)))"))
                let notices =
                    notices(of: ride, in: journey)
                    + planner.alerts(for: ride).map { title(of: $0) }
                lines += notices.filter { !$0.isEmpty }.map { "         \(style.bold("! "))\($0)" }
                ready = ride.arrival
            }
        }
        if let (amount, currency) = planner.tickets(for: journey).total {
            lines.append("  " + style.dim("\(amount) \(currency)"))
        }
        if let notice = lastNotice(index) { lines.append("  " + style.dim(notice)) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The date of a moment at a stop, if it is not that of the moment asked for.
    private func date(_ moment: Int, _ stop: Int) -> String {
        let date = iso8601(moment, atStop: stop).prefix(10)
        return date == iso8601(self.moment, atStop: stop).prefix(10) ? "" : "\(date) "
    }
}
