import Testing
import UIKit

/// Sources from before Swift 4.2 compile and mean what they meant.
@MainActor struct EarlierNamesTests {
    @available(*, deprecated, message: "tests what is deprecated")
    @Test func typesAndFunctionsHaveTheirEarlierNames() throws {
        let style: UIAlertActionStyle = .destructive
        let state: UIControlState = .highlighted
        #expect(UIAlertAction(title: nil, style: style).style == .destructive)
        #expect(state == UIControl.State.highlighted)
        #expect(
            UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(UIActivityIndicatorView(activityIndicatorStyle: .large).style == .large)
        #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
        #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: 5, y: -6))).y == -6)
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func controllersAndViewsMoveByTheirEarlierNames() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChildViewController(inner)
        inner.didMove(toParentViewController: outer)
        #expect(outer.childViewControllers == [inner] && inner.parent === outer)
        inner.removeFromParentViewController()
        #expect(outer.children.isEmpty)
        let (around, first, second) = (UIView(), UIView(), UIView())
        around.addSubview(first)
        around.addSubview(second)
        around.bringSubview(toFront: first)
        #expect(around.subviews == [second, first])
        around.sendSubview(toBack: first)
        #expect(around.subviews == [first, second])
    }

    @available(*, deprecated, message: "tests what is deprecated")
    private final class Answers: NSObject, UIAlertViewDelegate {
        var places: [Int] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            places.append(buttonIndex)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func alertViewsAskOverTheScreen() throws {
        let answers = Answers()
        // The window that takes input counts, not the one that was there first.
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let screen = UIViewController()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let view = UIAlertView(
            title: "Sorry", message: "No route", delegate: answers, cancelButtonTitle: "OK",
            otherButtonTitles: "Retry")
        #expect(view.numberOfButtons == 2 && view.cancelButtonIndex == 0)
        #expect(view.buttonTitle(at: 1) == "Retry" && view.buttonTitle(at: 2) == nil)
        view.show()
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        #expect(alert.title == "Sorry" && alert.actions.map(\.style) == [.cancel, .default])
        window.isHidden = true
        other.isHidden = true
    }

    @Test func picturesAreReadFromFilesAndBytes() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let bytes = try #require(picture.pngData())
        let source = try #require(CGImageSourceCreateWithData(bytes as NSData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let facts = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(facts[kCGImagePropertyPixelWidth] as? Int == image.width)
        #expect(facts[kCGImagePropertyPixelHeight] as? Int == image.height)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as NSData, nil) == nil)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/such/file"), nil) == nil)
    }

    @Test func aSearchBarKnowsItsField() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect(bar.value(forKey: "other") == nil)
    }
}
