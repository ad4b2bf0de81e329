import MapScene
import Testing
import UIKit

/// What apps call that were written for earlier systems, and for the keyboard.
@MainActor struct EarlierAppTests {
    @Test func rectanglesGoThroughNotifications() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    }

    @Test func colorsAreWrittenAsLiterals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test func fieldsKnowTheirTextByPlaces() throws {
        let field = UITextField()
        #expect(!field.hasText)
        field.insertText("Göteborg")
        #expect(field.hasText)
        field.deleteBackward()
        #expect(field.text == "Götebor")
        let start = field.beginningOfDocument
        let third = try #require(field.position(from: start, offset: 3))
        #expect(field.offset(from: start, to: field.endOfDocument) == 7)
        #expect(field.position(from: start, offset: 8) == nil)
        let range = try #require(field.textRange(from: start, to: third))
        #expect(field.text(in: range) == "Göt")
        field.replace(range, withText: "L")
        #expect(field.text == "Lebor")
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var done: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
            -> [UITableViewRowAction]?
        { [UITableViewRowAction(style: .normal, title: "Go") { self.done.append($1.row) }] }
    }

    @Test func rowActionsAreSwipeActions() throws {
        let rows = Rows()
        let swipe = try #require(
            (rows as any UITableViewDelegate).tableView(
                UITableView(),
                trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)))
        #expect(swipe.actions.map(\.title) == ["Go"])
        let action = try #require(swipe.actions.first)
        action.handler(action, UIView()) { #expect($0) }
        #expect(rows.done == [1])
    }

    @Test func contentIsAsHighAsWhatIsPinnedToIt() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 340),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 340))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 340))
    }

    @Test func textIsBrokenAtAWidth() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let one = "word".boundingRect(with: .zero, attributes: font, context: nil)
        let many = "word word word word".boundingRect(
            with: CGSize(width: one.width * 2.6, height: 1000), options: .usesLineFragmentOrigin,
            attributes: font, context: nil)
        #expect(many.height == one.height * 2)
        #expect(many.width <= one.width * 2.6)
        let text = NSAttributedString(string: "a\nb\nc", attributes: font)
        let lines = text.boundingRect(
            with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
        #expect(lines.height == one.height * 3)
    }

    @Test func pathsAreTransformedAndEmptied() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.apply(CGAffineTransform(scaleX: 2, y: 1))
        #expect(path.bounds == CGRectMake(0, 0, 20, 20))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func viewsTakeEachOthersPlace() {
        let (around, first, second) = (UIView(), UIView(), UIView())
        around.addSubview(first)
        var isDone = false
        UIView.transition(
            from: first, to: second, duration: 1, options: .transitionCrossDissolve
        ) { isDone = $0 }
        #expect(around.subviews == [second])
        #expect(isDone)
    }

    @Test func symbolsHaveTheSizeOfTheirConfiguration() {
        let small = UIImage(
            systemName: "star", withConfiguration: .init(pointSize: 10, weight: .bold))
        let large = UIImage(systemName: "star", withConfiguration: .init(textStyle: .largeTitle))
        #expect((small?.size.width ?? 0) < (large?.size.width ?? 0))
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
