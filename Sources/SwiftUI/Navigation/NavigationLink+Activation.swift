// Links that a program follows itself, as apps before iOS 16 write them.

extension NavigationLink {
    /// Creates a link to a screen that is shown while a value is true; a tap sets it, going back clears it.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.bound(destination, isActive), label()) }

    /// Creates a link to a screen that is shown while a value is true; a tap sets it, going back clears it.
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(.bound({ destination }, isActive), label()) }

    /// Creates a link to a screen that is shown while a selection is the link's tag; going back sets it to nil.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.bound(destination, selection.isEqual(to: tag)), label()) }

    /// Creates a link to a screen that is shown while a selection is the link's tag; going back sets it to nil.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(.bound({ destination }, selection.isEqual(to: tag)), label()) }

    /// Sets whether the screen is shown beside the list, where there are columns; here one after the other.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a screen that is shown while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.bound(destination, isActive), Text(titleKey)) }

    /// Creates a link with a title to a screen that is shown while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.bound(destination, isActive), Text(title)) }

    /// Creates a link with a title to a screen that is shown while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) { self.init(.bound({ destination }, isActive), Text(titleKey)) }

    /// Creates a link with a title to a screen that is shown while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) { self.init(.bound({ destination }, isActive), Text(title)) }

    /// Creates a link with a title to a screen that is shown while a selection is the link's tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.bound(destination, selection.isEqual(to: tag)), Text(titleKey)) }

    /// Creates a link with a title to a screen that is shown while a selection is the link's tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.bound(destination, selection.isEqual(to: tag)), Text(title)) }

    /// Creates a link with a title to a screen that is shown while a selection is the link's tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(.bound({ destination }, selection.isEqual(to: tag)), Text(titleKey)) }

    /// Creates a link with a title to a screen that is shown while a selection is the link's tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(.bound({ destination }, selection.isEqual(to: tag)), Text(title)) }
}

extension Binding {
    /// Whether the value is the one given; true sets it, false clears it if it still is that.
    func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            })
    }
}
