import Testing
import UIKit

/// What a configuration says beyond its colors.
@MainActor struct ButtonConfigurationTests {
    @Test func bordersAreThoseOfTheirKinds() {
        func background(_ look: UIButton.Configuration) -> UIColor? {
            UIButton(configuration: look).backgroundColor
        }
        #expect(background(.borderless()) == nil)
        #expect(background(.bordered()) == background(.gray()))
        #expect(background(.borderedTinted()) == background(.tinted()))
        #expect(background(.borderedProminent()) == background(.filled()))
    }

    @Test func insetsMakeRoom() {
        var look = UIButton.Configuration.plain()
        look.title = "Go"
        look.contentInsets = .zero
        let tight = UIButton(configuration: look).intrinsicContentSize
        look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let wide = UIButton(configuration: look).intrinsicContentSize
        #expect(wide.width == tight.width + 6 && wide.height == tight.height + 4)
        look.setDefaultContentInsets()
        #expect(look.contentInsets == UIButton.Configuration.plain().contentInsets)
    }

    @Test func titlesHaveLooks() {
        var look = UIButton.Configuration.plain()
        var title = AttributedString("Route")
        title.font = UIFont.boldSystemFont(ofSize: 30)
        title.foregroundColor = UIColor.red
        look.attributedTitle = title
        let button = UIButton(configuration: look)
        #expect(button.currentTitle == "Route" && button.titleLabel?.font.pointSize == 30)
        #expect(button.currentTitleColor == .red)
        var small = UIButton.Configuration.plain()
        small.title = "Route"
        small.titleTextAttributesTransformer = .init { looks in
            var looks = looks
            looks.font = UIFont.systemFont(ofSize: 9)
            return looks
        }
        #expect(UIButton(configuration: small).titleLabel?.font.pointSize == 9)
    }

    @Test func backgroundsHaveColorsAndLines() {
        var look = UIButton.Configuration.filled()
        look.background.backgroundColor = .green
        look.background.strokeColor = .black
        look.background.strokeWidth = 2
        look.background.cornerRadius = 11
        let button = UIButton(configuration: look)
        #expect(button.backgroundColor == .green && button.layer.borderWidth == 2)
        #expect(button.layer.cornerRadius == 11)
    }

    private final class Tracked: UIControl {
        var seen: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            seen.append("begin")
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { seen.append("end") }
    }

    @Test func tapsAreFollowed() {
        let control = Tracked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        control.addAction(UIAction { _ in control.seen.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in control.seen.append("up") }, for: .touchUpInside)
        control.tap()
        #expect(control.seen == ["begin", "down", "end", "up"])
    }
}
