import MapScene
import Testing
import UIKit

/// Text with attributes, drawn and in labels; looks of bars.
@MainActor struct AttributedTextTests {
    @Test func textIsDrawnWithItsAttributes() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
            .paragraphStyle: style,
        ]
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 80)).image { _ in
            ("7" as NSString).draw(
                in: CGRect(x: 0, y: 10, width: 200, height: 60), withAttributes: attributes)
        }
        guard case .drawing(let drawing) = image.value.content,
            case .text(let text, let point, let size, let isBold, let color)? = drawing.commands
                .first?.operation
        else {
            Issue.record("no text")
            return
        }
        #expect(text == "7")
        #expect(size == 20)
        #expect(isBold)
        #expect(color == UIColor.red.value)
        let width = "7".size(withAttributes: attributes).width
        #expect(abs(point.x - (200 - width) / 2) < 0.01)
        #expect(point.y == 10)
    }

    @Test func linesFollowEachOther() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 80)).image { _ in
            NSAttributedString(string: "a\nb").draw(at: CGPoint(x: 5, y: 5))
        }
        guard case .drawing(let drawing) = image.value.content else {
            Issue.record("no drawing")
            return
        }
        let tops = drawing.commands.compactMap { command -> Double? in
            if case .text(_, let point, _, _, _) = command.operation {
                Double(point.y)
            } else {
                nil
            }
        }
        #expect(tops.count == 2)
        #expect(tops[0] == 5)
        #expect(tops[1] > 15)
    }

    @Test func labelsTakeTheLookOfTheFirstLetter() {
        let label = UILabel(frame: .zero)
        label.attributedText = NSAttributedString(
            string: "Harbor",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemGreen,
            ])
        #expect(label.text == "Harbor")
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .systemGreen)
        label.attributedText = nil
        #expect(label.text == nil)
    }

    private func mixed() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(
            string: "Pier ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(
            NSAttributedString(
                string: "closed",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                ]))
        return text
    }

    @Test func labelsShowEachPartInItsLook() throws {
        let label = UILabel()
        label.attributedText = mixed()
        guard case .text(let text) = label.described.content else {
            Issue.record("no text")
            return
        }
        let runs = try #require(text.runs)
        #expect(text.string == "Pier closed" && runs.map(\.string) == ["Pier ", "closed"])
        #expect(runs.map(\.size) == [20, 30])
        #expect(runs[1].color == UIColor.red.value && runs[1].isStruckThrough)
        #expect(!runs[0].isStruckThrough && runs[0].weight == 400)
        #expect(label.intrinsicContentSize == mixed().size())
        let parts = [
            UIFont.systemFont(ofSize: 20).size(of: "Pier "),
            UIFont.boldSystemFont(ofSize: 30).size(of: "closed"),
        ]
        #expect(abs(label.intrinsicContentSize.width - parts[0].width - parts[1].width) <= 2)
        #expect(label.intrinsicContentSize.height == parts[1].height)
        // The label's own color and font are for all of it from then on.
        label.textColor = .blue
        guard case .text(let blue) = label.described.content else { return }
        #expect(blue.runs?.allSatisfy { $0.color == UIColor.blue.value } == true)
        #expect(blue.runs?.map(\.size) == [20, 30])
        #expect(label.attributedText?.string == "Pier closed")
        label.text = "open"
        guard case .text(let plain) = label.described.content else { return }
        #expect(plain.runs == nil && plain.string == "open")
    }

    @Test func titlesOfButtonsShowEachPartInItsLook() throws {
        let button = UIButton(type: .system)
        button.setAttributedTitle(mixed(), for: .normal)
        guard case .button(let title, _, _, _) = button.described.content else {
            Issue.record("no button")
            return
        }
        #expect(title?.runs?.map(\.string) == ["Pier ", "closed"])
        #expect(button.attributedTitle(for: .normal)?.string == "Pier closed")
        button.setTitle("open", for: .normal)
        guard case .button(let plain, _, _, _) = button.described.content else { return }
        #expect(plain?.string == "open" && plain?.runs == nil)
    }

    @Test func attributedTextIsBrokenAtAWidth() {
        let narrow = mixed().boundingRect(
            with: CGSize(width: 100, height: 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(narrow.width <= 100 && narrow.height > mixed().size().height)
    }

    @Test func barsLookAsTheirAppearanceSays() {
        let root = UIViewController()
        root.title = "Map"
        let stack = UINavigationController(rootViewController: root)
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .systemIndigo
        looks.titleTextAttributes = [.foregroundColor: UIColor.white]
        stack.navigationBar.standardAppearance = looks
        stack.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        stack.viewWillAppear(false)
        stack.view.layoutIfNeeded()
        #expect(stack.navigationBar.backgroundColor == .systemIndigo)
        let titles = stack.navigationBar.subviews.compactMap { ($0 as? UILabel)?.textColor }
        #expect(titles == [.white])
    }

    @Test func roundsTheCornersThatAreAskedFor() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(path.bounds == box)
        // A corner that is round leaves out what is beyond 0.29 of its radius along the diagonal.
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 7, y: 7)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
        #expect(!path.contains(CGPoint(x: 95, y: 55)))
        #expect(path.contains(CGPoint(x: 93, y: 53)))
    }
}
