import Foundation
import Testing
import UIKit

/// A list whose rows lead on, as one that is drawn with a segue from its prototype of a cell.
private final class ListScreen: UITableViewController {
    var calls: [String] = []
    var isAllowed = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(
            withIdentifier: indexPath.row < 2 ? "place" : "other", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("selected \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("more of \(indexPath.row)") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        isAllowed
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row
        let chosen = tableView.indexPathForSelectedRow?.row
        calls.append("\(segue.identifier ?? "") from \(row ?? -1), \(chosen ?? -1) is chosen")
    }
}

private final class Scenes: StoryboardScenes {
    static var main: String? { nil }
    static func controller(_ storyboard: String, _ identifier: String?) -> UIViewController? {
        identifier == "second" ? UIViewController() : nil
    }
}

@MainActor struct CellSegueTests {
    private let detail = StoryboardScene.Segue(
        identifier: "detail", kind: .show, destination: "second")

    private func shown() -> (list: ListScreen, stack: UINavigationController) {
        let list = ListScreen(style: .plain)
        list.storyboardScene = StoryboardScene(
            storyboard: UIStoryboard(name: "Main", scenes: Scenes.self), segues: [detail]
        ) {}
        for name in ["place", "other"] {
            list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: name)
        }
        list.tableView.follow(detail, ofCells: "place", in: list)
        let stack = UINavigationController(rootViewController: list)
        list.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        list.tableView.layoutIfNeeded()
        return (list, stack)
    }

    /// The cell is the sender, its row is selected, and the delegate hears of it afterward, as on Apple's systems.
    @Test func aRowStartsTheSegueOfItsCell() {
        let (list, stack) = shown()
        list.tableView.rowTapped([0, 1])
        #expect(list.calls == ["detail from 1, 1 is chosen", "selected 1"])
        #expect(stack.viewControllers.count == 2)
    }

    @Test func otherCellsHaveNone() {
        let (list, stack) = shown()
        list.tableView.rowTapped([0, 2])
        #expect(list.calls == ["selected 2"])
        #expect(stack.viewControllers.count == 1)
    }

    @Test func theControllerMayRefuse() {
        let (list, stack) = shown()
        list.isAllowed = false
        list.tableView.rowTapped([0, 0])
        #expect(list.calls == ["selected 0"])
        #expect(stack.viewControllers.count == 1)
    }

    /// The button at the end of a row leads elsewhere than the row.
    @Test func theDetailButtonHasASegueOfItsOwn() throws {
        let (list, stack) = shown()
        let more = StoryboardScene.Segue(identifier: "more", kind: .show, destination: "second")
        list.tableView.follow(more, ofCells: "place", from: .accessory, in: list)
        let cell = try #require(list.tableView.cellForRow(at: [0, 1]))
        cell.accessoryType = .detailDisclosureButton
        cell.layoutIfNeeded()
        let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        #expect(list.calls == ["more from 1, -1 is chosen", "more of 1"])
        #expect(stack.viewControllers.count == 2)
        list.tableView.rowTapped([0, 2])
        #expect(list.calls.last == "selected 2")
    }

    @Test func theControllerIsNotRetained() {
        weak var known: ListScreen?
        let table = UITableView(frame: .zero, style: .plain)
        do {
            let list = ListScreen(style: .plain)
            known = list
            table.follow(detail, ofCells: "place", in: list)
        }
        #expect(known == nil)
    }
}
