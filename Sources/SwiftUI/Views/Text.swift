import MapScene
import TextLayout

/// A view that shows text that the user cannot edit.
public struct Text: View, PrimitiveView, Equatable {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The characters that the view shows.
    package nonisolated let string: String
    private var look = Look()
    /// The pieces of text with images or several looks in it; nil for text in one look.
    private var pieces: [TextPiece]?
    /// Where the text leads to when it is clicked; nil for text that is no link.
    var link: URL?

    private struct Look: Equatable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var isMonospaced = false
        var isUnderlined = false
        var isStruckThrough = false
        var color: Color?
        /// A style that is no color; every one that is set counts as another.
        var style: StyleOfText?

        static func == (left: Look, right: Look) -> Bool {
            (left.font, left.weight, left.color) == (right.font, right.weight, right.color)
                && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced
                && left.isUnderlined == right.isUnderlined
                && left.isStruckThrough == right.isStruckThrough && left.style === right.style
        }
    }

    /// A style, with an identity.
    private final class StyleOfText: Sendable {
        let style: AnyShapeStyle

        init(style: AnyShapeStyle) { self.style = style }
    }

    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative }
        let kind: Kind

        /// The date in this style.
        func text(of date: Date) -> String {
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .abbreviated, time: .omitted)
            case .relative:
                let seconds = Int(abs(date.timeIntervalSinceNow))
                return seconds < 60
                    ? "\(seconds) sec"
                    : seconds < 3600 ? "\(seconds / 60) min" : "\(seconds / 3600) hr"
            }
        }

        /// The time of day, such as 3:05 PM.
        public static let time = DateStyle(kind: .time)
        /// The day without the time, such as Jun 3, 2026.
        public static let date = DateStyle(kind: .date)
        /// The time since the date or until then, in words.
        public static let relative = DateStyle(kind: .relative)
        /// The difference from now, in words.
        public static let offset = DateStyle(kind: .relative)
        /// The time since the date or until then, in words.
        public static let timer = DateStyle(kind: .relative)
    }

    /// Creates text that is shown as it is.
    public nonisolated init(verbatim content: String) { string = content }

    /// Creates text from a literal, with values interpolated in it.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.string
        pieces = key.pieces
    }

    /// Creates text from a resource, in the language of the program.
    @_disfavoredOverload
    public nonisolated init(_ resource: LocalizedStringResource) {
        string = String(localized: resource)
    }

    /// Creates text from characters, without localization.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { string = String(content) }

    /// Creates text from a value by a formatter; empty where the formatter cannot write it.
    public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates text from a value in a format.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { string = format.format(input) }

    /// Creates text from a date in a style.
    public nonisolated init(_ date: Date, style: DateStyle) { string = style.text(of: date) }

    /// Creates text of the time that is left of an interval, or has passed of it, as it is when the text is made.
    ///
    /// - Parameters:
    ///   - pauseTime: A moment at which the clock stands still; nil for the present one.
    ///   - countsDown: Whether it is the time that is left.
    ///   - showsHours: Whether hours are written, where there are some; minutes go on beyond 59 otherwise.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        let span =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now)
            : now.timeIntervalSince(timerInterval.lowerBound)
        let seconds = Int(min(span.rounded(), 1e9))
        let hours = showsHours ? seconds / 3600 : 0
        let minutes = seconds / 60 - hours * 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        string =
            hours > 0
            ? "\(hours):\(two(minutes)):\(two(seconds % 60))"
            : "\(minutes):\(two(seconds % 60))"
    }

    /// Creates text of a span of time, such as 9:30 AM – 3:00 PM.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        let calendar = Calendar.current
        let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let time = Date.FormatStyle(date: .omitted, time: .shortened)
        let both = Date.FormatStyle(date: .abbreviated, time: .shortened)
        let format = isOneDay ? time : both
        string = "\(format.format(dates.lowerBound)) – \(format.format(dates.upperBound))"
    }

    /// Creates text of an image, which is as large as letters are beside it.
    public nonisolated init(_ image: Image) {
        string = ""
        pieces = [.image(image)]
    }

    /// Creates text of runs that each have looks of their own.
    nonisolated init(runs: [Text]) {
        string = runs.map(\.string).joined()
        switch runs.count {
        case 0: break
        case 1: (look, link) = (runs[0].look, runs[0].link)
        default: pieces = runs.map { .text($0) }
        }
    }

    /// Two texts, one after the other, each in its own look.
    public static nonisolated func + (left: Text, right: Text) -> Text {
        var text = Text(verbatim: left.string + right.string)
        let isPlain = left.pieces == nil && right.pieces == nil
        if isPlain, left.look == right.look, left.link == right.link {
            text.look = left.look
            text.link = left.link
        } else {
            text.pieces = [.text(left), .text(right)]
        }
        return text
    }

    /// Whether both are the same text in the same look.
    public static nonisolated func == (left: Text, right: Text) -> Bool {
        left.string == right.string && left.look == right.look && left.pieces == right.pieces
            && left.link == right.link
    }

    private nonisolated func changed(_ change: (inout Look) -> Void) -> Text {
        var text = self
        change(&text.look)
        return text
    }

    /// Sets the font of this text; nil for that of the environment.
    public nonisolated func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// Sets the weight of this text; nil for that of the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.weight = weight }
    }
    /// Sets this text in bold.
    public nonisolated func bold() -> Text { changed { $0.weight = .bold } }
    /// Applies a bold weight if active.
    public nonisolated func bold(_ isActive: Bool) -> Text {
        changed { $0.weight = isActive ? .bold : nil }
    }
    /// Sets this text in italics.
    public nonisolated func italic() -> Text { changed { $0.isItalic = true } }
    /// Sets this text in a monospaced font.
    public nonisolated func monospaced() -> Text { changed { $0.isMonospaced = true } }
    /// Sets digits of one width, which those of the system are.
    public nonisolated func monospacedDigit() -> Text { self }
    /// Sets whether this text is underlined; the line has the text's color and no pattern here.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { underline(isActive, color: color) }
    /// Sets whether this text is struck through; the line has the text's color and no pattern here.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }
    /// Sets whether this text is underlined, in its own color.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isUnderlined = isActive }
    }
    /// Sets whether this text is struck through, in its own color.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruckThrough = isActive }
    }
    /// Sets the color of the text.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        changed { $0.color = color }
    }

    /// Sets the style of the text: of several colors the middle one.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed {
            if let color = style as? Color {
                ($0.color, $0.style) = (color, nil)
            } else {
                ($0.color, $0.style) = (nil, StyleOfText(style: AnyShapeStyle(style)))
            }
        }
    }
    /// Sets the distance that is added between letters, in points; as the font has it here.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    /// Sets the distance that is added between letters, in points; as the font has it here.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
    /// Sets how far the text is above its line, in points; on the line here.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    /// Sets the design of letters; there is one besides that of even width.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
        changed { $0.isMonospaced = design == .monospaced }
    }
    /// Sets how wide letters are; as those of the font here.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Sets the size relative to that of the font; as large here.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// A size relative to that of the font.
    public struct Scale: Hashable, Sendable {
        private let number: Int
        /// The default scale.
        public static let `default` = Scale(number: 0)
        /// Smaller, for what matters less.
        public static let secondary = Scale(number: 1)
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { items(node, node.environment) }

    private func items(_ node: ViewNode, _ around: EnvironmentValues) -> [LayoutItem] {
        guard let pieces, hasImages else { return [item(node, around)] }
        let environment = environment(in: around)
        // Images stand among texts, which are not broken into lines then.
        let items = pieces.flatMap { piece in
            switch piece {
            case .text(let text): text.items(node, environment)
            case .image(let image): image.items(node, in: environment)
            }
        }
        return items.count == 1
            ? items : [StackItem(node, axis: .horizontal, share: 0.5, spacing: 0, items)]
    }

    /// Whether there are images in the text.
    private nonisolated var hasImages: Bool {
        pieces?.contains { piece in
            switch piece {
            case .text(let text): text.hasImages
            case .image: true
            }
        } ?? false
    }

    private func item(_ node: ViewNode, _ environment: EnvironmentValues) -> LayoutItem {
        TextItem(node, described(in: environment).0)
    }

    /// The environment of the pieces: with the looks that were set for all of them.
    private nonisolated func environment(in around: EnvironmentValues) -> EnvironmentValues {
        var environment = around
        if let font = look.font { environment.font = font }
        if let weight = look.weight { environment.fontWeight = weight }
        if look.isItalic || look.isMonospaced {
            var font = environment.font ?? .body
            if look.isItalic { font.isItalic = true }
            if look.isMonospaced { font.isMonospaced = true }
            environment.font = font
        }
        if look.isUnderlined { environment.isUnderlined = true }
        if look.isStruckThrough { environment.isStruckThrough = true }
        let style = look.style?.style ?? look.color.map { AnyShapeStyle($0) }
        if let style { environment.foreground = style.inside(environment.foreground) }
        return environment
    }

    /// The text as it is shown, and its font; with the looks of its runs where it has several.
    nonisolated func described(in environment: EnvironmentValues) -> (SceneText, Font) {
        let (text, font) = plain(in: environment)
        let runs = runs(in: environment)
        return pieces == nil && link == nil ? (text, font) : (text.with(runs: runs), font)
    }

    /// The text's runs, each in its own look; one for text in one look.
    private nonisolated func runs(in environment: EnvironmentValues) -> [SceneText.Run] {
        guard let pieces else {
            return string.isEmpty ? [] : [SceneText.Run(plain(in: environment).0, link: link)]
        }
        let own = self.environment(in: environment)
        return pieces.flatMap { piece in
            if case .text(let text) = piece { text.runs(in: own) } else { [SceneText.Run]() }
        }
    }

    /// The text in one look.
    private nonisolated func plain(in environment: EnvironmentValues) -> (SceneText, Font) {
        var font = look.font ?? environment.font ?? .body
        if let weight = look.weight ?? environment.fontWeight { font.heaviness = weight }
        if look.isItalic { font.isItalic = true }
        if look.isMonospaced { font.isMonospaced = true }
        let alignment: SceneView.Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .left
            case .center: .center
            case .trailing: .right
            }
        let text = SceneText(
            environment.textCase.map {
                $0 == .uppercase ? string.uppercased() : string.lowercased()
            }
                ?? string, size: Double(font.size), weight: font.heaviness.number,
            isItalic: font.isItalic, isMonospaced: font.isMonospaced,
            isUnderlined: look.isUnderlined || environment.isUnderlined,
            isStruckThrough: look.isStruckThrough || environment.isStruckThrough,
            color: look.color.map { $0.color(in: environment) }
                ?? look.style.map { $0.style.inside(environment.foreground).color(in: environment) }
                ?? environment.foregroundColor,
            alignment: alignment, lineLimit: environment.lineLimit)
        return (text, font)
    }
}

/// A part of text with images in it.
enum TextPiece: Equatable, Sendable {
    case text(Text)
    case image(Image)
}

final class TextItem: LayoutItem {
    private let text: SceneText

    init(_ node: ViewNode, _ text: SceneText) {
        self.text = text
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        node.host.textMeasure.size(
            text.measuredRuns, width: proposal.width, lineLimit: text.lineLimit)
    }

    override func elements() -> [InterfaceElement] { [element(.text(text))] }
    override var plainText: String { text.string }
}
