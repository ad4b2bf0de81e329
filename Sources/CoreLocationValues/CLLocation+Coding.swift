import Foundation

extension CLLocation.Values {
    /// The key under which each number is archived.
    private static let numbers:
        [(key: String, path: any WritableKeyPath<Self, Double> & Sendable)] = [
            ("latitude", \.coordinate.latitude),
            ("longitude", \.coordinate.longitude),
            ("altitude", \.altitude),
            ("ellipsoidalAltitude", \.ellipsoidalAltitude),
            ("horizontalAccuracy", \.horizontalAccuracy),
            ("verticalAccuracy", \.verticalAccuracy),
            ("course", \.course),
            ("courseAccuracy", \.courseAccuracy),
            ("speed", \.speed),
            ("speedAccuracy", \.speedAccuracy),
        ]

    /// Restores the values from an archive; nil if one of the numbers is missing.
    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "timestamp") else { return nil }
        let seconds = coder.decodeDouble(forKey: "timestamp")
        self.init(
            coordinate: CLLocationCoordinate2D(),
            timestamp: Date(timeIntervalSinceReferenceDate: seconds))
        for (key, path) in Self.numbers {
            guard coder.containsValue(forKey: key) else { return nil }
            self[keyPath: path] = coder.decodeDouble(forKey: key)
        }
        floor = coder.decodeObject(of: CLFloor.self, forKey: "floor")
        sourceInformation = coder.decodeObject(
            of: CLLocationSourceInformation.self, forKey: "sourceInformation")
    }

    /// Archives the values.
    func encode(with coder: NSCoder) {
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
        for (key, path) in Self.numbers { coder.encode(self[keyPath: path], forKey: key) }
        coder.encode(floor, forKey: "floor")
        coder.encode(sourceInformation, forKey: "sourceInformation")
    }
}
