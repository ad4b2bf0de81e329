// The items that the user, or the program, has chosen.
extension UICollectionView {
    /// The selected items in order; nil if there is none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted()
    }

    /// Selects an item, without telling the delegate; nil selects none.
    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selection where path != indexPath {
                deselectItem(at: path, animated: animated)
            }
        }
        guard let indexPath else { return }
        selection.insert(indexPath)
        cells[indexPath]?.cell.isSelected = true
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Selects an item no longer, without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cells[indexPath]?.cell.isSelected = false
    }

    /// Selects an item as a tap does, and tells the delegate; where several can be selected, a second tap deselects it.
    package func itemTapped(_ path: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
        selectItem(at: path, animated: false, scrollPosition: [])
        for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
        followSegue(of: path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
