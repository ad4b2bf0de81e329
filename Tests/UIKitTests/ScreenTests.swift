import Testing
import UIKit

@MainActor @Suite struct GestureTests {
    @Test func tapsReachTheViewAndThoseAroundIt() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
        outer.addSubview(inner)
        var seen: [String] = []
        inner.addGestureRecognizer(
            UITapGestureRecognizer { _ in seen.append("inner") })
        outer.addGestureRecognizer(
            UITapGestureRecognizer { tap in
                let point = tap.location(in: outer)
                seen.append("outer \(Int(point.x)) \(Int(point.y))")
            })
        inner.touched(.tap, at: CGPoint(x: 1, y: 2))
        #expect(seen == ["inner", "outer 21 32"])
        outer.isUserInteractionEnabled = false
        inner.touched(.tap, at: .zero)
        #expect(seen.count == 3)
    }

    @Test func aDoubleTapNeedsTwo() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var (single, double) = (0, 0)
        let two = UITapGestureRecognizer { _ in double += 1 }
        two.numberOfTapsRequired = 2
        let one = UITapGestureRecognizer { _ in single += 1 }
        one.require(toFail: two)
        view.addGestureRecognizer(two)
        view.addGestureRecognizer(one)
        view.touched(.tap, at: .zero)
        view.touched(.tap, at: .zero)
        #expect((single, double) == (1, 1))
    }

    @Test func aPanGathersItsWay() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var steps: [String] = []
        let pan = UIPanGestureRecognizer { recognizer in
            let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
            steps.append("\(recognizer.state) \(Int(way.x))")
        }
        view.addGestureRecognizer(pan)
        var turns = 0
        view.addGestureRecognizer(UIRotationGestureRecognizer { _ in turns += 1 })
        view.touched(.drag(.began, way: .zero, scale: 1, rotation: 0), at: .zero)
        for _ in 0..<2 {
            view.touched(
                .drag(.changed, way: CGPoint(x: 3, y: 0), scale: 1, rotation: 0), at: .zero)
        }
        view.touched(.drag(.ended, way: .zero, scale: 1, rotation: 0), at: .zero)
        #expect(steps == ["began 3", "changed 6", "ended 6"])
        #expect(turns == 0 && pan.state == .possible)
    }

    @Test func aDelegateMayForbid() {
        final class No: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let view = UIView()
        var count = 0
        let press = UILongPressGestureRecognizer { _ in count += 1 }
        let no = No()
        view.addGestureRecognizer(press)
        view.touched(.longPress, at: .zero)
        #expect(count == 2, "began and ended")
        press.delegate = no
        view.touched(.longPress, at: .zero)
        #expect(count == 2)
    }
}

/// Notes when it comes and goes.
private final class Noted: UIViewController {
    var notes: [String] = []
    override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { notes.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("did disappear") }
}

@MainActor @Suite struct ControllerTests {
    @Test func screensArePushedAndPopped() {
        let (first, second) = (Noted(), Noted())
        first.title = "First"
        let stack = UINavigationController(rootViewController: first)
        stack.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        stack.viewWillAppear(false)
        stack.viewDidAppear(false)
        #expect(first.notes == ["will appear", "did appear"])
        stack.pushViewController(second, animated: true)
        #expect(second.navigationController === stack && stack.topViewController === second)
        stack.view.layoutIfNeeded()
        #expect(second.view.frame == CGRect(x: 0, y: 44, width: 400, height: 556))
        #expect(first.notes.suffix(2) == ["will disappear", "did disappear"])
        let back = stack.navigationBar.subviews.compactMap { $0 as? UIButton }.first
        #expect(back?.currentTitle == "‹ First")
        back?.sendActions(for: .touchUpInside)
        #expect(stack.viewControllers.count == 1 && second.parent == nil)
        #expect(stack.popViewController(animated: true) == nil)
    }

    @Test func anAlertIsGoneBeforeItsActionIsDone() {
        let screen = UIViewController()
        let alert = UIAlertController(
            title: "Delete?", message: "For ever.", preferredStyle: .alert)
        var below: UIViewController?
        var isDone = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                isDone = true
                below = screen.presentedViewController
            })
        screen.present(alert, animated: true)
        #expect(screen.presentedViewController === alert)
        let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
        alert.view.layoutIfNeeded()
        #expect(alert.view.subviews.allSatisfy { $0.bounds.width > 200 && $0.bounds.height > 10 })
        buttons.last?.sendActions(for: .touchUpInside)
        #expect(isDone && below == nil)
    }

    @Test func controllersAreToldOfLayout() {
        final class Told: UIViewController {
            var count = 0
            override func viewDidLayoutSubviews() { count += 1 }
        }
        let told = Told()
        told.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        told.view.layoutIfNeeded()
        #expect(told.count == 1)
        #expect(told.view.next === told)
    }

    @Test func sheetsRestAtTheirDetents() {
        let screen = UIViewController()
        let sheet = screen.sheetPresentationController
        #expect(sheet?.height(of: 800) == 800)
        sheet?.detents = [.medium(), .large()]
        #expect(sheet?.height(of: 800) == 400)
        sheet?.selectedDetentIdentifier = .large
        #expect(sheet?.height(of: 800) == 800)
        sheet?.detents = [.custom { context in context.maximumDetentValue / 4 }]
        #expect(sheet?.height(of: 800) == 200)
    }
}

@Suite struct StrokingTests {
    /// A point is in the stroke when it is near the line, whatever the joins but at the ends.
    @Test func theStrokeIsWhatIsNearTheLine() {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 50),
        ])
        let stroke = path.copy(
            strokingWithWidth: 8, lineCap: .round, lineJoin: .round, miterLimit: 10)
        func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
            let (x, y) = (b.x - a.x, b.y - a.y)
            let t = min(max(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0), 1)
            return hypot(p.x - a.x - t * x, p.y - a.y - t * y)
        }
        for x in stride(from: CGFloat(-10), to: 60, by: 1.3) {
            for y in stride(from: CGFloat(-10), to: 60, by: 1.3) {
                let point = CGPoint(x: x, y: y)
                let near = min(
                    distance(point, .zero, CGPoint(x: 40, y: 10)),
                    distance(point, CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 50)))
                // Round parts have 24 corners.
                guard abs(near - 4) > 0.1 else { continue }
                #expect(stroke.contains(point) == (near < 4), "\(point)")
            }
        }
    }
}
