/// Runs `work` on a sequence of items in parallel and hands the results to `deliver` in the items' order.
///
/// `produce` and `deliver` run on the caller's side, one call at a time. At most `2 * jobs` items are
/// between the two, which bounds the memory. The first error *in the order of the items* ends the run,
/// so that a broken file always gives the same error, whatever the timing.
package func orderedPipeline<Item: Sendable, Output: Sendable>(
    jobs: Int,
    isolation: isolated (any Actor)? = #isolation,
    produce: () throws -> Item?,
    work: @escaping @Sendable (Item) throws -> Output,
    deliver: (Output) throws -> Void
) async throws {
    guard jobs > 1 else {
        while let item = try produce() {
            try Task.checkCancellation()
            try deliver(try work(item))
        }
        return
    }
    try await withThrowingTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
        var started = 0
        var delivered = 0
        var waiting: [Int: Result<Output, any Error>] = [:]
        var hasMore = true
        while true {
            while hasMore, started - delivered < 2 * jobs,
                started - delivered - waiting.count < jobs
            {
                // An error met while looking for the next item comes after those of the items before.
                do {
                    guard let item = try produce() else {
                        hasMore = false
                        break
                    }
                    let index = started
                    group.addTask { (index, Result { try work(item) }) }
                } catch {
                    waiting[started] = .failure(error)
                    hasMore = false
                }
                started += 1
            }
            if let result = waiting.removeValue(forKey: delivered) {
                delivered += 1
                do {
                    try Task.checkCancellation()
                    try deliver(try result.get())
                } catch {
                    group.cancelAll()
                    throw error
                }
                continue
            }
            guard let (index, result) = try await group.next() else { return }
            waiting[index] = result
        }
    }
}
