import Testing
import UIKit

/// Tables that show snapshots.
@MainActor struct DiffableTableTests {
    @Test func aSectionShowsWhatIsExpanded() {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["parks", "cafes"])
        section.append(["Kaivopuisto", "Esplanadi"], to: "parks")
        section.append(["bench"], to: "Esplanadi")
        #expect(section.items == ["parks", "Kaivopuisto", "Esplanadi", "bench", "cafes"])
        #expect(section.rootItems == ["parks", "cafes"])
        #expect(section.visibleItems == ["parks", "cafes"])
        section.expand(["parks"])
        #expect(section.visibleItems == ["parks", "Kaivopuisto", "Esplanadi", "cafes"])
        #expect(section.level(of: "bench") == 2 && section.parent(of: "bench") == "Esplanadi")
        #expect(!section.isVisible("bench") && section.contains("bench"))
        section.append(["cafes"], to: "parks")
        #expect(section.index(of: "cafes") == 4)
        section.delete(["parks"])
        #expect(section.items == ["cafes"])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            _, _, _ in nil
        }
        source.apply(section, to: 1, animatingDifferences: false)
        #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["cafes"])
        section.deleteAll()
        source.apply(section, to: 1)
        #expect(source.snapshot().itemIdentifiers.isEmpty)
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["low", "high"])
        snapshot.appendItems([1, 2, 3], toSection: "low")
        snapshot.appendItems([10, 11])
        return snapshot
    }

    @Test func keepsEachItemOnce() {
        var snapshot = snapshot()
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 10, 11])
        snapshot.appendItems([2, 12, 12])
        #expect(snapshot.itemIdentifiers(inSection: "low") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "high") == [10, 11, 2, 12])
        snapshot.insertItems([12, 4], afterItem: 1)
        #expect(snapshot.itemIdentifiers == [1, 12, 4, 3, 10, 11, 2])
        snapshot.insertItems([5], beforeItem: 1)
        #expect(snapshot.indexOfItem(5) == 0)
        #expect(snapshot.sectionIdentifier(containingItem: 11) == "high")
        snapshot.appendSections(["high", "top"])
        #expect(snapshot.sectionIdentifiers == ["low", "high", "top"])
        snapshot.deleteItems([5, 3])
        snapshot.deleteSections(["high"])
        #expect(snapshot.itemIdentifiers == [1, 12, 4])
        #expect(snapshot.numberOfItems == 3)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func showsWhatIsApplied() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
            table, path, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "number")
            cell.textLabel?.text = "number \(item)"
            return cell
        }
        var applied = false
        source.apply(snapshot(), animatingDifferences: false) { applied = true }
        table.layoutIfNeeded()
        #expect(applied)
        #expect(table.numberOfSections == 2)
        let path = IndexPath(row: 1, section: 1)
        #expect(table.cellForRow(at: path)?.textLabel?.text == "number 11")
        #expect(source.itemIdentifier(for: path) == 11)
        #expect(source.indexPath(for: 11) == path)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)

        var next = source.snapshot()
        next.deleteItems([10])
        source.apply(next)
        table.layoutIfNeeded()
        #expect(
            table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "number 11")
    }

    @Test func changesOfRowsAreShownAtOnce() {
        let source = NumberSource([4])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = source
        table.layoutIfNeeded()
        table.selectRow(
            at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        var ended = false
        table.performBatchUpdates {
            source.counts = [6]
        } completion: {
            ended = $0
        }
        #expect(ended)
        #expect(table.indexPathsForVisibleRows?.count == 6)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        source.counts = [2]
        table.deleteRows(at: [], with: .automatic)
        #expect(table.indexPathsForVisibleRows?.count == 2)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
