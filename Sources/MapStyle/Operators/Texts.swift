import MapGeometry

/// An image, looked up by name.
final class ImageLookup: ExpressionNode {
    private init(_ name: ExpressionNode) {
        super.init(type: .resolvedImage, children: [name])
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        let name = try children[0].string(context)
        guard !name.isEmpty else { return .null }
        return .image(
            ResolvedImage(name: name, isAvailable: context.availableImages.contains(name)))
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else { return parser.fail("Expected two arguments.") }
        guard let name = parser.parse(items[1], 1, .string) else {
            return parser.fail("No image name provided.")
        }
        return ImageLookup(name)
    }
}

/// Formatted text in sections.
final class Formatting: ExpressionNode {
    private struct Section {
        var content: ExpressionNode
        var scale: ExpressionNode?
        var font: ExpressionNode?
        var color: ExpressionNode?
        var verticalAlign: ExpressionNode?

        var nodes: [ExpressionNode] {
            [content] + [scale, font, color, verticalAlign].compactMap { $0 }
        }

        func evaluate(_ context: EvaluationContext) throws(EvaluationError)
            -> FormattedText.Section
        {
            let value = try content.evaluate(context)
            let align = try verticalAlign?.string(context)
            if case .image(let image) = value {
                return FormattedText.Section(text: "", image: image, verticalAlign: align)
            }
            var section = FormattedText.Section(text: value.text, verticalAlign: align)
            section.scale = try scale?.number(context)
            section.fontStack = try font?.evaluate(context).joinedText
            if case .color(let color)? = try color?.evaluate(context) { section.textColor = color }
            return section
        }
    }

    private let sections: [Section]

    private init(_ sections: [Section]) {
        self.sections = sections
        super.init(type: .formatted, children: sections.flatMap(\.nodes))
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var result: [FormattedText.Section] = []
        for section in sections { result.append(try section.evaluate(context)) }
        return .formatted(FormattedText(sections: result))
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count >= 2 else { return parser.fail("Expected at least one argument.") }
        if case .object = items[1] {
            return parser.fail("First argument must be an image or text section.")
        }
        var sections: [Section] = []
        var mayBeOptions = false
        for item in items.dropFirst() {
            if mayBeOptions, case .object(let options) = item {
                mayBeOptions = false
                guard read(options, into: &sections[sections.count - 1], parser) else { return nil }
                continue
            }
            // The specification gives all sections the place of the first.
            guard let content = parser.parse(item, 1, .value) else { return nil }
            switch content.type {
            case .string, .value, .null, .resolvedImage: break
            default:
                return parser.fail(
                    "Formatted text type must be 'string', 'value', 'image' or 'null'.")
            }
            mayBeOptions = true
            sections.append(Section(content: content))
        }
        return Formatting(sections)
    }

    private static func read(
        _ options: [String: JSONValue], into section: inout Section, _ parser: ExpressionParser
    ) -> Bool {
        func option(
            _ name: String, _ type: ExpressionType,
            _ place: WritableKeyPath<Section, ExpressionNode?>
        )
            -> Bool
        {
            guard let value = options[name], StyleValue(value).isTruthy else { return true }
            section[keyPath: place] = parser.parse(value, 1, type)
            return section[keyPath: place] != nil
        }
        guard option("font-scale", .number, \.scale),
            option("text-font", .array(.string, nil), \.font),
            option("text-color", .color, \.color)
        else { return false }
        if case .string(let align)? = options["vertical-align"],
            !align.isEmpty, !["bottom", "center", "top"].contains(align)
        {
            parser.report(
                "'vertical-align' must be one of: 'bottom', 'center', 'top' but found '\(align)' instead."
            )
            return false
        }
        return option("vertical-align", .string, \.verticalAlign)
    }
}

/// Options of an operator that are written as an object.
struct ExpressionOptions {
    let members: [String: JSONValue]
    let parser: ExpressionParser

    /// Parses an option; nil inside if it isn't given, nil outside if it is faulty.
    func parse(_ name: String, _ type: ExpressionType) -> ExpressionNode?? {
        guard let value = members[name], StyleValue(value).isTruthy else { return .some(nil) }
        return parser.parse(value, 1, type).map { .some($0) }
    }
}

