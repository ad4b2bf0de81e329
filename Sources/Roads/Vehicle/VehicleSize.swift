/// The size and load of a vehicle, as far as a query gives them; the rest is as in the mode's profile.
public struct VehicleSize: Sendable, Hashable {
    /// The outer dimensions in meters; nil where unknown.
    public var height, width, length: Double?
    /// The actual mass with all load, in kilograms.
    public var mass: Double?
    /// The greatest mass on one axle, in kilograms.
    public var axleLoad: Double?
    /// Whether it carries hazardous materials.
    public var carriesHazmat: Bool?

    /// Creates a size.
    public init(
        height: Double? = nil, width: Double? = nil, length: Double? = nil, mass: Double? = nil,
        axleLoad: Double? = nil, carriesHazmat: Bool? = nil
    ) {
        self.height = height
        self.width = width
        self.length = length
        self.mass = mass
        self.axleLoad = axleLoad
        self.carriesHazmat = carriesHazmat
    }

    /// Whether no measure is given.
    public var isEmpty: Bool { self == VehicleSize() }

    /// The size with what it leaves out taken from another.
    public func completed(by other: VehicleSize) -> VehicleSize {
        VehicleSize(
            height: height ?? other.height, width: width ?? other.width,
            length: length ?? other.length, mass: mass ?? other.mass,
            axleLoad: axleLoad ?? other.axleLoad,
            carriesHazmat: carriesHazmat ?? other.carriesHazmat)
    }

    /// What counts for a limit, in the limit's own unit.
    func measure(_ kind: VehicleLimit.Kind) -> UInt32 {
        switch kind {
        case .height: VehicleLimit.thousandths(height)
        case .width: VehicleLimit.thousandths(width)
        case .length: VehicleLimit.thousandths(length)
        case .mass: VehicleLimit.whole(mass)
        case .axleLoad: VehicleLimit.whole(axleLoad)
        case .hazmat: carriesHazmat ?? false ? 1 : 0
        }
    }
}
