import Foundation
import Logging
import OSLog
import Testing

/// Signposts and locks as Apple's `os` has them.
struct SignpostTests {
    @Test func intervalsSayWhenTheyBeginAndEnd() throws {
        let kept = KeptLog()
        let poster = OSSignposter(logger: kept.logger())
        #expect(poster.isEnabled)
        let first = poster.makeSignpostID()
        #expect(first != poster.makeSignpostID())
        let sum = poster.withIntervalSignpost("add", id: first) { 1 + 1 }
        poster.emitEvent("done", id: first, "with \(sum)")
        let lines = kept.lines
        #expect(lines.count == 3)
        #expect(lines[0] == "add [\(first.rawValue)]: begin")
        #expect(
            lines[1].hasPrefix("add [\(first.rawValue)]: end after ") && lines[1].hasSuffix(" ms"))
        #expect(lines[2] == "done [\(first.rawValue)]: event: with 2")
        #expect(!OSSignposter(logger: kept.logger(level: .info)).isEnabled)
    }

    @Test func signpostsHaveMessagesAndNumbers() throws {
        let kept = KeptLog()
        let poster = OSSignposter(logger: kept.logger())
        let state = poster.beginInterval("load", id: OSSignpostID(7), "tile \(3)")
        #expect(state.signpostID == OSSignpostID(7))
        poster.endInterval("load", state, "with \(2) roads")
        poster.emitEvent("tap")
        #expect(poster.withIntervalSignpost("draw", id: OSSignpostID(8), "map") { 5 } == 5)
        let log = OSLog(writingTo: kept.target())
        os_signpost(.begin, log: log, name: "find", signpostID: OSSignpostID(9))
        os_signpost(
            .end, log: log, name: "find", signpostID: OSSignpostID(9), "%d of %{private}d", 1, 2)
        os_signpost(.event, log: log, name: "tap", signpostID: .null)
        let lines = kept.lines
        try #require(lines.count == 8)
        #expect(lines[0] == "load [7]: begin: tile 3")
        #expect(lines[1].hasPrefix("load [7]: end after ") && lines[1].hasSuffix("with 2 roads"))
        #expect(lines[2] == "tap [\(OSSignpostID.exclusive.rawValue)]: event")
        #expect(lines[3] == "draw [8]: begin: map" && lines[4].hasPrefix("draw [8]: end after "))
        #expect(
            lines[5...] == ["find [9]: begin", "find [9]: end: 1 of <private>", "tap [0]: event"])
    }

    @Test func numbersOfSignpostsAreTheirOwn() {
        let (poster, object) = (OSSignposter(subsystem: "test", category: "numbers"), KeptLog())
        let ids = (0..<5).map { _ in poster.makeSignpostID() } + [OSSignpostID(log: .default)]
        #expect(Set(ids).count == 6 && ids == ids.sorted())
        let id = poster.makeSignpostID(from: object)
        #expect(id == OSSignpostID(log: .default, object: object))
        #expect(id != poster.makeSignpostID(from: KeptLog()))
        #expect(OSSignpostID.invalid.rawValue == .max && OSSignpostID.null.rawValue == 0)
        #expect(OSSignpostID.exclusive.rawValue == 0xEEEE_B0B5_B2B2_EEEE)
        #expect([OSSignpostType.event, .begin, .end].map(\.rawValue) == [0, 1, 2])
    }

    @Test func aLockThatIsHeldIsLeftAlone() {
        struct Full: Error {}
        let count = OSAllocatedUnfairLock(initialState: 1)
        #expect(count.withLockIfAvailable { $0 + 1 } == 2)
        let inner: Int? = count.withLockUnchecked { _ in count.withLockIfAvailable { $0 } }
        #expect(inner == nil)
        // A body that throws gives the lock back and keeps what it has changed.
        #expect(throws: Full.self) {
            try count.withLock {
                $0 = 5
                throw Full()
            }
        }
        #expect(count.withLockIfAvailableUnchecked { $0 } == 5)
        let bare = OSAllocatedUnfairLock()
        #expect(bare.withLock { !bare.lockIfAvailable() })
        #expect(bare.withLockUnchecked { 7 } == 7 && bare.lockIfAvailable())
        bare.unlock()
    }

    @Test func aLockGuardsItsState() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } }
            }
        }
        #expect(count.withLock(\.self) == 4000)
        let bare = OSAllocatedUnfairLock()
        bare.lock()
        #expect(!bare.lockIfAvailable())
        bare.unlock()
        #expect(bare.lockIfAvailable())
        bare.unlock()
        var plain = os_unfair_lock()
        os_unfair_lock_lock(&plain)
        #expect(!os_unfair_lock_trylock(&plain))
        os_unfair_lock_unlock(&plain)
    }
}
