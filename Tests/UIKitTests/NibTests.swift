import Testing
import UIKit

/// A class that an app would have drawn in a file of its name.
final class StationCell: UITableViewCell {
    private(set) var wakes = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
    }
}

/// What the files of this module would hold.
final class AdoptedNibs: NibViews {
    static func objects(_ name: String, owner: Any?) -> [Any]? {
        if name == "Chart", let owner = owner as? UIViewController {
            owner.view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            return [owner.view as Any]
        }
        guard name == "Legend" else { return nil }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Legend"
        return [label]
    }
}

@MainActor @Suite struct NibTests {
    private final class Stations: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath) }
    }

    @Test func cellsAreOfTheClassThatTheFileIsCalledAfter() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(
            UINib(nibName: "StationCell", bundle: nil), forCellReuseIdentifier: "station")
        let stations = Stations()
        table.dataSource = stations
        table.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? StationCell }
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0.reuseIdentifier == "station" && $0.wakes == 1 })
    }

    @Test func aFileThatIsDescribedGivesItsObjects() throws {
        let objects = UINib(nibName: "Legend", bundle: nil).instantiate(withOwner: nil)
        #expect((objects.first as? UILabel)?.text == "Legend")
        #expect(AdoptedNibs.objects("Nothing", owner: nil) == nil)
        #expect(Bundle.main.loadNibNamed("Legend", owner: nil)?.count == 1)
        #expect(UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }

    private final class ChartController: UIViewController {}
    private final class Chart: UIViewController {}
    private final class OtherController: UIViewController {}

    @Test func aControllerTakesTheFileOfItsName() {
        #expect(ChartController().view.bounds.size == CGSize(width: 30, height: 40))
        #expect(Chart().view.bounds.size == CGSize(width: 30, height: 40))
        #expect(OtherController().view.bounds.size != CGSize(width: 30, height: 40))
        let named = OtherController(nibName: "Chart", bundle: nil)
        #expect(named.nibName == "Chart")
        #expect(named.view.bounds.size == CGSize(width: 30, height: 40))
        #expect(ChartController(nibName: "Nothing", bundle: nil).view.bounds.width != 30)
    }
}
