/// What a unit is called.
struct UnitName {
    /// The unit's symbol, such as `km`.
    let sign: String
    /// The word for one: `kilometer`.
    let one: String
    /// The word for more: `kilometers`.
    let more: String
    /// Whether a space is before the sign.
    let hasSpace: Bool

    /// Looks a unit up; one that is not known is called by its symbol.
    init(_ unit: Unit) {
        let known = Self.words[unit.symbol]
        sign = Self.signs[unit.symbol] ?? unit.symbol
        one = known?.0 ?? unit.symbol
        more = known?.1 ?? unit.symbol
        hasSpace = !["°", "′", "″", "°C", "°F", "%"].contains(unit.symbol)
    }

    /// Signs that are written otherwise than `Unit.symbol` says.
    private static let signs = ["mph": "mph", "kn": "kn", "″": "″", "M": "mi (n.)"]

    private static let words: [String: (String, String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
        "dm": ("decimeter", "decimeters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"),
        "ft": ("foot", "feet"), "in": ("inch", "inches"), "NM": ("nautical mile", "nautical miles"),
        "km/h": ("kilometer per hour", "kilometers per hour"),
        "m/s": ("meter per second", "meters per second"),
        "mph": ("mile per hour", "miles per hour"), "kn": ("knot", "knots"),
        "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "°": ("degree", "degrees"), "rad": ("radian", "radians"),
        "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km²": ("square kilometer", "square kilometers"), "m²": ("square meter", "square meters"),
        "ha": ("hectare", "hectares"), "ac": ("acre", "acres"),
        "mi²": ("square mile", "square miles"), "ft²": ("square foot", "square feet"),
        "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "gal": ("gallon", "gallons"), "kPa": ("kilopascal", "kilopascals"),
        "hPa": ("hectopascal", "hectopascals"), "W": ("watt", "watts"),
        "kW": ("kilowatt", "kilowatts"), "kWh": ("kilowatt hour", "kilowatt hours"),
    ]
}

/// How much of a unit's name is written.
enum UnitNameLength { case narrow, short, long }

extension UnitName {
    /// Returns a number, already written, with the unit.
    func after(_ number: String, isOne: Bool, length: UnitNameLength) -> String {
        switch length {
        case .narrow: number + sign
        case .short: number + (hasSpace ? " " : "") + sign
        case .long: number + " " + (isOne ? one : more)
        }
    }
}
