extension UITableView {
    /// Makes rows whose cells have an identifier start a segue of a controller when they are tapped, as one that is drawn from a
    /// prototype of a cell does; its sender is the cell.
    ///
    /// The row is selected by then; the delegate hears of it afterward.
    public final func follow(
        _ segue: StoryboardScene.Segue, ofCells identifier: String, in controller: UIViewController
    ) {
        cellSegues[identifier] = { [weak controller] in controller?.follow(segue, sender: $0) }
    }

    /// Starts the segue of a row's cell, if it has one.
    final func followSegue(of path: IndexPath) {
        guard !cellSegues.isEmpty, let cell = cellForRow(at: path) else { return }
        cell.reuseIdentifier.flatMap { cellSegues[$0] }?(cell)
    }
}

extension UICollectionView {
    /// Makes items whose cells have an identifier start a segue of a controller when they are tapped, as one that is drawn from
    /// a prototype of a cell does; its sender is the cell.
    ///
    /// The item is selected by then; the delegate hears of it afterward.
    public final func follow(
        _ segue: StoryboardScene.Segue, ofCells identifier: String, in controller: UIViewController
    ) {
        cellSegues[identifier] = { [weak controller] in controller?.follow(segue, sender: $0) }
    }

    /// Starts the segue of an item's cell, if it has one.
    final func followSegue(of path: IndexPath) {
        guard !cellSegues.isEmpty, let cell = cellForItem(at: path) else { return }
        cell.reuseIdentifier.flatMap { cellSegues[$0] }?(cell)
    }
}
