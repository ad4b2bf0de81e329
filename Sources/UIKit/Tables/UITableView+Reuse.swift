// Views that are used again for other rows and sections.
extension UITableView {
    /// Registers the class of cells that are created for an identifier; nil for none.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            registered[identifier] = nil
            registeredNibs[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            preconditionFailure(
                "\(cellClass) cannot be registered for “\(identifier)”: it is not a UITableViewCell."
            )
        }
        registeredNibs[identifier] = nil
        registered[identifier] = cellClass
    }

    /// Returns a cell that is no longer in sight, or one that is made if the identifier is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() as? UITableViewCell {
            cell.prepareForReuse()
            return cell
        }
        if let cell = registeredNibs[identifier]?.view(UITableViewCell.self) {
            cell.reuseIdentifier = identifier
            return cell
        }
        return (registered[identifier] as? UITableViewCell.Type).map {
            RegisteredViews.cell($0, reuseIdentifier: identifier)
        }
    }

    /// Returns a cell that is no longer in sight, or makes one.
    ///
    /// The identifier has to be registered.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("The identifier “\(identifier)” is not registered with the table.")
        }
        return cell
    }

    /// Registers the class of views above and below sections that are created for an identifier; nil for none.
    public func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        guard let viewClass else {
            registered[Self.marginKey(identifier)] = nil
            registeredNibs[Self.marginKey(identifier)] = nil
            return
        }
        guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure(
                "\(viewClass) cannot be registered for “\(identifier)”: it is no header or footer.")
        }
        registeredNibs[Self.marginKey(identifier)] = nil
        registered[Self.marginKey(identifier)] = viewClass
    }

    /// Returns a view that is no longer shown, or one that is made if the identifier is registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        let key = Self.marginKey(identifier)
        if let view = spare[key]?.popLast() as? UITableViewHeaderFooterView {
            view.prepareForReuse()
            return view
        }
        if let view = registeredNibs[key]?.view(UITableViewHeaderFooterView.self) { return view }
        return (registered[key] as? UITableViewHeaderFooterView.Type).map {
            RegisteredViews.margin($0, reuseIdentifier: identifier)
        }
    }
}
