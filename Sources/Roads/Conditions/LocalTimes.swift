// Whoever asks for routes at a time has the type of it.
@_exported import CalendarDays
