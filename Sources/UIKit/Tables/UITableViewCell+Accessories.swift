extension UITableViewCell.AccessoryType {
    /// The views at the trailing end of a cell, from the leading one on.
    ///
    /// - Parameter tapped: Called when the button among them is tapped.
    @MainActor func accessories(_ tapped: @escaping () -> Void) -> [UIView] {
        let made: [UICellAccessory] =
            switch self {
            case .none: []
            case .disclosureIndicator: [.disclosureIndicator()]
            case .checkmark: [.checkmark()]
            case .detailButton: [.detail(actionHandler: tapped)]
            case .detailDisclosureButton: [.detail(actionHandler: tapped), .disclosureIndicator()]
            }
        return made.compactMap(\.view)
    }
}

extension UITableView {
    /// Starts the segue of a row's detail button, and tells the delegate that it was tapped.
    package func detailTapped(_ path: IndexPath) {
        followSegue(of: path, from: .accessory)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
