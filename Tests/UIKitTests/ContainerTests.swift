import Testing
import UIKit

/// Containers of several controllers: columns, pages, stacks with toolbars.
@MainActor @Suite struct ContainerTests {
    private final class Screen: UIViewController {
        convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
    {
        let pages = [Screen("one"), Screen("two"), Screen("three")]
        var turned: [String] = []

        private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            return pages.indices.contains(index + distance) ? pages[index + distance] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { turned.append(previousViewControllers.first?.title ?? "") }
    }

    @Test func arrowsTurnPages() throws {
        let book = Book()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        pages.view.layoutIfNeeded()
        let arrows = pages.view.subviews.compactMap { $0 as? UIButton }
        #expect(arrows.map(\.isHidden) == [true, false])
        arrows[1].sendActions(for: .touchUpInside)
        arrows[1].sendActions(for: .touchUpInside)
        #expect(pages.viewControllers?.first === book.pages[2])
        #expect(book.pages[2].view.superview === pages.view)
        #expect(book.pages[0].view.superview == nil && book.pages[0].parent == nil)
        #expect(arrows.map(\.isHidden) == [false, true])
        arrows[1].sendActions(for: .touchUpInside)
        #expect(book.turned == ["one", "two"])
    }

    @Test func columnsAreBesideEachOtherWhereThereIsRoom() {
        let columns = UISplitViewController(style: .doubleColumn)
        let (list, details) = (Screen("list"), Screen("details"))
        columns.setViewController(list, for: .primary)
        columns.setViewController(details, for: .secondary)
        columns.view.frame = CGRect(x: 0, y: 0, width: 900, height: 500)
        columns.view.layoutIfNeeded()
        #expect(!columns.isCollapsed)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(details.view.frame == CGRect(x: 300, y: 0, width: 600, height: 500))
        #expect(list.splitViewController === columns)
        columns.preferredDisplayMode = .secondaryOnly
        columns.view.layoutIfNeeded()
        #expect(details.view.frame.width == 900 && list.view.superview == nil)
    }

    private final class Collapsing: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test func aNarrowScreenBeginsWithTheListAndShowsDetailsOnTop() {
        let columns = UISplitViewController(nibName: nil, bundle: nil)
        let delegate = Collapsing()
        columns.delegate = delegate
        let list = Screen("list")
        columns.viewControllers = [list, Screen("empty")]
        columns.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        columns.view.layoutIfNeeded()
        #expect(columns.isCollapsed)
        #expect(list.navigationController?.topViewController === list)
        let details = Screen("details")
        list.showDetailViewController(details, sender: nil)
        #expect(list.navigationController?.topViewController === details)
    }

    @Test func aToolbarSharesItsRoomAmongSpaces() throws {
        let stack = UINavigationController(rootViewController: Screen("map"))
        var taps = 0
        let first = UIBarButtonItem(title: "Locate", primaryAction: UIAction { _ in taps += 1 })
        let last = UIBarButtonItem(title: "Info", primaryAction: nil)
        stack.topViewController?.setToolbarItems([first, .flexibleSpace(), last], animated: false)
        stack.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        stack.view.layoutIfNeeded()
        #expect(stack.toolbar.isHidden && stack.topViewController?.view.frame.maxY == 600)
        stack.setToolbarHidden(false, animated: false)
        stack.view.layoutIfNeeded()
        #expect(stack.topViewController?.view.frame.maxY == 556)
        let buttons = stack.toolbar.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Locate", "Info"])
        #expect(buttons[0].frame.minX == 8 && buttons[1].frame.maxX == 392)
        buttons[0].sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    private final class Dismissals: NSObject, UIAdaptivePresentationControllerDelegate {
        var allows = false
        var events: [String] = []
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            allows
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            events.append("attempt")
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            events.append("gone")
        }
    }

    @Test func aPresentationAsksItsDelegateBeforeTheUserClosesIt() {
        let (below, sheet) = (Screen("below"), Screen("sheet"))
        let delegate = Dismissals()
        below.present(sheet, animated: false)
        sheet.presentationController?.delegate = delegate
        sheet.dismissByUser()
        #expect(below.presentedViewController === sheet)
        delegate.allows = true
        sheet.dismissByUser()
        #expect(below.presentedViewController == nil)
        #expect(delegate.events == ["attempt", "gone"])
    }

    @Test func editingIsBegunAndEndedByTheButton() {
        let screen = Screen("list")
        #expect(screen.editButtonItem.title == "Edit")
        screen.editButtonItem.primaryAction.map { action in
            let button = UIButton(primaryAction: action)
            button.sendActions(for: .touchUpInside)
        }
        #expect(screen.isEditing && screen.editButtonItem.title == "Done")
    }
}
