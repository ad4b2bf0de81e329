import MapScene
import SwiftUI
import Testing

/// Where the colored fields of a view are, in its points, in the order they are described.
@MainActor private func fields(
    _ view: some View, width: CGFloat = 300, height: CGFloat = 200
) -> [CGRect] {
    let host = ViewHost(
        view.frame(width: width, height: height, alignment: .topLeading),
        size: CGSize(width: width, height: height))
    var frames: [CGRect] = []
    func collect(_ element: InterfaceElement, _ origin: CGPoint) {
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        if element.children.isEmpty { frames.append(frame) }
        for child in element.children { collect(child, frame.origin) }
    }
    collect(host.interface.root, .zero)
    return frames
}

@MainActor private func field(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Views in lines that are full when the next one has no room.
private struct Flow: Layout {
    struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

    private func places(_ width: CGFloat, _ subviews: Subviews) -> ([CGPoint], CGSize) {
        var (x, y, line, broadest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var points: [CGPoint] = []
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line, 0) }
            x += view[Indent.self]
            points.append(CGPoint(x: x, y: y))
            x += size.width
            line = max(line, size.height)
            broadest = max(broadest, x)
        }
        return (points, CGSize(width: broadest, height: y + line))
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { places(proposal.width ?? .infinity, subviews).1 }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (view, point) in zip(subviews, places(bounds.width, subviews).0) {
            view.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
                proposal: .unspecified)
        }
    }
}

/// Lays views on a line, each by its middle, with what it has counted in its cache.
private struct Beads: Layout {
    func makeCache(subviews: Subviews) -> Int { subviews.count }
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: 20 * CGFloat(cache), height: 20) }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + 20 * CGFloat(index) + 10, y: bounds.midY),
                anchor: .center, proposal: .unspecified)
        }
    }
}

@MainActor struct OwnLayoutTests {
    @Test func aGridIsALayout() {
        let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 10)
        let view = AnyLayout(grid) {
            GridRow {
                field(30, 20)
                field(40, 10)
            }
            GridRow {
                field(60, 10)
                field(10, 30)
            }
        }
        #expect(
            fields(view) == [
                rect(0, 0, 30, 20), rect(65, 0, 40, 10), rect(0, 30, 60, 10), rect(65, 30, 10, 30),
            ])
    }

    @Test func aLayoutOfTheAppsOwnBreaksLines() {
        let flow = Flow()() {
            field(40, 10)
            field(50, 20)
            field(30, 10).layoutValue(key: Flow.Indent.self, value: 5)
        }
        .frame(width: 100, alignment: .topLeading)
        #expect(fields(flow) == [rect(0, 0, 40, 10), rect(40, 0, 50, 20), rect(5, 20, 30, 10)])
    }

    @Test func viewsArePlacedByAnAnchorAndTheCacheIsKept() {
        let beads = Beads()() {
            field(10, 10)
            field(20, 6)
        }
        #expect(fields(beads) == [rect(5, 5, 10, 10), rect(20, 7, 20, 6)])
    }

    @Test(arguments: [true, false]) func layoutsOfStacksArrangeAsTheStacks(isRow: Bool) {
        let layout =
            isRow
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 4))
            : AnyLayout(VStackLayout(alignment: .trailing, spacing: 2))
        let stacked = layout {
            field(30, 10)
            field(20, 40)
        }
        let row = HStack(alignment: .top, spacing: 4) {
            field(30, 10)
            field(20, 40)
        }
        let column = VStack(alignment: .trailing, spacing: 2) {
            field(30, 10)
            field(20, 40)
        }
        #expect(fields(stacked) == (isRow ? fields(row) : fields(column)))
        let layers = ZStackLayout(alignment: .bottomTrailing)() {
            field(30, 10)
            field(20, 40)
        }
        #expect(fields(layers) == [rect(0, 30, 30, 10), rect(10, 0, 20, 40)])
    }

    /// What a view keeps outlasts a change from one layout to another.
    @Test func stateOutlastsAnotherLayout() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Turning: View {
            @State private var isRow = false
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                layout {
                    Counting()
                    Button("turn") { isRow.toggle() }
                }
            }
        }
        let host = ViewHost(Turning())
        try host.tap("count 0")
        try host.tap("turn")
        #expect(host.words.contains("count 1"))
    }
}

extension VerticalAlignment {
    private enum Name: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }
    fileprivate static let name = VerticalAlignment(Name.self)
}

@MainActor struct AlignmentGuideTests {
    /// The frame around the column, too, is aligned at the line that was set in it.
    @Test func aColumnAlignsAtTheLinesThatViewsSet() {
        let column = VStack(alignment: .leading, spacing: 0) {
            field(40, 10)
            field(40, 10).alignmentGuide(.leading) { $0.width / 2 }
        }
        .background(Color.blue)
        #expect(
            fields(column) == [rect(-20, 0, 60, 20), rect(0, 0, 40, 10), rect(-20, 10, 40, 10)])
    }

    /// A line of the app's own reaches through the stacks that its views are in.
    @Test func aLineOfTheAppsOwnReachesThroughStacks() {
        let row = HStack(alignment: .name, spacing: 0) {
            VStack(spacing: 0) {
                field(10, 20).alignmentGuide(.name) { $0[VerticalAlignment.center] }
                field(10, 30)
            }
            VStack(spacing: 0) {
                field(20, 40)
                field(20, 10).alignmentGuide(.name) { $0[.top] }
            }
            field(5, 30)
        }
        // The lines are 10, 40 and 30 points below the upper edges.
        #expect(
            fields(row) == [
                rect(0, 30, 10, 20), rect(0, 50, 10, 30), rect(10, 0, 20, 40),
                rect(10, 40, 20, 10), rect(30, 10, 5, 30),
            ])
    }

    @Test func whatLiesAboveAnEdgeIsMovedByItsGuide() {
        let badged = field(50, 20).overlay(alignment: .topTrailing) {
            field(10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
        #expect(fields(badged) == [rect(0, 0, 50, 20), rect(45, -5, 10, 10)])
    }

    @Test func layersGrowByTheLinesThatAreSet() {
        let layers = ZStack(alignment: .top) {
            field(20, 20)
            field(10, 10).alignmentGuide(.top) { $0[.bottom] }
        }
        .background(Color.blue)
        #expect(
            fields(layers) == [rect(0, -10, 20, 30), rect(0, 0, 20, 20), rect(5, -10, 10, 10)])
    }

    @Test func alignmentsAreTheSameByTheirLines() {
        #expect(VerticalAlignment.center != .firstTextBaseline)
        #expect(HorizontalAlignment.leading == .leading && Set([Alignment.top, .top]).count == 1)
    }
}
