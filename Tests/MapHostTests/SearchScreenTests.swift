import MapHost
import SwiftUI
import Testing
import UIKit

/// A screen of a search bar above a table, in the browser.
@MainActor struct SearchScreenTests {
    private final class Screen: UITableViewController {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        var words = ["one", "two"]
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.placeholder = "Find"
            tableView.tableHeaderView = bar
        }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { words.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(words[indexPath.row])
        }
    }

    @Test func rowsAreTappedAndTextIsTyped() throws {
        let screen = Screen(style: .plain)
        let interface = ScreenInterface(screen)
        let elements = interface.interface.allElements
        let field = try #require(
            elements.first {
                if case .textField(let field) = $0.content {
                    field.prompt == "Find" && field.isSearch
                } else {
                    false
                }
            })
        interface.handle(.edited(field.id, "cafe"))
        #expect(screen.bar.text == "cafe")
        let rows = elements.filter { $0.content == .button(role: nil) }
        #expect(rows.count == 2)
        interface.handle(.tapped(rows[1].id))
        #expect(screen.chosen == ["two"])
    }
}
