import Testing
// No other import of the module: a part brings it whole.
import UIKit.UIGestureRecognizerSubclass

@MainActor struct SubmoduleTests {
    @Test func aPartOfAModuleBringsTheModule() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(view.bounds.size == CGSize(width: 2, height: 3))
    }
}
