/// A controller whose view is a collection, which it fills.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout with which the controller was created.
    public final let collectionViewLayout: UICollectionViewLayout
    /// Whether what was selected is deselected when the controller is shown again; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller of a collection with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a collection with a flow layout.
    public override init(nibName: String?, bundle: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Restores a controller from an archive, which holds nothing.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which is the controller's view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// Creates the collection view, with this controller as its data source and delegate.
    open override func loadView() {
        let collection = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// Deselects what was selected before the collection is shown.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
    }

    /// Returns the number of sections, which is 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items, which is 0 unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Returns the cell for an item, which is an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Returns a view beside the items, which is an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }

    /// Returns whether a tap selects an item, which it does unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Called after a tap has selected an item; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Called after a tap has deselected an item; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Called before a cell is shown; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called after the content was moved; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when the user begins to drag the content; never called here, where scrolling comes in steps.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the finger leaves the content; never called here.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Called after a step of scrolling, when the content has come to rest; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
