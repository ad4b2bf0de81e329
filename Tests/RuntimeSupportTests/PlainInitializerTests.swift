import Foundation
import RuntimeSupport
import Testing

/// As an app's delegate is written, with an initializer of its own.
open class Delegate: NSObject {
    /// What it has done.
    public private(set) final var events: [String] = []
    /// Creates a delegate.
    public override init() {
        super.init()
        events.append("made")
    }
}

private final class Heir: Delegate {
    let numbers = [1, 2, 3]
}

private final class Silent: NSObject {
    var text = "as declared"
}

/// A toolchain that lays classes out in another way fails here.
struct PlainInitializerTests {
    @Test func objectsAreMadeOfTheirClass() throws {
        let delegate = try #require(PlainInitializer.make(Delegate.self))
        #expect(type(of: delegate) == Delegate.self)
        #expect(delegate.events == ["made"])
    }

    @Test func classesThatAreKnownOnlyAtRunTimeAreMadeToo() throws {
        let classes: [NSObject.Type] = [Heir.self, Silent.self]
        let heir = try #require(PlainInitializer.make(classes[0]) as? Heir)
        #expect(heir.events == ["made"])
        #expect(heir.numbers == [1, 2, 3])
        let silent = try #require(PlainInitializer.make(classes[1]) as? Silent)
        #expect(silent.text == "as declared")
    }
}
