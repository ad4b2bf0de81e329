import Foundation

/// Converts distances to localized text, and text to distances.
///
/// Numbers are rounded as one says them. Apple's table is not published: below 10 m to 1 m, below 250 m to 10 m,
/// below 950 m to 50 m, from there kilometers with one decimal below 20 and none above; below a tenth of a mile
/// feet or yards to 50, to 10 below 250 and to 1 below 10, from there miles likewise.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    // Unchecked as formatters are: a client that changes it while others use it has to synchronize.

    /// The system of units that distances are written in.
    public enum Units: UInt, Sendable {
        /// The units of the formatter's locale: feet and miles in the USA, yards and miles in the
        /// UK, else metric.
        case `default` = 0
        /// Meters below 950 m, kilometers from there.
        case metric
        /// Feet below a tenth of a mile, miles from there.
        case imperial
        /// Yards below a tenth of a mile, miles from there.
        case imperialWithYards
    }

    /// Whether unit names are abbreviated.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// The style that fits the context, which is abbreviated.
        case `default` = 0
        /// Abbreviated unit names, such as "km".
        case abbreviated
        /// Full unit names, in English: "kilometers".
        case full
    }

    /// The system of units that distances are written in; the locale's by default.
    open var units = Units.default
    /// Whether unit names are abbreviated; they are by default.
    open var unitStyle = DistanceUnitStyle.default
    private var ownLocale: Locale?

    /// The locale of numbers and units; the user's if set to nil.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }

    /// Creates a formatter for the user's locale.
    public override init() { super.init() }

    /// Restores a formatter from an archive, which holds nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Meters in a mile, a foot and a yard.
    private static let (mile, foot, yard) = (1609.344, 0.3048, 0.9144)

    /// The units that are used, the locale's in the place of the default.
    private var usedUnits: Units {
        guard units == .default else { return units }
        switch locale.measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Returns a distance in meters as text; of one that is not finite, that of 0.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let length = distance.isFinite ? distance : 0
        let size = abs(length)
        if usedUnits == .metric {
            guard size >= 950 else { return text(Self.rounded(length), 0, Self.meter) }
            return long(length / 1000, Self.kilometer)
        }
        guard size >= Self.mile / 10 else {
            let isYards = usedUnits == .imperialWithYards
            let number = Self.rounded(length / (isYards ? Self.yard : Self.foot))
            return text(number, 0, isYards ? Self.yards : Self.feet)
        }
        return long(length / Self.mile, Self.miles)
    }

    private func long(_ number: Double, _ unit: Unit) -> String {
        text(number, abs(number) < 19.95 ? 1 : 0, unit)
    }

    /// Brings a number to the next 1, 10 or 50.
    private static func rounded(_ number: Double) -> Double {
        let step = abs(number) < 10 ? 1.0 : abs(number) < 250 ? 10 : 50
        // No minus before nothing.
        return (number / step).rounded() * step + 0
    }

    private struct Unit {
        let symbol: String
        let one: String
        let many: String
        let meters: Double
    }

    private static let meter = Unit(symbol: "m", one: "meter", many: "meters", meters: 1)
    private static let kilometer = Unit(
        symbol: "km", one: "kilometer", many: "kilometers", meters: 1000)
    private static let feet = Unit(symbol: "ft", one: "foot", many: "feet", meters: foot)
    private static let yards = Unit(symbol: "yd", one: "yard", many: "yards", meters: yard)
    private static let miles = Unit(symbol: "mi", one: "mile", many: "miles", meters: mile)

    private func text(_ number: Double, _ decimals: Int, _ unit: Unit) -> String {
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        format.minimumFractionDigits = 0
        format.maximumFractionDigits = decimals
        let digits = format.string(from: NSNumber(value: number)) ?? "\(number)"
        guard unitStyle == .full else { return "\(digits) \(unit.symbol)" }
        return "\(digits) \(digits == "1" ? unit.one : unit.many)"
    }

    /// Returns the distance in meters of a text: a number with a unit, or alone in meters or feet.
    ///
    /// - Returns: -1 if the text is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let trimmed = distance.trimmingCharacters(in: .whitespaces).lowercased()
        let digits = trimmed.prefix { !$0.isLetter && !$0.isWhitespace }
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        guard !digits.isEmpty, let number = format.number(from: String(digits))?.doubleValue
        else { return -1 }
        let name = trimmed.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        if name.isEmpty { return usedUnits == .metric ? number : number * Self.foot }
        let all = [Self.meter, Self.kilometer, Self.feet, Self.yards, Self.miles]
        let unit = all.first { [$0.symbol, $0.one, $0.many].contains(name) }
        return unit.map { number * $0.meters } ?? -1
    }

    /// Returns the text of a number of meters; that of 0 for anything else.
    open override func string(for obj: Any?) -> String? {
        string(fromDistance: (obj as? NSNumber)?.doubleValue ?? (obj as? Double) ?? 0)
    }
}
