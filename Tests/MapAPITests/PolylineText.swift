/// Decodes polylines as their description says, sharing nothing with the program.
enum PolylineText {
    /// Latitudes and longitudes in degrees.
    static func decoded(_ text: String, decimals: Int = 5) -> [(
        latitude: Double, longitude: Double
    )] {
        let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
        var numbers: [Int] = []
        var (value, shift) = (0, 0)
        for character in text.utf8 {
            let five = Int(character) - 63
            value += (five % 32) << shift
            shift += 5
            guard five < 32 else { continue }
            numbers.append(value % 2 == 0 ? value / 2 : -(value + 1) / 2)
            (value, shift) = (0, 0)
        }
        var (latitude, longitude) = (0, 0)
        return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
            latitude += numbers[index]
            longitude += numbers[index + 1]
            return (Double(latitude) / factor, Double(longitude) / factor)
        }
    }
}
