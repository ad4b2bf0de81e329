/// The row of a collection's section that scrolls sideways.
///
/// The layout places the cells at the row's offset; the row takes the scrolling.
final class OrthogonalSection: UIScrollView {
    private weak var collection: UICollectionView?
    private let section: Int

    init(_ collection: UICollectionView, _ section: Int) {
        self.collection = collection
        self.section = section
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var movesContent: Bool { false }

    override func scroll(by way: CGPoint) {
        if abs(way.x) > abs(way.y), way.x.isFinite {
            collection?.scrollSideways(section: section, by: way.x)
        } else {
            collection?.scroll(by: way)
        }
    }
}
