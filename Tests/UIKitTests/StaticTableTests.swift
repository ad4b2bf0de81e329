import Foundation
import Testing
import UIKit

/// A controller that changes one row of its static table, as many settings screens do.
private final class SettingsScreen: UITableViewController {
    var hiddenRow: IndexPath?
    var selected: [String?] = []

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        indexPath == hiddenRow ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(tableView.cellForRow(at: indexPath)?.reuseIdentifier)
    }
}

@MainActor struct StaticTableTests {
    private func shown(_ controller: UITableViewController) -> UITableView {
        let table: UITableView = controller.tableView
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        let cells = ["style", "traffic", "about"].map { name in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        controller.show([
            StaticTableSection(
                header: "Map",
                rows: [
                    StaticTableSection.Row(cells[0], identifier: "style"),
                    StaticTableSection.Row(cells[1], height: 90),
                ]),
            StaticTableSection(
                footer: "Version 1", rows: [StaticTableSection.Row(cells[2], identifier: "about")]),
        ])
        table.layoutIfNeeded()
        return table
    }

    @Test func theRowsAreThoseThatWereGiven() throws {
        let controller = UITableViewController(style: .grouped)
        let table = shown(controller)
        // The table does not retain whom it asks.
        defer { withExtendedLifetime(controller) {} }
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["style", "traffic", "about"])
        #expect(table.visibleCells.map(\.bounds.height) == [44, 90, 44])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Map")
        #expect(table.headerView(forSection: 1) == nil)
        let footer = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.last
        #expect(footer?.textLabel?.text == "Version 1")
    }

    /// Cells keep what the user did to them, and are never handed out for other rows.
    @Test func cellsStayInTheirRows() throws {
        let controller = UITableViewController(style: .grouped)
        let table = shown(controller)
        let before = table.visibleCells
        for _ in 0..<3 { table.reloadData() }
        #expect(table.visibleCells.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
        #expect(table.dequeueReusableCell(withIdentifier: "style") == nil)
    }

    @Test func aSubclassChangesWhatItOverrides() throws {
        let screen = SettingsScreen(style: .grouped)
        screen.hiddenRow = [0, 1]
        let table = shown(screen)
        #expect(table.rectsOfCells == [44, 0, 44])
        table.rowTapped([1, 0])
        #expect(screen.selected == ["about"])
    }

    @Test func cellsLeadOnByThemselves() {
        let screen = SettingsScreen(style: .grouped)
        screen.storyboardScene = StoryboardScene(
            storyboard: UIStoryboard(name: "Main", scenes: OneScene.self)
        ) {}
        let stack = UINavigationController(rootViewController: screen)
        let table = shown(screen)
        table.cellForRow(at: [1, 0])?.follow(
            StoryboardScene.Segue(identifier: nil, kind: .show, destination: "about"), in: screen)
        table.rowTapped([0, 0])
        #expect(stack.viewControllers.count == 1)
        table.rowTapped([1, 0])
        #expect(stack.viewControllers.count == 2)
    }

    /// A cell of an app's own class has the style that it was drawn with.
    @Test func cellsOfAStoryboardHaveTheirStyle() {
        let cell = UITableViewCell(coder: StoryboardCoder(cellStyle: .subtitle))
        #expect(cell?.style == .subtitle)
        #expect(cell?.detailTextLabel != nil)
        #expect(UITableViewCell(coder: StoryboardCoder())?.style == .default)
    }
}

private final class OneScene: StoryboardScenes {
    static var main: String? { nil }
    static func controller(_ storyboard: String, _ identifier: String?) -> UIViewController? {
        identifier == "about" ? UIViewController() : nil
    }
}

extension UITableView {
    /// The heights of the cells of its rows, in order; a hidden one has none.
    fileprivate var rectsOfCells: [CGFloat] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { row in
                cellForRow(at: [section, row])?.bounds.height ?? 0
            }
        }
    }
}
