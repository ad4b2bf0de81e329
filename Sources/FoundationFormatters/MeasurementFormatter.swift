import Foundation

/// A formatter of measurements and units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked: like all formatters it is configured by one owner before it is shared.

    /// The choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit that the measurement has.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One that is as large as the value.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// No unit with temperatures but the degree sign.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; by default the one that the region has for such things.
    open var unitOptions: UnitOptions = []
    /// How much of the unit's name is written; by default its sign.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The region and language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the numbers; by default with three digits behind the point at most.
    open var numberFormatter: NumberFormatter!

    /// Creates a formatter.
    public override init() {
        numberFormatter = NumberFormatter()
        super.init()
        numberFormatter.numberStyle = .decimal
    }

    /// Archiving is not supported: returns nil.
    public required init?(coder: NSCoder) { nil }

    private var length: UnitNameLength {
        switch unitStyle {
        case .short: .narrow
        case .long: .long
        default: .short
        }
    }

    /// Formats a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var value = measurement.value
        var unit: Unit = measurement.unit
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension,
            let preferred = preferred(dimension, value)
        {
            value = dimension.converter.baseUnitValue(fromValue: value)
            value = preferred.converter.value(fromBaseUnitValue: value)
            unit = preferred
        }
        numberFormatter.locale = locale
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
            return number + "°"
        }
        return UnitName(unit).after(number, isOne: value == 1, length: length)
    }

    private func preferred(_ unit: Dimension, _ value: Double) -> Dimension? {
        let measurement = Measurement<Unit>(value: value, unit: unit)
        // Without a scale of its own a length is in the unit that long ones are said in.
        if unit is UnitLength, !unitOptions.contains(.naturalScale) {
            return locale.measurementSystem == .metric ? UnitLength.kilometers : UnitLength.miles
        }
        return PreferredUnit(measurement, for: .general, in: locale)?.unit
    }

    /// Writes the name of a unit.
    open func string(from unit: Unit) -> String {
        let name = UnitName(unit)
        return unitStyle == .long ? name.more : name.sign
    }

    /// Formats a measurement.
    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) }
    }
}
