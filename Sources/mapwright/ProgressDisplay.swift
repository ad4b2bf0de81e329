import Answers
import AtlasBuilder
import Synchronization

/// Shows how far an import is on standard error: a bar on a terminal, plain lines elsewhere.
final class ProgressDisplay: Sendable {
    private let terminal = Terminal.error
    /// Length of the extract, for the rate at which it is read.
    private let byteCount: Int
    private let state: Mutex<State>

    private struct State {
        let start: ContinuousClock.Instant
        var phase: ImportProgress.Phase?
        var phaseStart: ContinuousClock.Instant
        var shown: ContinuousClock.Instant
        var barIsDrawn = false
    }

    init(byteCount: Int) {
        self.byteCount = byteCount
        let now = ContinuousClock.now
        state = Mutex(State(start: now, phaseStart: now, shown: now))
    }

    /// Shows a report, unless the last one was shown a moment ago.
    func show(_ progress: ImportProgress) {
        let now = ContinuousClock.now
        state.withLock { state in
            let isNew = state.phase != progress.phase
            // Reports of a finished step may arrive late, from another thread.
            if let phase = state.phase, progress.phase.rawValue < phase.rawValue { return }
            if isNew {
                closePhase(&state, now)
                state.phase = progress.phase
                state.phaseStart = now
            }
            if let note = progress.note {
                if isNew, !terminal.isInteractive { terminal.line(progress.phase.title) }
                if state.barIsDrawn { terminal.write(Terminal.emptiedLine) }
                terminal.line(note)
                return
            }
            let pause: Duration = terminal.isInteractive ? .milliseconds(100) : .seconds(10)
            guard isNew || now - state.shown >= pause else { return }
            state.shown = now
            if terminal.isInteractive {
                terminal.write(
                    Terminal.emptiedLine + bar(progress, elapsed: now - state.phaseStart))
                state.barIsDrawn = true
            } else if isNew {
                terminal.line(progress.phase.title)
            } else {
                terminal.line(
                    facts(progress, elapsed: now - state.phaseStart).joined(separator: ", "))
            }
        }
    }

    /// Ends the last line; says how long all of it took if it came to its end.
    func finish(isDone: Bool) {
        let now = ContinuousClock.now
        state.withLock { state in
            closePhase(&state, now)
            state.phase = nil
            guard isDone else { return }
            terminal.line("Finished after \(QuantityText.duration(now - state.start))")
        }
    }

    /// Replaces the bar of a finished step by one line.
    private func closePhase(_ state: inout State, _ now: ContinuousClock.Instant) {
        guard let phase = state.phase, state.barIsDrawn else { return }
        let seconds = QuantityText.duration(now - state.phaseStart)
        terminal.write(
            Terminal.emptiedLine + phase.title + terminal.style.dim("  \(seconds)") + "\n")
        state.barIsDrawn = false
    }

    private func bar(_ progress: ImportProgress, elapsed: Duration) -> String {
        let width = terminal.width
        var line = progress.phase.title
        if let fraction = progress.fraction { line += terminal.bar(fraction, besides: 60) }
        // Cut to the terminal's width: a line that wraps could not be drawn over.
        var room = width - 1 - progress.phase.title.count - 28
        for fact in facts(progress, elapsed: elapsed) where fact.count + 2 <= room {
            line += "  " + fact
            room -= fact.count + 2
        }
        return line
    }

    /// Percentage, what was done, rate and time left, as far as they are known.
    private func facts(_ progress: ImportProgress, elapsed: Duration) -> [String] {
        var facts: [String] = []
        let seconds = elapsed / .seconds(1)
        if let fraction = progress.fraction {
            facts.append("\(Int(min(max(fraction, 0), 1) * 100)) %")
            if fraction > 0.02, fraction < 1, seconds > 1 {
                let left = elapsed / fraction * (1 - fraction)
                facts.append(QuantityText.duration(left) + " left")
            }
            let readsOnce = progress.phase == .reading || progress.phase == .updating
            if readsOnce, byteCount > 0, seconds > 0.5 {
                let rate = Double(byteCount) * fraction / seconds
                facts.append(Figures.bytes(Int(rate)) + "/s")
            }
            if let tiles = progress.tiles, seconds > 0.5 {
                facts.append("\(Int(Double(tiles) / seconds)) tiles/s")
            }
        }
        if !progress.detail.isEmpty { facts.append(progress.detail) }
        return facts.isEmpty ? [progress.phase.title] : facts
    }
}
