import CalendarDays

/// Times of the form `2026-01-31T12:00:00Z`.
enum UTCTimestamp {
    /// Seconds since 1970, or nil when the text has another form.
    static func seconds(_ text: String) -> Int64? {
        let parts = text.split { "-T:Z".contains($0) }.map { Int($0) }
        guard text.utf8.count == 20, text.hasSuffix("Z"), parts.count == 6,
            let year = parts[0], let month = parts[1], let day = parts[2],
            let hour = parts[3], let minute = parts[4], let second = parts[5],
            1...12 ~= month, 1...31 ~= day
        else { return nil }
        let days = Int64(CivilDate(year: year, month: month, day: day).daysSince1970)
        return ((days * 24 + Int64(hour)) * 60 + Int64(minute)) * 60 + Int64(second)
    }
}
