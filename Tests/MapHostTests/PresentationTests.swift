import MapHost
import MapKit
import MapScene
import SwiftUI
import Testing
import UIKit

private func texts(_ element: InterfaceElement) -> [String] {
    element.allElements.compactMap { element -> String? in
        if case .text(let text) = element.content { return text.string }
        guard case .view(let view) = element.content,
            case .text(let text) = view.content
        else { return nil }
        return text.string
    }
}

/// Controllers that UIKit's screens put before themselves, and SwiftUI's views among UIKit's.
@MainActor @Suite struct PresentationTests {
    private let screen = UIViewController()
    private let interface: ScreenInterface

    init() {
        interface = ScreenInterface(screen)
        interface.handle(.resized(CGSize(width: 800, height: 600)))
    }

    private func button(_ title: String) throws -> Int {
        let shown = interface.interface
        let found = shown.allElements.first {
            $0.content == .button(role: nil)
                && ($0.accessibilityLabel == title || texts($0).contains(title))
        }
        return try #require(found?.id)
    }

    @Test func aSheetIsShownAndDismissedByTheReader() throws {
        let sheet = UIViewController()
        sheet.title = "Details"
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
        label.text = "Inside"
        sheet.view.addSubview(label)
        sheet.sheetPresentationController?.detents = [.medium()]
        screen.present(sheet, animated: true)
        let shown = try #require(interface.interface.presentations.first)
        #expect(shown.style == .sheet && shown.title == "Details" && shown.isDismissible)
        #expect(shown.frame == CGRect(x: 80, y: 330, width: 640, height: 270))
        #expect(texts(shown.root) == ["Inside"])
        #expect(interface.interface.presentations.first?.id == shown.id, "the id stays")
        sheet.isModalInPresentation = true
        interface.handle(.dismissed(shown.id))
        #expect(screen.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        interface.handle(.dismissed(shown.id))
        #expect(screen.presentedViewController == nil)
        #expect(interface.interface.presentations.isEmpty)
    }

