// The name that Apple has for the system's SQLite.
@_exported import CSQLite
