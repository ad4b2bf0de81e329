import FoundationFormatters
import Testing

@Suite struct FormatterTests {
    private let american = Locale(identifier: "en_US")
    private let british = Locale(identifier: "en_GB")
    private let german = Locale(identifier: "de_DE")

    private func length(
        _ meters: Double, _ locale: Locale,
        _ usage: MeasurementFormatUnitUsage<UnitLength> = .general,
        _ width: Measurement<UnitLength>.FormatStyle.UnitWidth = .abbreviated
    ) -> String {
        Measurement(value: meters, unit: UnitLength.meters)
            .formatted(.measurement(width: width, usage: usage).locale(locale))
    }

    // The first is Apple's own example of `Measurement.formatted()`; limits and steps are CLDR's.
    @Test func lengthsAreInTheUnitsOfTheRegion() {
        #expect(length(5000, american) == "3.1 mi")
        #expect(length(1234.5, american) == "4,050 ft")
        #expect(length(0.1, american) == "3.9 in")
        #expect(length(1234.5, german) == "1,2 km")
        #expect(length(12345, german) == "12 km")
        #expect(length(640, german) == "640 m")
        #expect(length(0.5, german) == "50 cm")
        #expect(length(0, german) == "0 cm")
        #expect(length(5000, american, .general, .wide) == "3.1 miles")
        #expect(length(1609.344, american, .general, .wide) == "1 mile")
        #expect(length(5000, german, .general, .narrow) == "5km")
        #expect(length(-2500, german) == "-2,5 km")
    }

    @Test func onRoadsTheyAreRounded() {
        #expect(length(437, german, .road) == "450 m")
        #expect(length(137, german, .road) == "140 m")
        #expect(length(950, german, .road) == "0,95 km")
        #expect(length(7, german, .road) == "7 m")
        #expect(length(200, american, .road) == "650 ft")
        #expect(length(1000, american, .road) == "0.62 mi")
        #expect(length(200, british, .road) == "200 yd")
    }

    @Test func theUnitCanBeTheOneThatIsGiven() {
        let way = Measurement(value: 1234.5, unit: UnitLength.meters)
        #expect(
            way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american))
                == "1,234.5 m")
        #expect(
            way.formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(0))
                ).locale(german)) == "1.234 m")
        let speed = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
        #expect(speed.formatted(.measurement(width: .abbreviated).locale(german)) == "36 km/h")
        #expect(speed.formatted(.measurement(width: .wide).locale(american)) == "22 miles per hour")
        let heading = Measurement(value: 90, unit: UnitAngle.degrees)
        #expect(heading.formatted(.measurement(width: .narrow).locale(american)) == "90°")
    }

    @Test func theOlderFormatterWritesMeasurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        let way = Measurement(value: 1234.5, unit: UnitLength.meters)
        #expect(formatter.string(from: way) == "0.767 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "1,234.5 m")
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: way) == "4,050 ft")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "4,050 feet")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        formatter.locale = german
        formatter.unitStyle = .short
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: way) == "1,2km")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(
            formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    }

    private func span(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit,
        _ style: DateComponentsFormatter.UnitsStyle,
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test func spansOfTimeAreWrittenInEveryStyle() {
        let clock: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(span(4200, clock, .positional) == "1:10:00")
        #expect(span(4200, [.hour, .minute], .abbreviated) == "1h 10m")
        #expect(span(4200, [.hour, .minute], .short) == "1 hr, 10 min")
        #expect(span(4200, [.hour, .minute], .brief) == "1hr 10min")
        #expect(span(4200, [.hour, .minute], .full) == "1 hour, 10 minutes")
        #expect(span(4200, [.hour, .minute], .spellOut) == "one hour, ten minutes")
        #expect(span(3600, [.hour, .minute], .full) == "1 hour")
        #expect(span(65, [.minute, .second], .positional) == "1:05")
        #expect(span(0, [.hour, .minute], .abbreviated) == "0m")
        #expect(span(90061, [.day, .hour, .minute], .abbreviated) == "1d 1h 1m")
    }

    @Test func zerosAndNumbersOfUnitsAreAsAsked() {
        #expect(
            span(65, [.hour, .minute, .second], .positional) { $0.zeroFormattingBehavior = .pad }
                == "00:01:05")
        #expect(
            span(3600, [.hour, .minute], .abbreviated) { $0.zeroFormattingBehavior = .dropLeading }
                == "1h 0m")
        #expect(
            span(4271, [.hour, .minute, .second], .abbreviated) { $0.maximumUnitCount = 2 }
                == "1h 11m")
        #expect(
            span(1200, [.minute], .full) {
                $0.includesApproximationPhrase = true
                $0.includesTimeRemainingPhrase = true
            } == "About 20 minutes remaining")
        #expect(span(-90, [.minute, .second], .positional) == "-1:30")
    }

    @Test func whatIsNoTimeIsNotWritten() {
        #expect(span(.nan, [.minute], .full) == nil)
        #expect(span(.infinity, [.minute], .full) == nil)
        #expect(span(60, [], .full) == nil)
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        #expect(
            formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours, 30 minutes")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start + 60) == "1 minute")
    }
}
