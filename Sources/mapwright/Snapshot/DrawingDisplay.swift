import Answers
import Synchronization

/// Shows on standard error how many tiles are drawn: a bar on a terminal, a line now and then elsewhere.
final class DrawingDisplay: Sendable {
    private struct State {
        var shown = ContinuousClock.now
        var isDrawn = false
    }

    private let terminal = Terminal.error
    private let start = ContinuousClock.now
    private let total: Int
    private let state = Mutex(State())

    /// Prepares a display.
    ///
    /// - Parameter total: How many tiles there are to draw.
    init(total: Int) { self.total = total }

    /// Shows a state, unless the last one was shown a moment ago.
    func show(_ tiles: Int, zoom: Int) {
        let now = ContinuousClock.now
        state.withLock { state in
            let pause: Duration = terminal.isInteractive ? .milliseconds(100) : .seconds(10)
            guard now - state.shown >= pause else { return }
            state.shown = now
            let share = Double(tiles) / Double(max(total, 1))
            let rate = Double(tiles) / ((now - start) / .seconds(1))
            let facts =
                "\(Int(share * 100)) %  zoom \(zoom)  \(Figures.count(tiles)) of \(Figures.count(total)) tiles  "
                + "\(Int(rate)) tiles/s"
            guard terminal.isInteractive else { return terminal.line("Drawing  " + facts) }
            terminal.write(
                Terminal.emptiedLine + "Drawing" + terminal.bar(share, besides: 72) + "  " + facts)
            state.isDrawn = true
        }
    }

    /// Removes the progress bar.
    func finish() {
        state.withLock { if $0.isDrawn { terminal.write(Terminal.emptiedLine) } }
    }
}
