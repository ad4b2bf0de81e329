/// Numbers as files of coordinates write them.
enum DecimalNumber {
    private static let powers: [Double] = (0...22).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0.1) * 10)
    }

    /// Returns the number that a field holds, spaces around it allowed; nil if it holds none.
    ///
    /// Up to 15 digits and no exponent, which is what coordinates look like, are exact without help: both
    /// the digits and the power of ten are exact doubles (Clinger, 1990). The rest goes to the library.
    ///
    /// - Parameter mark: What may stand before the decimals besides a point; nil for nothing.
    static func parse(_ field: ArraySlice<UInt8>, mark: UInt8? = nil) -> Double? {
        var (digits, places, count, hasPoint) = (UInt64(0), 0, 0, false)
        var place = field.startIndex
        while place < field.endIndex, field[place] == 32 || field[place] == 9 { place += 1 }
        let start = place
        var isNegative = false
        if place < field.endIndex, field[place] == 45 || field[place] == 43 {
            isNegative = field[place] == 45
            place += 1
        }
        var hasDigits = false
        while place < field.endIndex {
            let byte = field[place]
            if byte >= 48, byte <= 57 {
                hasDigits = true
                if count > 0 || byte != 48 { count += 1 }
                if count > 15 { return library(field[start...], mark) }
                digits = digits * 10 + UInt64(byte - 48)
                if hasPoint { places += 1 }
            } else if byte == 46 || byte == mark, !hasPoint {
                hasPoint = true
            } else {
                break
            }
            place += 1
        }
        if place < field.endIndex, !field[place...].allSatisfy({ $0 == 32 || $0 == 9 }) {
            return library(field[start...], mark)
        }
        guard hasDigits else { return nil }
        guard places < powers.count else { return library(field[start...], mark) }
        let value = Double(digits) / powers[places]
        return isNegative ? -value : value
    }

    private static func library(_ field: ArraySlice<UInt8>, _ mark: UInt8?) -> Double? {
        var end = field.endIndex
        while end > field.startIndex, field[end - 1] == 32 || field[end - 1] == 9 { end -= 1 }
        let text = field[..<end].map { $0 == mark ? 46 : $0 }
        return Double(String(decoding: text, as: UTF8.self))
    }
}
