import MapGeometry

extension PropertyTable {
    /// Properties of `background` under `paint`.
    static let backgroundPaint: [PropertySpecification] = [
        .init("background-color", .color, "#000000", interpolated: true, transition: true),
        .init("background-pattern", .image, nil, .crossFaded, transition: true),
        .init(
            "background-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
    ]

    /// Properties of `fill` under `layout`.
    static let fillLayout: [PropertySpecification] = [
        .init("fill-sort-key", .number, nil, .dataDriven)
    ]

    /// Properties of `fill` under `paint`.
    static let fillPaint: [PropertySpecification] = [
        .init("fill-antialias", .boolean, true),
        .init(
            "fill-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init(
            "fill-layer-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init("fill-color", .color, "#000000", .dataDriven, interpolated: true, transition: true),
        .init("fill-outline-color", .color, nil, .dataDriven, interpolated: true, transition: true),
        .init("fill-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("fill-translate-anchor", .enumeration, "map", values: planes),
        .init("fill-pattern", .image, nil, .crossFadedDataDriven, transition: true),
    ]

    /// Properties of `line` under `layout`.
    static let lineLayout: [PropertySpecification] = [
        .init("line-cap", .enumeration, "butt", .dataDriven, values: ["butt", "round", "square"]),
        .init(
            "line-join", .enumeration, "miter", .dataDriven, values: ["bevel", "round", "miter"]),
        .init("line-miter-limit", .number, 2, .dataDriven, interpolated: true),
        .init("line-round-limit", .number, 1.05, .dataDriven, interpolated: true),
        .init("line-sort-key", .number, nil, .dataDriven),
    ]

    /// Properties of `line` under `paint`.
    static let linePaint: [PropertySpecification] = [
        .init(
            "line-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init(
            "line-layer-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init("line-color", .color, "#000000", .dataDriven, interpolated: true, transition: true),
        .init("line-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("line-translate-anchor", .enumeration, "map", values: planes),
        .init(
            "line-width", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init(
            "line-gap-width", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init("line-offset", .number, 0, .dataDriven, interpolated: true, transition: true),
        .init(
            "line-blur", .number, 0, .dataDriven, interpolated: true, transition: true, minimum: 0),
        .init(
            "line-dasharray", .numbers(nil), nil, .crossFadedDataDriven, transition: true,
            minimum: 0),
        .init("line-pattern", .image, nil, .crossFadedDataDriven, transition: true),
        .init("line-gradient", .color, nil, .colorRamp, interpolated: true, readsZoom: false),
    ]

    /// Properties of `circle` under `layout`.
    static let circleLayout: [PropertySpecification] = [
        .init("circle-sort-key", .number, nil, .dataDriven)
    ]

    /// Properties of `circle` under `paint`.
    static let circlePaint: [PropertySpecification] = [
        .init(
            "circle-radius", .number, 5, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init("circle-color", .color, "#000000", .dataDriven, interpolated: true, transition: true),
        .init("circle-blur", .number, 0, .dataDriven, interpolated: true, transition: true),
        .init(
            "circle-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init("circle-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("circle-translate-anchor", .enumeration, "map", values: planes),
        .init("circle-pitch-scale", .enumeration, "map", values: planes),
        .init("circle-pitch-alignment", .enumeration, "viewport", values: planes),
        .init(
            "circle-stroke-width", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init(
            "circle-stroke-color", .color, "#000000", .dataDriven, interpolated: true,
            transition: true),
        .init(
            "circle-stroke-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
    ]

    /// Properties of `heatmap` under `paint`.
    static let heatmapPaint: [PropertySpecification] = [
        .init(
            "heatmap-radius", .number, 30, .dataDriven, interpolated: true, transition: true,
            minimum: 1),
        .init("heatmap-weight", .number, 1, .dataDriven, interpolated: true, minimum: 0),
        .init("heatmap-intensity", .number, 1, interpolated: true, transition: true, minimum: 0),
        .init(
            "heatmap-color", .color,
            [
                "interpolate", ["linear"], ["heatmap-density"], 0, "rgba(0, 0, 255, 0)", 0.1,
                "royalblue", 0.3, "cyan", 0.5, "lime", 0.7, "yellow", 1, "red",
            ],
            .colorRamp, interpolated: true, readsZoom: false),
        .init(
            "heatmap-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
    ]

    /// Properties of `fill-extrusion` under `layout`.
    static let fillExtrusionLayout: [PropertySpecification] = [
        .init(
            "fill-extrusion-rounded-corner-distance", .number, 0, .constant, readsZoom: false,
            minimum: 0)
    ]

    /// Properties of `fill-extrusion` under `paint`.
    static let fillExtrusionPaint: [PropertySpecification] = [
        .init(
            "fill-extrusion-opacity", .number, 1, interpolated: true, transition: true, minimum: 0,
            maximum: 1),
        .init(
            "fill-extrusion-color", .color, "#000000", .dataDriven, interpolated: true,
            transition: true),
        .init(
            "fill-extrusion-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("fill-extrusion-translate-anchor", .enumeration, "map", values: planes),
        .init("fill-extrusion-pattern", .image, nil, .crossFadedDataDriven, transition: true),
        .init(
            "fill-extrusion-height", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init(
            "fill-extrusion-base", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init("fill-extrusion-vertical-gradient", .boolean, true),
    ]
}
