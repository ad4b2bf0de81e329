/// The appearance of progress views, made from their share and labels.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes what is shown of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The share and the labels of a progress view, for its ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress view, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the progress view.
        public var body: some View { content }
    }
    /// The view of how far the task is.
    public typealias CurrentValueLabel = Label

    /// The fraction of the task that is done, from 0 to 1; nil if it is not known.
    public let fractionCompleted: Double?
    /// The label of the progress view; nil for none.
    public let label: Label?
    /// The view of how far the task is; nil for none.
    public let currentValueLabel: CurrentValueLabel?
}

/// The default: a bar for a known share, and a turning ring for an unknown one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The progress view as the system draws it.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}
/// A ring that turns; a known share is a bar here.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style in a color.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The progress view as the system draws it.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}
/// A horizontal bar; an unknown share is a turning ring here.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style in a color.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The progress view as the system draws it.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default, depending on the context.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinning or filling ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A horizontal bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressName {}

extension EnvironmentValues {
    var progressViewStyle: AnyViewStyle<ProgressViewStyleConfiguration>? {
        get { self[LookKey<ProgressName, AnyViewStyle<ProgressViewStyleConfiguration>?>.self] }
        set {
            self[LookKey<ProgressName, AnyViewStyle<ProgressViewStyleConfiguration>?>.self] =
                newValue
        }
    }
}

extension View {
    /// Sets the style of progress views in the view.
    @ViewBuilder public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        switch style {
        case is DefaultProgressViewStyle: plainProgress(nil)
        case let style as CircularProgressViewStyle: plainProgress(style.tint)
        case let style as LinearProgressViewStyle: plainProgress(style.tint)
        default: viewStyle(\.progressViewStyle) { style.makeBody(configuration: $0) }
        }
    }

    private func plainProgress(_ tint: Color?) -> some View {
        with(
            EnvironmentChange {
                $0.progressViewStyle = nil
                if let tint { $0.tint = tint }
            })
    }
}
