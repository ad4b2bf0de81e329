import Testing
import UIKit

/// Numbered rows, and what was asked and told.
@MainActor final class NumberSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var made = 0
    var asked: [IndexPath] = []
    var log: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        asked.append(indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "number")
            ?? {
                made += 1
                return UITableViewCell(style: .subtitle, reuseIdentifier: "number")
            }()
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 3 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
}

@MainActor struct TableTests {
    private func table(_ source: NumberSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test func onlyRowsInSightHaveCells() {
        let source = NumberSource([1_000_000])
        let table = table(source)
        #expect(table.visibleCells.count == 10)
        #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<10).map { "0.\($0)" })
        #expect(table.contentSize.height == 44_000_000)
        #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    }

    @Test func cellsAreUsedAgain() {
        let source = NumberSource([1000])
        let table = table(source)
        for row in stride(from: 0, to: 1000, by: 7) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true)
            let texts = table.visibleCells.map { $0.textLabel?.text }
            let paths = table.indexPathsForVisibleRows ?? []
            #expect(texts == paths.map { "0.\($0.row)" })
            #expect(paths.contains(IndexPath(row: row, section: 0)))
        }
        #expect(source.made <= 22)
    }

    @Test func changedRowsAppearAfterReloading() {
        let source = NumberSource([2, 0, 1])
        let table = table(source)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0", "0.1", "2.0"])
        source.counts = [1]
        table.reloadData()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0"])
        source.counts = []
        table.reloadData()
        #expect(table.visibleCells.isEmpty)
    }

    @Test func tapsSelect() throws {
        let source = NumberSource([5])
        let table = table(source)
        func tap(_ row: Int) throws {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            (cell.superview as? UIControl)?.sendActions(for: .touchUpInside)
        }
        try tap(1)
        try tap(2)
        try tap(3)
        #expect(source.log == ["select 1", "deselect 1", "select 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func registeredCellsAreMade() {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        let cell = table.dequeueReusableCell(
            withIdentifier: "plain", for: IndexPath(row: 0, section: 0))
        #expect(cell.reuseIdentifier == "plain" && cell.detailTextLabel == nil)
    }
}

/// What a search controller was asked and told.
@MainActor
private final class Listener: NSObject, UISearchResultsUpdating,
    UISearchControllerDelegate, UISearchBarDelegate
{
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
        log.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
        log.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
        log.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
        log.append("did dismiss")
    }
}

@MainActor struct SearchControllerTests {
    @Test func typingBeginsAndDismissingEnds() {
        let results = UITableViewController(style: .plain)
        let controller = UISearchController(searchResultsController: results)
        let listener = Listener()
        controller.searchResultsUpdater = listener
        controller.delegate = listener
        controller.searchBar.text = "m"
        controller.searchBar.text = "mu"
        #expect(results.view.superview === controller.view)
        #expect(controller.searchBar.showsCancelButton)
        #expect(listener.log == ["will present", "did present", "update m", "update mu"])
        listener.log = []
        results.dismiss(animated: false)
        #expect(!controller.isActive && controller.searchBar.text == "")
        #expect(results.view.superview == nil)
        #expect(listener.log == ["will dismiss", "did dismiss", "update "])
    }

    @Test func theTextIsNeverNil() {
        let bar = UISearchBar()
        bar.text = nil
        #expect(bar.text == "")
    }
}

/// A cell as apps write them.
private final class ParkCell: UITableViewCell {
    let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.text = "new"
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("not from archives") }
}

/// Cells of classes that an app registers.
@MainActor struct RegisteredCellTests {
    @Test func cellsAreOfTheRegisteredClass() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(ParkCell.self, forCellReuseIdentifier: "park")
        let cell = try #require(
            table.dequeueReusableCell(
                withIdentifier: "park", for: IndexPath(row: 0, section: 0)) as? ParkCell)
        #expect(cell.badge.text == "new")
        #expect(cell.reuseIdentifier == "park")
        #expect(cell.style == .default)
        table.register(nil, forCellReuseIdentifier: "park")
        #expect(table.dequeueReusableCell(withIdentifier: "park") == nil)
    }
}

/// A cell as high as its constraints say.
private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
            box.heightAnchor.constraint(equalToConstant: 90),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

