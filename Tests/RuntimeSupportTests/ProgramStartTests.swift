import RuntimeSupport
import Testing

@MainActor private var startCount = 0

@used @section(".init_array")
private let start: ProgramStart.Entry = { ProgramStart.onMainActor { startCount += 1 } }

/// A toolchain that does not call entries, or calls them twice, fails here.
@MainActor struct ProgramStartTests {
    @Test func entriesRunOnceBeforeTheTests() {
        #expect(startCount == 1)
    }
}
