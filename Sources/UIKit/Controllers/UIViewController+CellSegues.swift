/// The segues that begin at a cell.
@MainActor struct CellSegues {
    private var starts: [UITableView.SegueOrigin: (UIView) -> Void] = [:]

    /// Creates the segues of a cell that has none.
    init() {}

    /// Adds a segue of a controller, which is not retained.
    mutating func add(
        _ segue: StoryboardScene.Segue, from origin: UITableView.SegueOrigin,
        in controller: UIViewController
    ) {
        starts[origin] = { [weak controller] in controller?.follow(segue, sender: $0) }
    }

    /// Starts a segue; false if there is none.
    func start(from origin: UITableView.SegueOrigin, of cell: UIView) -> Bool {
        guard let start = starts[origin] else { return false }
        start(cell)
        return true
    }
}

extension UITableView {
    /// The part of a cell that starts a segue.
    public enum SegueOrigin: Sendable {
        /// The cell itself.
        case cell
        /// The button at its trailing end.
        case accessory
    }

    /// Makes rows whose cells have an identifier start a segue of a controller when they are tapped, as one that is drawn from a
    /// prototype of a cell does; its sender is the cell.
    ///
    /// The row is selected by then; the delegate hears of it afterward.
    ///
    /// - Parameter origin: What of the cell is tapped.
    public final func follow(
        _ segue: StoryboardScene.Segue, ofCells identifier: String,
        from origin: SegueOrigin = .cell,
        in controller: UIViewController
    ) {
        cellSegues[identifier, default: CellSegues()].add(segue, from: origin, in: controller)
    }

    /// Starts the segue of a row's cell, if it has one.
    final func followSegue(of path: IndexPath, from origin: SegueOrigin) {
        guard let cell = cellForRow(at: path), !cell.segues.start(from: origin, of: cell) else {
            return
        }
        _ = cell.reuseIdentifier.flatMap { cellSegues[$0]?.start(from: origin, of: cell) }
    }
}

extension UITableViewCell {
    /// Makes the cell start a segue of a controller when it is tapped, as a cell of a static table does; its sender is the cell.
    ///
    /// - Parameter origin: What of the cell is tapped.
    public final func follow(
        _ segue: StoryboardScene.Segue, from origin: UITableView.SegueOrigin = .cell,
        in controller: UIViewController
    ) {
        segues.add(segue, from: origin, in: controller)
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