private final class ParkHeader: UITableViewHeaderFooterView {
    let star = UILabel()
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(star)
    }
    required init?(coder: NSCoder) { nil }
}

/// Parks that can be deleted, below headers of their own.
@MainActor private final class Parks: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Kaisaniemi", "Esplanadi", "Tähtitorninmäki"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "park", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        if !(cell is TallCell) { cell.contentConfiguration = content }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "\(names.count) parks"
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        50
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("delete \(names.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

@MainActor struct TablePartTests {
    private func table(_ parks: Parks, _ cell: UITableViewCell.Type) -> UITableView {
        let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
        table.register(cell, forCellReuseIdentifier: "park")
        table.register(ParkHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = parks
        table.delegate = parks
        table.layoutIfNeeded()
        return table
    }

    @Test func sectionsHaveViewsAroundThem() throws {
        let parks = Parks()
        let table = table(parks, UITableViewCell.self)
        let header = try #require(table.headerView(forSection: 0) as? ParkHeader)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(header.reuseIdentifier == "header")
        let footer = try #require(
            table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.last)
        #expect(footer.textLabel?.text == "3 parks")
        #expect(table.visibleCells.first?.superview?.frame.minY == 50)
        #expect(table.contentSize.height == footer.frame.maxY)
    }

    @Test func automaticRowsAreAsHighAsTheyAsk() {
        let parks = Parks()
        let table = table(parks, TallCell.self)
        #expect(table.visibleCells.map { $0.bounds.height } == [100, 100, 100])
        #expect(table.contentSize.height == 378)
        table.rowHeight = 60
        table.reloadData()
        #expect(table.visibleCells.map { $0.bounds.height } == [60, 60, 60])
    }

    @Test func contentsAreShownInstead() throws {
        let parks = Parks()
        let cell = try #require(table(parks, UITableViewCell.self).visibleCells.last)
        let content = try #require(cell.contentView.subviews.last as? UIListContentView)
        let shown = content.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(shown == ["Tähtitorninmäki"])
        #expect(cell.textLabel?.isHidden == true)
    }

    @Test func editedRowsAreDeletedByAButton() throws {
        let parks = Parks()
        let table = table(parks, UITableViewCell.self)
        #expect(table.actions(at: IndexPath(row: 1, section: 0)).isEmpty)
        table.setEditing(true, animated: true)
        table.layoutIfNeeded()
        let row = try #require(table.visibleCells.first?.superview)
        let button = try #require(row.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "Delete")
        #expect(table.visibleCells[0].frame.width < 320)
        #expect(table.visibleCells[1].frame.width == 320)
        button.sendActions(for: .touchUpInside)
        #expect(parks.log == ["delete Kaisaniemi"])
        #expect(table.visibleCells.count == 2)
    }

    @Test func accessoriesStandAtTheEndOfRows() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        func shown(_ type: UITableViewCell.AccessoryType) -> [UIView] {
            cell.accessoryType = type
            cell.layoutIfNeeded()
            return cell.subviews.filter { $0 !== cell.contentView }
        }
        #expect(shown(.none).isEmpty)
        #expect(cell.contentView.bounds.width == 300)
        #expect(shown(.checkmark).count == 1)
        #expect(cell.contentView.bounds.width < 300)
        let both = shown(.detailDisclosureButton)
        #expect(both.map { $0 is UIButton } == [true, false])
        #expect(both[0].frame.maxX <= both[1].frame.minX)
        #expect(both.allSatisfy { $0.frame.maxX < 300 && $0.frame.midY == 22 })
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 31))
        cell.accessoryView = own
        #expect(shown(.checkmark).map(ObjectIdentifier.init) == [ObjectIdentifier(own)])
        #expect(own.frame == CGRect(x: 234, y: 6.5, width: 50, height: 31))
        cell.accessoryView = nil
        #expect(shown(.checkmark).count == 1)
        #expect(own.superview == nil)
    }

    @Test func severalRowsCanBeSelected() {
        let source = NumberSource([5])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.delegate = source
        table.allowsMultipleSelection = true
        table.layoutIfNeeded()
        for row in [0, 2, 4, 2] { table.rowTapped(IndexPath(row: row, section: 0)) }
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 4])
        #expect(source.log == ["select 0", "select 2", "select 4", "deselect 2"])
    }
}
