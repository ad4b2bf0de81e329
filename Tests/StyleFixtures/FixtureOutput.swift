import MapStyle

/// Values as the fixtures write them.
enum FixtureOutput {
    /// A value of an expression's type as plain JSON.
    static func plain(_ value: StyleValue, type: ExpressionType) -> StyleValue {
        if type == .color, case .color(let color) = value {
            let parts = color.premultiplied
            return .array([
                .number(parts.red), .number(parts.green), .number(parts.blue), .number(parts.alpha),
            ])
        }
        return plain(value)
    }

    private static func plain(_ value: StyleValue) -> StyleValue {
        switch value {
        case .array(let items): .array(items.map(plain))
        case .object(let members): .object(members.mapValues(plain))
        case .color(let color): plain(color)
        case .formatted(let text): .object(["sections": .array(text.sections.map(plain))])
        case .image(let image): plain(image)
        case .padding, .anchorOffsets: .object(["values": value])
        case .numberArray(let numbers):
            .object(["values": .array(numbers.map(StyleValue.number))])
        case .colorArray(let colors): .object(["values": .array(colors.map(plain))])
        case .projection(let definition):
            .object([
                "from": .string(definition.from), "to": .string(definition.to),
                "transition": .number(definition.transition),
            ])
        default: value
        }
    }

    private static func plain(_ color: StyleColor) -> StyleValue {
        let parts = color.premultiplied
        return .object([
            "r": .number(parts.red), "g": .number(parts.green), "b": .number(parts.blue),
            "a": .number(parts.alpha),
        ])
    }

    private static func plain(_ image: ResolvedImage) -> StyleValue {
        .object(["name": .string(image.name), "available": .boolean(image.isAvailable)])
    }

    private static func plain(_ section: FormattedText.Section) -> StyleValue {
        .object([
            "text": .string(section.text), "image": section.image.map(plain) ?? .null,
            "scale": section.scale.map(StyleValue.number) ?? .null,
            "fontStack": section.fontStack.map(StyleValue.string) ?? .null,
            "textColor": section.textColor.map(plain) ?? .null,
            "verticalAlign": section.verticalAlign.map(StyleValue.string) ?? .null,
        ])
    }
}
