import SwiftSyntax

/// What becomes of a view that was taken from the map's reuse queue.
extension SourceFile {
    /// The assignment that throws a dequeued view away: a later statement beside or around the call that gives
    /// its variable a new value, whatever the queue gave.
    func overwrite(of dequeue: Call) -> Assignment? {
        guard let name = dequeue.node.boundName else { return nil }
        for assignment in index.assignments
        where assignment.path == name && assignment.node.position > dequeue.node.position {
            guard assignment.right.count == 1, assignment.right[0].mentions([name]) == false,
                let item = assignment.node.parent?.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self),
                dequeue.node.isInside(list)
            else { continue }
            // A statement between the two that returns the view keeps it.
            let keeps = list.contains { other in
                other.position < item.position && other.endPosition > dequeue.node.position
                    && other.mentions([name])
                    && other.containsNode { $0.is(ReturnStmtSyntax.self) }
            }
            if !keeps { return assignment }
        }
        return nil
    }
}
