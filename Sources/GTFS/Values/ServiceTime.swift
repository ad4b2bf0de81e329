import CalendarDays

/// Times and dates as a feed writes them.
public enum ServiceTime {
    /// The maximum hour of a time; the longest trips take a week.
    private static let mostHours: Int32 = 400

    /// Returns the seconds of a time such as `7:05:00` or `26:30:00`; nil if the bytes are none.
    ///
    /// They count from noon minus 12 hours, which is midnight but on days when clocks change.
    public static func seconds(_ text: some Collection<UInt8>) -> Int32? {
        var parts: (Int32, Int32, Int32) = (0, 0, 0)
        var part = 0
        var digits = 0
        for byte in text {
            if byte == UInt8(ascii: ":") {
                guard digits > 0, part < 2 else { return nil }
                part += 1
                digits = 0
                continue
            }
            guard byte >= 0x30, byte <= 0x39, digits < (part == 0 ? 3 : 2) else { return nil }
            let digit = Int32(byte - 0x30)
            switch part {
            case 0: parts.0 = parts.0 * 10 + digit
            case 1: parts.1 = parts.1 * 10 + digit
            default: parts.2 = parts.2 * 10 + digit
            }
            digits += 1
        }
        guard part == 2, digits == 2, parts.0 < mostHours, parts.1 < 60, parts.2 < 60 else {
            return nil
        }
        return parts.0 * 3600 + parts.1 * 60 + parts.2
    }

    /// Returns the days since 1970 of a date such as `20141019`; nil if the bytes are none.
    public static func day(_ text: some Collection<UInt8>) -> Int32? {
        guard text.count == 8, let number = Int(String(decoding: text, as: UTF8.self)),
            number >= 19_000_101
        else { return nil }
        let date = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        guard 1...12 ~= date.month, 1...31 ~= date.day else { return nil }
        let days = date.daysSince1970
        // A day past the end of its month is another date.
        return CivilDate(daysSince1970: days) == date ? Int32(days) : nil
    }

    /// Returns a date as a feed writes it, such as `20141019`.
    public static func date(ofDay day: Int32) -> String {
        let date = CivilDate(daysSince1970: Int(day))
        return "\(date.year * 10_000 + date.month * 100 + date.day)"
    }
}
