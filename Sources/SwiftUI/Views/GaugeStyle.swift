/// The appearance of gauges, made from their value and labels.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes what is shown of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The value and the labels of a gauge, for its ``GaugeStyle``.
public struct GaugeStyleConfiguration {
    /// The label of the gauge, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the gauge.
        public var body: some View { content }
    }
    /// The view of the gauge's value.
    public typealias CurrentValueLabel = Label
    /// The view of the lower end of the range.
    public typealias MinimumValueLabel = Label
    /// The view of the upper end of the range.
    public typealias MaximumValueLabel = Label

    /// The value as a share of its range, 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: Label
    /// The view of the value; nil for none.
    public let currentValueLabel: CurrentValueLabel?
    /// The view of the lower end of the range; nil for none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The view of the upper end of the range; nil for none.
    public let maximumValueLabel: MaximumValueLabel?
}

/// What a gauge may have beside its label.
struct GaugeParts {
    var current: AnyView?
    var least: AnyView?
    var most: AnyView?
}

/// Gauges as bars.
public struct LinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The label, and a bar between the ends of the range, with the value below.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// Gauges as an open ring around the value.
public struct CircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style with a color or gradient for the ring.
    public nonisolated init<S: ShapeStyle>(tint: S) {}
    /// Three quarters of a ring, of which the value's share is tinted, around the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            ZStack {
                Circle().trim(from: 0, to: 0.75)
                    .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 6))
                    .rotationEffect(.degrees(135))
                Circle().trim(from: 0, to: 0.75 * configuration.value)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6))
                    .rotationEffect(.degrees(135))
                if let current = configuration.currentValueLabel {
                    current
                } else {
                    configuration.label
                }
            }
            .frame(width: 58, height: 58)
            HStack {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        }
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// Gauges as the place would have them: bars.
    public static var automatic: LinearGaugeStyle { LinearGaugeStyle() }
    /// Gauges as bars.
    public static var linearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
    /// Gauges as bars, for a line of text.
    public static var accessoryLinear: LinearGaugeStyle { LinearGaugeStyle() }
    /// Gauges as bars, for a line of text.
    public static var accessoryLinearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
    /// Gauges as an open ring around the value.
    public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
    /// Gauges as an open ring around the value.
    public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}

extension AnyViewStyle<GaugeStyleConfiguration> {
    static var linear: Self { Self { AnyView(LinearGaugeStyle().makeBody(configuration: $0)) } }
}

private enum GaugeName {}

extension EnvironmentValues {
    var gaugeStyle: AnyViewStyle<GaugeStyleConfiguration>? {
        get { self[LookKey<GaugeName, AnyViewStyle<GaugeStyleConfiguration>?>.self] }
        set { self[LookKey<GaugeName, AnyViewStyle<GaugeStyleConfiguration>?>.self] = newValue }
    }
}

extension View {
    /// Sets the style of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange { environment in
                let outer = environment.gaugeStyle
                environment.gaugeStyle = AnyViewStyle { configuration in
                    AnyView(
                        style.makeBody(configuration: configuration)
                            .transformEnvironment(\.gaugeStyle) { $0 = outer })
                }
            })
    }
}
