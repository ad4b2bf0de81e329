import Foundation

/// The purpose of a measurement: road signs use other units than maps of the world.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable, Sendable { case general, asProvided, road, personHeight }
    private let kind: Kind

    /// The unit that people would say it in.
    public static var general: Self { Self(kind: .general) }
    /// The unit that it has.
    public static var asProvided: Self { Self(kind: .asProvided) }

    /// What decides the unit; nil for that which it has.
    var purpose: MeasurementPurpose? {
        switch kind {
        case .general: .general
        case .asProvided: nil
        case .road: .road
        case .personHeight: .personHeight
        }
    }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance on a road, rounded as signs and voices have it.
    public static var road: Self { Self(kind: .road) }
    /// A person's height.
    public static var personHeight: Self { Self(kind: .personHeight) }
}

extension Measurement where UnitType: Dimension {
    /// A format style for measurements.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public struct UnitWidth: Hashable, Codable, Sendable {
            private let number: Int
            /// The unit's full name, as in `2 kilometers`.
            public static var wide: UnitWidth { UnitWidth(number: 0) }
            /// By its sign: `2 km`.
            public static var abbreviated: UnitWidth { UnitWidth(number: 1) }
            /// By its sign without a space: `2km`.
            public static var narrow: UnitWidth { UnitWidth(number: 2) }

            var length: UnitNameLength { number == 0 ? .long : number == 1 ? .short : .narrow }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The purpose of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The format of the number; nil for the default format.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The region and language.
        public var locale: Locale

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The style for another region and language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// Formats a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let plain = Measurement<Unit>(value: value.value, unit: value.unit)
            guard let purpose = usage.purpose,
                let preferred = PreferredUnit(plain, for: purpose, in: locale)
            else {
                let style = (numberFormatStyle ?? .number).locale(locale)
                return UnitName(value.unit).after(
                    style.format(value.value), isOne: value.value == 1, length: width.length)
            }
            let written = numberFormatStyle.map {
                (text: $0.locale(locale).format(preferred.value), isOne: preferred.value == 1)
            }
            let number = written ?? preferred.number(locale)
            return UnitName(preferred.unit).after(
                number.text, isOne: number.isOne, length: width.length)
        }
    }

    /// Writes it in the unit that people here would say it in.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Writes it in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// Returns a format style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
