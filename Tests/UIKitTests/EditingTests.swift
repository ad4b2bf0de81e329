import Testing
import UIKit

/// What fields tell while they are edited.
@MainActor @Suite struct EditingTests {
    private final class Teller: NSObject, UITextFieldDelegate, UISearchBarDelegate,
        UITextViewDelegate
    {
        var events: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("search") }
        func textViewDidBeginEditing(_ textView: UITextView) { events.append("write") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text.count < 5 }
    }

    @Test func aFieldTellsOfItsFocus() {
        let (field, teller) = (UITextField(frame: .zero), Teller())
        field.delegate = teller
        field.focus(true)
        #expect(field.isEditing)
        field.type("Oslo")
        field.submit()
        field.focus(false)
        #expect(teller.events == ["begin", "end"] && field.text == "Oslo")
    }

    @Test func aViewEndsTheEditingOfWhatIsInIt() {
        final class Stubborn: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let (screen, row) = (UIView(frame: .zero), UIView(frame: .zero))
        let (field, teller, stubborn) = (UITextField(frame: .zero), Teller(), Stubborn())
        screen.addSubview(row)
        row.addSubview(field)
        field.delegate = teller
        field.focus(true)
        #expect(screen.endEditing(false) && !field.isEditing)
        #expect(teller.events == ["begin", "end"])
        field.delegate = stubborn
        field.focus(true)
        #expect(!screen.endEditing(false) && field.isEditing)
        #expect(screen.endEditing(true))
    }

    @Test func aSearchBarTellsOfTheFirstLetter() {
        let (bar, teller) = (UISearchBar(frame: .zero), Teller())
        bar.delegate = teller
        bar.type("c")
        bar.type("ca")
        #expect(teller.events == ["search"])
        bar.searchTextField.text = "cafe"
        bar.searchTextField.placeholder = "Search"
        #expect(bar.text == "cafe" && bar.placeholder == "Search")
    }

    @Test func aTextViewAsksBeforeItChanges() {
        let (view, teller) = (UITextView(frame: .zero), Teller())
        view.delegate = teller
        view.type("note")
        view.type("notes")
        #expect(view.text == "note" && teller.events == ["write"])
    }

    private final class Touched: UIView {
        var phases: [UITouch.Phase] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases += touches.map(\.phase)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases += touches.map(\.phase)
        }
    }

    @Test func aTapThatNoRecognizerTakesIsATouch() {
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.addSubview(inner)
        inner.touched(.tap, at: CGPoint(x: 2, y: 2))
        #expect(view.phases == [.began, .ended])
        inner.addGestureRecognizer(UITapGestureRecognizer { _ in })
        inner.touched(.tap, at: CGPoint(x: 2, y: 2))
        #expect(view.phases.count == 2)
        #expect(view.hitTest(CGPoint(x: 12, y: 12), with: nil) === inner)
        #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 50, y: 2), with: nil) == nil)
    }

    @Test func oneTransformInSpaceIsAnotherInThePlane() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 3)
        #expect(abs(view.layer.affineTransform().b - 1) < 1e-12)
        let turn = CATransform3DMakeRotation(1, 1, 2, 3)
        let back = CATransform3DConcat(turn, CATransform3DMakeRotation(-1, 1, 2, 3))
        #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m12) < 1e-12 && abs(back.m33 - 1) < 1e-12)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        #expect(moved.m41 == 10 && moved.m42 == 21)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    }

    @Test func fontsOfADescriptionHaveItsSizeAndWeight() throws {
        let bold = try #require(
            UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
        #expect(UIFont(descriptor: bold, size: 20).fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test func objectsKnowTheirClass() {
        let field = UITextField(frame: .zero)
        #expect(field.isKind(of: UIControl.self) && field.isKind(of: UITextField.self))
        #expect(!field.isKind(of: UILabel.self))
        #expect(field.isMember(of: UITextField.self) && !field.isMember(of: UIControl.self))
    }

    @Test func hueAndGrayAreTold() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (
            0, 0, 0, 0
        )
        UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 2 / 3) < 1e-9 && saturation == 1 && brightness == 1 && alpha == 1)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
}
