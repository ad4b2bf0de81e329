/// Writes the instruction of a maneuver in a language.
public struct InstructionWriter: Sendable {
    /// The language.
    public let language: InstructionLanguage
    /// The units in which distances are given.
    public let units: DistanceUnits
    private let storage: PhraseStorage

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - units: The units in which distances are given.
    ///   - mode: The mode whose own sentences are used; nil for those of the language alone.
    public init(
        language: InstructionLanguage = .english, units: DistanceUnits = .metric,
        mode: TravelMode? = nil
    ) {
        self.language = language
        self.units = units
        var phrases = language.phrases
        for (sentence, text) in mode?.sentences[language.rawValue] ?? [:] {
            // A graph's mode was checked when the graph was opened; one that was not keeps the usual sentence.
            if let own = Sentence(text) { phrases[keyPath: sentence.phrase] = own }
        }
        storage = PhraseStorage(phrases)
    }

    /// The sentences about a whole route or journey.
    package var overview: OverviewPhrases { .of(language) }

    /// The writer with the sentences of a mode.
    public func adapted(to mode: TravelMode) -> InstructionWriter {
        mode.sentences[language.rawValue] == nil
            ? self : InstructionWriter(language: language, units: units, mode: mode)
    }

    /// One sentence without a period: what to do, where to, by which sign.
    ///
    /// - Parameters:
    ///   - maneuver: What is to be done.
    ///   - isStop: Whether an arrival is a stop on the way, after which the route continues.
    public func instruction(for maneuver: Maneuver, isStop: Bool = false) -> String {
        let text = sentence(for: maneuver, isStop: isStop).filled { value($0, maneuver) }
        guard let first = text.first, first.isLowercase else { return text }
        return first.uppercased() + text.dropFirst()
    }

    // MARK: Choosing the sentence

    private func sentence(for maneuver: Maneuver, isStop: Bool) -> Sentence {
        switch maneuver.kind {
        case .depart: return storage.phrases.depart
        case .arrive:
            if isStop { return storage.phrases.arriveStop }
            switch maneuver.modifier {
            case .right: return storage.phrases.arriveRight
            case .left: return storage.phrases.arriveLeft
            default: return storage.phrases.arrive
            }
        default: break
        }
        if maneuver.way == .elevator { return storage.phrases.elevator }
        if maneuver.way == .steps {
            return turnsAside(maneuver) ? storage.phrases.stairsAside : storage.phrases.stairs
        }
        if let change = modeSentence(maneuver) { return change }
        return staying(roadSentence(maneuver), maneuver)
    }

    /// The sentence for staying on the road.
    private func staying(_ sentence: Sentence, _ maneuver: Maneuver) -> Sentence {
        maneuver.staysOnRoad ? sentence.naming(storage.phrases.staying) : sentence
    }

    /// What to say where one boards, dismounts or goes on another way.
    private func modeSentence(_ maneuver: Maneuver) -> Sentence? {
        guard maneuver.modes.before != maneuver.modes.after else { return nil }
        switch maneuver.modes.after {
        case .ferry:
            return storage.phrases.grammar.ferries.phrase(way(maneuver)) == nil
                ? storage.phrases.ferry : storage.phrases.namedFerry
        case .train: return storage.phrases.train
        case .pushing:
            return turnsAside(maneuver)
                ? staying(storage.phrases.pushTurn, maneuver) : storage.phrases.push
        case .cycling where maneuver.modes.before == .pushing && turnsAside(maneuver):
            return staying(storage.phrases.rideTurn, maneuver)
        case .cycling where maneuver.kind == .notification: return storage.phrases.ride
        case .walking where maneuver.kind == .notification: return storage.phrases.walk
        case .driving where maneuver.kind == .notification: return storage.phrases.drive
        default: return nil
        }
    }

    /// Whether one turns off the current road, so that the instruction has to name the side.
    private func turnsAside(_ maneuver: Maneuver) -> Bool {
        guard let direction = maneuver.modifier, direction.isLeft || direction.isRight else {
            return false
        }
        switch maneuver.kind {
        case .turn, .onward, .endOfRoad, .fork: return true
        default: return false
        }
    }

