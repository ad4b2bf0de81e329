/// Inside, times are whole hundredths of a second, as the graph's file holds them.
extension Duration {
    /// A time of so many hundredths of a second.
    package init(hundredths: Int) { self = .milliseconds(10 * hundredths) }

    /// The hundredths of a second in it, rounded down.
    package var hundredths: Int {
        let perHundredth: Int64 = 10_000_000_000_000_000
        let (seconds, attoseconds) = components
        let part = attoseconds / perHundredth - (attoseconds % perHundredth < 0 ? 1 : 0)
        return Int(seconds) * 100 + Int(part)
    }
}
