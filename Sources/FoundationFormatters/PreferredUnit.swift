import Foundation

/// What a measurement is for, which decides in what unit it is read.
enum MeasurementPurpose { case general, road, personHeight }

/// A value in the unit that people of a region would say it in.
///
/// Units and their limits are those of the Unicode CLDR's unit preferences (supplemental data, `unitPreferenceData`),
/// for lengths, speeds and temperatures.
struct PreferredUnit {
    let value: Double
    let unit: Dimension
    /// The value is rounded to a multiple of this; nil for two digits at least, and no more behind the point than that.
    let step: Double?

    /// Chooses the unit; nil where a measurement is none of those.
    init?(_ measurement: Measurement<Unit>, for purpose: MeasurementPurpose, in locale: Locale) {
        guard let unit = measurement.unit as? Dimension else { return nil }
        let isMetric = locale.measurementSystem == .metric
        let isBritish = locale.measurementSystem == .uk
        switch unit {
        case let unit as UnitLength:
            let meters = unit.converter.baseUnitValue(fromValue: measurement.value)
            let choice = Self.length(abs(meters), purpose, isMetric: isMetric, isBritish: isBritish)
            self.init(meters, choice.unit, choice.step)
        case let unit as UnitSpeed:
            let speed = unit.converter.baseUnitValue(fromValue: measurement.value)
            self.init(speed, isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour, nil)
        case let unit as UnitTemperature:
            let kelvin = unit.converter.baseUnitValue(fromValue: measurement.value)
            let isFahrenheit = locale.measurementSystem == .us
            self.init(kelvin, isFahrenheit ? UnitTemperature.fahrenheit : .celsius, 1)
        default: return nil
        }
    }

    private init(_ base: Double, _ unit: Dimension, _ step: Double?) {
        value = unit.converter.value(fromBaseUnitValue: base)
        self.unit = unit
        self.step = step
    }

    private static func length(
        _ meters: Double, _ purpose: MeasurementPurpose, isMetric: Bool, isBritish: Bool
    ) -> (unit: UnitLength, step: Double?) {
        let mile = 1609.344
        let foot = 0.3048
        let yard = 0.9144
        switch (purpose, isMetric) {
        case (.general, true):
            return meters >= 1000
                ? (.kilometers, nil) : meters >= 1 ? (.meters, nil) : (.centimeters, nil)
        case (.general, false):
            return meters >= mile ? (.miles, nil) : meters >= foot ? (.feet, nil) : (.inches, nil)
        case (.road, true):
            if meters >= 900 { return (.kilometers, nil) }
            return (.meters, meters >= 300 ? 50 : meters >= 10 ? 10 : 1)
        case (.road, false):
            if meters >= mile / 2 { return (.miles, nil) }
            if isBritish {
                return (.yards, meters >= 100 * yard ? 50 : meters >= 10 * yard ? 10 : 1)
            }
            return (.feet, meters >= 100 * foot ? 50 : meters >= 10 * foot ? 10 : 1)
        case (.personHeight, let isMetric): return (isMetric ? .centimeters : .inches, 1)
        }
    }

    /// The value as the locale writes it.
    func number(_ locale: Locale) -> (text: String, isOne: Bool) {
        guard value.isFinite else { return (value.formatted(.number.locale(locale)), false) }
        if let step {
            let rounded = (value / step).rounded(.toNearestOrEven) * step
            return (
                rounded.formatted(.number.precision(.fractionLength(0)).locale(locale)),
                rounded == 1
            )
        }
        // Whole numbers, but two digits if the number is small.
        let size = abs(value)
        let places = size >= 9.95 || size == 0 ? 0 : size >= 0.995 ? 1 : 2
        let scale = [1.0, 10, 100][places]
        let rounded = (value * scale).rounded(.toNearestOrEven) / scale
        return (
            rounded.formatted(.number.precision(.fractionLength(0...places)).locale(locale)),
            rounded == 1
        )
    }
}
