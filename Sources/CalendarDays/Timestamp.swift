/// Moments as GPX, gpsd and OpenStreetMap write them (RFC 3339).
package enum Timestamp {
    /// The longest text that is read; what is longer is no moment.
    private static let longest = 64

    /// Returns the seconds since 1970 of a moment such as `2026-11-21T08:30:05.5Z` or `2026-11-21T08:30:05+01:00`; nil if
    /// the text is none.
    ///
    /// A space may stand for the `T`; a moment without a zone is taken for UTC, as receivers mean it.
    package static func secondsSince1970(_ text: some StringProtocol) -> Double? {
        guard text.utf8.count <= longest else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard parts.count == 2 else { return nil }
        let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        let zone = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
        let clock = parts[1][..<zone].split(separator: ":", omittingEmptySubsequences: false)
            .map { Double($0) }
        guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
            1...9999 ~= year, 1...12 ~= month, 1...31 ~= day,
            clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            0..<24 ~= hour, 0..<60 ~= minute, 0..<61 ~= second,
            let offset = offset(parts[1][zone...])
        else { return nil }
        let civil = CivilDate(year: year, month: month, day: day)
        let days = civil.daysSince1970
        // The 30th of February is none.
        guard CivilDate(daysSince1970: days) == civil else { return nil }
        return Double(days) * 86_400 + hour * 3600 + minute * 60 + second - offset
    }

    /// Seconds that a zone is ahead of UTC: `Z`, nothing, `+01:00`, `-0330` or `+02`.
    private static func offset(_ zone: some StringProtocol) -> Double? {
        guard let sign = zone.first else { return 0 }
        if sign == "Z" { return zone.count == 1 ? 0 : nil }
        let digits = String(zone.dropFirst()).filter { $0 != ":" }
        guard digits.count == 2 || digits.count == 4, let number = Int(digits),
            number >= 0
        else { return nil }
        let minutes = digits.count == 2 ? number * 60 : number / 100 * 60 + number % 100
        return Double(minutes) * (sign == "-" ? -60 : 60)
    }
}
