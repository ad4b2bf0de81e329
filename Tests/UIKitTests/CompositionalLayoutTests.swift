import Testing
import UIKit

/// A cell as high as its constraints say.
private final class TallCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func view(
        _ source: NumberItems, _ layout: UICollectionViewLayout,
        _ cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "number")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "title",
            withReuseIdentifier: "title")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func groupsRepeatTheirPlaces() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let source = NumberItems([6])
        let view = view(source, UICollectionViewCompositionalLayout(section: section))
        #expect(frame(view, 0) == CGRect(x: 2, y: 2, width: 76, height: 96))
        #expect(frame(view, 3) == CGRect(x: 242, y: 2, width: 76, height: 96))
        #expect(frame(view, 4) == CGRect(x: 2, y: 112, width: 76, height: 96))
        #expect(view.contentSize == CGSize(width: 320, height: 210))
    }

    @Test func countsDivideTheGroup() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let source = NumberItems([4])
        let view = view(
            source,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 1) == CGRect(x: 110, y: 0, width: 100, height: 160))
        #expect(frame(view, 3) == CGRect(x: 0, y: 160, width: 100, height: 160))
    }

    @Test func groupsStandInGroups() {
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, pair])
        let source = NumberItems([6])
        let view = view(
            source,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 160, height: 200))
        #expect(frame(view, 1) == CGRect(x: 160, y: 0, width: 160, height: 100))
        #expect(frame(view, 2) == CGRect(x: 160, y: 100, width: 160, height: 100))
        #expect(frame(view, 5) == CGRect(x: 160, y: 300, width: 160, height: 100))
    }

    @Test func estimatesBecomeWhatCellsAskFor() {
        let source = NumberItems([20])
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = view(source, layout, TallCell.self)
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 320, height: 70))
        #expect(frame(view, 3)?.minY == 210)
        #expect(view.visibleCells.count == 7)
        view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .bottom, animated: false)
        view.scroll(by: CGPoint(x: 0, y: 5_000))
        view.layoutIfNeeded()
        #expect(frame(view, 19)?.height == 70)
    }

    @Test func sectionsScrollSideways() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout { number, _ in
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = number == 0 ? .continuous : .none
            return section
        }
        let source = NumberItems([5, 2])
        let view = view(source, layout)
        #expect(frame(view, 4) == CGRect(x: 800, y: 0, width: 200, height: 120))
        #expect(frame(view, 1, 1) == CGRect(x: 0, y: 240, width: 200, height: 120))
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
        let row = try #require(view.subviews.first { $0 is UIScrollView } as? UIScrollView)
        #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
        #expect(row.subviews.count == 2)
        row.scroll(by: CGPoint(x: 5_000, y: 0))
        view.layoutIfNeeded()
        #expect(frame(view, 4)?.maxX == 320)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) != nil)
        #expect(view.contentOffset == .zero)
        #expect(frame(view, 0, 1)?.minX == 0)
    }

    @Test func headersAreOfTheirKind() {
        let line = size(.fractionalWidth(1), .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "title",
                alignment: .top)
        ]
        let source = NumberItems([2, 1])
        let view = view(source, UICollectionViewCompositionalLayout(section: section))
        #expect(frame(view, 0)?.minY == 30)
        #expect(frame(view, 0, 1)?.minY == 160)
        #expect(
            view.supplementaryView(
                forElementKind: "title", at: IndexPath(item: 0, section: 1))?.frame.minY == 130)
    }

    @Test func placesOfNoLengthDoNotHang() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(0)), subitems: [item])
        let source = NumberItems([1_000])
        let empty = view(
            source,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(empty.contentSize.height == 0)
        let nothing = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [])
        let none = view(
            source,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nothing)))
        #expect(none.visibleCells.isEmpty)
    }

    @Test func listCellsShowTheirContent() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        var content = cell.defaultContentConfiguration()
        content.text = "Kaisaniemi"
        content.secondaryText = "Park"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.map(\.text) == ["Kaisaniemi", "Park"])
        #expect(labels[0].frame.maxY <= labels[1].frame.minY)
        #expect(cell.contentView.frame.width < 300)
    }
}
