import Foundation

/// Distances and times as text for people.
public enum QuantityText {
    /// "85 m", "1.2 km", "34 km".
    public static func distance(meters: Double) -> String {
        if meters < 999.5 { return "\(Int(max(0, meters).rounded())) m" }
        return String(format: meters < 9_950 ? "%.1f km" : "%.0f km", min(meters, 1e12) / 1000)
    }

    /// "45 s", "3 min 20 s", "38 min", "2 h 5 min".
    public static func duration(_ time: Duration) -> String {
        let whole = Int((min(max(time, .zero), .seconds(1_000_000_000)) / .seconds(1)).rounded())
        switch whole {
        case ..<60: return "\(whole) s"
        case ..<3600: return told(whole / 60, "min", whole % 60, "s")
        default: return told(whole / 3600, "h", whole % 3600 / 60, "min")
        }
    }

    /// A number of two units; what there is none of is left out.
    private static func told(_ many: Int, _ unit: String, _ few: Int, _ smaller: String) -> String {
        few == 0 ? "\(many) \(unit)" : "\(many) \(unit) \(few) \(smaller)"
    }
}
