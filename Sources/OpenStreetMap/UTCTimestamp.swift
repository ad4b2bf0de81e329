/// Times of the form `2026-01-31T12:00:00Z`.
enum UTCTimestamp {
    /// Seconds since 1970, or nil when the text has another form.
    static func seconds(_ text: String) -> Int64? {
        let parts = text.split { "-T:Z".contains($0) }.map { Int64($0) }
        guard text.utf8.count == 20, text.hasSuffix("Z"), parts.count == 6,
            let year = parts[0], let month = parts[1], let day = parts[2],
            let hour = parts[3], let minute = parts[4], let second = parts[5],
            1...12 ~= month, 1...31 ~= day
        else { return nil }
        // Days since 1970 in the proleptic Gregorian calendar, with years that begin in March, so that the
        // leap day comes last.
        let shifted = month > 2 ? year : year - 1
        let yearDay = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + yearDay - 719_468
        return ((days * 24 + hour) * 60 + minute) * 60 + second
    }
}
