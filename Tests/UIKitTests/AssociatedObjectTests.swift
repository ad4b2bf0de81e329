import Testing
import UIKit

nonisolated(unsafe) private var nameKey: UInt8 = 0
nonisolated(unsafe) private var placeKey: UInt8 = 0

private final class Thing {}

/// What is kept with objects that have no property for it.
@MainActor struct AssociatedObjectTests {
    @Test func valuesAreKeptByObjectAndKey() {
        let (view, other) = (UIView(), UIView())
        objc_setAssociatedObject(view, &nameKey, "map", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &placeKey, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &nameKey) as? String == "map")
        #expect(objc_getAssociatedObject(view, &placeKey) as? Int == 7)
        #expect(objc_getAssociatedObject(other, &nameKey) == nil)
        objc_setAssociatedObject(view, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &nameKey) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &placeKey) == nil)
    }

    @Test func valuesAreLetGoOfAfterTheirObject() {
        weak var kept: Thing?
        do {
            let (owner, thing) = (Thing(), Thing())
            objc_setAssociatedObject(owner, &nameKey, thing, .OBJC_ASSOCIATION_RETAIN)
            kept = thing
        }
        // Enough others for a sweep.
        let others = (0..<400).map { _ in Thing() }
        for other in others {
            objc_setAssociatedObject(other, &nameKey, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(kept == nil)
        withExtendedLifetime(others) {}
    }

    @Test func whatIsOnlyNotedMayEnd() {
        let owner = Thing()
        var thing: Thing? = Thing()
        objc_setAssociatedObject(owner, &nameKey, thing, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &nameKey) as? Thing === thing)
        thing = nil
        #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
    }
}