    @Test func anAlertsButtonIsTapped() throws {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var isSure = false
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in isSure = true })
        alert.addTextField { $0.placeholder = "Name" }
        screen.present(alert, animated: true)
        let shown = try #require(interface.interface.presentations.first)
        #expect(shown.style == .alert && !shown.isDismissible)
        let field = try #require(
            shown.root.allElements.first {
                if case .textField(let field) = $0.content { field.prompt == "Name" } else { false }
            })
        interface.handle(.edited(field.id, "Ada"))
        #expect(alert.textFields?.first?.text == "Ada")
        interface.handle(.tapped(try button("Yes")))
        #expect(isSure && interface.interface.presentations.isEmpty)
    }

    @Test func gesturesControlsAndSwitchesAreUsed() throws {
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        box.backgroundColor = .red
        box.accessibilityIdentifier = "box"
        var points: [CGPoint] = []
        box.addGestureRecognizer(
            UITapGestureRecognizer { points.append($0.location(in: $0.view)) })
        var presses = 0
        box.addGestureRecognizer(
            UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } })
        screen.view.addSubview(box)
        let segments = UISegmentedControl(items: ["Map", "Satellite"])
        let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
        var changes = 0
        for control in [segments, toggle] {
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            screen.view.addSubview(control)
        }
        let shown = interface.interface.allElements
        let told = try #require(shown.first { $0.accessibilityIdentifier == "box" })
        #expect(told.isTappable)
        interface.handle(.tapped(told.id, at: CGPoint(x: 3, y: 4)))
        interface.handle(.longPressed(told.id))
        #expect(points == [CGPoint(x: 3, y: 4)] && presses == 1)
        for element in shown {
            if case .picker(let picker) = element.content {
                #expect(picker.options == ["Map", "Satellite"] && picker.selection == nil)
                interface.handle(.chose(element.id, 1))
            }
            if case .toggle = element.content { interface.handle(.toggled(element.id, true)) }
        }
        #expect(segments.selectedSegmentIndex == 1 && toggle.isOn && changes == 2)
    }

    @Test func steppersPagesAndBarsAreThePages() throws {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let bar = UIProgressView(frame: CGRect(x: 0, y: 40, width: 100, height: 4))
        bar.progress = 0.25
        let pages = UIPageControl(frame: CGRect(x: 0, y: 60, width: 100, height: 26))
        pages.numberOfPages = 3
        for view in [stepper, bar, pages] { screen.view.addSubview(view) }
        let shown = interface.interface.allElements
        let less = try #require(
            shown.first { $0.content == .stepper(canDecrement: false, canIncrement: true) })
        interface.handle(.stepped(less.id, 1))
        #expect(stepper.value == 1)
        #expect(shown.contains { $0.content == .progress(0.25) })
        let dots = try #require(shown.first { $0.accessibilityLabel == "page 1 of 3" })
        interface.handle(.tapped(dots.id, at: CGPoint(x: 90, y: 10)))
        #expect(pages.currentPage == 1)
        interface.handle(.tapped(dots.id, at: CGPoint(x: 10, y: 10)))
        #expect(pages.currentPage == 0)
    }

    @Test func datesAreFieldsOfThePage() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
        picker.timeZone = TimeZone(identifier: "Europe/Helsinki")
        picker.date = Date(timeIntervalSince1970: 1_795_512_600)
        picker.maximumDate = picker.date.addingTimeInterval(86_400)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        screen.view.addSubview(picker)
        let shown = interface.interface.allElements
        let field = InterfaceDateField(
            kind: .dateAndTime, text: "2026-11-24T11:30", maximum: "2026-11-25T11:30")
        let element = try #require(shown.first { $0.content == .dateField(field) })
        interface.handle(.edited(element.id, "2026-11-24T08:05"))
        #expect(picker.date == Date(timeIntervalSince1970: 1_795_500_300))
        interface.handle(.edited(element.id, "2027-01-01T00:00"))
        #expect(picker.date == picker.maximumDate)
        interface.handle(.edited(element.id, "soon"))
        #expect(changes == 2)
    }

    @Test func viewsOfSwiftUIsAreUsedAmongUIKits() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var isAsking = false
            var body: some View {
                VStack {
                    Text("Count \(count)")
                    Button("More") { count += 1 }
                    Button("Ask") { isAsking = true }
                }
                .sheet(isPresented: $isAsking) { Text("Asked") }
            }
        }
        for top in [0, 300] {
            let hosting = UIHostingController(rootView: Counter())
            screen.addChild(hosting)
            hosting.view.frame = CGRect(x: 0, y: top, width: 300, height: 200)
            screen.view.addSubview(hosting.view)
        }
        let ids = interface.interface.allElements.map(\.id)
        #expect(Set(ids).count == ids.count, "no two elements have the same id")
        interface.handle(.tapped(try button("More")))
        #expect(
            texts(interface.interface.root).filter { $0.hasPrefix("Count") } == [
                "Count 1", "Count 0",
            ])
        interface.handle(.tapped(try button("Ask")))
        let shown = try #require(interface.interface.presentations.first)
        #expect(texts(shown.root) == ["Asked"])
        interface.handle(.dismissed(shown.id))
        #expect(interface.interface.presentations.isEmpty)
    }

    @Test func measuresOfLettersReachViewsThatAreMadeLater() throws {
        func host(_ text: String) throws -> CGSize {
            let hosting = UIHostingController(
                rootView: Text(verbatim: text).font(.system(size: 17.25)))
            screen.addChild(hosting)
            hosting.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            screen.view.addSubview(hosting.view)
            let shown = interface.interface.allElements.first {
                if case .text(let known) = $0.content { known.string == text } else { false }
            }
            return try #require(shown).frame.size
        }
        func told(_ letter: String, _ width: Double, line: MeasuredFace.Extent? = nil) {
            interface.handle(
                .measured([
                    MeasuredFace(size: 17.25, weight: 400, line: line, widths: [letter: width])
                ]))
        }
        told("a", 100, line: .init(ascent: 20, descent: 10))
        told("b", 50)
        #expect(try host("ab") == CGSize(width: 150, height: 30))
        told("b", 40)
        #expect(try host("ba") == CGSize(width: 140, height: 30))
        let first = try #require(
            interface.interface.allElements.first {
                if case .text(let text) = $0.content { text.string == "ab" } else { false }
            })
        #expect(first.frame.width == 140, "known views learn it, too")
    }

    @Test func aListIsScrolledByItsReader() throws {
        final class Rows: UITableViewController {
            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { 100 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows(style: .plain)
        let interface = ScreenInterface(rows)
        interface.handle(.resized(CGSize(width: 300, height: 440)))
        let list = try #require(interface.interface.allElements.first { $0.isScrollable })
        #expect(texts(list).first == "Row 0")
        interface.handle(.scrolled(list.id, by: CGPoint(x: 0, y: 880)))
        #expect(texts(interface.interface.root).first == "Row 20")
        interface.handle(.scrolled(list.id, by: CGPoint(x: 0, y: 1e9)))
        #expect(rows.tableView.contentOffset.y == 3960)
        interface.handle(.scrolled(list.id, by: CGPoint(x: 0, y: -Double.infinity)))
        interface.handle(.scrolled(list.id, by: CGPoint(x: 0, y: -1e9)))
        #expect(rows.tableView.contentOffset.y == 0)
    }
}
