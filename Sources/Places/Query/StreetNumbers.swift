import Bytes
import Geodesy

/// The addresses of one street.
struct StreetNumbers {
    let file: PlacesFile
    let range: Range<Int>
    /// The position to which the nearest of several equal numbers is taken.
    private let center: PackedCoordinate?
    private let quality: WordQualities

    init(file: PlacesFile, place: UInt32, center: PackedCoordinate?, quality: WordQualities) {
        self.file = file
        self.quality = quality
        self.center = center
        range = file.range(file.placeStreetNumbers, Int(place)).clamped(
            to: 0..<file.numberText.count)
    }

    /// Whether there are no house numbers.
    var isEmpty: Bool { range.isEmpty }

    /// Whether some houses have names instead of numbers: those stand first.
    var hasNames: Bool { !range.isEmpty && file.numberLow[range.lowerBound] == 0 }

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
            if words.indices.contains(index), words[index].isHouseNumber,
                cover[index] < quality.notANumber,
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
        return best ?? named(words, cover: cover)
    }

    /// A house that has a name instead of a number, or a number with words before it: "Block A".
    private func named(_ words: [QueryWord], cover: [Float]) -> Found? {
        guard hasNames else { return nil }
        // Small words may have gone to the street's name: "Dar il-Ħanin, Triq il-Palazz".
        for start in words.indices where cover[start] == 0 {
            for end in (start + 1...min(start + 6, words.count)).reversed()
            where cover[end - 1] == 0 {
                let name = words[start..<end].map(\.bytes).joined(separator: [UInt8(ascii: " ")])
                if let found = exact(0, suffix: Array(name)) {
                    return Found(index: found, words: start..<end, quality: 1)
                }
            }
        }
        return nil
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
        // "56;58" may be one door.
        if end < words.count, words[end].isHouseNumber,
            [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(words[end].separator),
            let found = list(number, words[index...end])
        {
            return Found(index: found, words: index..<(end + 1), quality: 1)
        }
        // "11 B 9" may be on the door as it is, and so may "20 bis".
        for length in [3, 2, 1] where end + length <= words.count {
            if length == 1, words[end].isNumeric || words[end].bytes.count < 2 { continue }
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
            return Found(index: found, words: index..<end, quality: quality.looseNumber)
        }
        if let found = within(number) {
            return Found(index: found, words: index..<end, quality: quality.looseNumber)
        }
        if !suffix.isEmpty {
            suffix = []
            if let found = exact(number, suffix: suffix) {
                return Found(index: found, words: index..<end, quality: quality.numberWithoutLetter)
            }
        }
        if let found = any(number) {
            return Found(index: found, words: index..<end, quality: quality.numberWithoutLetter)
        }
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
        return nearest(number) {
            file.numberHigh[$0] == number && file.string(file.numberSuffix[$0]) == wanted
        }
    }

    private func exact(_ number: UInt32, high: UInt32) -> Int? {
        nearest(number) { file.numberHigh[$0] == high && high > number }
    }

    /// An address that is a list of numbers, written just so.
    private func list(_ number: UInt32, _ words: ArraySlice<QueryWord>) -> Int? {
        let wanted = Array(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
        return nearest(number) {
            TextFolding.joined(file.string(file.numberText[$0])) == wanted
        }
    }

    /// Of the addresses that begin with a number and are wanted, the nearest one.
    private func nearest(_ number: UInt32, where isWanted: (Int) -> Bool) -> Int? {
        var index = lowerBound(number)
        var best: (index: Int, distance: Double)?
        while index < range.upperBound, file.numberLow[index] == number {
            if isWanted(index) {
                guard let center else { return index }
                let point = PackedCoordinate(
                    file.numberLatitude[index], file.numberLongitude[index])
                let distance = SphericalDistance.meters(center, point)
                if distance < best?.distance ?? .infinity { best = (index, distance) }
            }
            index += 1
        }
        return best?.index
    }

    /// A range that holds the number, on the same side of the street.
    private func within(_ number: UInt32) -> Int? {
        for index in range.prefix(5_000)
        where file.numberLow[index] <= number && number <= file.numberHigh[index]
            && file.numberLow[index] < file.numberHigh[index]
        {
            if file.numberLow[index] % 2 == number % 2
                || file.numberHigh[index] % 2 != file.numberLow[index] % 2
            {
                return index
            }
        }
        return nil
    }

    private func any(_ number: UInt32) -> Int? {
        let index = lowerBound(number)
        return index < range.upperBound && file.numberLow[index] == number ? index : nil
    }
}
