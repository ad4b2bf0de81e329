import Foundation

/// A query that tells the landmark before the word that says "near": "Ateneumin lähellä kahvila", "Ateneum附近的咖啡馆".
struct LandmarkBefore {
    /// What is looked for, as it was typed.
    let wanted: String
    /// The landmark, in the form that names have; empty for the person's own surroundings.
    let landmark: String

    /// Finnish words after a landmark in the genitive, folded.
    private static let finnish: Set<[UInt8]> = Set(
        "lahella lahettyvilla lahistolla luona vieressa".split(separator: " ").map {
            Array($0.utf8)
        })
    /// Chinese and Japanese words between a landmark and what is looked for, the longest first.
    private static let unspaced = [
        "の近くにある", "の近くの", "のそばの", "周辺にある", "の周辺の", "の近く", "近くにある", "附近的", "旁边的", "旁邊的", "周边的",
        "周围的", "周圍的", "近くの",
        "付近の", "周辺の", "附近", "旁边", "旁邊", "周边", "周围", "周圍", "近く", "付近", "周辺",
    ]

    /// Nil for other queries.
    init?(_ words: [TextFolding.Word], _ search: PlaceSearch) {
        let query = search.request.query
        if let (before, after) = Self.divided(query) {
            (landmark, wanted) = (before, after)
            return
        }
        guard let at = words.lastIndex(where: { Self.finnish.contains($0.bytes) }), at > 0,
            let found = Self.finnish(words, at, search)
        else { return nil }
        let scalars = Array(query.unicodeScalars)
        func text(_ words: ArraySlice<TextFolding.Word>) -> String {
            guard let first = words.first, let last = words.last else { return "" }
            let range = first.range.lowerBound..<min(last.range.upperBound, scalars.count)
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
        wanted = text(found.wanted)
        landmark = found.landmark.map { String(decoding: $0.bytes, as: UTF8.self) }
            .joined(separator: " ")
    }

    /// A query without spaces, divided by the first phrase that says "near".
    private static func divided(_ query: String) -> (before: String, after: String)? {
        guard query.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return nil }
        for phrase in unspaced {
            guard let range = query.firstRange(of: phrase) else { continue }
            let before = query[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
            let after = query[range.upperBound...].trimmingCharacters(in: .whitespaces)
            return after.isEmpty ? nil : (before, after)
        }
        return nil
    }

    /// What is looked for and the landmark of a Finnish query; nil where no kind of place is asked for so.
    private static func finnish(
        _ words: [TextFolding.Word], _ at: Int, _ search: PlaceSearch
    ) -> (wanted: ArraySlice<TextFolding.Word>, landmark: [TextFolding.Word])? {
        let kinds = KindWords(file: search.file)
        func isKind(_ words: ArraySlice<TextFolding.Word>) -> Bool {
            CategoryQuery(
                Array(words), kinds, languages: search.request.languages, isGenerous: false)?
                .anchor.isEmpty ?? false
        }
        let behind = words[(at + 1)...]
        if !behind.isEmpty {
            // "kahvila lähellä Ateneumia" has the landmark behind.
            guard isKind(behind), !isKind(words[..<at]) else { return nil }
            return (behind, nominative(Array(words[..<at]), search))
        }
        for index in (1..<max(at, 1)).reversed() where isKind(words[..<index]) {
            return (words[..<index], nominative(Array(words[index..<at]), search))
        }
        return nil
    }

    /// A landmark in the genitive as its name is: of the forms that it may have, the one that something here is called.
    private static func nominative(
        _ words: [TextFolding.Word], _ search: PlaceSearch
    ) -> [TextFolding.Word] {
        guard let last = words.last, last.bytes.count >= 4, last.bytes.last == UInt8(ascii: "n")
        else { return words }
        let stem = last.bytes.dropLast()
        var forms = [Array(stem)]
        // "Ateneumin" and "Hakaniemen".
        if stem.last == UInt8(ascii: "i") { forms.append(stem.dropLast()) }
        if stem.last == UInt8(ascii: "e") { forms.append(stem.dropLast() + [UInt8(ascii: "i")]) }
        forms.append(last.bytes)
        var best: (coverage: Float, words: [TextFolding.Word]) = (0, words)
        for form in forms {
            var named = words
            named[named.count - 1].bytes = form
            let coverage = search.landmark(named)?.coverage ?? 0
            if coverage > best.coverage { best = (coverage, named) }
        }
        return best.words
    }
}

extension Places {
    /// Answers what is asked for near a landmark or near the person; nil where there is none.
    func answers(_ query: LandmarkBefore, _ request: SearchRequest) -> [FoundPlace]? {
        var asked = request
        asked.clock = nil
        asked.query =
            query.landmark.isEmpty ? query.wanted : "\(query.wanted) near \(query.landmark)"
        let found = search(asked)
        return found.isEmpty ? nil : found
    }
}
