// The rows that the user, or the program, has chosen.
extension UITableView {
    /// The selected row, the first of several; nil if none is selected.
    public var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows in order; nil if none is selected.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted()
    }

    /// Selects a row, without telling the delegate; nil selects none.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selection where path != indexPath {
                deselectRow(at: path, animated: animated)
            }
        }
        guard let indexPath else { return }
        selection.insert(indexPath)
        shown[indexPath]?.cell.setSelected(true, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Selects a row no longer, without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        shown[indexPath]?.cell.setSelected(false, animated: animated)
    }

    /// Selects a row as a tap does, and tells the delegate; where several can be selected, a second tap deselects it.
    package func rowTapped(_ path: IndexPath) {
        guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectRow(at: path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
        guard let wanted else { return }
        let old = allowsMultipleSelection ? [] : selection.filter { $0 != wanted }.sorted()
        for path in old {
            deselectRow(at: path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
        }
        selectRow(at: wanted, animated: false, scrollPosition: .none)
        followSegue(of: wanted, from: .cell)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }
}
