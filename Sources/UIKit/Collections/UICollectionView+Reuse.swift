// Views that are used again for other items.
extension UICollectionView {
    /// Registers the class of cells that are created for an identifier; nil for none.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, key: identifier, as: UICollectionViewCell.self)
    }

    /// Registers the class of headers, footers or other views that are created for an identifier; nil for none.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass, key: elementKind + "/" + identifier, as: UICollectionReusableView.self)
    }

    private func register<View: UICollectionReusableView>(
        _ type: AnyClass?, key: String, as base: View.Type
    ) {
        guard let type else {
            registered[key] = nil
            registeredNibs[key] = nil
            return
        }
        guard let type = type as? View.Type else {
            preconditionFailure("\(type) cannot be registered: it is not a \(View.self).")
        }
        registeredNibs[key] = nil
        registered[key] = type
    }

    /// Returns a cell that is no longer in sight, or a new one of the class that is registered for the identifier.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = dequeue(identifier, key: identifier) as? UICollectionViewCell
        else {
            preconditionFailure(
                "The identifier “\(identifier)” is not registered with the collection view.")
        }
        return cell
    }

    /// Returns a view that is no longer in sight, or a new one of the class that is registered for the identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(identifier, key: elementKind + "/" + identifier) else {
            preconditionFailure(
                "The identifier “\(identifier)” is not registered for the kind “\(elementKind)”.")
        }
        return view
    }

    private func dequeue(_ identifier: String, key: String) -> UICollectionReusableView? {
        if let view = spare[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let view = registeredNibs[key]?.view(UICollectionReusableView.self) {
            view.reuseIdentifier = identifier
            return view
        }
        guard let type = registered[key] else { return nil }
        let view = RegisteredViews.view(type, size: CGSize(width: 50, height: 50))
        view.reuseIdentifier = identifier
        return view
    }
}
