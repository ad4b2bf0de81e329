import Foundation

#if canImport(_FoundationICU)
    import _FoundationICU
#endif

/// How a number is written in a language.
struct LocalizedNumberFormat {
    /// The style of the number.
    enum Style {
        case plain
        /// Money, by the currency's ISO 4217 code.
        case currency(String)
        /// A unit by its CLDR name, such as `meter` or `kilometer-per-hour`.
        case unit(String)
    }

    /// A format that nothing can be written in.
    struct Fault: Error {
        let message: String
    }

    /// The language as a BCP 47 tag.
    var locale: String?
    var style = Style.plain
    var minimumFractionDigits: Double?
    var maximumFractionDigits: Double?

    init(locale: String?) {
        self.locale = locale
    }

    /// Digits after the point: at least, at most; nil where the currency tells.
    private func digits() throws(Fault) -> ClosedRange<Int>? {
        for number in [minimumFractionDigits, maximumFractionDigits] {
            // 100 is ECMAScript's limit.
            guard let number, !(number >= 0 && number <= 100) else { continue }
            throw Fault(message: "maximumFractionDigits value is out of range.")
        }
        let minimum = minimumFractionDigits.map { Int($0) }
        let maximum = maximumFractionDigits.map { Int($0) }
        if let minimum, let maximum, minimum > maximum {
            throw Fault(message: "maximumFractionDigits value is out of range.")
        }
        if minimum == nil, maximum == nil, case .currency = style { return nil }
        let low = minimum ?? 0
        let high = maximum ?? max(low, 3)
        return min(low, high)...high
    }

    private func check(_ code: String, _ what: String) throws(Fault) {
        let isWord = code.utf8.allSatisfy { byte in
            (97...122).contains(byte | 32) || byte == 45 || (48...57).contains(byte)
        }
        guard isWord, !code.isEmpty, code.utf8.count <= 64 else {
            throw Fault(message: "Invalid \(what) : \(code)")
        }
    }

    #if canImport(_FoundationICU)
        /// The number as text.
        func text(_ number: Double) throws(Fault) -> String {
            var skeleton = "rounding-mode-half-up"
            switch style {
            case .plain: break
            case .currency(let code):
                try check(code, "currency code")
                skeleton += " currency/" + code.uppercased()
            case .unit(let name):
                try check(name, "unit argument")
                skeleton += " unit/" + name + " unit-width-short"
            }
            if let digits = try digits() {
                skeleton += " ."
                skeleton += String(repeating: "0", count: digits.lowerBound)
                skeleton += String(repeating: "#", count: digits.upperBound - digits.lowerBound)
                if digits.upperBound == 0 {
                    skeleton.removeLast(2); skeleton += " precision-integer"
                }
            }
            return try Self.write(number, skeleton: skeleton, locale: LanguageTag.resolved(locale))
        }

        private static func write(_ number: Double, skeleton: String, locale: String)
            throws(Fault) -> String
        {
            // SAFETY: every handle that ICU opens is closed before this returns, arrays live during the calls that they are
            // passed to, and ICU writes at most as many units as the buffer is said to hold.
            var status = U_ZERO_ERROR
            let units = Array(skeleton.utf16)
            let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale, &status)
            defer { unsafe swift_unumf_close(formatter) }
            let result = unsafe swift_unumf_openResult(&status)
            defer { unsafe swift_unumf_closeResult(result) }
            unsafe swift_unumf_formatDouble(formatter, number, result, &status)
            var buffer = [UInt16](repeating: 0, count: 512)
            let count = unsafe swift_unumf_resultToString(
                result, &buffer, Int32(buffer.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, Int(count) <= buffer.count
            else { throw Fault(message: "The number can't be formatted.") }
            return String(decoding: buffer[..<Int(count)], as: UTF16.self)
        }
    #else
        /// The number as text.
        func text(_ number: Double) throws(Fault) -> String {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: LanguageTag.resolved(locale))
            formatter.roundingMode = .halfUp
            switch style {
            case .plain: formatter.numberStyle = .decimal
            case .currency(let code):
                try check(code, "currency code")
                formatter.numberStyle = .currency
                formatter.currencyCode = code.uppercased()
            case .unit(let name): throw Fault(message: "Invalid unit argument : \(name)")
            }
            if let digits = try digits() {
                formatter.minimumFractionDigits = digits.lowerBound
                formatter.maximumFractionDigits = digits.upperBound
            }
            guard let text = formatter.string(from: NSNumber(value: number)) else {
                throw Fault(message: "The number can't be formatted.")
            }
            return text
        }
    #endif
}
