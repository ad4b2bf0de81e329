import MapGeometry

extension PropertyTable {
    /// Properties of `symbol` under `layout`.
    static let symbolLayout: [PropertySpecification] = [
        .init("symbol-placement", .enumeration, "point", values: ["point", "line", "line-center"]),
        .init("symbol-spacing", .number, 250, interpolated: true, minimum: 1),
        .init("symbol-avoid-edges", .boolean, false),
        .init("symbol-sort-key", .number, nil, .dataDriven),
        .init("symbol-z-order", .enumeration, "auto", values: ["auto", "viewport-y", "source"]),
        .init("icon-allow-overlap", .boolean, false),
        .init("icon-overlap", .enumeration, values: overlaps),
        .init("icon-ignore-placement", .boolean, false),
        .init("icon-optional", .boolean, false),
        .init("icon-rotation-alignment", .enumeration, "auto", values: alignments),
        .init("icon-size", .number, 1, .dataDriven, interpolated: true, minimum: 0),
        .init("icon-text-fit", .enumeration, "none", values: ["none", "width", "height", "both"]),
        .init("icon-text-fit-padding", .numbers(4), [0, 0, 0, 0], interpolated: true),
        .init("icon-image", .image, nil, .dataDriven, tokens: true),
        .init("icon-rotate", .number, 0, .dataDriven, interpolated: true),
        .init("icon-padding", .padding, [2], .dataDriven, interpolated: true),
        .init("icon-keep-upright", .boolean, false),
        .init("icon-offset", .numbers(2), [0, 0], .dataDriven, interpolated: true),
        .init("icon-anchor", .enumeration, "center", .dataDriven, values: anchors),
        .init("icon-pitch-alignment", .enumeration, "auto", values: alignments),
        .init("text-pitch-alignment", .enumeration, "auto", values: alignments),
        .init(
            "text-rotation-alignment", .enumeration, "auto",
            values: ["map", "viewport", "viewport-glyph", "auto"]),
        .init("text-field", .formatted, "", .dataDriven, tokens: true),
        .init(
            "text-font", .strings(nil), ["Open Sans Regular", "Arial Unicode MS Regular"],
            .dataDriven),
        .init("text-size", .number, 16, .dataDriven, interpolated: true, minimum: 0),
        .init("text-max-width", .number, 10, .dataDriven, interpolated: true, minimum: 0),
        .init("text-line-height", .number, 1.2, interpolated: true),
        .init("text-letter-spacing", .number, 0, .dataDriven, interpolated: true),
        .init(
            "text-justify", .enumeration, "center", .dataDriven,
            values: ["auto", "left", "center", "right"]),
        .init("text-radial-offset", .number, 0, .dataDriven, interpolated: true),
        .init("text-variable-anchor", .enumerations, values: anchors),
        .init("text-variable-anchor-offset", .anchorOffsets, nil, .dataDriven, interpolated: true),
        .init("text-anchor", .enumeration, "center", .dataDriven, values: anchors),
        .init("text-max-angle", .number, 45, interpolated: true),
        .init("text-writing-mode", .enumerations, values: ["horizontal", "vertical"]),
        .init("text-rotate", .number, 0, .dataDriven, interpolated: true),
        .init("text-padding", .number, 2, interpolated: true, minimum: 0),
        .init("text-keep-upright", .boolean, true),
        .init(
            "text-transform", .enumeration, "none", .dataDriven,
            values: ["none", "uppercase", "lowercase"]),
        .init("text-offset", .numbers(2), [0, 0], .dataDriven, interpolated: true),
        .init("text-allow-overlap", .boolean, false),
        .init("text-overlap", .enumeration, values: overlaps),
        .init("text-ignore-placement", .boolean, false),
        .init("text-optional", .boolean, false),
    ]

    /// Properties of `symbol` under `paint`.
    static let symbolPaint: [PropertySpecification] = [
        .init(
            "icon-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init("icon-color", .color, "#000000", .dataDriven, interpolated: true, transition: true),
        .init(
            "icon-halo-color", .color, "rgba(0, 0, 0, 0)", .dataDriven, interpolated: true,
            transition: true),
        .init(
            "icon-halo-width", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init(
            "icon-halo-blur", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init("icon-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("icon-translate-anchor", .enumeration, "map", values: planes),
        .init(
            "text-opacity", .number, 1, .dataDriven, interpolated: true, transition: true,
            minimum: 0, maximum: 1),
        .init("text-color", .color, "#000000", .dataDriven, interpolated: true, transition: true),
        .init(
            "text-halo-color", .color, "rgba(0, 0, 0, 0)", .dataDriven, interpolated: true,
            transition: true),
        .init(
            "text-halo-width", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init(
            "text-halo-blur", .number, 0, .dataDriven, interpolated: true, transition: true,
            minimum: 0),
        .init("text-translate", .numbers(2), [0, 0], interpolated: true, transition: true),
        .init("text-translate-anchor", .enumeration, "map", values: planes),
    ]
}
