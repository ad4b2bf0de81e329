/// The looks of date pickers, which are one here: the browser's own field.
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// A control for choosing a date, a time or both.
open class UIDatePicker: UIControl {
    /// The components that can be picked.
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime, countDownTimer
        case yearAndMonth = 4269
    }

    /// The chosen moment, within the limits.
    open var date = Date() {
        didSet {
            if let minimumDate, date < minimumDate { date = minimumDate }
            if let maximumDate, date > maximumDate { date = maximumDate }
        }
    }
    /// What can be chosen; day and time by default.
    ///
    /// A countdown is chosen as a time of day, a month as a day of it.
    open var datePickerMode = Mode.dateAndTime
    /// The earliest moment; nil for none.
    open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
    /// The latest moment; nil for none.
    open var maximumDate: Date? { didSet { setDate(date, animated: false) } }
    /// The calendar of the zone; the current one by default.
    open var calendar: Calendar! = Calendar.current
    /// The zone in which it is shown; the calendar's for nil.
    open var timeZone: TimeZone?
    /// The language and customs in which it is shown; here the browser chooses.
    open var locale: Locale?
    /// The interval of minutes; stored, but every minute can be picked here.
    open var minuteInterval = 1
    /// The look that is asked for; here the browser's own field is shown.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The look that is shown.
    open var datePickerStyle: UIDatePickerStyle { .compact }

    /// The chosen time in seconds from the start of the day.
    open var countDownDuration: TimeInterval {
        get {
            let calendar = value.calendar
            return date.timeIntervalSince(calendar.startOfDay(for: date)).rounded(.down)
        }
        set { date = value.calendar.startOfDay(for: date).addingTimeInterval(newValue) }
    }

    /// Sets the chosen moment; here without animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The size of the browser's field.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: value.showsDate && value.showsTime ? 220 : 140, height: 34)
    }

    /// The value that the field shows.
    package var value: DateFieldValue {
        var calendar = calendar ?? Calendar.current
        if let timeZone { calendar.timeZone = timeZone }
        let showsTime =
            switch datePickerMode {
            case .time, .dateAndTime, .countDownTimer: true
            case .date, .yearAndMonth: false
            }
        let showsDate =
            switch datePickerMode {
            case .date, .dateAndTime, .yearAndMonth: true
            case .time, .countDownTimer: false
            }
        return DateFieldValue(
            date: date, minimum: minimumDate, maximum: maximumDate, showsDate: showsDate,
            showsTime: showsTime, calendar: calendar)
    }

    /// Behaves as if the user had chosen; a text that is no date changes nothing.
    package func type(_ text: String) {
        guard isEnabled, let chosen = value.date(typed: text), chosen != date else { return }
        date = chosen
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
