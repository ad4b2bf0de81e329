import NIOCore

/// Runs tasks on an event loop: those that answer the requests of a connection, on the connection's own.
///
/// Reading a request, answering it and writing the answer then wake no other thread, which costs more than most answers
/// do. What takes long, or waits for a disk, is handed to the global executor by who knows of it.
package final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    /// Creates an executor of a loop's thread.
    package init(_ loop: any EventLoop) { self.loop = loop }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
