import Testing
import UIKit

/// What each control is told, and what it tells.
@MainActor struct ControlTests {
    private func counting(_ control: UIControl, _ event: UIControl.Event) -> () -> Int {
        final class Count { var value = 0 }
        let count = Count()
        control.addAction(UIAction { _ in count.value += 1 }, for: event)
        return { count.value }
    }

    @Test func aSwitchTellsOfATurnAndNothingElse() {
        let control = UISwitch()
        let told = counting(control, .valueChanged)
        control.setOn(true, animated: true)
        #expect(control.isOn && told() == 0)
        control.turn(true)
        #expect(told() == 0)
        control.turn(false)
        #expect(!control.isOn && told() == 1)
        control.isEnabled = false
        control.turn(true)
        #expect(!control.isOn && told() == 1)
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test func aRowOfSegmentsHasOneChosen() {
        let row = UISegmentedControl(items: ["Map", "Hybrid", 7])
        let told = counting(row, .valueChanged)
        #expect(row.segments == ["Map", "Hybrid", "3"] && row.numberOfSegments == 3)
        #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
        row.choose(1)
        row.choose(1)
        row.choose(3)
        row.choose(-1)
        #expect(row.selectedSegmentIndex == 1 && told() == 1)
        row.setTitle("Satellite", forSegmentAt: 2)
        row.setTitle("No", forSegmentAt: 3)
        row.insertSegment(withTitle: "First", at: -4, animated: false)
        row.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(row.segments == ["First", "Map", "Hybrid", "Satellite", "Last"])
        #expect(row.titleForSegment(at: 4) == "Last" && row.titleForSegment(at: 5) == nil)
        row.removeAllSegments()
        #expect(row.numberOfSegments == 0 && row.selectedSegmentIndex == -1)
        #expect(row.intrinsicContentSize == CGSize(width: 0, height: 32))
    }

    @Test func aSliderKeepsToItsEnds() {
        let slider = UISlider()
        let told = counting(slider, .valueChanged)
        slider.maximumValue = 10
        slider.minimumValue = 2
        slider.value = 99
        #expect(slider.value == 10)
        slider.setValue(-1, animated: true)
        #expect(slider.value == 2 && told() == 0)
        slider.slide(to: 5)
        #expect(slider.value == 5 && told() == 1)
        slider.slide(to: .nan)
        slider.slide(to: .infinity)
        slider.isEnabled = false
        slider.slide(to: 7)
        #expect(slider.value == 5 && told() == 1)
    }

    @Test func anIndicatorIsThereWhileSomethingGoesOn() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden && !indicator.isAnimating)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    }

    @Test func aFieldMayRefuseWhatIsTyped() {
        final class Digits: NSObject, UITextFieldDelegate {
            var ranges: [NSRange] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                ranges.append(range)
                return string.allSatisfy(\.isNumber)
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.text != "" }
        }
        let field = UITextField()
        let (changed, ended) = (
            counting(field, .editingChanged), counting(field, .editingDidEndOnExit)
        )
        let digits = Digits()
        field.delegate = digits
        field.submit()
        #expect(ended() == 0)
        field.type("12")
        field.type("12")
        field.type("1x")
        #expect(field.text == "12" && changed() == 1)
        #expect(
            digits.ranges == [NSRange(location: 0, length: 0), NSRange(location: 0, length: 2)])
        field.submit()
        #expect(ended() == 1)
        field.delegate = nil
        field.type("x")
        field.submit()
        #expect(field.text == "x" && changed() == 2 && ended() == 2)
    }

    @Test func aTextViewTellsOfTyping() {
        final class Listener: NSObject, UITextViewDelegate {
            var texts: [String?] = []
            func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
        }
        let view = UITextView()
        let listener = Listener()
        view.delegate = listener
        view.text = "by program"
        view.type("typed")
        view.type("typed")
        view.isEditable = false
        view.type("no")
        #expect(listener.texts == ["typed"] && view.text == "typed")
    }

    @Test func aSearchBarTellsWhatWasTypedAndGivenUp() {
        final class Listener: NSObject, UISearchBarDelegate {
            var notes: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                notes.append(searchText)
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
        }
        let bar = UISearchBar()
        let listener = Listener()
        bar.delegate = listener
        bar.text = nil
        #expect(bar.text == "")
        bar.text = "by program"
        bar.type("by program")
        bar.type("typed")
        bar.submit()
        bar.cancel()
        #expect(listener.notes == ["typed", "search", "cancel"])
        bar.setShowsCancelButton(true, animated: true)
        #expect(bar.showsCancelButton)
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 9)) == CGSize(width: 300, height: 56))
    }

    @Test func aButtonShowsWhatItsStateSays() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.red, for: .selected)
        #expect(button.currentTitle == "Go" && button.currentTitleColor == .systemBlue)
        button.isSelected = true
        #expect(button.state == .selected && button.currentTitle == "Go")
        #expect(button.currentTitleColor == .red)
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled] && button.currentTitle == "Go")
        button.isSelected = false
        #expect(button.currentTitle == "Wait")
        button.isHighlighted = true
        #expect(button.state == [.highlighted, .disabled])
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
        (.infoDark, "info.circle"), (.contactAdd, "plus.circle"), (.close, "xmark.circle.fill"),
    ])
    func buttonsOfAKindHaveTheirPicture(_ type: UIButton.ButtonType, _ symbol: String) {
        let button = UIButton(type: type)
        #expect(button.currentImage == UIImage(systemName: symbol))
        #expect(button.frame.size == CGSize(width: 24, height: 24) && button.buttonType == type)
        #expect(UIButton(type: .system).currentImage == nil)
    }

    @Test func configurationsColorAButton() {
        var look = UIButton.Configuration.filled()
        look.title = "Go"
        look.cornerStyle = .capsule
        let button = UIButton(configuration: look)
        #expect(button.currentTitle == "Go" && button.backgroundColor == .systemBlue)
        #expect(button.tintColor == .white)
        #expect(button.layer.cornerRadius == button.intrinsicContentSize.height / 2)
        button.configuration = .gray()
        #expect(button.backgroundColor == .systemGray5 && button.layer.cornerRadius == 6)
        var plain = UIButton.Configuration.plain()
        plain.baseForegroundColor = .green
        button.configuration = plain
        #expect(button.backgroundColor == nil && button.tintColor == .green)
        var tinted = UIButton.Configuration.tinted()
        tinted.baseBackgroundColor = .red
        button.configuration = tinted
        #expect(button.backgroundColor == UIColor.red.withAlphaComponent(0.18))
    }

    @Test func actionsAreDoneForTheirEventsAlone() {
        let control = UIControl()
        let (down, value) = (counting(control, .touchDown), counting(control, .valueChanged))
        let all = counting(control, .allEvents)
        control.sendActions(for: .touchDown)
        control.sendActions(for: [.valueChanged, .touchUpInside])
        #expect(down() == 1 && value() == 1 && all() == 2)
        var senders: [Bool] = []
        let action = UIAction { senders.append($0.sender as? UIControl === control) }
        control.addAction(action, for: .touchUpOutside)
        control.sendActions(for: .touchUpOutside)
        #expect(senders == [true] && action.sender == nil)
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchUpOutside)
        control.removeAction(action, for: .touchUpOutside)
        control.sendActions(for: .touchUpOutside)
        #expect(senders == [true, true])
    }

    @Test func labelsAndPicturesAreAsLargeAsWhatTheyShow() {
        let label = UILabel()
        #expect(!label.isUserInteractionEnabled && label.intrinsicContentSize.width == 0)
        label.text = "Helsinki"
        let small = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 34)
        let large = label.sizeThatFits(.zero)
        #expect(small.width > 20 && abs(large.width - 2 * small.width) < 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let view = UIImageView(image: picture)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    }

    @Test func colorsSurviveAnArchive() throws {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: color, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(back == color && back?.hash == color.hash)
        #expect(color != UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
        #expect(color.copy() as? UIColor === color)
    }

    @Test func stacksKeepTheirViewsInOrder() {
        let views = (0..<4).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: Array(views[..<3]))
        stack.insertArrangedSubview(views[3], at: 1)
        #expect(stack.arrangedSubviews == [views[0], views[3], views[1], views[2]])
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[3], views[1], views[2], views[0]])
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack && stack.arrangedSubviews.count == 3)
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[3], views[0]])
        stack.setCustomSpacing(5, after: views[3])
        #expect(stack.customSpacing(after: views[3]) == 5)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[3])
        #expect(stack.customSpacing(after: views[3]) == UIStackView.spacingUseDefault)
    }
}
