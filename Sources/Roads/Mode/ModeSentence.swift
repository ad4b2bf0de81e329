/// A sentence of instructions that depends on the mode, which a profile may word for its own.
///
/// Its text is written as `Phrases` tells, with the slots `{way}`, `{onto}`, `{turn}`, `{side}`, `{place}` and
/// `{compass}`: "Ride your scooter on[ along {way}]".
public enum ModeSentence: String, Sendable, CaseIterable, Codable, CodingKeyRepresentable {
    /// To drive on, after leaving a ferry or a train.
    case drive
    /// To walk on, after leaving a ferry or a train.
    case walk
    /// To ride on there, or where one was pushing.
    case ride
    /// The same where one also turns.
    case rideTurn
    /// To dismount and push.
    case push
    /// The same where one also turns.
    case pushTurn

    /// The slots its text may have.
    static let slots: Set<Sentence.Slot> = [.way, .onto, .turn, .side, .place, .compass]

    /// Where it stands among the sentences of a language.
    var phrase: WritableKeyPath<Phrases, Sentence> {
        switch self {
        case .drive: \.drive
        case .walk: \.walk
        case .ride: \.ride
        case .rideTurn: \.rideTurn
        case .push: \.push
        case .pushTurn: \.pushTurn
        }
    }
}
