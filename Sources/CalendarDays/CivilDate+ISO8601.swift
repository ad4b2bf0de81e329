extension CivilDate {
    /// The date as ISO 8601 writes it, such as "2014-10-19".
    package var iso8601: String { "\(year.padded(to: 4))-\(month.padded())-\(day.padded())" }
}

extension Int {
    /// The number with leading zeros, as dates and clocks have it; two digits at least, or as many as are asked for.
    package func padded(to width: Int = 2) -> String {
        let digits = String(self)
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }
}
