import MapScene

/// A line of text that can be edited.
public struct TextField<Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let text: Binding<String>
    private var prompt: String
    private let label: Label
    private var isMultiline = false
    private var editingChanged: ((Bool) -> Void)?
    private var committed: (() -> Void)?

    /// Creates a text field with a label that is shown while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt?.string ?? ""
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        node.keep(text.wrappedValue)
        node.arrangeChildren {
            guard let style = node.environment.textFieldStyle else {
                node.put(label, at: .index(0))
                return
            }
            var plain = node.environment
            plain.textFieldStyle = nil
            if let old = node.child(.index(1))?.environment { plain.reuse(old) }
            node.put(style(erased), at: .index(1), environment: plain)
        }
    }

    /// The field for a style, which does not know what its label is.
    private var erased: TextField<TextFieldStyleLabel> {
        var field = TextField<TextFieldStyleLabel>(text: text) {
            TextFieldStyleLabel(content: AnyView(label))
        }
        field.prompt = prompt
        field.isMultiline = isMultiline
        (field.editingChanged, field.committed) = (editingChanged, committed)
        return field
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        if let styled = node.child(.index(1)) { return styled.items }
        let label = node.childItems.map(\.plainText).joined(separator: " ")
        return [
            FieldItem(
                node,
                InterfaceTextField(
                    text: node.kept(String.self) ?? "",
                    prompt: prompt.isEmpty ? label : prompt, isMultiline: isMultiline), text,
                onSubmit: committed, onEditingChanged: editingChanged)
        ]
    }
}

extension TextField where Label == Text {
    /// Creates a text field with its placeholder and a binding to its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a text field with its placeholder and a binding to its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a text field with a prompt of its own.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field that calls closures when it gets or loses the keyboard, and when the user submits it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text) { Text(titleKey) }
        (editingChanged, committed) = (onEditingChanged, onCommit)
    }

    /// Creates a text field that calls a closure when the user submits it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
        committed = onCommit
    }

    /// Creates a text field that calls closures when it gets or loses the keyboard, and when the user submits it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
        (editingChanged, committed) = (onEditingChanged, onCommit)
    }

    /// Creates a text field of a value that a format writes and reads; what it cannot read is not taken.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: Binding<String>(
                get: { format.format(value.wrappedValue) },
                set: {
                    // Half a number is not one yet.
                    if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read }
                }), prompt: prompt
        ) { Text(titleKey) }
    }

    /// Creates a text field of a value that a format writes and reads; nil while it is empty.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: Binding<String>(
                get: { value.wrappedValue.map(format.format) ?? "" },
                set: {
                    // As above.
                    if $0.isEmpty {
                        value.wrappedValue = nil
                    } else if let read = try? format.parseStrategy.parse($0) {
                        value.wrappedValue = read
                    }
                }), prompt: prompt
        ) { Text(titleKey) }
    }

    /// Creates a text field that may grow along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(titleKey) }
        isMultiline = axis == .vertical
    }
}

/// A line of text that can be edited and is not shown.
public struct SecureField: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let title: String
    private let text: Binding<String>

    /// Creates a secure text field with its placeholder and a binding to its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        title = titleKey.string
        self.text = text
    }

    package func update(_ node: ViewNode) { node.keep(text.wrappedValue) }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            FieldItem(
                node,
                InterfaceTextField(
                    text: node.kept(String.self) ?? "", prompt: title,
                    isSecure: true), text)
        ]
    }
}

/// Several lines of text that can be edited.
public struct TextEditor: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let text: Binding<String>

    /// Creates an editor of a text.
    public init(text: Binding<String>) { self.text = text }

    package func update(_ node: ViewNode) { node.keep(text.wrappedValue) }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            FieldItem(
                node,
                InterfaceTextField(
                    text: node.kept(String.self) ?? "", prompt: "",
                    isMultiline: true), text, fillsHeight: true)
        ]
    }
}

final class FieldItem: LayoutItem {
    private let field: InterfaceTextField
    private let text: Binding<String>
    private let fillsHeight: Bool
    private let onSubmit: (() -> Void)?
    private let onEditingChanged: ((Bool) -> Void)?

    init(
        _ node: ViewNode, _ field: InterfaceTextField, _ text: Binding<String>,
        fillsHeight: Bool = false, onSubmit: (() -> Void)? = nil,
        onEditingChanged: ((Bool) -> Void)? = nil
    ) {
        self.onEditingChanged = onEditingChanged
        self.field = field
        self.text = text
        self.fillsHeight = fillsHeight
        self.onSubmit = onSubmit
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let height: CGFloat = fillsHeight ? proposal.height ?? 120 : field.isSearch ? 36 : 28
        return CGSize(width: proposal.width ?? 160, height: height)
    }

    override func elements() -> [InterfaceElement] {
        let (text, onSubmit, submit) = (text, onSubmit, environment.submit)
        let onEditingChanged = onEditingChanged
        return [
            element(.textField(field)) { event in
                switch event {
                case .edited(_, let string): text.wrappedValue = string
                case .focused(_, let isOn): onEditingChanged?(isOn)
                case .submitted:
                    onSubmit?()
                    submit?.work()
                default: break
                }
            }
        ]
    }
}

/// The inputs whose submission runs an action.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The end of editing a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The submission of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Adds an action for when the user submits text or a search in the view.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
        -> some View
    {
        with(
            EnvironmentChange { environment in
                let outer = environment.submit
                environment.submit = SubmitAction {
                    action()
                    outer?.work()
                }
            })
    }

    /// Sets the label of the keyboard's Return key; without effect here.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets whether words are corrected automatically; without effect here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Sets which letters the keyboard capitalizes; without effect here.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { self }

    /// Binds whether the view has the keyboard focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        with(
            FocusModifier(
                isFocused: condition.wrappedValue, set: { condition.wrappedValue = $0 }))
    }

    /// Binds the focus to a value: the view has it while the binding equals the value.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View {
        with(
            FocusModifier(
                isFocused: binding.wrappedValue == value,
                set: { binding.wrappedValue = $0 ? value : nil }))
    }
}

/// Tells whether the content has the keyboard, and takes that it has.
struct FocusModifier: PrimitiveModifier {
    let isFocused: Bool
    let set: (Bool) -> Void

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        let (isFocused, set) = (isFocused, set)
        return content.map { item in
            AnnotatedItem(node, item) { element in
                element.isFocused = isFocused
                let id = element.id
                let own = node.host.handlers[id]
                node.host.handlers[id] = { event in
                    if case .focused(_, let isOn) = event { set(isOn) } else { own?(event) }
                }
            }
        }
    }
}

/// The label of the keyboard's Return key.
public struct SubmitLabel: Sendable {
    /// The label "Done".
    public static let done = SubmitLabel()
    /// The label "Go".
    public static let go = SubmitLabel()
    /// The label "Search".
    public static let search = SubmitLabel()
    /// The label "Next".
    public static let next = SubmitLabel()
    /// The label "Return".
    public static let `return` = SubmitLabel()
}

/// Which letters the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
    /// Nothing is capitalized.
    public static let never = TextInputAutocapitalization()
    /// Every letter is capitalized.
    public static let characters = TextInputAutocapitalization()
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization()
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization()
}
