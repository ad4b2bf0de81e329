/// The sentences of a language about a whole route or journey.
package struct OverviewPhrases: Sendable {
    /// What follows the length and the time, " via Main Street".
    package let course: @Sendable (_ roads: String) -> String
    /// "21 min by 2, 14": the time with the lines that are ridden.
    package let rides: @Sendable (_ time: String, _ lines: String) -> String
    /// "Leave 09:00, arrive 09:21".
    package let times: @Sendable (_ departure: String, _ arrival: String) -> String
    /// "Climbs 120 m, descends 80 m".
    package let climbs: @Sendable (_ ascent: String, _ descent: String) -> String
    /// "The road is 300 m from the start".
    package let farFromStart: @Sendable (_ distance: String) -> String
    /// "The road is 300 m from the destination".
    package let farFromEnd: @Sendable (_ distance: String) -> String
    /// "The road is 300 m from stop 2": of those that were asked for, the start being number 1.
    package let farFromStop: @Sendable (_ distance: String, _ number: Int) -> String

    /// The sentences of a language.
    package static func of(_ language: InstructionLanguage) -> OverviewPhrases {
        all[language] ?? english
    }

    private static let all: [InstructionLanguage: OverviewPhrases] = [
        .english: english, .german: german, .french: french, .spanish: spanish, .italian: italian,
        .finnish: finnish, .swedish: swedish, .japanese: japanese, .chinese: chinese,
        .arabic: arabic,
    ]

    private static let english = OverviewPhrases(
        course: { " via \($0)" }, rides: { "\($0) by \($1)" },
        times: { "Leave \($0), arrive \($1)" }, climbs: { "Climbs \($0), descends \($1)" },
        farFromStart: { "The road is \($0) from the start" },
        farFromEnd: { "The road is \($0) from the destination" },
        farFromStop: { "The road is \($0) from stop \($1)" })

    private static let german = OverviewPhrases(
        course: { " über \($0)" }, rides: { "\($0) mit \($1)" },
        times: { "Abfahrt \($0), Ankunft \($1)" }, climbs: { "\($0) bergauf, \($1) bergab" },
        farFromStart: { "Die Straße ist \($0) vom Start entfernt" },
        farFromEnd: { "Die Straße ist \($0) vom Ziel entfernt" },
        farFromStop: { "Die Straße ist \($0) von Halt \($1) entfernt" })

    private static let french = OverviewPhrases(
        course: { " par \($0)" }, rides: { "\($0) par \($1)" },
        times: { "Départ \($0), arrivée \($1)" },
        climbs: { "\($0) de montée, \($1) de descente" },
        farFromStart: { "La route est à \($0) du départ" },
        farFromEnd: { "La route est à \($0) de la destination" },
        farFromStop: { "La route est à \($0) de l’étape \($1)" })

    private static let spanish = OverviewPhrases(
        course: { " por \($0)" }, rides: { "\($0) con \($1)" },
        times: { "Salida \($0), llegada \($1)" },
        climbs: { "\($0) de subida, \($1) de bajada" },
        farFromStart: { "La vía está a \($0) del inicio" },
        farFromEnd: { "La vía está a \($0) del destino" },
        farFromStop: { "La vía está a \($0) de la parada \($1)" })

    private static let italian = OverviewPhrases(
        course: { " per \($0)" }, rides: { "\($0) con \($1)" },
        times: { "Partenza \($0), arrivo \($1)" },
        climbs: { "\($0) di salita, \($1) di discesa" },
        farFromStart: { "La strada è a \($0) dalla partenza" },
        farFromEnd: { "La strada è a \($0) dalla destinazione" },
        farFromStop: { "La strada è a \($0) dalla tappa \($1)" })

    private static let finnish = OverviewPhrases(
        course: { ", reitti \($0)" }, rides: { "\($0), linjat \($1)" },
        times: { "Lähtö \($0), perillä \($1)" }, climbs: { "Nousua \($0), laskua \($1)" },
        farFromStart: { "Tie on \($0) päässä lähtöpaikasta" },
        farFromEnd: { "Tie on \($0) päässä määränpäästä" },
        farFromStop: { "Tie on \($0) päässä pysähdyspaikasta \($1)" })

    private static let swedish = OverviewPhrases(
        course: { " via \($0)" }, rides: { "\($0) med \($1)" },
        times: { "Avgång \($0), framme \($1)" }, climbs: { "\($0) uppför, \($1) nedför" },
        farFromStart: { "Vägen ligger \($0) från starten" },
        farFromEnd: { "Vägen ligger \($0) från målet" },
        farFromStop: { "Vägen ligger \($0) från stopp \($1)" })

    private static let japanese = OverviewPhrases(
        course: { "（\($0)経由）" }, rides: { "\($0)（\($1)）" },
        times: { "\($0)発、\($1)着" }, climbs: { "上り\($0)、下り\($1)" },
        farFromStart: { "出発地から道路まで\($0)あります" },
        farFromEnd: { "目的地から道路まで\($0)あります" },
        farFromStop: { "経由地\($1)から道路まで\($0)あります" })

    private static let chinese = OverviewPhrases(
        course: { "（途经\($0)）" }, rides: { "\($0)（\($1)）" },
        times: { "\($0)出发，\($1)到达" }, climbs: { "上升\($0)，下降\($1)" },
        farFromStart: { "道路距起点\($0)" }, farFromEnd: { "道路距终点\($0)" },
        farFromStop: { "道路距途经点\($1)\($0)" })

    // Names and numbers in other letters are isolated, so that their neighbors keep their order (Unicode Standard Annex 9).
    private static let arabic = OverviewPhrases(
        course: { " عبر \u{2068}\($0)\u{2069}" },
        rides: { "\u{2068}\($0)\u{2069} بواسطة \u{2068}\($1)\u{2069}" },
        times: { "الانطلاق \u{2068}\($0)\u{2069}، الوصول \u{2068}\($1)\u{2069}" },
        climbs: { "صعود \u{2068}\($0)\u{2069}، نزول \u{2068}\($1)\u{2069}" },
        farFromStart: { "الطريق على بعد \u{2068}\($0)\u{2069} من نقطة البداية" },
        farFromEnd: { "الطريق على بعد \u{2068}\($0)\u{2069} من الوجهة" },
        farFromStop: { "الطريق على بعد \u{2068}\($0)\u{2069} من المحطة \($1)" })
}