    private func roadSentence(_ maneuver: Maneuver) -> Sentence {
        let direction = maneuver.modifier ?? .straight
        switch maneuver.kind {
        case .newName where direction == .straight && maneuver.staysOnRoad,
            .notification where direction == .straight && maneuver.staysOnRoad:
            return storage.phrases.stayStraight
        case .newName, .notification:
            return direction == .straight || direction == .uturn
                ? storage.phrases.goOn : storage.phrases.bearOn
        case .merge: return storage.phrases.merge
        case .onRamp: return storage.phrases.ramp
        case .offRamp:
            return maneuver.exits.isEmpty ? storage.phrases.exit : storage.phrases.numberedExit
        case .fork: return storage.phrases.fork
        case .endOfRoad where direction != .straight && direction != .uturn:
            return storage.phrases.endOfRoad
        case .exitRoundabout where maneuver.passesCircle && maneuver.exit > 0,
            .exitRotary where maneuver.passesCircle && maneuver.exit > 0:
            return storage.phrases.roundabout
        case .roundabout, .rotary:
            if maneuver.exit == 0 { return storage.phrases.enterRoundabout }
            return maneuver.rotaryName.isEmpty ? storage.phrases.roundabout : storage.phrases.rotary
        case .roundaboutTurn:
            return direction == .uturn
                ? storage.phrases.roundaboutBack
                : direction == .straight
                    ? storage.phrases.roundaboutStraight : storage.phrases.roundaboutTurn
        case .exitRoundabout, .exitRotary: return storage.phrases.leaveRoundabout
        case _ where direction == .uturn:
            return maneuver.staysOnRoad ? storage.phrases.stayBack : storage.phrases.goBack
        case _ where direction == .straight:
            return maneuver.staysOnRoad ? storage.phrases.stayStraight : storage.phrases.goStraight
        default: return storage.phrases.turn
        }
    }

    // MARK: Filling it

    private func value(_ slot: Sentence.Slot, _ maneuver: Maneuver) -> String {
        let direction = maneuver.modifier ?? .straight
        switch slot {
        case .turn: return storage.phrases.turns[Int(direction.rawValue)]
        case .side: return storage.phrases.sides[direction.isRight ? 0 : direction.isLeft ? 2 : 1]
        case .place: return storage.phrases.places[direction.isRight ? 0 : direction.isLeft ? 2 : 1]
        case .compass: return storage.phrases.compass[(maneuver.bearingAfter * 2 + 45) / 90 % 8]
        case .way:
            let way = way(maneuver)
            return way.isEmpty
                ? unnamed(.onto, maneuver) : storage.phrases.grammar.name(way)
        case .onto: return road(.onto, maneuver)
        case .along: return road(.along, maneuver)
        case .at: return road(.at, maneuver)
        case .ferry:
            return storage.phrases.grammar.ferries.phrase(way(maneuver)).map(
                storage.phrases.grammar.name)
                ?? ""
        case .signs: return storage.phrases.grammar.name(signs(maneuver))
        case .exit:
            return maneuver.exits.split(separator: ";").map { $0.drop { $0 == " " } }
                .joined(separator: "/")
        case .nth: return storage.phrases.grammar.ordinal(maneuver.exit)
        case .circle: return storage.phrases.grammar.name(maneuver.rotaryName)
        case .climb:
            return maneuver.stairsLeadUp.map { storage.phrases.climbs[$0 ? 0 : 1] } ?? ""
        case .distance, .count: return ""
        }
    }

    /// The road that follows with the words the language puts before it.
    private func road(_ form: Phrases.UnnamedWays.Form, _ maneuver: Maneuver) -> String {
        let way = way(maneuver)
        guard !way.isEmpty else { return unnamed(form, maneuver) }
        let grammar = storage.phrases.grammar
        let name = grammar.name(way)
        switch form {
        case .onto:
            return grammar.onto(name, maneuver.name.isEmpty && !Self.isBare(maneuver.ref))
        case .along: return grammar.along(name)
        case .at: return grammar.at(name)
        }
    }

    /// What the way that follows is, where it has no name; empty for ordinary roads.
    private func unnamed(
        _ form: Phrases.UnnamedWays.Form, _ maneuver: Maneuver
    ) -> String {
        guard let way = maneuver.unnamedWay else { return "" }
        let street = RoadText.spoken(maneuver.beside)
        return storage.phrases.unnamed.words(
            way, form, beside: street.isEmpty ? "" : storage.phrases.grammar.name(street))
    }

