import MapGeometry

extension PropertyTable {
    /// Properties of `raster` under `paint`.
    static let rasterPaint: [PropertySpecification] = [
        .init(
            "raster-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init("raster-hue-rotate", .number, 0, interpolated: true, transition: true),
        .init(
            "raster-brightness-min", .number, 0, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init(
            "raster-brightness-max", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init(
            "raster-saturation", .number, 0, interpolated: true, transition: true, minimum: -1,
            maximum: 1),
        .init(
            "raster-contrast", .number, 0, interpolated: true, transition: true, minimum: -1,
            maximum: 1),
        .init("resampling", .enumeration, "linear", values: ["linear", "nearest"]),
        .init("raster-resampling", .enumeration, "linear", values: ["linear", "nearest"]),
        .init("raster-fade-duration", .number, 300, interpolated: true, minimum: 0),
    ]

    /// Properties of `hillshade` under `paint`.
    static let hillshadePaint: [PropertySpecification] = [
        .init(
            "hillshade-illumination-direction", .numberArray, 335, interpolated: true, minimum: 0,
            maximum: 359),
        .init(
            "hillshade-illumination-altitude", .numberArray, 45, interpolated: true, minimum: 0,
            maximum: 90),
        .init("hillshade-illumination-anchor", .enumeration, "viewport", values: planes),
        .init(
            "hillshade-exaggeration", .number, 0.5, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init(
            "hillshade-shadow-color", .colorArray, "#000000", interpolated: true, transition: true),
        .init(
            "hillshade-highlight-color", .colorArray, "#FFFFFF", interpolated: true,
            transition: true),
        .init("hillshade-accent-color", .color, "#000000", interpolated: true, transition: true),
        .init(
            "hillshade-method", .enumeration, "standard",
            values: ["standard", "basic", "combined", "igor", "multidirectional"]),
        .init("resampling", .enumeration, "linear", values: ["linear", "nearest"]),
    ]

    /// Properties of `color-relief` under `paint`.
    static let colorReliefPaint: [PropertySpecification] = [
        .init(
            "color-relief-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init("color-relief-color", .color, nil, .colorRamp, interpolated: true, readsZoom: false),
        .init("resampling", .enumeration, "linear", values: ["linear", "nearest"]),
    ]
}
