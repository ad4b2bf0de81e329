import UIKit

/// Lists what is in the park, and hands on what is chosen.
final class ParkList: UITableViewController {
    private let things: [ParkThing]
    private let choose: (ParkThing) -> Void

    init(_ things: [ParkThing], choose: @escaping (ParkThing) -> Void) {
        self.things = things
        self.choose = choose
        super.init(style: .plain)
        title = "In the park"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        things.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        cell.textLabel?.text = things[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let thing = things[indexPath.row]
        dismiss(animated: true) { [choose] in choose(thing) }
    }
}
