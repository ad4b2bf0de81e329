import Synchronization

/// What an access token says, once its signature is known to be right.
struct AccessFacts: Sendable {
    /// The team that it was given to.
    let team: String
    /// The origin that it is bound to; nil if it is bound to none.
    let origin: String?
    /// When it was issued, when it begins and when it ends to be good, in seconds since 1970.
    let issued, starts, expires: Double
}

/// The access tokens whose signatures were found right lately.
///
/// A client sends one token with each request for half an hour; checking its signature and reading its JSON each time
/// takes longer than most answers. Times and origins are not remembered as right: they are checked at each request.
/// Only what this process has signed is kept. The table is bounded: of two halves the older is forgotten whole when the
/// newer is full.
final class VerifiedTokens: Sendable {
    private struct Table {
        var newer: [String: AccessFacts] = [:]
        var older: [String: AccessFacts] = [:]
    }

    private let limit: Int
    private let table = Mutex(Table())

    /// - Parameter limit: How many tokens are remembered.
    init(limit: Int = 4096) { self.limit = max(2, limit) }

    /// What a token says; nil if its signature has to be checked.
    func facts(of token: String) -> AccessFacts? {
        table.withLock { table in
            if let facts = table.newer[token] { return facts }
            guard let facts = table.older[token] else { return nil }
            Self.keep(facts, of: token, limit, &table)
            return facts
        }
    }

    /// Remembers a token whose signature is right.
    func keep(_ facts: AccessFacts, of token: String) {
        table.withLock { Self.keep(facts, of: token, limit, &$0) }
    }

    private static func keep(
        _ facts: AccessFacts, of token: String, _ limit: Int, _ table: inout Table
    ) {
        if table.newer.count >= limit / 2 {
            table.older = table.newer
            table.newer = [:]
        }
        table.older[token] = nil
        table.newer[token] = facts
    }
}
