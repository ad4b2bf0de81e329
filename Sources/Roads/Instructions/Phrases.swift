/// The sentences of a language.
///
/// A sentence is text with slots in braces; a part in brackets is left out where a slot in it is empty.
///
/// | slot | what |
/// | --- | --- |
/// | `{turn}` | a direction of `turns` |
/// | `{side}` | a side of `sides` |
/// | `{place}` | a side of `places` |
/// | `{compass}` | a direction of `compass` |
/// | `{way}` | the road that follows |
/// | `{onto}` | the same with the preposition and article the language wants |
/// | `{along}` | the same as what one follows, where the language has another form for that |
/// | `{at}` | the same as where one is, where the language has another form for that |
/// | `{signs}` | what signs point to |
/// | `{exit}` | the exit's number on a motorway |
/// | `{nth}` | the ordinal of a roundabout's exit |
/// | `{circle}` | the name of a rotary |
/// | `{distance}` | a distance with its unit |
/// | `{count}` | a number of lanes |
/// | `{ferry}` | the name of a ferry that says that it is one |
/// | `{climb}` | whether stairs lead up or down |
struct Phrases: Sendable {
    /// From the U-turn clockwise, as `TurnModifier` counts.
    var turns: [String]
    /// The words for right, straight ahead and left.
    var sides: [String]
    /// The same as places of ramps: on the right, ahead, on the left.
    var places: [String]
    /// From north clockwise in eights.
    var compass: [String]

    var depart: Sentence
    var arrive: Sentence
    var arriveRight: Sentence
    var arriveLeft: Sentence
    var arriveStop: Sentence
    var turn: Sentence
    var goStraight: Sentence
    var goBack: Sentence
    /// The name of the road in any sentence where the route is on it already.
    var staying: Sentence
    var stayStraight: Sentence
    var stayBack: Sentence
    var goOn: Sentence
    var bearOn: Sentence
    var merge: Sentence
    var ramp: Sentence
    var exit: Sentence
    var numberedExit: Sentence
    var fork: Sentence
    var endOfRoad: Sentence
    var roundabout: Sentence
    var enterRoundabout: Sentence
    var rotary: Sentence
    var roundaboutTurn: Sentence
    var roundaboutStraight: Sentence
    var roundaboutBack: Sentence
    var leaveRoundabout: Sentence
    var ferry: Sentence
    /// To board a ferry whose name tells that it is one.
    var namedFerry: Sentence
    var train: Sentence
    var push: Sentence
    /// To dismount, and to mount again, where one also turns.
    var pushTurn: Sentence
    var ride: Sentence
    var rideTurn: Sentence
    var walk: Sentence
    var drive: Sentence
    var stairs: Sentence
    var stairsAside: Sentence
    var elevator: Sentence
    /// Up and down, as stairs lead.
    var climbs: [String]
    /// What ways without a name are.
    var unnamed: UnnamedWays
    /// An announcement at a distance, such as "In 200 m".
    var ahead: Sentence
    /// The right, middle and left lane; then several of them.
    var lane: [Sentence]
    var lanes: [Sentence]

    var notices: Notices
    var units: Units
    var grammar: Grammar

    /// What ways without a name are called, in the order of `Maneuver.UnnamedWay`.
    struct UnnamedWays: Sendable {
        /// How a way is mentioned.
        enum Form: Sendable {
            /// As the next way.
            case onto
            /// As a way to follow.
            case along
            /// As the current way.
            case at
        }

        /// As `{onto}` and `{way}` say them.
        var onto: [String]
        /// The forms for `{along}`.
        var along: [String]
        /// The forms for `{at}`.
        var at: [String]
        /// A way that runs beside a street.
        var beside: @Sendable (_ way: String, _ street: String, _ form: Form) -> String

        /// Words that have one form for some or all purposes.
        init(
            _ onto: [String], along: [String]? = nil, at: [String]? = nil,
            beside: @escaping @Sendable (_ way: String, _ street: String, _ form: Form) -> String
        ) {
            self.onto = onto
            self.along = along ?? onto
            self.at = at ?? onto
            self.beside = beside
        }

        /// The words for a way.
        func words(_ way: Maneuver.UnnamedWay, _ form: Form, beside street: String) -> String {
            let forms =
                switch form {
                case .onto: onto
                case .along: along
                case .at: at
                }
            let text = forms[Int(way.rawValue)]
            return street.isEmpty ? text : beside(text, street, form)
        }
    }

    /// What one should know of a road.
    struct Notices: Sendable {
        var toll: String
        var ferry: String
        var unpaved: String
        var timed: String
        var restricted: String
        var lowEmission: String
    }

    /// Names of units and the decimal sign.
    struct Units: Sendable {
        var meters: String
        var kilometers: String
        var feet: String
        var mile: String
        var miles: String
        var decimal: String
        var space = "\u{00A0}"
    }

