// Fields of values that a formatter writes and reads.

extension TextField where Label == Text {
    /// Creates a text field of a value that a formatter writes and reads; what it cannot read is not taken.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(text: value.written(by: formatter)) { Text(titleKey) }
    }

    /// Creates a text field of a value that a formatter writes and reads; what it cannot read is not taken.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(text: value.written(by: formatter)) { Text(title) }
    }

    /// Creates a text field of a value, with a prompt of its own.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(text: value.written(by: formatter), prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field of a value that calls closures when it gets or loses the keyboard, and when it is submitted.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            titleKey, text: value.written(by: formatter), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
}

extension Binding {
    /// The value as a formatter writes it; what it cannot read is not taken.
    fileprivate func written(by formatter: Formatter) -> Binding<String> {
        Binding<String>(
            get: { formatter.string(for: wrappedValue) ?? "" },
            set: { if let value = Self.read($0, formatter) { wrappedValue = value } })
    }

    /// Reads a value; nil for what the formatter cannot read, or reads as something else.
    private static func read(_ text: String, _ formatter: Formatter) -> Value? {
        switch formatter {
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text) else { return nil }
            return switch Value.self {
            case is Int.Type, is Int?.Type: number.intValue as? Value
            case is Float.Type, is Float?.Type: number.floatValue as? Value
            case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
            case is Decimal.Type, is Decimal?.Type: number.decimalValue as? Value
            case is Double.Type, is Double?.Type: number.doubleValue as? Value
            default: number as? Value
            }
        case let dates as DateFormatter: return dates.date(from: text) as? Value
        default: return text as? Value
        }
    }
}
