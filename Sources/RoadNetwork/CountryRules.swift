/// The defaults for roads of a country where no tag applies: speed limits, and the modes that may use a way.
///
/// The rules are in `Borders/road-rules.txt`, the outlines of countries in `Borders/countries.txt`, which
/// `Scripts/make-countries` writes: good to about 2 km at land borders.
struct CountryRules: Sendable, Equatable {
    /// Limits in km/h by the sort of road, such as `rural` and `motorway`; 0 where there is none.
    private(set) var limits: [String: Double] = [:]
    /// Values of `highway` that are open to a mode besides those of its profile.
    private(set) var open: [String: Set<String>] = [:]

    /// Reads `motorway=120 rural=60mph foot=bridleway,trunk`.
    init(_ text: some StringProtocol) {
        for pair in text.split(separator: " ") {
            let parts = pair.split(separator: "=")
            guard parts.count == 2 else { continue }
            let (key, value) = (String(parts[0]), String(parts[1]))
            if Self.modes.contains(key) {
                open[key] = Set(value.split(separator: ",").map(String.init))
            } else {
                limits[key] = value == "none" ? 0 : SpeedLimit.numeric(value)
            }
        }
    }

    private static let modes: Set<String> = ["foot", "bicycle"]

    /// The rules of each country and region that has any, by its code in lower case.
    static let all: [String: CountryRules] = {
        var result: [String: CountryRules] = [:]
        let text = String(decoding: PackageResources.road_rules_txt, as: UTF8.self)
        for line in text.split(separator: "\n") where line.first != "#" {
            guard let space = line.firstIndex(of: " ") else { continue }
            result[line[..<space].lowercased()] = CountryRules(line[space...])
        }
        return result
    }()

    /// The limit of a sort of road, km/h; nil where none is known or there is none.
    func limit(_ sort: String) -> Double? { limits[sort].flatMap { $0 > 0 ? $0 : nil } }
}

/// Finds the rules of the country that places are in, fast for places that lie together.
struct CountryFinder {
    private static let world: (borders: Borders, rules: [CountryRules?]) = {
        var numbers: [String: UInt16] = [:]
        var rules: [CountryRules?] = []
        let rings = Borders.rings(CountryOutlines.text.description, precision: 3) { code in
            if let known = numbers[code] { return known }
            numbers[code] = UInt16(rules.count)
            rules.append(CountryRules.all[code.lowercased()])
            return UInt16(rules.count - 1)
        }
        return (Borders(rings), rules)
    }()

    /// The country of squares that no border passes.
    private var known: [Int: UInt16?] = [:]

    /// The rules where a place is, degrees; nil at sea and in countries of which nothing is known.
    mutating func rules(latitude: Double, longitude: Double) -> CountryRules? {
        let world = Self.world
        let square =
            Int((latitude / Borders.bandDegrees).rounded(.down)) * 10_000
            + Int((longitude / Borders.bandDegrees).rounded(.down))
        let area: UInt16?
        if let seen = known[square] {
            area = seen
        } else {
            area = world.borders.area(latitude: latitude, longitude: longitude)
            if !world.borders.isNearBorder(latitude: latitude, longitude: longitude) {
                known[square] = .some(area)
            }
        }
        return area.flatMap { world.rules[Int($0)] }
    }
}
