import MapScene
import SwiftUI
import Testing

/// Where the colored fields of a view are, in its points, in the order they are described.
@MainActor private func fields(
    _ view: some View, width: CGFloat = 300, height: CGFloat = 200
) -> [CGRect] {
    let host = ViewHost(view, size: CGSize(width: width, height: height))
    var frames: [CGRect] = []
    func collect(_ element: InterfaceElement, _ origin: CGPoint) {
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        if element.children.isEmpty { frames.append(frame) }
        for child in element.children { collect(child, frame.origin) }
    }
    collect(host.interface.root, .zero)
    return frames
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor struct GridTests {
    private func field(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func columnsAreAsWideAsTheirWidest() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 10) {
            GridRow {
                field(30, 20)
                field(40, 10)
            }
            GridRow {
                field(60, 10)
                field(10, 30)
            }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
        #expect(
            fields(grid) == [
                rect(0, 0, 30, 20), rect(65, 0, 40, 10), rect(0, 30, 60, 10), rect(65, 30, 10, 30),
            ])
    }

    @Test func viewsOutsideRowsLieOverAllColumns() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                field(30, 20)
                field(40, 20)
            }
            Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
            GridRow(alignment: .bottom) {
                field(20, 20).gridColumnAlignment(.trailing)
                field(20, 10).gridCellAnchor(.topTrailing)
            }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
        #expect(
            fields(grid) == [
                rect(0, 0, 30, 20), rect(30, 0, 40, 20), rect(0, 20, 70, 5), rect(10, 25, 20, 20),
                rect(50, 25, 20, 10),
            ])
    }

    @Test func cellsOverColumnsMakeTheLastWider() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow { field(100, 10).gridCellColumns(2) }
            GridRow {
                field(20, 10)
                field(20, 10)
                field(5, 10)
            }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
        #expect(
            fields(grid) == [
                rect(0, 0, 100, 10), rect(0, 10, 20, 10), rect(30, 10, 20, 10),
                rect(110, 10, 5, 10),
            ])
    }

    @Test func flexibleColumnsShareWhatIsLeft() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                field(60, 10)
                Color.blue.frame(height: 10)
                Color.green.frame(height: 10)
            }
        }
        #expect(
            fields(grid) == [
                rect(0, 95, 60, 10), rect(60, 95, 120, 10), rect(180, 95, 120, 10),
            ])
    }

    @Test func rowsOutsideAGridAndEmptyGridsAreHarmless() {
        #expect(fields(Grid {}) == [rect(150, 100, 0, 0)])
        let row = VStack(spacing: 0) { GridRow { field(10, 10) } }
        #expect(fields(row) == [rect(145, 95, 10, 10)])
    }

    @Test func lazyGridsFillColumns() {
        let columns = [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 100))]
        let grid = LazyVGrid(columns: columns, spacing: 4) {
            ForEach(0..<3) { Color.red.frame(height: 10 + CGFloat($0) * 5) }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
        #expect(
            fields(grid) == [
                rect(0, 2.5, 50, 10), rect(60, 0, 100, 15), rect(0, 19, 50, 20),
            ])
        let rows = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
        let wide = LazyHGrid(rows: rows, spacing: 0) {
            ForEach(0..<3) { _ in Color.red.frame(width: 10) }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
        #expect(fields(wide) == [rect(0, 0, 10, 100), rect(0, 100, 10, 100), rect(10, 0, 10, 100)])
    }

    @Test(arguments: [(100, 1), (208, 2), (207, 1), (316, 3), (0, 1)])
    func adaptiveColumnsAreAsManyAsFit(_ width: Int, _ count: Int) {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 0) {
            ForEach(0..<6) { _ in Color.red.frame(height: 10) }
        }
        let all = fields(grid, width: CGFloat(width))
        let first = all.filter { $0.minY == all[0].minY }
        #expect(first.count == count)
        #expect(first.allSatisfy { $0.width >= 100 })
    }
}
