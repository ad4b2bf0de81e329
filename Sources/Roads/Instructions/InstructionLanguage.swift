/// A language instructions can be given in.
public enum InstructionLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case finnish = "fi"
    case swedish = "sv"
    case japanese = "ja"
    case chinese = "zh"
    case arabic = "ar"

    /// The language of a tag or a locale's name, such as "de-AT", "pt_BR.UTF-8" or "zh-Hans"; nil if it
    /// is none of these.
    public init?(tag: String) {
        let code = tag.prefix { $0.isLetter }.lowercased()
        guard let language = Self(rawValue: code) else { return nil }
        self = language
    }

    /// The language that an environment sets by `LC_ALL`, `LC_MESSAGES` or `LANG`; English otherwise.
    public init(environment: [String: String]) {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        self = asked.flatMap { Self(tag: $0) } ?? .english
    }

    var phrases: Phrases {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .italian: .italian
        case .finnish: .finnish
        case .swedish: .swedish
        case .japanese: .japanese
        case .chinese: .chinese
        case .arabic: .arabic
        }
    }
}

/// The units in which distances are given.
public enum DistanceUnits: String, Sendable, CaseIterable {
    /// Meters and kilometers.
    case metric
    /// Feet and miles.
    case imperial
}
