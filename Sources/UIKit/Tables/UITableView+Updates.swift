// Changes of rows, which are shown at once: the table asks its data source again.
extension UITableView {
    /// Runs changes of rows and shows them at once; then the completion is called with true.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    /// Begins changes of rows, which are shown at once.
    public func beginUpdates() {}

    /// Ends a group of updates and reloads the table.
    public func endUpdates() { reloadKeepingSelection() }

    /// Shows rows that the data source has got; without movement.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Leaves out rows that the data source has no longer; without movement.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Asks for rows again; without movement.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Asks for sections again; without movement.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Shows sections that the data source has got; without movement.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Leaves out sections that the data source has no longer; without movement.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        reloadKeepingSelection()
    }

    /// Asks for rows again as they are; without movement.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadKeepingSelection() }

    /// Shows a row at another place; without movement.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        reloadKeepingSelection()
    }

    private func reloadKeepingSelection() {
        let kept = selection.filter {
            $0.section < numberOfSections && $0.row < numberOfRows(inSection: $0.section)
        }
        reloadData()
        selection = kept
        for (path, row) in shown { row.cell.setSelected(kept.contains(path), animated: false) }
    }
}