    /// Rules that depend on the words put in.
    struct Grammar: Sendable {
        /// The ordinal of a roundabout's exit, in the form the sentences want.
        var ordinal: @Sendable (Int) -> String
        /// A road with the preposition and article it wants.
        var onto: @Sendable (_ way: String, _ isNumber: Bool) -> String = { way, _ in way }
        /// The forms of a road's name: as a way to follow, and as the current way.
        var along: @Sendable (String) -> String = { $0 }
        var at: @Sendable (String) -> String = { $0 }
        /// A road known by a bare number.
        var numbered: @Sendable (String) -> String = { $0 }
        /// A name made fit to stand in the sentence.
        var name: @Sendable (String) -> String = { $0 }
        /// Names that denote a ferry by themselves.
        var ferries = FerryNames()
    }
}

/// A sentence with slots.
struct Sentence: Sendable, ExpressibleByStringLiteral {
    enum Slot: String, Sendable {
        case turn, side, place, compass, way, onto, signs, exit, nth, circle, distance, count
        case ferry, along, at, climb
    }

    private enum Piece: Sendable {
        case text(String)
        case slot(Slot)
        case part([Piece])
    }

    private var pieces: [Piece]

    /// Reads a sentence of the program's own; traps where it is misspelled.
    init(stringLiteral text: String) {
        do {
            pieces = try Self.pieces(of: text)
        } catch {
            preconditionFailure("“\(text)” \(error.description)")
        }
    }

    /// Reads a sentence of a client; nil where `fault` finds something.
    init?(_ text: String) {
        guard let pieces = try? Self.pieces(of: text) else { return nil }
        self.pieces = pieces
    }

    /// The fault in a client's sentence; nil if it can be read and has only allowed slots.
    static func fault(in text: String, allowing allowed: Set<Slot>) -> String? {
        do {
            let foreign = slots(try pieces(of: text)).first { !allowed.contains($0) }
            return foreign.map { "may not have the slot “\($0.rawValue)”" }
        } catch {
            return error.description
        }
    }

    /// What is wrong with a sentence's text.
    private enum Fault: Error, CustomStringConvertible {
        case unknownSlot(String)
        case unclosed

        var description: String {
            switch self {
            case .unknownSlot(let name): "has the unknown slot “\(name.prefix(40))”"
            case .unclosed: "has braces or brackets that are not in pairs"
            }
        }
    }

    private static func pieces(of text: String) throws(Fault) -> [Piece] {
        var stack: [[Piece]] = [[]]
        var literal = ""
        var slot: String?
        func flush() {
            if !literal.isEmpty { stack[stack.count - 1].append(.text(literal)) }
            literal = ""
        }
        for character in text {
            switch character {
            case "{":
                flush()
                if slot != nil { throw .unclosed }
                slot = ""
            case "}":
                guard let name = slot else { throw .unclosed }
                guard let known = Slot(rawValue: name) else { throw .unknownSlot(name) }
                stack[stack.count - 1].append(.slot(known))
                slot = nil
            case "[":
                flush()
                stack.append([])
            case "]":
                flush()
                guard stack.count > 1 else { throw .unclosed }
                let part = stack.removeLast()
                stack[stack.count - 1].append(.part(part))
            default:
                if slot != nil { slot?.append(character) } else { literal.append(character) }
            }
        }
        flush()
        guard stack.count == 1, slot == nil else { throw .unclosed }
        return stack[0]
    }

    /// The sentence with another part instead of the one that names the road.
    func naming(_ part: Sentence) -> Sentence {
        func namesRoad(_ pieces: [Piece]) -> Bool {
            Self.slots(pieces).contains { [.way, .onto, .along, .at].contains($0) }
        }
        var sentence = self
        sentence.pieces = pieces.map { piece in
            if case .part(let old) = piece, namesRoad(old) { return .part(part.pieces) }
            return piece
        }
        return sentence
    }

    /// The sentence with its slots filled.
    func filled(_ value: (Slot) -> String) -> String {
        var result = ""
        _ = Self.append(pieces, to: &result, value)
        return result
    }

    /// The slots of the sentence, for tests.
    var slots: [Slot] { Self.slots(pieces) }

    private static func slots(_ pieces: [Piece]) -> [Slot] {
        pieces.flatMap { piece -> [Slot] in
            switch piece {
            case .text: []
            case .slot(let slot): [slot]
            case .part(let part): slots(part)
            }
        }
    }

    private static func append(
        _ pieces: [Piece], to result: inout String, _ value: (Slot) -> String
    ) -> Bool {
        var isFull = true
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .slot(let slot):
                let text = value(slot)
                if text.isEmpty { isFull = false }
                result += text
            case .part(let part):
                var text = ""
                if append(part, to: &text, value) { result += text }
            }
        }
        return isFull
    }
}
