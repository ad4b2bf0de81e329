/// The threads that share in a build.
///
/// Work is split into parts whose results stand in places of their own, or are joined in the order of the parts: so
/// what comes out does not depend on how many there are, nor on which of them ends first. The engine knows no threads of
/// any system: it is given a team.
struct BuildWorkers: Sendable {
    /// Calls a function with 0 ..< a number, some at the same time, and returns when all calls have ended.
    typealias Team = @Sendable (_ total: Int, _ body: (Int) -> Void) -> Void

    /// Number of workers.
    let count: Int
    /// Runs the work of several threads.
    private let team: Team?

    /// The calling thread alone.
    static let one = BuildWorkers(count: 1, team: nil)

    /// Creates so many workers of a team; without one there is but the caller.
    init(count: Int, team: Team?) {
        self.count = team == nil ? 1 : count
        self.team = team
    }

    /// Calls `body` with parts of 0 ..< `total` that follow each other, one a worker, at the same time.
    func forEachPart(_ total: Int, _ body: (Range<Int>) -> Void) {
        forEachPart(total) { _, range in body(range) }
    }

    /// Calls `body` with the number of each part and with the part, as above.
    func forEachPart(_ total: Int, _ body: (Int, Range<Int>) -> Void) {
        forEach(count) { part in
            body(part, total * part / count..<total * (part + 1) / count)
        }
    }

    /// Calls `body` with 0 ..< `total`, some at the same time.
    ///
    /// What one call writes no other may read or write.
    func forEach(_ total: Int, _ body: (Int) -> Void) {
        guard let team, count > 1, total > 1 else {
            for number in 0..<total { body(number) }
            return
        }
        team(total, body)
    }
}
