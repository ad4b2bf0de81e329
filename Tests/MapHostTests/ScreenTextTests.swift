import MapHost
import MapScene
import SwiftUI
import Testing
import UIKit

/// Screens of UIKit, in the letters that a page has measured.
@MainActor struct ScreenTextTests {
    /// A size that no other test has: all screens of a program share the measures.
    private let size = 18.25

    private func tell(_ interface: ScreenInterface, _ widths: [String: Double], line: Double) {
        interface.handle(
            .measured([
                MeasuredFace(
                    size: size, weight: 400,
                    line: MeasuredFace.Extent(ascent: line * 0.8, descent: line * 0.2),
                    widths: widths)
            ]))
    }

    private final class Rows: UITableViewController {
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 3 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            let label = UILabel()
            label.font = .systemFont(ofSize: 18.25)
            label.numberOfLines = 0
            label.text = "nnn nnn nnn"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            for (edge, other) in [
                (label.topAnchor, cell.contentView.topAnchor),
                (label.bottomAnchor, cell.contentView.bottomAnchor),
            ] {
                edge.constraint(equalTo: other).isActive = true
            }
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).isActive =
                true
            return cell
        }
    }

    @Test func rowsAreAsHighAsTheirTextInThePagesLetters() {
        let interface = ScreenInterface(Rows(style: .plain))
        interface.handle(.resized(CGSize(width: 200, height: 600)))
        func frames() -> [CGRect] {
            interface.interface.allElements.compactMap {
                if case .view(let view) = $0.content, case .text = view.content {
                    $0.frame
                } else {
                    nil
                }
            }
        }
        tell(interface, ["n": 10, " ": 5], line: 30)
        #expect(frames().map(\.height) == [30, 30, 30])
        // Three words of 90 with spaces: two fit into 200.
        tell(interface, ["n": 30], line: 30)
        #expect(frames().map(\.height) == [60, 60, 60])
        tell(interface, [:], line: 40)
        #expect(frames().map(\.height) == [80, 80, 80])
    }

    @Test func aTurnedViewIsATurnedElement() throws {
        let screen = UIViewController()
        let view = UIImageView(image: UIImage(systemName: "location.north.fill"))
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        screen.view.addSubview(view)
        let interface = ScreenInterface(screen)
        let element = try #require(
            interface.interface.allElements.first { $0.frame.minX == 10 })
        #expect(element.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(abs(element.style.rotation - 90) < 1e-9 && abs(element.style.scale - 2) < 1e-9)
    }
}
