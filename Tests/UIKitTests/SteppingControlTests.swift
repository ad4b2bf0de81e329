import Testing
import UIKit

/// Controls that go on by steps: steppers, pages, and loading again.
@MainActor struct SteppingControlTests {
    private func counting(_ control: UIControl) -> () -> Int {
        final class Count { var value = 0 }
        let count = Count()
        control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
        return { count.value }
    }

    @Test func aStepperStaysInItsRangeAndTellsOfChangesAlone() {
        let stepper = UIStepper()
        let changes = counting(stepper)
        stepper.maximumValue = 2
        stepper.stepValue = 1.5
        #expect(stepper.canIncrement && !stepper.canDecrement)
        stepper.step(1)
        stepper.step(1)
        stepper.step(1)
        #expect(stepper.value == 2 && changes() == 2)
        stepper.maximumValue = 1
        #expect(stepper.value == 1)
        stepper.value = .infinity
        #expect(stepper.value == 1 && changes() == 2)
    }

    @Test func aStepperThatWrapsGoesRound() {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.wraps = true
        stepper.step(-1)
        #expect(stepper.value == 3)
        stepper.step(1)
        #expect(stepper.value == 0)
    }

    @Test func pagesAreTurnedOnBothSidesOfTheMiddle() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        let changes = counting(pages)
        pages.numberOfPages = 3
        pages.layoutIfNeeded()
        #expect(pages.subviews.count == 3)
        #expect(pages.subviews.map(\.center.x) == [34, 50, 66])
        pages.turn(at: CGPoint(x: 80, y: 5))
        pages.turn(at: CGPoint(x: 80, y: 5))
        pages.turn(at: CGPoint(x: 80, y: 5))
        #expect(pages.currentPage == 2 && changes() == 2)
        #expect(pages.accessibilityLabel == "page 3 of 3")
        pages.turn(at: CGPoint(x: 10, y: 5))
        #expect(pages.currentPage == 1)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0 && pages.subviews.count == 1)
        pages.hidesForSinglePage = true
        #expect(pages.subviews.isEmpty)
        pages.numberOfPages = -4
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    }

    @Test func pullingBeyondTheStartLoadsAgainOnce() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 200, height: 900)
        let refresh = UIRefreshControl()
        let loads = counting(refresh)
        scroll.refreshControl = refresh
        #expect(refresh.isHidden)
        scroll.scroll(by: CGPoint(x: 0, y: 200))
        scroll.scroll(by: CGPoint(x: 0, y: -200))
        #expect(!refresh.isRefreshing)
        scroll.scroll(by: CGPoint(x: 0, y: -60))
        scroll.scroll(by: CGPoint(x: 0, y: 10))
        scroll.scroll(by: CGPoint(x: 0, y: -60))
        #expect(loads() == 0)
        scroll.scroll(by: CGPoint(x: 0, y: -60))
        scroll.scroll(by: CGPoint(x: 0, y: -600))
        #expect(loads() == 1 && refresh.isRefreshing && !refresh.isHidden)
        refresh.endRefreshing()
        #expect(refresh.isHidden && !refresh.isRefreshing)
    }

    @Test func progressStaysBetweenNothingAndAll() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.setProgress(1.5, animated: true)
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
    }
}
