/// A title, a message and one or two buttons, as apps before iOS 15 describe alerts.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// Creates a button with the default look.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button
        {
            Button(label, nil, action)
        }

        /// Creates a button that cancels.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// Creates a button that cancels, with the word for it.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(Text("Cancel"), .cancel, action)
        }

        /// Creates a button that deletes something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {})
            -> Button
        {
            Button(label, .destructive, action)
        }
    }

    /// Creates an alert with one button, "OK" unless another is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// Creates an alert with two buttons, one beside the other.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(
            title: title, message: message, primaryButton: primaryButton,
            secondaryButton: secondaryButton)
    }
}

/// A title, a message and a choice of buttons, as apps before iOS 15 describe dialogs.
public struct ActionSheet {
    /// A button of the sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a sheet; "Cancel" is its button unless others are given.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert, one below the other.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) {
                buttons[index].label
            }
        }
    }
}

extension View {
    /// Shows an alert while a value is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return ask(
            .alert, alert.title.string, isPresented, AlertButtons(buttons: alert.buttons),
            alert.message)
    }

    /// Shows an alert about an item while there is one.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        return ask(
            .alert, alert?.title.string ?? "", isThere(item),
            AlertButtons(buttons: alert?.buttons ?? []), alert?.message)
    }

    /// Asks for a choice while a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return ask(
            .dialog, sheet.title.string, isPresented, AlertButtons(buttons: sheet.buttons),
            sheet.message)
    }

    /// Asks for a choice about an item while there is one.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return ask(
            .dialog, sheet?.title.string ?? "", isThere(item),
            AlertButtons(buttons: sheet?.buttons ?? []), sheet?.message)
    }
}

/// Whether there is an item; setting false takes it away.
@MainActor private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}
