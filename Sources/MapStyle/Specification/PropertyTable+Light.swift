import MapGeometry

extension PropertyTable {
    /// Properties of the light.
    static let light: [PropertySpecification] = [
        .init("anchor", .enumeration, "viewport", values: planes),
        .init("position", .numbers(3), [1.15, 210, 30], interpolated: true, transition: true),
        .init("color", .color, "#ffffff", interpolated: true, transition: true),
        .init(
            "intensity", .number, 0.5, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
    ]
}
