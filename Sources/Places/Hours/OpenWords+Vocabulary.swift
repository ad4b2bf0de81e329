import Foundation
import OpeningHours

extension OpenWords {
    /// The words of all languages by their folded letters, with what each says.
    struct Vocabulary {
        private let table: [[UInt8]: Part]
        /// The maximum number of words that say one thing.
        private let longest: Int

        /// The words that a query may be written in; nil if it asks for nothing.
        ///
        /// Letters that ICU transliterates cost it some milliseconds the first time: words of such languages are read
        /// for a query that has such letters. Most other queries have no word that begins what says "open", "late" or
        /// "always"; making the vocabulary without need is a quarter of the time of a process's first answer.
        static func of(_ query: String, _ words: [TextFolding.Word]) -> Vocabulary? {
            let isTransliterated = query.unicodeScalars.contains {
                $0.value >= 0x80 && LetterTable.shared[$0.value] == nil
            }
            if isTransliterated { return everyone }
            let mayAsk = words.contains { word in
                firstWords.contains { $0.elementsEqual(word.bytes) }
            }
            return mayAsk ? plain : nil
        }

        /// The first word of all that says "open", "late" or "always".
        private static let firstWords: [ArraySlice<UInt8>] = rows(of: languages).flatMap { fields in
            [fields[1], fields[5], fields[6]].flatMap { field in
                field.split(separator: ",").map { phrase in
                    folded(phrase).prefix { $0 != UInt8(ascii: " ") }
                }
            }
        }

        /// The rows of a table of languages, nine fields each.
        private static func rows(of languages: String) -> [[Substring]] {
            languages.split(separator: "\n")
                .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
                .filter { $0.count == 9 }
        }

        private static let plain = Vocabulary(languages)
        private static let everyone = Vocabulary(languages + "\n" + transliteratedLanguages)

        private init(_ languages: String) {
            var table: [[UInt8]: Part] = [:]
            table.reserveCapacity(languages.utf8.count { $0 == UInt8(ascii: ",") } * 2)
            func add(_ words: Substring, _ part: Part) {
                for word in words.split(separator: ",") {
                    let key = Self.folded(word)
                    if table[key] == nil { table[key] = part }
                }
            }
            for fields in Self.rows(of: languages) {
                add(fields[1], .open)
                add(fields[2], .now)
                add(fields[3], .span(.day(0)))
                add(fields[4], .span(.day(1)))
                add(fields[5], .span(.late))
                add(fields[6], .span(.always))
                add(fields[7], .connector)
                for (day, names) in fields[8].split(separator: ";").enumerated() {
                    add(names, .span(.weekday(day)))
                }
            }
            self.table = table
            longest = table.keys.reduce(0) { most, key in
                max(most, key.count { $0 == UInt8(ascii: " ") } + 1)
            }
        }

        private static func folded(_ words: Substring) -> [UInt8] {
            // Plain words are folded as they stand.
            let isPlain = words.utf8.allSatisfy {
                $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: " ")
            }
            return isPlain ? Array(words.utf8) : TextFolding.joined(String(words))
        }

        /// The meaning of a word.
        private enum Part: Equatable {
            case open, now, connector
            case span(OpenQuestion.Span)
        }

        /// The phrase that begins at a word: the words that say one thing together.
        func phrase(
            _ words: [TextFolding.Word], _ start: Int
        ) -> (length: Int, span: OpenQuestion.Span, isCertain: Bool)? {
            var position = start
            var end = start
            var isOpen = false
            var isNow = false
            var span: OpenQuestion.Span?
            while position < words.count, let (length, part) = part(words, position) {
                switch part {
                case .connector: if position == start { return nil }
                case .open: isOpen = true
                case .now: isNow = true
                case .span(let found):
                    if let span, span != found { return result() }
                    span = found
                }
                position += length
                if part != .connector { end = position }
            }
            return result()

            func result() -> (length: Int, span: OpenQuestion.Span, isCertain: Bool)? {
                guard end > start else { return nil }
                switch (isOpen, isNow, span) {
                case (true, true, nil): return (end - start, .moment, true)
                case (true, _, let span?): return (end - start, span, true)
                case (true, false, nil): return (end - start, .moment, false)
                case (false, false, .late?), (false, false, .always?):
                    return (end - start, span ?? .late, false)
                default: return nil
                }
            }
        }

        private func part(
            _ words: [TextFolding.Word], _ start: Int
        ) -> (length: Int, part: Part)? {
            for length in stride(from: min(longest, words.count - start), through: 1, by: -1) {
                let key = QueryPhrases.joined(words[start..<start + length])
                if let part = table[key] { return (length, part) }
            }
            return nil
        }
    }
}
