import Bytes

/// The addresses of one street.
struct StreetNumbers {
    let file: PlacesFile
    let range: Range<Int>

    init(file: PlacesFile, place: UInt32) {
        self.file = file
        range = file.range(file.placeStreetNumbers, Int(place)).clamped(
            to: 0..<file.numberText.count)
    }

    /// An address, and the words of the query that named it.
    struct Found {
        var index: Int
        var words: Range<Int>
        var quality: Float
    }

    /// Finds the house number a query asks for.
    ///
    /// The number beside the street's name is tried first, then any other.
    func find(_ words: [QueryWord], cover: [Float], first: Int, last: Int) -> Found? {
        var order: [Int] = []
        func add(_ index: Int) {
            if words.indices.contains(index), words[index].isHouseNumber, cover[index] < 0.99,
                !order.contains(index)
            {
                order.append(index)
            }
        }
        add(last + 1)
        add(first - 1)
        for index in words.indices { add(index) }
        var best: Found?
        for index in order {
            if let found = find(words, at: index), found.quality > (best?.quality ?? 0) {
                best = found
            }
            if best?.quality == 1 { break }
        }
        return best
    }

    private func find(_ words: [QueryWord], at index: Int) -> Found? {
        let bytes = words[index].bytes
        let digits = bytes.prefix { $0 >= 48 && $0 <= 57 }
        guard let number = UInt32(String(decoding: digits, as: UTF8.self)) else { return nil }
        var suffix = Array(bytes.dropFirst(digits.count))
        var end = index + 1
        // "14-20" and "30/2" name one address.
        if end < words.count, suffix.isEmpty, words[end].isHouseNumber,
            [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: " ")].contains(
                words[end].separator),
            words[end].separator != UInt8(ascii: " ")
        {
            let second = words[end].bytes
            if let high = UInt32(String(decoding: second, as: UTF8.self)),
                let found = exact(number, high: high)
            {
                return Found(index: found, words: index..<(end + 1), quality: 1)
            }
            if let found = exact(number, suffix: second) {
                return Found(index: found, words: index..<(end + 1), quality: 1)
            }
        }
        // "11 B 9" may be on the door as it is.
        for length in [3, 2] where end + length <= words.count {
            let joined = suffix + words[end..<(end + length)].flatMap(\.bytes)
            if joined.count <= 24, let found = exact(number, suffix: joined) {
                return Found(index: found, words: index..<(end + length), quality: 1)
            }
        }
        // "12 A", but not "12 A 4": there the letter is a staircase.
        var looseSuffix: [UInt8]?
        if suffix.isEmpty, end < words.count, words[end].bytes.count == 1, !words[end].isNumeric,
            words[end].separator != UInt8(ascii: ",")
        {
            looseSuffix = words[end].bytes
        }
        let isStaircase =
            looseSuffix != nil && end + 1 < words.count && words[end + 1].isNumeric
            && words[end + 1].bytes.count <= 3
        if let looseSuffix, !isStaircase, let found = exact(number, suffix: looseSuffix) {
            return Found(index: found, words: index..<(end + 1), quality: 1)
        }
        if let found = exact(number, suffix: suffix) {
            return Found(index: found, words: index..<end, quality: 1)
        }
        if let looseSuffix, let found = exact(number, suffix: looseSuffix) {
            end += 1
            return Found(index: found, words: index..<end, quality: 0.97)
        }
        if let found = within(number) {
            return Found(index: found, words: index..<end, quality: 0.97)
        }
        if !suffix.isEmpty {
            suffix = []
            if let found = exact(number, suffix: suffix) {
                return Found(index: found, words: index..<end, quality: 0.85)
            }
        }
        if let found = any(number) { return Found(index: found, words: index..<end, quality: 0.85) }
        return nil
    }

    private func lowerBound(_ number: UInt32) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if file.numberLow[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func exact(_ number: UInt32, suffix: [UInt8]) -> Int? {
        let wanted = String(decoding: suffix, as: UTF8.self)
        var index = lowerBound(number)
        while index < range.upperBound, file.numberLow[index] == number {
            if file.numberHigh[index] == number, file.string(file.numberSuffix[index]) == wanted {
                return index
            }
            index += 1
        }
        return nil
    }

    private func exact(_ number: UInt32, high: UInt32) -> Int? {
        var index = lowerBound(number)
        while index < range.upperBound, file.numberLow[index] == number {
            if file.numberHigh[index] == high, high > number { return index }
            index += 1
        }
        return nil
    }

    /// A range that holds the number, on the same side of the street.
    private func within(_ number: UInt32) -> Int? {
        var best: Int?
        for index in range.prefix(5_000)
        where file.numberLow[index] <= number && number <= file.numberHigh[index]
            && file.numberLow[index] < file.numberHigh[index]
        {
            if file.numberLow[index] % 2 == number % 2
                || file.numberHigh[index] % 2 != file.numberLow[index] % 2
            {
                return index
            }
            best = best ?? index
        }
        return best
    }

    private func any(_ number: UInt32) -> Int? {
        let index = lowerBound(number)
        return index < range.upperBound && file.numberLow[index] == number ? index : nil
    }
}
