import Answers
import ClusterPyramid

/// Writes a summary of a plan's points, and of skipped input, to standard error.
struct PlanDisplay {
    let plan: PyramidPlan

    /// Shows it.
    ///
    /// - Parameter start: When the reading began; nil if that is not known.
    func show(since start: ContinuousClock.Instant? = nil) {
        var line = "Read \(Figures.count(plan.points)) points"
        if let start { line += " in \(QuantityText.duration(ContinuousClock.now - start))" }
        if plan.otherShapes > 0 {
            line += "; passed over \(Figures.count(plan.otherShapes)) features that are no points"
        }
        Terminal.error.line(line)
        for fault in plan.faults {
            let others =
                fault.count == 1 ? "" : ", and \(Figures.count(fault.count - 1)) more like it"
            Terminal.error.line("Passed over \(fault.first)\(others)")
        }
    }
}
