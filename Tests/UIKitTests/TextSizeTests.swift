import MapScene
import Testing
import UIKit

/// Sizes and looks of the texts in labels and buttons.
@MainActor struct TextSizeTests {
    private let long = "Kaivopuisto park, by the sea, with an observatory on the hill"

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func aLabelOfSeveralLinesIsHigherWhereItIsNarrower() {
        let one = label(long).sizeThatFits(CGSize(width: 120, height: 1000))
        let many = label(long, lines: 0).sizeThatFits(CGSize(width: 120, height: 1000))
        let two = label(long, lines: 2).sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(one.width > 300)
        #expect(many.width <= 120)
        #expect(many.height >= 4 * one.height - 4)
        #expect(abs(two.height - 2 * one.height) <= 1)
        #expect(label("", lines: 0).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    }

    @Test func aPreferredWidthBreaksLines() {
        let label = label(long, lines: 0)
        let wide = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 150
        #expect(label.intrinsicContentSize.width <= 150)
        #expect(label.intrinsicContentSize.height > 2 * wide.height)
    }

    /// The height follows from the width that constraints give.
    @Test func constraintsMakeRoomForAllLines() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        let text = label(long, lines: 0)
        let below = label("below")
        for view in [text, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).isActive =
                true
        }
        text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.width == 160)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 160, height: 0)).height)
        #expect(text.frame.height > 3 * below.frame.height)
        #expect(below.frame.minY == text.frame.maxY + 8)
        root.frame.size.width = 900
        root.layoutIfNeeded()
        #expect(text.frame.height == below.frame.height, "one line has room")
    }

    @Test func stacksMakeRoomForAllLines() {
        let stack = UIStackView(arrangedSubviews: [label("Title"), label(long, lines: 0)])
        stack.axis = .vertical
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 180, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 180)
        let text = label(long, lines: 0).sizeThatFits(CGSize(width: 180, height: 0))
        #expect(abs(size.height - text.height - label("Title").intrinsicContentSize.height) < 1)
    }

    @Test func fontsKeepWeightAndShape() throws {
        let label = label("12.8 km")
        label.font = .monospacedSystemFont(ofSize: 22, weight: .heavy)
        label.textAlignment = .right
        guard case .text(let text) = label.described.content else {
            Issue.record("no text")
            return
        }
        #expect(
            text
                == SceneText(
                    "12.8 km", size: 22, weight: 800, isMonospaced: true,
                    color: UIColor.label.value, alignment: .right, lineLimit: 1))
        #expect(UIFont.italicSystemFont(ofSize: 12).withSize(30).isItalic)
        let named = try #require(UIFont(name: "Menlo-BoldItalic", size: 9))
        #expect(named.isItalic && named.isMonospaced && named.weight == .bold)
        let traits = named.fontDescriptor.symbolicTraits
        #expect(traits == [.traitBold, .traitItalic, .traitMonoSpace])
        let slanted = UIFont.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits(.traitItalic)
        #expect(UIFont(descriptor: try #require(slanted), size: 0).isItalic)
    }

    @Test func aLabelShrinksToItsWidth() {
        let label = label("A long name of a place")
        label.adjustsFontSizeToFitWidth = true
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(x: 0, y: 0, width: width / 2, height: 30)
        guard case .text(let text) = label.described.content else {
            Issue.record("no text")
            return
        }
        #expect(abs(text.size - 8.5) < 0.1)
        label.minimumScaleFactor = 0.8
        guard case .text(let limited) = label.described.content else { return }
        #expect(abs(limited.size - 17 * 0.8) < 0.01)
    }

    @Test func linesBelowAndThroughLettersAreShown() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "closed",
            attributes: [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .strikethroughStyle: NSNumber(value: NSUnderlineStyle.single.rawValue),
            ])
        guard case .text(let text) = label.described.content else {
            Issue.record("no text")
            return
        }
        #expect(text.isUnderlined && text.isStruckThrough)
        label.text = "open"
        guard case .text(let plain) = label.described.content else { return }
        #expect(!plain.isUnderlined && !plain.isStruckThrough)
    }

    @Test func aButtonHasItsTitlesFontAndColor() {
        let button = UIButton(type: .system)
        button.setTitle("Login", for: .normal)
        button.setTitleColor(.white, for: .normal)
        let plain = button.intrinsicContentSize
        button.titleLabel?.font = .boldSystemFont(ofSize: 24)
        guard case .button(let title, nil, _, true) = button.described.content else {
            Issue.record("no button")
            return
        }
        #expect(
            title
                == SceneText(
                    "Login", size: 24, weight: 700, color: UIColor.white.value, alignment: .center,
                    lineLimit: 1))
        #expect(button.intrinsicContentSize.width > 1.4 * plain.width)
        #expect(plain.height == UIFont.systemFont(ofSize: 15).size(of: "Login").height + 12)
    }

    @Test func titlesHaveTheColorOfTheirKind() {
        let (custom, system) = (UIButton(), UIButton(type: .system))
        #expect(custom.currentTitleColor == .white)
        #expect(system.currentTitleColor == system.tintColor)
    }

    @Test func turnedViewsKeepTheirPlainFrame() {
        let arrow = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let described = arrow.described
        #expect(described.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
        let turn = described.transform
        #expect(abs((turn?.b ?? 0) - 1) < 1e-9 && abs((turn?.c ?? 0) + 1) < 1e-9)
        arrow.transform = .identity
        #expect(arrow.described.transform == nil)
    }

    @Test func roomOfTextIsThatOfItsLines() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
        let one = long.size(withAttributes: attributes)
        let lines = long.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(lines.width <= 100 && lines.height > 3 * one.height)
        let plain = long.boundingRect(
            with: CGSize(width: 100, height: 50), attributes: attributes, context: nil)
        #expect(plain.size == one)
    }
}
