// Changes of items, which are shown at once: the collection asks its data source again.
extension UICollectionView {
    /// Runs changes of items and shows them at once; then the completion is called with true.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    /// Shows items that the data source has got; without movement.
    public func insertItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }

    /// Leaves out items that the data source has no longer; without movement.
    public func deleteItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }

    /// Reloads items.
    public func reloadItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }

    /// Asks for the cells of items again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }

    /// Shows an item at another place; without movement.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        reloadKeepingSelection()
    }

    /// Shows sections that the data source has got; without movement.
    public func insertSections(_ sections: IndexSet) { reloadKeepingSelection() }

    /// Leaves out sections that the data source has no longer; without movement.
    public func deleteSections(_ sections: IndexSet) { reloadKeepingSelection() }

    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
}
