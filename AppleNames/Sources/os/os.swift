// Logs, signposts and locks, which Mapwright has as OSLog.
@_exported import OSLog
