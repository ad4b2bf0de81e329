/// One or more lists side by side, of each of which one row is chosen.
open class UIPickerView: UIView {
    /// The object that tells how many rows there are; not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate that provides the rows' titles and is notified of selections; not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var columns: [PickerColumn] = []

    /// The number of lists.
    open var numberOfComponents: Int {
        dataSource.map { max($0.numberOfComponents(in: self), 0) } ?? 0
    }

    /// Returns how many rows a list has; 0 for a list that is not there.
    open func numberOfRows(inComponent component: Int) -> Int {
        columns.indices.contains(component) ? columns[component].titles.count : 0
    }

    /// Returns the chosen row of a list, from 0; -1 for none.
    open func selectedRow(inComponent component: Int) -> Int {
        columns.indices.contains(component) ? columns[component].selectedRow ?? -1 : -1
    }

    /// Chooses a row, without telling the delegate; a row that is not there is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard columns.indices.contains(component),
            columns[component].titles.indices.contains(row)
        else { return }
        columns[component].selectedRow = row
    }

    /// Asks for all lists again.
    open func reloadAllComponents() {
        let old = columns
        columns.forEach { $0.removeFromSuperview() }
        columns = (0..<numberOfComponents).map { component in
            let column = PickerColumn(frame: .zero)
            column.titles = titles(component)
            let kept = old.indices.contains(component) ? old[component].selectedRow : nil
            column.selectedRow =
                column.titles.isEmpty
                ? nil : min(kept ?? 0, column.titles.count - 1)
            column.chosen = { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            }
            addSubview(column)
            return column
        }
        setNeedsLayout()
    }

    /// Asks for a list again.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    private func titles(_ component: Int) -> [String] {
        guard let dataSource else { return [] }
        return (0..<max(dataSource.pickerView(self, numberOfRowsInComponent: component), 0)).map {
            delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
        }
    }

    /// The room of the lists.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 44) }

    /// Arranges the lists side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(columns.count, 1))
        for (place, column) in columns.enumerated() {
            column.frame = CGRect(
                x: CGFloat(place) * width + 4, y: bounds.midY - 18, width: max(width - 8, 0),
                height: 36)
        }
    }
}

/// Tells how many rows a picker has.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of lists.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a list.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods of a picker's delegate, which provides the rows' titles and is notified of selections.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row; nil for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    /// Called after the user has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Default implementation: returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Default implementation: does nothing.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}

/// One list of a picker.
package final class PickerColumn: UIControl {
    /// The titles of the rows.
    package var titles: [String] = []
    /// The chosen row, from 0; nil for none.
    package var selectedRow: Int?
    var chosen: ((Int) -> Void)?

    /// Chooses a row as the user does.
    package func choose(_ row: Int) {
        guard titles.indices.contains(row), row != selectedRow else { return }
        selectedRow = row
        chosen?(row)
    }
}
