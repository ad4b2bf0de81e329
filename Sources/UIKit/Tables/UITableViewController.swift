/// A controller whose view is a table, which it fills.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Whether what was selected is deselected when the controller is shown again; rows are asked for again, too.
    open var clearsSelectionOnViewWillAppear = true
    /// What is shown unless a subclass gives something else; empty for nothing.
    final var staticSections: [StaticTableSection] = []

    /// Creates a controller of a table.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Restores a controller from an archive, which holds nothing.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view, which is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The control that loads the table again when it is pulled beyond its start.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Creates the table view, with this controller as its data source and delegate.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Asks again for all rows before the table is shown.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView?.reloadData()
    }

    /// Returns the number of sections, which is 1, or that of a static table, unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int {
        staticSections.isEmpty ? 1 : staticSections.count
    }

    /// Returns the number of rows, which is 0, or that of a static table, unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.rows.count ?? 0
    }

    /// Returns the cell for a row, which is an empty one, or that of a static table, unless overridden.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { staticRow(at: indexPath)?.cell ?? UITableViewCell() }

    /// Returns the title above a section, which is nil, or that of a static table, unless overridden.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { staticSection(section)?.header }

    /// The table's height for all rows, or that of a row of a static table, unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticRow(at: indexPath)?.height ?? tableView.rowHeight
    }

    /// Called before a cell is shown; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// The row that was tapped unless overridden.
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Called after a tap has selected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called after a tap has deselected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns the line below a section, which is nil, or that of a static table, unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer
    }

    /// Returns whether something can be done with a row; returns true unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns whether a row can be moved by the user, which none can here; returns false unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Called after the user has deleted a row; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Called after the user has moved a row; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Returns what a row offers while the table is edited; returns nil unless overridden.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }

    /// Returns the menu for a long press on a row; returns nil unless overridden, and is not asked here.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the target of a row that the user moves; never called here.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns how far a row is moved in, in levels; not asked here.
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }

    /// Returns the titles at the edge that lead to sections; returns nil unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the view above a section; returns nil unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
    }

    /// Returns the view below a section; returns nil unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        nil
    }

    /// Returns how high the view above a section is, in points; returns what the table says unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    { tableView.sectionHeaderHeight }

    /// Returns how high the view below a section is, in points; returns what the table says unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    { tableView.sectionFooterHeight }

    /// Returns how high a row may be; returns what the table says unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    { tableView.estimatedRowHeight }

    /// Called before the view above a section is shown; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Called after a cell is out of sight; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether a row is highlighted while it is touched; returns true unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    { true }

    /// Called after the button at the end of a row was tapped; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns what editing does to a row; returns deletion unless overridden.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// Returns the words on the button of deletion; returns nil unless overridden.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns what a swipe from the leading edge offers; returns nil unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns what a swipe from the trailing edge offers; returns nil unless overridden.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Called after the content was moved; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when the user begins to drag the content; never called here, where scrolling comes in steps.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the finger leaves the content; never called here.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Called after a step of scrolling, when the content has come to rest; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
