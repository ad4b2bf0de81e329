import RuntimeSupport
import Testing

/// A rectangle of four numbers, laid out as `CGRect`.
public struct Box: Equatable {
    struct Corner: Equatable {
        var x, y: Double
    }
    var origin: Corner
    var size: Corner
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Corner(x: x, y: y)
        size = Corner(x: width, y: height)
    }
}

/// As `UIView` is written: two initializers of its own, that of a frame first.
open class Panel {
    /// The frame.
    public final let box: Box
    /// Creates a panel.
    public init(box: Box) { self.box = box }
    /// Creates a panel of nothing.
    public convenience init() { self.init(box: Box(0, 0, 0, 0)) }
    /// Restores nothing.
    public required init?(coder: String) { nil }
}

private class Inheriting: Panel {
    var extra = ["a", "b"]
}

private final class Overriding: Inheriting {
    let area: Double
    override init(box: Box) {
        area = box.size.x * box.size.y
        super.init(box: box)
    }
    required init?(coder: String) { nil }
}

/// As `UITableViewCell` is written.
open class Row: Panel {
    /// A look.
    public enum Look: Int { case plain, value, other, subtitle }
    /// The look.
    public final let look: Look
    /// The name.
    public final let name: String?
    /// Creates a row.
    public init(look: Look, name: String?) {
        self.look = look
        self.name = name
        super.init(box: Box(0, 0, 320, 44))
    }
    /// Restores nothing.
    public required init?(coder: String) { nil }
}

private final class NamedRow: Row {
    let title: String
    override init(look: Look, name: String?) {
        title = "\(look) \(name ?? "-")"
        super.init(look: look, name: name)
    }
    required init?(coder: String) { nil }
}

/// A toolchain that hands parameters over in another way fails here.
struct ViewInitializerTests {
    @Test func makesSubclassesWithFrames() throws {
        let initializer = try FrameInitializer<Panel>()
        let plain = initializer(Panel.self, x: 1, y: -2, width: 3.5, height: 4)
        #expect(type(of: plain) == Panel.self)
        #expect(plain.box == Box(1, -2, 3.5, 4))
        let inheriting = try #require(
            initializer(Inheriting.self, x: 5, y: 6, width: 7, height: 8) as? Inheriting)
        #expect(inheriting.extra == ["a", "b"])
        #expect(inheriting.box == Box(5, 6, 7, 8))
        let overriding = try #require(
            initializer(Overriding.self, x: 0, y: 0, width: 7, height: 8) as? Overriding)
        #expect(overriding.area == 56)
    }

    @Test func makesSubclassesWithStyles() throws {
        let initializer = try StyleInitializer<Row>()
        let plain = initializer(Row.self, style: 0, nil)
        #expect(plain.look == .plain)
        #expect(plain.name == nil)
        #expect(plain.box == Box(0, 0, 320, 44))
        let name = "an identifier that is too long for two words"
        let named = try #require(initializer(NamedRow.self, style: 3, name) as? NamedRow)
        #expect(named.title == "subtitle " + name)
        #expect(named.look == .subtitle)
    }

    @Test func ownershipIsBalanced() throws {
        let frames = try FrameInitializer<Panel>()
        let styles = try StyleInitializer<Row>()
        weak var panel: Panel?
        weak var row: Row?
        for count in 0..<1_000 {
            panel = frames(Overriding.self, x: 0, y: 0, width: 1, height: 1)
            row = styles(NamedRow.self, style: 1, String(repeating: "long ", count: count))
        }
        #expect(panel == nil)
        #expect(row == nil)
    }

    @Test func otherClassesAreErrors() {
        #expect(throws: ClassInitializerError.self) { _ = try FrameInitializer<Row>() }
        #expect(throws: ClassInitializerError.self) { _ = try StyleInitializer<Panel>() }
    }
}
