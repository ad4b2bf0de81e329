import MapScene
import Testing
import UIKit

@MainActor struct VisualFormatTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
    }

    private func arrange(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) {
        for format in formats {
            outer.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["first": first, "second": second]))
        }
        outer.layoutIfNeeded()
    }

    @Test func viewsFillALineWithTheirDistances() {
        arrange("H:|-[first(80)]-8-[second]-(gap)-|", "V:|[first]|", metrics: ["gap": 12])
        arrange("V:|-10-[second(>=20)]|")
        #expect(first.frame == CGRect(x: 20, y: 0, width: 80, height: 100))
        #expect(second.frame == CGRect(x: 108, y: 10, width: 80, height: 90))
    }

    @Test func lengthsOfOtherViewsAndAlignmentsCount() {
        arrange(
            "|[first(==second)]-[second]|", options: [.alignAllTop, .alignAllBottom])
        arrange("V:|-5-[first(30)]")
        #expect(first.frame == CGRect(x: 0, y: 5, width: 96, height: 30))
        #expect(second.frame == CGRect(x: 104, y: 5, width: 96, height: 30))
    }

    @Test func prioritiesAreRead() throws {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "[first(>=70@500,<=90)]-(>=4@250)-[second]", metrics: nil,
            views: ["first": first, "second": second])
        #expect(
            made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual])
        #expect(made.map(\.constant) == [70, 90, 4])
        #expect(made.map(\.priority.rawValue) == [500, 1000, 250])
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test func kindsOfLayersAreMadeAndDrawn() throws {
        final class Fading: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Fading(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = try #require(view.layer as? CAGradientLayer)
        #expect(view.described.subviews.isEmpty)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(view.described.subviews.count == 1)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test func aTextLayerDrawsItsText() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.layer.addSublayer(layer)
        func hasDrawing() -> Bool { view.described.subviews[0].content != .none }
        #expect(!hasDrawing())
        layer.string = "Helsinki"
        layer.alignmentMode = .center
        #expect(hasDrawing())
    }
}
