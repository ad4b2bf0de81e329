import OSLog

/// The logger of Apple's name, beside swift-log's.
typealias AppleLogger = Logger
