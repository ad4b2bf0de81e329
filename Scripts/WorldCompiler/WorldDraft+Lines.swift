import World

/// A line that makes no sense: its number and its first fields.
struct LineError: Error, CustomStringConvertible {
    let number: Int
    let line: String

    var description: String { "line \(number) makes no sense: \(line.prefix(80))" }
}

extension WorldDraft {
    /// Reads lines of fields between tabs, as Scripts/make-world-gazetteer writes them.
    init(lines: String) throws(LineError) {
        self.init()
        for (index, line) in lines.split(separator: "\n").enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(
                String.init)
            let error = LineError(number: index + 1, line: String(line.prefix(200)))
            guard fields.count > 2 else { throw error }
            switch fields[0] {
            case "country":
                countries.append(
                    Country(
                        code: fields[1], threeLetters: fields[2],
                        names: Self.names(fields.dropFirst(3))))
            case "state":
                states.append(State(code: fields[1], names: Self.names(fields.dropFirst(2))))
            case "zone": zones.append(Zone(name: fields[1], country: fields[2]))
            case "zonering", "statering":
                guard let number = Int(fields[1]), let ring = Self.ring(fields[2]) else {
                    throw error
                }
                if fields[0] == "zonering" {
                    zones[number].rings.append(ring)
                } else {
                    states[number].rings.append(ring)
                }
            case "city":
                guard fields.count > 6, let latitude = Double(fields[1]),
                    let longitude = Double(fields[2]), let population = UInt32(fields[3])
                else { throw error }
                cities.append(
                    City(
                        latitude: latitude, longitude: longitude, population: population,
                        country: fields[4], state: fields[5], names: Self.names(fields.dropFirst(6))
                    ))
            default: throw error
            }
        }
    }

    private static func names(_ fields: ArraySlice<String>) -> Names {
        fields.compactMap { field in
            guard let mark = field.firstIndex(of: "=") else { return nil }
            return (String(field[..<mark]), String(field[field.index(after: mark)...]))
        }
    }

    private static func ring(_ text: String) -> [WorldPoint]? {
        var points: [WorldPoint] = []
        for pair in text.split(separator: " ") {
            let numbers = pair.split(separator: ",").compactMap { Int32($0) }
            guard numbers.count == 2 else { return nil }
            points.append(WorldPoint(numbers[0], numbers[1]))
        }
        return points
    }
}
