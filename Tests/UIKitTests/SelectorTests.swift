import Foundation
import Testing
import UIKit

/// A screen whose methods are called by selectors.
private final class Screen: UIViewController {
    var calls: [String] = []
    var handed: String?

    func pressed() { calls.append("pressed") }
    func pressed(by sender: UIButton) { calls.append("by \(sender.tag)") }
    func tapped(_ gesture: UITapGestureRecognizer) { calls.append("tapped \(gesture.state)") }
    func back(_ segue: UIStoryboardSegue) { calls.append("back \(segue.identifier ?? "")") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Screen)?.handed = sender as? String
    }
    override func awakeFromNib() { calls.append("awake") }
}

/// Two scenes, of which the first leads to the second.
private final class Scenes: StoryboardScenes {
    static var main: String? { "Main" }

    static func controller(_ storyboard: String, _ identifier: String?) -> UIViewController? {
        guard storyboard == "Main", let screen = Screen(coder: StoryboardCoder()) else {
            return nil
        }
        switch identifier {
        case nil:
            screen.storyboardScene = StoryboardScene(
                storyboard: UIStoryboard(name: storyboard, scenes: Self.self),
                segues: [.init(identifier: "detail", kind: .show, destination: "second")]
            ) { [unowned screen] in
                screen.view = UIButton(type: .system)
                screen.awakeFromNib()
            }
        case "second": screen.title = "Second"
        default: return nil
        }
        return screen
    }
}

@MainActor struct SelectorTests {
    private let pressed = Selector("pressed", on: Screen.self) { $0.pressed() }
    private let pressedBy = Selector("pressedWithBy:", on: Screen.self) { $0.pressed(by: $1) }

    @Test func aControlCallsItsTarget() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.tag = 7
        button.addTarget(screen, action: pressed, for: .touchUpInside)
        button.addTarget(screen, action: pressedBy, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["pressed", "by 7"])
        #expect(
            button.actions(forTarget: screen, forControlEvent: .touchDown) == ["pressedWithBy:"])

        button.removeTarget(screen, action: pressedBy, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(screen.calls == ["pressed", "by 7", "pressed", "by 7"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls.count == 4)
    }

    @Test func withoutTargetTheNearestResponderIsCalled() {
        let screen = Screen()
        let button = UIButton(type: .system)
        screen.view.addSubview(button)
        button.addTarget(nil, action: pressed, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["pressed"])
    }

    @Test func targetsAreNotRetained() {
        let button = UIButton(type: .system)
        weak var known: Screen?
        do {
            let screen = Screen()
            known = screen
            button.addTarget(screen, action: pressed, for: .touchUpInside)
        }
        #expect(known == nil)
        button.sendActions(for: .touchUpInside)
        #expect(button.allTargets.isEmpty)
    }

    @Test func aBarButtonCallsItsTarget() throws {
        let screen = Screen()
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: screen, action: pressed)
        #expect(item.title == "Done")
        screen.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: screen)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        navigation.view.layoutIfNeeded()
        let bar = navigation.navigationBar
        bar.layoutSubviews()
        let button = try #require(
            bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Done" })
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["pressed"])
    }

    @Test func aGestureCallsItsTarget() {
        let screen = Screen()
        screen.view.addGestureRecognizer(
            UITapGestureRecognizer(
                target: screen,
                action: Selector("tapped:", on: Screen.self) { $0.tapped($1) }))
        screen.view.touched(.tap, at: CGPoint(x: 5, y: 5))
        #expect(screen.calls == ["tapped ended"])
    }

    @Test func aSelectorOfAnotherClassCallsNothing() {
        #expect(!pressed.perform(on: UIViewController()))
        #expect(!Selector("pressed").perform(on: Screen()))
        #expect(Selector("pressed") == pressed)
        #expect(Screen().responds(to: pressed))
        #expect(!UIViewController().responds(to: pressed))
    }

    @Test func aSegueShowsItsDestination() throws {
        let storyboard = UIStoryboard(name: "Main", scenes: Scenes.self)
        let first = try #require(storyboard.instantiateInitialViewController() as? Screen)
        let navigation = UINavigationController(rootViewController: first)
        first.loadViewIfNeeded()
        #expect(first.calls == ["awake"])
        #expect(first.view is UIButton)
        first.performSegue(withIdentifier: "detail", sender: "Kamppi")
        let second = try #require(navigation.topViewController as? Screen)
        #expect(second.title == "Second")
        #expect(second.handed == "Kamppi")

        second.unwind(
            Selector("back:", on: Screen.self) { $0.back($1) }, identifier: "home", sender: nil)
        #expect(navigation.viewControllers == [first])
        #expect(first.calls == ["awake", "back home"])
    }
}
