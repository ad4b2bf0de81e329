import MapScene

// What can be said of a view and changes little or nothing where interfaces are shown as they are here.

extension View {
    // MARK: What is drawn

    /// Masks the view by another one; here by the rectangle around that.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { masked(by: mask()) }

    /// Masks the view by another one: by its outline if that is a shape, else by the rectangle around it.
    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

    private func masked(by mask: some View) -> some View {
        let shape = (mask as? any Shape).map { AnyShape($0) }
        return clipShape(shape ?? AnyShape(Rectangle()))
    }

    /// Blurs the view; here it stays sharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    /// Sets the saturation of colors; without effect here.
    public func saturation(_ amount: Double) -> some View { self }

    /// Sets the desaturation of colors; without effect here.
    public func grayscale(_ amount: Double) -> some View { self }

    /// Sets the brightness of colors; without effect here.
    public func brightness(_ amount: Double) -> some View { self }

    /// Sets the contrast; here it stays.
    public func contrast(_ amount: Double) -> some View { self }

    /// Turns colors about the wheel; here they stay.
    public func hueRotation(_ angle: Angle) -> some View { self }

    /// Flattens the view into one image before it is drawn; without effect here.
    public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Draws the view into one layer first, which changes nothing here.
    public func compositingGroup() -> some View { self }

    /// Moves the view as one, which it always does here.
    public func geometryGroup() -> some View { self }

    /// Turns the view in space; here it stays flat.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }

    /// Shows placeholders in the place of what is in the view: here it is shown as if it were disabled.
    public func redacted(reason: RedactionReasons) -> some View {
        opacity(reason.isEmpty ? 1 : 0.3).environment(\.redactionReasons, reason)
    }

    /// Shows what is in the view as it is.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    // MARK: Movements

    /// Animates a view from the frame of another; here the view is in its place at once.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Animates symbols with an effect; without effect here.
    public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

    /// Animates symbols with an effect when a value changes; without effect here.
    public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View { self }

    /// Shows a change of the content as a movement; here it is shown at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Shakes the device when a value changes, if it is one that can.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }

    /// Shakes the device when a value changes and a condition holds, if it is one that can.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }

    /// Shakes the device as a closure says when a value changes, if it is one that can.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }

    // MARK: Text

    /// Sets the minimum scale to which text may shrink; without effect here.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Sets whether letters may be tightened to fit; without effect here.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Sets where text is cut; here at its end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

    /// Sets the distance of lines; here that of the font.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Sets the kerning of text in points; without effect here.
    public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Sets the tracking of text in points; without effect here.
    public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Sets whether the user can select text, which the browser decides here.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Sets the preferred text size in the environment; fonts keep their size here.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the preferred text size; without effect here.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }

    /// Sets which keys a field is edited with.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the meaning of a text field's content, for completion; without effect here.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Sets whether text fields leave words uncorrected; without effect here.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    // MARK: Symbols

    /// Sets the size of symbols relative to text; without effect here.
    public func imageScale(_ scale: Image.Scale) -> some View { self }

    /// Sets how symbols are colored; here in one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Sets which form of symbols is shown; here the one that is named.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

    // MARK: Lists and scrolling

    /// Shows a number as a badge of a row or a tab; without effect here.
    public func badge(_ count: Int) -> some View { self }

    /// Shows a text as a badge of a row or a tab; without effect here.
    public func badge(_ label: Text?) -> some View { self }

    /// Shows a text as a badge of a row or a tab; without effect here.
    public func badge(_ key: LocalizedStringKey?) -> some View { self }

    /// Shows a text as a badge of a row or a tab; without effect here.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

    /// Sets how important the heads of sections are.
    public func headerProminence(_ prominence: Prominence) -> some View { self }

    /// Shows or hides the background of lists; they have none here.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    /// Shows or hides the lines between rows; there are none here.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Sets the distance of sections; here there is none.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Sets whether scrolling dismisses the keyboard; without effect here.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets whether scroll views in the view are locked; without effect here.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Sets whether content may be drawn beyond a scroll view's bounds; here it is clipped.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    // MARK: Controls

    /// Sets the shape of buttons with a border; here they have round corners.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Sets how forms look; here there is one way.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

    /// Hides the line at the top of the screen, where there is one.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides what the system shows, where there is such.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Adds a help text; here it is read by assistive technologies.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityLabel(textKey) }

    /// Adds an action for when the pointer enters or leaves the view; here it is never called.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Adds an action for URLs that the app is opened with; here it is never called.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Sets how a sheet's corners are.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Sets what drawing in a sheet does.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Sets what a popover becomes where there is little room; here it stays one.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        self
    }

    // MARK: People who cannot see it

    /// Adds traits for assistive technologies; without effect here.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Removes traits of the view for assistive technologies; without effect here.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Makes one accessibility element of the view's content; without effect here.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }

    /// Adds an action for assistive technologies; here it is never called.
    public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
}

extension VerticalEdge {
    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int8
        /// Creates a value from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// The top and the bottom edge.
        public static let all: Set = [.top, .bottom]
    }
}
