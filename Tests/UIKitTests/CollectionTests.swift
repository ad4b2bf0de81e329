import Testing
import UIKit

/// Numbered items in sections, and what was asked and told.
@MainActor
final class NumberItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    var counts: [Int]
    var made = 0
    var log: [String] = []
    var sizes: [IndexPath: CGSize] = [:]
    var header = CGSize.zero

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(indexPath.section).\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? CGSize(width: 90, height: 40) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselect \(indexPath.item)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

/// A cell as apps write them.
private final class NumberCell: UICollectionViewCell {
    static var made = 0
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not from archives") }

    override func prepareForReuse() { label.text = nil }
}

private final class TitleView: UICollectionReusableView {}

@MainActor struct CollectionTests {
    private func collection(
        _ items: NumberItems, width: CGFloat = 300, height: CGFloat = 400,
        _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        return view
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func itemsFlowInLines() {
        let items = NumberItems([7])
        let view = collection(items)
        // Three of 90 points fit in 300 with gaps of 10, of which 15 become 10 + 5.
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(frame(view, 1) == CGRect(x: 105, y: 0, width: 90, height: 40))
        #expect(frame(view, 2) == CGRect(x: 210, y: 0, width: 90, height: 40))
        #expect(frame(view, 3) == CGRect(x: 0, y: 50, width: 90, height: 40))
        // The last line keeps the columns.
        #expect(frame(view, 6) == CGRect(x: 0, y: 100, width: 90, height: 40))
        #expect(view.contentSize == CGSize(width: 300, height: 140))
        #expect(frame(view, 7) == nil)
    }

    @Test func itemsOfALineAreCenteredAcrossIt() {
        let items = NumberItems([2])
        items.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 50, height: 100)
        let view = collection(items)
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(frame(view, 1) == CGRect(x: 60, y: 30, width: 90, height: 40))
    }

    @Test func flowsSidewaysToo() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 30)
        let items = NumberItems([5, 1])
        let view = collection(items, width: 200, height: 100, layout)
        // Two of 40 points fit in 90.
        #expect(frame(view, 0) == CGRect(x: 20, y: 5, width: 90, height: 40))
        #expect(frame(view, 1) == CGRect(x: 20, y: 55, width: 90, height: 40))
        #expect(frame(view, 2) == CGRect(x: 120, y: 5, width: 90, height: 40))
        #expect(frame(view, 0, 1) == CGRect(x: 360, y: 5, width: 90, height: 40))
        #expect(view.contentSize == CGSize(width: 480, height: 100))
        view.scroll(by: CGPoint(x: 1_000, y: 0))
        #expect(view.contentOffset.x == 280)
        #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 0, section: 1))
    }

    @Test func onlyItemsInSightHaveCellsOfTheRegisteredClass() throws {
        let items = NumberItems([300_000])
        NumberCell.made = 0
        let view = collection(items)
        #expect(view.visibleCells.count == 24)
        let cell = try #require(view.visibleCells[1] as? NumberCell)
        #expect(cell.label.text == "0.1")
        #expect(cell.reuseIdentifier == "number")
        view.scrollToItem(
            at: IndexPath(item: 150_000, section: 0), at: .centeredVertically, animated: false)
        #expect(view.cellForItem(at: IndexPath(item: 150_000, section: 0)) != nil)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        for _ in 0..<50 { view.scroll(by: CGPoint(x: 0, y: 333)) }
        // What is out of sight is used again.
        #expect(NumberCell.made <= 54)
        #expect(items.log.contains("scroll"))
    }

    @Test func headersStandAboveTheirSections() throws {
        let items = NumberItems([4, 0, 40])
        items.header = CGSize(width: 0, height: 30)
        let layout = UICollectionViewFlowLayout()
        let view = collection(items, layout)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(frame(view, 0) == CGRect(x: 0, y: 30, width: 90, height: 40))
        let third = try #require(
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 2)))
        #expect(third is TitleView)
        #expect(third.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(frame(view, 0, 2)?.minY == 180)
        layout.sectionHeadersPinToVisibleBounds = true
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        #expect(
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 2))?.frame
                .minY == 300)
    }

    @Test func tapsSelect() {
        let items = NumberItems([9])
        let view = collection(items)
        func tap(_ item: Int) { view.itemTapped(IndexPath(item: item, section: 0)) }
        tap(1)
        tap(3)
        tap(2)
        #expect(items.log == ["select 1", "deselect 1", "select 2"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
        view.allowsMultipleSelection = true
        tap(4)
        tap(2)
        #expect(items.log.suffix(2) == ["select 4", "deselect 2"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        items.counts = [3]
        view.reloadData()
        #expect(view.indexPathsForSelectedItems == nil)
        #expect(view.visibleCells.count == 3)
    }

    @Test func itemsOfNoOrEndlessSizeDoNotHang() {
        let items = NumberItems([3])
        items.sizes[IndexPath(item: 0, section: 0)] = .zero
        items.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 5_000, height: 10)
        let view = collection(items)
        #expect(frame(view, 1)?.minX == 0)
        #expect(view.contentSize.height == 70)
        let nothing = NumberItems([])
        let empty = collection(nothing)
        #expect(empty.visibleCells.isEmpty)
        #expect(empty.contentSize.height == 0)
    }

    @Test func snapshotsAreShownByRegistrations() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
            cell.label.text = "number \(item)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems([5, 6, 7])
        source.apply(snapshot, animatingDifferences: false)
        #expect(view.visibleCells.compactMap { ($0 as? NumberCell)?.label.text }.count == 3)
        view.selectItem(at: source.indexPath(for: 7), animated: false, scrollPosition: [])
        snapshot.deleteItems([5])
        source.apply(snapshot)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect((view.visibleCells.last as? NumberCell)?.label.text == "number 7")
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    }

    @Test func scrollViewsHaveDelegatesOfTheirOwnTypes() {
        let items = NumberItems([2])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = items
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.scroll(by: CGPoint(x: 0, y: 50))
        #expect(items.log == ["scroll"])
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 250)
        #expect(scroll.delegate === items)
    }
}
