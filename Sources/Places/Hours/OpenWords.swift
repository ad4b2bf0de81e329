import Foundation
import OpeningHours

/// Words of a query that ask for open places: "open now", "open on Sunday", "late", "24 hours".
///
/// What is asked stands anywhere in the query; the rest is what is looked for, and without one everything that people visit. Words
/// that mean something else as well, "open" or "late" alone, count beside a kind of place only.
struct OpenWords {
    /// The query without the words; empty if it has no others.
    let rest: String
    let question: OpenQuestion.Span
    /// Whether they count only if the rest is a kind of place.
    let needsKind: Bool

    /// Understands a query; nil if it asks for nothing of the kind.
    init?(_ query: String) {
        if let (rest, span) = Self.unspaced(query) {
            self.init(rest, span, needsKind: false)
            return
        }
        let words = TextFolding.words(query, limit: Places.longestQuery)
        guard let vocabulary = Vocabulary.of(query, words) else { return nil }
        var best: (range: Range<Int>, span: OpenQuestion.Span, isCertain: Bool)?
        for start in words.indices {
            guard let (length, span, isCertain) = vocabulary.phrase(words, start) else { continue }
            let isBetter = best.map {
                isCertain != $0.isCertain ? isCertain : length > $0.range.count
            }
            if isBetter ?? true { best = (start..<start + length, span, isCertain) }
        }
        guard let best else { return nil }
        let isAtEnd = best.range.lowerBound == 0 || best.range.upperBound == words.count
        guard best.isCertain || isAtEnd else { return nil }
        let scalars = Array(query.unicodeScalars)
        let cut =
            words[best.range.lowerBound].range
            .lowerBound..<words[best.range.upperBound - 1].range.upperBound
        var rest = String.UnicodeScalarView(scalars[..<min(cut.lowerBound, scalars.count)])
        rest.append(" ")
        rest.append(contentsOf: scalars[min(cut.upperBound, scalars.count)...])
        self.init(String(rest), best.span, needsKind: !best.isCertain)
    }

    private init?(_ rest: String, _ question: OpenQuestion.Span, needsKind: Bool) {
        let trimmed = rest.trimmingCharacters(
            in: .whitespaces.union(.punctuationCharacters))
        guard !trimmed.isEmpty || !needsKind else { return nil }
        self.rest = trimmed
        self.question = question
        self.needsKind = needsKind
    }

    /// Understands languages that are written without spaces.
    private static func unspaced(_ query: String) -> (rest: String, span: OpenQuestion.Span)? {
        guard query.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return nil }
        for (phrase, span) in unspacedPhrases where query.contains(phrase) {
            var rest = query
            for particle in ["の", "的", ""] {
                rest = rest.replacing(phrase + particle, with: " ")
            }
            return (rest, span)
        }
        return nil
    }

    /// The phrases with what they ask, the longest first.
    private static let unspacedPhrases: [(phrase: String, span: OpenQuestion.Span)] = {
        var result: [(String, OpenQuestion.Span)] = []
        for line in unspacedLanguages.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard fields.count == 8 else { continue }
            func list(_ field: Int) -> [Substring] { fields[field].split(separator: ",") }
            let spans: [(Int, OpenQuestion.Span)] = [
                (2, .moment), (3, .day(0)), (4, .day(1)), (5, .late), (6, .always),
            ]
            for (field, span) in spans {
                for word in list(field) {
                    let isWhole = span == .moment || span == .late || span == .always
                    if isWhole { result.append((String(word), span)) }
                    for open in list(1) { result.append(("\(word)\(open)", span)) }
                }
            }
            for (day, names) in fields[7].split(separator: ";").enumerated() {
                for name in names.split(separator: ",") {
                    for open in list(1) {
                        for particle in ["", "に", "も"] {
                            result.append(("\(name)\(particle)\(open)", .weekday(day)))
                        }
                    }
                }
            }
        }
        return result.sorted { $0.0.count > $1.0.count }
    }()
}
