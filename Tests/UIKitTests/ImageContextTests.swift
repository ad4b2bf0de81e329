import MapScene
import Testing
import UIKit

/// Pictures drawn between a beginning and an end.
@MainActor struct ImageContextTests {
    private func commandCount(_ image: UIImage?) -> Int? {
        guard case .drawing(let drawing)? = image?.value.content else { return nil }
        return drawing.commands.count
    }

    @Test func picturesAreDrawnOneWithinTheOther() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 3)
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        #expect(inner?.size == CGSize(width: 8, height: 8) && inner?.scale == 1)
        #expect(commandCount(inner) == 0)
        UIGraphicsEndImageContext()
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        #expect(outer?.size == CGSize(width: 30, height: 20) && outer?.scale == 3)
        #expect(commandCount(outer) == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        // An end without a beginning ends nothing.
        UIGraphicsEndImageContext()
    }
}