/// A collator for strings.
final class CollatorExpression: ExpressionNode {
    private let locale: ExpressionNode?
    /// The order, where all options are constants.
    private let constant: Collator?

    private init(
        _ caseSensitive: ExpressionNode, _ diacriticSensitive: ExpressionNode,
        _ locale: ExpressionNode?
    ) {
        self.locale = locale
        let options = [caseSensitive, diacriticSensitive] + (locale.map { [$0] } ?? [])
        if options.allSatisfy({ $0 is Literal }) {
            let values = options.compactMap { ($0 as? Literal)?.value }
            constant = Collator(
                isCaseSensitive: values[0].isTruthy, isDiacriticSensitive: values[1].isTruthy,
                locale: values.count > 2 ? values[2].text : nil)
        } else {
            constant = nil
        }
        super.init(type: .collator, children: options, foldable: false)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        if let constant { return .collator(constant) }
        return .collator(
            Collator(
                isCaseSensitive: try children[0].boolean(context),
                isDiacriticSensitive: try children[1].boolean(context),
                locale: try locale?.string(context)))
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else { return parser.fail("Expected one argument.") }
        guard case .object(let members) = items[1] else {
            return parser.fail("Collator options argument must be an object.")
        }
        func flag(_ name: String) -> ExpressionNode? {
            parser.parse(members[name] ?? .bool(false), 1, .boolean)
        }
        guard let caseSensitive = flag("case-sensitive"),
            let diacriticSensitive = flag("diacritic-sensitive"),
            let locale = ExpressionOptions(members: members, parser: parser).parse(
                "locale", .string)
        else { return nil }
        return CollatorExpression(caseSensitive, diacriticSensitive, locale)
    }
}

/// A number in the words of a locale.
final class NumberFormatting: ExpressionNode {
    private struct Options {
        var locale: ExpressionNode?
        var currency: ExpressionNode?
        var unit: ExpressionNode?
        var minimum: ExpressionNode?
        var maximum: ExpressionNode?
    }

    private let options: Options
    private let key: String

    private init(_ number: ExpressionNode, _ options: Options, key: String) {
        self.options = options
        self.key = key
        let given = [
            options.locale, options.currency, options.unit, options.minimum, options.maximum,
        ]
        super.init(type: .string, children: [number] + given.compactMap { $0 })
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        var format = LocalizedNumberFormat(locale: try options.locale?.string(context))
        if let currency = try options.currency?.string(context) {
            format.style = .currency(currency)
        } else if let unit = try options.unit?.string(context) {
            format.style = .unit(unit)
        }
        format.minimumFractionDigits = try options.minimum?.number(context)
        format.maximumFractionDigits = try options.maximum?.number(context)
        do {
            return .string(try format.text(try children[0].number(context)))
        } catch let error as LocalizedNumberFormat.Fault {
            throw EvaluationError(error.message, at: key)
        } catch let error as EvaluationError {
            throw error
        } catch {
            throw EvaluationError("\(error)", at: key)
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 3 else { return parser.fail("Expected two arguments.") }
        guard let number = parser.parse(items[1], 1, .number) else { return nil }
        guard case .object(let members) = items[2] else {
            return parser.fail("NumberFormat options argument must be an object.")
        }
        let reader = ExpressionOptions(members: members, parser: parser)
        var options = Options()
        guard let locale = reader.parse("locale", .string),
            let currency = reader.parse("currency", .string),
            let unit = reader.parse("unit", .string)
        else { return nil }
        if currency != nil, unit != nil {
            return parser.fail("NumberFormat options `currency` and `unit` are mutually exclusive")
        }
        guard let minimum = reader.parse("min-fraction-digits", .number),
            let maximum = reader.parse("max-fraction-digits", .number)
        else { return nil }
        options.locale = locale
        options.currency = currency
        options.unit = unit
        options.minimum = minimum
        options.maximum = maximum
        return NumberFormatting(number, options, key: parser.key)
    }
}
