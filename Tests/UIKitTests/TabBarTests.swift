import Foundation
import Testing
import UIKit

/// Tabs at the bottom of a screen.
@MainActor struct TabBarTests {
    private final class Screen: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            events.append("appears")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            events.append("gone")
        }
    }

    private final class Chooser: NSObject, UITabBarControllerDelegate {
        var chosen: [String?] = []
        var refuses = false
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { !refuses }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { chosen.append(viewController.title) }
    }

    private let map = Screen()
    private let list = Screen()
    private let tabs = UITabBarController()

    init() {
        map.title = "Map"
        list.title = "List"
        list.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 1)
        tabs.viewControllers = [map, list]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        tabs.viewWillAppear(false)
        tabs.view.layoutIfNeeded()
    }

    private func tap(_ index: Int) throws {
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
        try #require(buttons.indices.contains(index))
        buttons[index].sendActions(for: .touchUpInside)
        tabs.view.layoutIfNeeded()
    }

    @Test func theFirstTabIsShownAboveTheBar() {
        #expect(tabs.selectedViewController === map)
        #expect(map.view.superview === tabs.view)
        #expect(map.view.frame == CGRect(x: 0, y: 0, width: 400, height: 751))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 400, height: 49))
        #expect(map.tabBarController === tabs)
        let titles = tabs.tabBar.subviews.compactMap { $0 as? UIControl }.map(\.accessibilityLabel)
        #expect(titles == ["Map", "Places"])
    }

    @Test func aTapShowsAnotherTab() throws {
        let chooser = Chooser()
        tabs.delegate = chooser
        try tap(1)
        #expect(tabs.selectedIndex == 1)
        #expect(list.view.superview === tabs.view)
        #expect(map.view.superview == nil)
        #expect(map.events == ["appears", "gone"])
        #expect(list.events == ["appears"])
        #expect(chooser.chosen == ["List"])
        chooser.refuses = true
        try tap(0)
        #expect(tabs.selectedIndex == 1)
    }

    @Test func selectionsOfNoTabAreIgnored() {
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = []
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(map.view.superview == nil)
    }

    @Test func aTabThatStaysGoesOnBeingShown() {
        tabs.selectedIndex = 1
        tabs.viewControllers = [list, map]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === list)
    }
}
