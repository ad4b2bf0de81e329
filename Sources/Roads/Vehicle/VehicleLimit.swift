/// The greatest size or load with which a road or a place on it may be passed.
public struct VehicleLimit: Sendable, Hashable {
    /// The measure that is limited.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A length in millimeters.
        case height, width, length
        /// A mass in kilograms.
        case mass, axleLoad
        /// 0 where hazardous materials are forbidden.
        case hazmat
    }

    /// The measure that is limited.
    public let kind: Kind
    /// The maximum measure that passes, in the kind's unit.
    public let most: UInt32

    /// Creates a limit in meters or kilograms.
    ///
    /// A width has to be less than a limit's, by a millimeter at least; all others may be equal.
    public init(_ kind: Kind, _ value: Double) {
        self.kind = kind
        switch kind {
        case .width: most = max(Self.thousandths(value), 1) - 1
        case .height, .length: most = Self.thousandths(value)
        case .mass, .axleLoad: most = Self.whole(value)
        case .hazmat: most = 0
        }
    }

    /// Whether a vehicle passes.
    public func admits(_ vehicle: VehicleSize) -> Bool { vehicle.measure(kind) <= most }

    /// The sizes above which limits are ignored, as no query exceeds them: meters and kilograms.
    public static let greatest = VehicleSize(
        height: 10, width: 10, length: 100, mass: 1_000_000, axleLoad: 100_000, carriesHazmat: true)

    static func thousandths(_ meters: Double?) -> UInt32 { whole(meters.map { $0 * 1000 }) }

    static func whole(_ value: Double?) -> UInt32 {
        guard let value, value > 0 else { return 0 }
        return UInt32(min(value.rounded(), 4e9))
    }
}
