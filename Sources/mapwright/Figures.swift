import Foundation

/// Numbers as people read them.
enum Figures {
    /// "1,234,567".
    static func count(_ value: Int) -> String {
        var digits = Array(String(value.magnitude))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (value < 0 ? "-" : "") + String(digits)
    }

    /// "685 kB", "12.3 MB"; powers of ten.
    static func bytes(_ value: Int) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var amount = Double(value)
        var unit = 0
        while amount >= 999.5, unit + 1 < units.count {
            amount /= 1000
            unit += 1
        }
        let digits = unit > 0 && amount < 9.995 ? 2 : unit > 1 && amount < 99.95 ? 1 : 0
        return String(format: "%.\(digits)f ", amount) + units[unit]
    }
}