    /// The road that follows; left to the signs where those say where ramps and forks lead.
    private func way(_ maneuver: Maneuver) -> String {
        switch maneuver.kind {
        case .onRamp, .offRamp, .fork, .roundabout, .rotary:
            if !maneuver.destinations.isEmpty { return "" }
        default: break
        }
        let ref = RoadText.spoken(maneuver.ref)
        let name = RoadText.spoken(maneuver.name)
        if name.isEmpty { return Self.isBare(ref) ? storage.phrases.grammar.numbered(ref) : ref }
        if ref.isEmpty || name.utf8.contains(ref.utf8) { return name }
        return "\(name) (\(ref))"
    }

    /// Whether a road's number is digits only, and would not be known for a road by itself.
    private static func isBare(_ ref: String) -> Bool {
        !ref.isEmpty && ref.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The first destinations of the signs, few enough to be read in passing.
    private func signs(_ maneuver: Maneuver) -> String {
        guard maneuver.destinations.split(separator: ",").count > 3 else {
            return maneuver.destinations
        }
        return maneuver.destinations.split(separator: ",").prefix(3).joined(separator: ",")
    }

    // MARK: Distances, lanes and notices

    /// "In 200 m", to be said before an instruction.
    public func ahead(meters: Double) -> String {
        storage.phrases.ahead.filled { $0 == .distance ? distance(meters: meters) : "" }
    }

    /// A distance rounded as people say it: 80 m, 450 m, 1.2 km, 34 km; 250 ft, 0.5 mi, 12 mi.
    public func distance(meters: Double) -> String {
        let meters = meters.isFinite ? min(max(meters, 0), 1e8) : 0
        let names = storage.phrases.units
        let whole = units == .metric ? meters : meters / 0.3048
        let limit = units == .metric ? 1000.0 : 1000
        if Self.rounded(whole) < limit {
            let unit = units == .metric ? names.meters : names.feet
            return "\(Int(Self.rounded(whole)))\(names.space)\(unit)"
        }
        let far = units == .metric ? meters / 1000 : meters / 1609.344
        let tenths = Int((far * 10).rounded())
        let isRound = tenths >= 100 || tenths % 10 == 0
        let number =
            isRound
            ? "\(Int((Double(tenths) / 10).rounded()))"
            : "\(tenths / 10)\(names.decimal)\(tenths % 10)"
        let miles = number == "1" ? names.mile : names.miles
        return "\(number)\(names.space)\(units == .metric ? names.kilometers : miles)"
    }

    /// To 5 below 50, to 10 below 250, to 50 below 1000.
    private static func rounded(_ value: Double) -> Double {
        let step = value < 50 ? 5.0 : value < 250 ? 10 : 50
        return (value / step).rounded() * step
    }

    /// Which lanes to use, such as "Use the 2 right lanes"; nil if nothing is known, or all will do.
    public func lanes(for maneuver: Maneuver) -> String? {
        let lanes = maneuver.lanes
        guard let first = lanes.firstIndex(where: \.isValid),
            let last = lanes.lastIndex(where: \.isValid), last - first + 1 < lanes.count
        else { return nil }
        let side = last == lanes.count - 1 ? 0 : first == 0 ? 2 : 1
        let count = last - first + 1
        let sentence = count == 1 ? storage.phrases.lane[side] : storage.phrases.lanes[side]
        return sentence.filled { $0 == .count ? "\(count)" : "" }
    }

    /// Advisory notices of a step or a whole route, tolls first.
    public func notices(_ notices: StepNotices) -> [String] {
        if notices.isEmpty { return [] }
        let texts = storage.phrases.notices
        let all: [(StepNotices, String)] = [
            (.toll, texts.toll), (.ferry, texts.ferry), (.timed, texts.timed),
            (.restricted, texts.restricted), (.lowEmission, texts.lowEmission),
            (.unpaved, texts.unpaved),
        ]
        return all.filter { notices.contains($0.0) }.map(\.1)
    }
}

/// Storage for the phrases of a language, some fifty strings, which copies of a writer share.
private final class PhraseStorage: Sendable {
    let phrases: Phrases

    init(_ phrases: Phrases) { self.phrases = phrases }
}
