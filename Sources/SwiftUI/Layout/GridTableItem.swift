/// The rows and columns of a ``Grid``.
final class GridTableItem: LayoutItem {
    private struct Cell {
        let item: LayoutItem
        let traits: GridCellTraits
        let columns: Range<Int>
    }

    private let rows: [[Cell]]
    private let columnCount: Int
    private let alignment: Alignment
    private let gaps: CGSize

    init(_ node: ViewNode, alignment: Alignment, gaps: CGSize, _ children: [LayoutItem]) {
        self.alignment = alignment
        self.gaps = gaps
        var rows: [(row: ViewNode?, cells: [(LayoutItem, GridCellTraits)])] = []
        for child in children {
            let traits = child.gridTraits
            if let row = traits.row?.node, rows.last?.row === row {
                rows[rows.count - 1].cells.append((child, traits))
            } else {
                rows.append((traits.row?.node, [(child, traits)]))
            }
        }
        let count =
            rows.filter { $0.row != nil }
            .map { $0.cells.reduce(0) { $0 + $1.1.columns } }.max() ?? 1
        columnCount = count
        self.rows = rows.map { row in
            guard row.row != nil else {
                return row.cells.map { Cell(item: $0, traits: $1, columns: 0..<count) }
            }
            var column = 0
            return row.cells.map { item, traits in
                defer { column += traits.columns }
                return Cell(item: item, traits: traits, columns: column..<column + traits.columns)
            }
        }
        super.init(node, children)
        // A divider between rows lies down, one in a row stands.
        for (row, cells) in zip(rows, self.rows) {
            for cell in cells { cell.item.take(axis: row.row == nil ? .vertical : .horizontal) }
        }
    }

    // MARK: Columns

    private func width(_ columns: Range<Int>, of widths: [CGFloat]) -> CGFloat {
        widths[columns].reduce(CGFloat(columns.count - 1) * gaps.width, +)
    }

    /// The widest of a column's own cells where they are offered so much.
    private func width(_ column: Int, offered: CGFloat?) -> CGFloat {
        var widest: CGFloat = 0
        for cell in rows.joined() where cell.columns == column..<column + 1 {
            guard !cell.traits.unsized.contains(.horizontal) else { continue }
            let size = cell.item.size(ProposedViewSize(width: offered, height: nil))
            widest = max(widest, size.width)
        }
        return widest
    }

    private func widths(_ total: CGFloat?) -> [CGFloat] {
        var widths: [CGFloat]
        if let total, total.isFinite {
            let parts = (0..<columnCount).map {
                LengthDivision.Part(
                    least: width($0, offered: 0), most: width($0, offered: .infinity))
            }
            let gap = CGFloat(columnCount - 1) * gaps.width
            widths = LengthDivision(parts: parts).lengths(of: total - gap) {
                width($0, offered: $1)
            }
        } else {
            widths = (0..<columnCount).map { width($0, offered: total) }
        }
        // What lies over several columns makes the last of them wider.
        for cell in rows.joined() where cell.columns.count > 1 {
            guard !cell.traits.unsized.contains(.horizontal) else { continue }
            let size = cell.item.size(ProposedViewSize(width: total, height: nil))
            let lack = size.width - width(cell.columns, of: widths)
            if lack > 0 { widths[cell.columns.upperBound - 1] += lack }
        }
        return widths
    }

    // MARK: Rows

    private func height(_ row: [Cell], _ widths: [CGFloat], offered: CGFloat?) -> CGFloat {
        var highest: CGFloat = 0
        for cell in row where !cell.traits.unsized.contains(.vertical) {
            let room = ProposedViewSize(width: width(cell.columns, of: widths), height: offered)
            highest = max(highest, cell.item.size(room).height)
        }
        return highest
    }

    private func heights(_ total: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        guard let total, total.isFinite else {
            return rows.map { height($0, widths, offered: total) }
        }
        let parts = rows.map {
            LengthDivision.Part(
                least: height($0, widths, offered: 0), most: height($0, widths, offered: .infinity))
        }
        let gap = CGFloat(max(rows.count - 1, 0)) * gaps.height
        return LengthDivision(parts: parts).lengths(of: total - gap) {
            height(rows[$0], widths, offered: $1)
        }
    }

    // MARK: Arranging

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !rows.isEmpty else { return .zero }
        let widths = widths(proposal.width)
        let heights = heights(proposal.height, widths)
        return CGSize(
            width: width(0..<columnCount, of: widths),
            height: heights.reduce(CGFloat(rows.count - 1) * gaps.height, +))
    }

    override func placeChildren(_ size: CGSize) {
        guard !rows.isEmpty else { return }
        let widths = widths(size.width)
        let heights = heights(size.height, widths)
        var shares = Array(repeating: alignment.horizontal.share, count: columnCount)
        for cell in rows.joined() {
            if let share = cell.traits.columnShare { shares[cell.columns.lowerBound] = share }
        }
        var y: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            for cell in row {
                let before = cell.columns.lowerBound
                let room = CGSize(width: width(cell.columns, of: widths), height: height)
                let x =
                    before == 0 ? 0 : width(0..<before, of: widths) + gaps.width
                let own = cell.item.size(ProposedViewSize(room))
                let anchor =
                    cell.traits.anchor
                    ?? UnitPoint(
                        x: shares[before],
                        y: cell.traits.row?.share ?? alignment.vertical.share)
                cell.item.place(
                    CGRect(
                        x: x + (room.width - own.width) * anchor.x,
                        y: y + (room.height - own.height) * anchor.y,
                        width: own.width, height: own.height))
            }
            y += height + gaps.height
        }
    }

    override var inner: LayoutItem? { nil }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}
