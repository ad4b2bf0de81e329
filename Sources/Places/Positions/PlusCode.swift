import MapGeometry

/// Plus codes, such as "9GG65WCV+5X", and short ones beside a place, such as "5WCV+5X Helsinki".
///
/// After the Open Location Code specification.
enum PlusCode {
    private static let digits = Array("23456789CFGHJMPQRVWX")

    /// The middle of a full code's cell, nil if the text is not one.
    static func decode(_ text: String) -> CLLocationCoordinate2D? {
        let code = Array(text.uppercased().filter { $0 != " " })
        guard code.count >= 9, code.count <= 16, code[8] == "+", code.count != 10 else {
            return nil
        }
        var symbols = code.filter { $0 != "+" }
        guard symbols.count == code.count - 1 else { return nil }
        // "9GG60000+" names a larger cell.
        let padding = symbols.reversed().prefix { $0 == "0" }.count
        if padding > 0 {
            guard padding % 2 == 0, padding <= 6, symbols.count == 8 else { return nil }
            symbols.removeLast(padding)
        }
        return middle(symbols)
    }

    /// The middle of the cell of a full code that stands beside a name, as in "9GG65WCV+5X Helsinki"; nil if none does.
    static func decode(amongWordsOf text: String) -> CLLocationCoordinate2D? {
        guard text.utf8.count <= 400, text.utf8.contains(UInt8(ascii: "+")) else { return nil }
        return text.split { $0 == " " || $0 == "," || $0 == "\t" }.lazy
            .filter { $0.contains("+") }.compactMap { decode(String($0)) }.first
    }

    private static func middle(_ symbols: [Character]) -> CLLocationCoordinate2D? {
        var latitude = -90.0
        var longitude = -180.0
        var height = 400.0
        var width = 400.0
        for (index, symbol) in symbols.enumerated() {
            guard let value = digits.firstIndex(of: symbol) else { return nil }
            if index < 10 {
                if index % 2 == 0 {
                    height /= 20
                    latitude += Double(value) * height
                } else {
                    width /= 20
                    longitude += Double(value) * width
                }
            } else {
                height /= 5
                width /= 4
                latitude += Double(value / 4) * height
                longitude += Double(value % 4) * width
            }
        }
        guard latitude < 90, longitude < 180 else { return nil }
        return CLLocationCoordinate2D(
            latitude: latitude + height / 2, longitude: longitude + width / 2)
    }

    /// A code without its first digits: it names the nearest such cell to a place.
    struct Short {
        private let symbols: [Character]
        /// Digits that were left out.
        private let missing: Int
        /// What else was typed: the place it is near to.
        let place: String

        /// Finds a short code among the words of a text.
        init?(_ text: String) {
            guard text.utf8.count <= 400, text.utf8.contains(UInt8(ascii: "+")) else { return nil }
            let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
            guard
                let at = words.firstIndex(where: { word in
                    guard let plus = word.firstIndex(of: "+") else { return false }
                    let before = word.distance(from: word.startIndex, to: plus)
                    return [2, 4, 6].contains(before)
                        && (word.count == before + 3 || word.count == before + 4)
                        && word.uppercased().allSatisfy { $0 == "+" || digits.contains($0) }
                        && word.filter { $0 == "+" }.count == 1
                })
            else { return nil }
            let code = Array(words[at].uppercased())
            missing = 8 - (code.firstIndex(of: "+") ?? 8)
            symbols = code.filter { $0 != "+" }
            place = (words[..<at] + words[(at + 1)...]).joined(separator: " ")
        }

        /// The middle of the nearest cell of this code.
        func position(near reference: CLLocationCoordinate2D) -> CLLocationCoordinate2D? {
            var prefix: [Character] = []
            var latitude = min(max(reference.latitude + 90, 0), 179.999_999)
            var longitude = reference.longitude + 180
            longitude -= (longitude / 360).rounded(.down) * 360
            var size = 20.0
            for _ in 0..<(missing / 2) {
                prefix.append(digits[min(Int(latitude / size), 19)])
                prefix.append(digits[min(Int(longitude / size), 19)])
                latitude.formTruncatingRemainder(dividingBy: size)
                longitude.formTruncatingRemainder(dividingBy: size)
                size /= 20
            }
            guard var found = middle(prefix + symbols) else { return nil }
            // The cell of the same code beyond the border may be nearer.
            let step = size * 20
            if found.latitude - reference.latitude > step / 2, found.latitude - step > -90 {
                found.latitude -= step
            } else if reference.latitude - found.latitude > step / 2, found.latitude + step < 90 {
                found.latitude += step
            }
            if found.longitude - reference.longitude > step / 2 {
                found.longitude -= step
            } else if reference.longitude - found.longitude > step / 2 {
                found.longitude += step
            }
            return found
        }
    }
}
