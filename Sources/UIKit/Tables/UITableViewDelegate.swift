/// The methods by which a table view gets its sections, rows and cells.
///
/// Only the number of rows and the cells have to be given.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns how many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns how many sections there are; 1 unless given.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the line above a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the line below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether something can be done with a row; true unless given.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved by the user, which none can here.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called after the user has deleted a row.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Called after the user has moved a row; never called here.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Returns the titles of the section index; there is none here.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
    /// Default implementation: returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Default implementation: returns nil, for no title.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Default implementation: returns nil, for no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    { nil }
    /// Default implementation: returns true.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Default implementation: returns false.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Default implementation: returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// The methods by which a table view gets heights and reports selection.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns how high a row is, in points; the table's own height for all rows unless given.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Called before a cell is shown.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns the row to select in place of one that was tapped; nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after a row was selected by a tap.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called after a row was no longer selected, because of a tap.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns the view above a section; nil for the title that the data source gives.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view below a section; nil for the title that the data source gives.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Returns how high the view above a section is, in points; as the table says unless given.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns how high the view below a section is, in points; as the table says unless given.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns how high a row may be; not asked here.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    /// Called before the view above a section is shown.
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called after a cell is out of sight.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath)
    /// Returns whether a row is highlighted while it is touched; not asked here.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called after the button at the end of a row was tapped; never called here.
    func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns what editing does to a row; deletion unless given.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Returns the words on the button of deletion; nil for "Delete".
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns what a swipe from the leading edge offers; shown while the table is edited.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns what a swipe from the trailing edge offers; shown while the table is edited.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns what a row offers while the table is edited, as apps before iOS 11 say it.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
}

/// The methods of a data source for prefetching, which can load data for the next rows.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called before cells of rows are asked for; never called here.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when rows are not needed after all; never called here.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}

extension UITableViewDelegate {
    /// Default implementation: returns the table's row height.
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Default implementation: returns the row that was tapped.
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Default implementation: does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Default implementation: does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Default implementation: returns nil.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    { nil }
    /// Default implementation: returns nil.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    { nil }
    /// Default implementation: returns what the table says.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
        -> CGFloat
    { tableView.sectionHeaderHeight }
    /// Default implementation: returns what the table says.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
        -> CGFloat
    { tableView.sectionFooterHeight }
    /// Default implementation: returns what the table says.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    { tableView.estimatedRowHeight }
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// Default implementation: returns true.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
        -> Bool
    { true }
    /// Default implementation: does nothing.
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    /// Default implementation: returns deletion.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Default implementation: returns nil.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Default implementation: returns nil.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Default implementation: returns nil.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        // What apps before iOS 11 offer.
        self.tableView(tableView, editActionsForRowAt: indexPath).map { actions in
            UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: indexPath) })
        }
    }
    /// Default implementation: returns nil.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }
}
