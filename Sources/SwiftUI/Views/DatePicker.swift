import MapScene
import UIKit

/// The components of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates components from the raw value, one bit a component.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of day.
    public static let hourAndMinute = Self(rawValue: 1)
    /// The day.
    public static let date = Self(rawValue: 1 << 1)
}

/// A control for choosing a date, a time or both.
public struct DatePicker<Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// The components that can be picked.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label

    private init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
        _ label: Label
    ) {
        (self.selection, self.components, self.label) = (selection, components, label)
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// Creates a field of a date, with a label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// Creates a field of a date within a range, with a label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    /// Creates a field of a date from another one on, with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    /// Creates a field of a date up to another one, with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

    package func update(_ node: ViewNode) {
        node.keep(
            DateFieldValue(
                date: selection.wrappedValue, minimum: minimum, maximum: maximum,
                showsDate: components.contains(.date) || !components.contains(.hourAndMinute),
                showsTime: components.contains(.hourAndMinute),
                calendar: Calendar.current))
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard let value = node.kept(DateFieldValue.self) else { return [] }
        let selection = selection
        let width: CGFloat = value.showsDate && value.showsTime ? 220 : 140
        return [
            LabeledItem(
                node, .dateField(InterfaceDateField(value)),
                control: CGSize(width: width, height: 34), isWide: true, label: node.childItems
            ) { event in
                guard case .edited(_, let text) = event, let chosen = value.date(typed: text) else {
                    return
                }
                selection.wrappedValue = chosen
            }
        ]
    }
}

extension DatePicker where Label == Text {
    /// Creates a field of a date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a field of a date, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

    /// Creates a field of a date within a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a field of a date from another one on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a field of a date up to another one, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
}

/// A look of date pickers; here all are the browser's own field.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The look that suits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A field in a line.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A calendar; here a field in a line.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// Wheels; here a field in a line.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look that suits the place.
    public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field in a line.
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar; here a field in a line.
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels; here a field in a line.
    public static var wheel: Self { Self() }
}

extension View {
    /// Chooses the look of date pickers, which is the browser's own field here.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
}
