// Whoever asks what holds at a time has the type of it.
@_exported import CalendarDays
