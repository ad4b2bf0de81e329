import RuntimeSupport
import Testing

// Public, as a framework's classes are: of a class that only this module sees an optimizing compiler leaves out the
// initializers that nothing calls.

/// What a class is made for.
public protocol Thing: AnyObject {
    /// What it is called.
    var title: String { get }
}

private final class Place: Thing {
    let title: String
    init(_ title: String) { self.title = title }
}

/// A parent with initializers of its own.
open class Root {
    /// Creates an object.
    public init(frame: Int) {}
    /// Restores an object.
    public required init?(coder: String) {}
}

/// As `MKAnnotationView` is written: one initializer of its own, two of its parent's.
open class Base: Root {
    /// The first parameter.
    public final let thing: (any Thing)?
    /// The second parameter.
    public final let name: String?
    /// Says which class it is.
    open func describe() -> String { "base" }
    /// Creates an object.
    public init(thing: (any Thing)?, name: String?) {
        self.thing = thing
        self.name = name
        super.init(frame: 0)
    }
    /// Creates an object without either.
    public override init(frame: Int) {
        (thing, name) = (nil, nil)
        super.init(frame: frame)
    }
    /// Restores nothing.
    public required init?(coder: String) { nil }
    /// The method after the initializer.
    open func last() -> Int { 1 }
}

private class Inheriting: Base {
    var extra = [1, 2, 3]
    override func describe() -> String { "inheriting" }
}

private final class Overriding: Inheriting {
    let said: String
    override init(thing: (any Thing)?, name: String?) {
        said = "\(thing?.title ?? "nothing") as \(name ?? "nobody")"
        super.init(thing: thing, name: name)
    }
    required init?(coder: String) { nil }
}

private final class Generic<Value>: Base {
    var values: [Value] = []
}

private class WithTwo: Root {
    init(a: Int) { super.init(frame: a) }
    init(b: Int) { super.init(frame: b) }
    required init?(coder: String) { nil }
}

private class GenericBase<Value> {
    init(thing: (any Thing)?, name: String?) {}
}

/// A toolchain that lays classes out in another way fails here.
struct ClassInitializerTests {
    private typealias Initializer = ClassInitializer<Base, (any Thing)?>

    @Test func makesTheClassItself() throws {
        let place = Place("Kamppi")
        let made = try Initializer()(Base.self, place, "pin")
        #expect(type(of: made) == Base.self)
        #expect(made.thing === place)
        #expect(made.name == "pin")
        #expect(made.describe() == "base")
        #expect(made.last() == 1)
    }

    @Test func makesSubclassesWithTheirOwnState() throws {
        let initializer = try Initializer()
        let inheriting = try #require(
            initializer(Inheriting.self, Place("a"), "short") as? Inheriting)
        #expect(inheriting.extra == [1, 2, 3])
        #expect(inheriting.describe() == "inheriting")
        let name = "a name that is too long for a string of two words"
        let overriding = try #require(
            initializer(Overriding.self, Place("b"), name) as? Overriding)
        #expect(overriding.said == "b as " + name)
        let generic = try #require(
            initializer(Generic<String>.self, nil, nil) as? Generic<String>)
        #expect(generic.values.isEmpty)
        #expect(generic.thing == nil)
        #expect(generic.name == nil)
    }

    @Test func ownershipIsBalanced() throws {
        let initializer = try Initializer()
        weak var place: Place?
        weak var made: Base?
        try {
            let own = Place("c")
            place = own
            for count in 0..<1_000 {
                let view = initializer(
                    Overriding.self, own, String(repeating: "long ", count: count))
                made = view
                #expect(view.thing === own)
            }
            _ = try #require(place)
        }()
        #expect(made == nil)
        #expect(place == nil)
    }

    @Test func saysWhyAClassHasNone() {
        func code<B: AnyObject>(_ base: B.Type) -> ClassInitializerError.Code? {
            do {
                _ = try ClassInitializer<B, (any Thing)?>()
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(Base.self) == nil)
        #expect(code(WithTwo.self) == .initializers(2))
        #expect(code(GenericBase<Int>.self) == .generic)
        #expect(code(Inheriting.self) == .initializers(0))
    }

    @Test func parametersHaveTwoWords() {
        let error = #expect(throws: ClassInitializerError.self) {
            try ClassInitializer<Base, Int>()
        }
        #expect(error?.code == .parameterSize(8))
        #expect(
            error?.description.hasSuffix(
                "the initializer's first parameter takes 8 bytes, not two words.") == true)
    }
}
