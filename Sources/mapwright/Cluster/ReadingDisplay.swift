import Answers
import PointLayers

/// Shows on standard error how far a file has been read: a bar on a terminal, nothing until the end elsewhere.
final class ReadingDisplay {
    private let terminal = Terminal.error
    private let start = ContinuousClock.now
    private var shown = ContinuousClock.now
    private var isDrawn = false

    /// Shows a state, unless the last one was shown a moment ago.
    func show(_ bytes: Int, of total: Int?, points: Int) {
        let now = ContinuousClock.now
        guard terminal.isInteractive, now - shown >= .milliseconds(100) else { return }
        shown = now
        isDrawn = true
        var line = "Reading"
        if let total, total > 0 {
            let cells = max(0, min(24, terminal.width - 50))
            let done = min(cells, cells * bytes / total)
            line += "  " + String(repeating: "━", count: done)
            line += terminal.style.dim(String(repeating: "━", count: cells - done))
            line += "  \(100 * bytes / total) %"
        }
        terminal.write("\(Terminal.emptiedLine)\(line)  \(Figures.count(points)) points")
    }

    /// Ends the bar where reading failed, with a line of what was read until then.
    func stop(points: Int) {
        if isDrawn { terminal.write(Terminal.emptiedLine) }
        guard points > 0 else { return }
        terminal.line("Read \(Figures.count(points)) points before the fault")
    }

    /// Ends the bar with a line, and one for each kind of skipped input.
    func finish(points: Int, skipped: PointFile.Report) {
        if isDrawn { terminal.write(Terminal.emptiedLine) }
        let time = QuantityText.duration(ContinuousClock.now - start)
        var line = "Read \(Figures.count(points)) points in \(time)"
        if skipped.otherShapes > 0 {
            line +=
                "; passed over \(Figures.count(skipped.otherShapes)) features that are no points"
        }
        terminal.line(line)
        for fault in skipped.faults {
            let others =
                fault.count == 1 ? "" : ", and \(Figures.count(fault.count - 1)) more like it"
            terminal.line("Passed over \(fault.first)\(others)")
        }
    }
}
