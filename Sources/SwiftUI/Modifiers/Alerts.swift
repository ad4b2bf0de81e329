import MapScene

/// The text of an alert above its buttons.
struct AlertContent<Message: View, Actions: View>: View {
    let title: String
    let message: Message
    let actions: Actions
    let hasActions: Bool

    var body: some View {
        VStack(spacing: 12) {
            Text(verbatim: title).font(.headline)
            message
            if hasActions { actions } else { Button("OK") {} }
        }
    }
}

extension View {
    /// Shows an alert while a value is true.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert with a message while a value is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ask(.alert, titleKey.string, isPresented, actions(), message())
    }

    /// Asks for a choice while a value is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.dialog, titleKey.string, isPresented, actions(), EmptyView())
    }

    /// Shows an alert with a title that is no literal.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { ask(.alert, String(title), isPresented, actions(), EmptyView()) }

    /// Shows an alert with a title that is no literal, and a message.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { ask(.alert, String(title), isPresented, actions(), message()) }

    /// Presents an alert about a value while a binding is true and the value is not nil.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(.alert, titleKey.string, isPresented.and(data), data.map(actions), EmptyView())
    }

    /// Presents an alert with a message about a value while a binding is true and the value is not
    /// nil.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(.alert, titleKey.string, isPresented.and(data), data.map(actions), data.map(message))
    }

    /// Shows an alert about an error while a value is true and there is one.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(
            .alert, error?.errorDescription ?? "Error", isPresented.and(error), actions(),
            EmptyView())
    }

    /// Shows an alert about an error, with a message, while a value is true and there is one.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        ask(
            .alert, error?.errorDescription ?? "Error", isPresented.and(error), error.map(actions),
            error.map(message))
    }

    /// Asks for a choice, with a message, while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { ask(.dialog, titleKey.string, isPresented, actions(), message()) }

    /// Presents a choice of actions about a value while a binding is true and the value is not nil.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(.dialog, titleKey.string, isPresented.and(data), data.map(actions), EmptyView())
    }

    /// Presents a choice of actions about a value, with a message, while a binding is true and the value is not nil.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(
            .dialog, titleKey.string, isPresented.and(data), data.map(actions), data.map(message))
    }

    /// Presents a choice of actions about a value, with a message and a title that is a text.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(.dialog, title.string, isPresented.and(data), data.map(actions), data.map(message))
    }

    /// Shows an alert with a title that is a text.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { ask(.alert, title.string, isPresented, actions(), EmptyView()) }

    func ask<A: View, M: View>(
        _ style: InterfacePresentation.Style, _ title: String, _ isPresented: Binding<Bool>,
        _ actions: A, _ message: M
    ) -> some View {
        let content = AlertContent(
            title: title, message: message, actions: actions, hasActions: A.self != EmptyView.self)
        return with(
            PresentModifier(
                isPresented: isPresented.wrappedValue, key: AnyHashable("alert"), style: style,
                title: title, closesWithButtons: true, content: { content },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: nil))
    }
}

extension Binding<Bool> {
    /// True only where there is something too.
    fileprivate func and<T>(_ data: T?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding(get: { wrappedValue && isThere }, set: { wrappedValue = $0 })
    }
}
