import Testing
import UIKit

/// What an environment says of its room and its appearance.
@MainActor struct TraitTests {
    @Test func aScreenOfAPhoneHasLittleRoomFromLeftToRight() {
        let traits = UITraitCollection.current
        let isNarrow = UIScreen.main.bounds.width < 600
        #expect(traits.horizontalSizeClass == (isNarrow ? .compact : .regular))
        #expect(UIView().traitCollection.verticalSizeClass != .unspecified)
        #expect(UITraitCollection().horizontalSizeClass == .unspecified)
        #expect(UITraitCollection().verticalSizeClass == .unspecified)
    }

    @Test func theLastOneThatSaysSomethingCounts() {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 3),
        ])
        #expect(all.horizontalSizeClass == .regular && all.verticalSizeClass == .compact)
        #expect(all.displayScale == 3 && all.userInterfaceStyle == .unspecified)
        #expect(all != UITraitCollection(displayScale: 3))
        #expect(all == UITraitCollection(traitsFrom: [all]))
    }

    @Test func colorsAreThoseOfTheTraitsThatAreCurrent() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var brightness: [CGFloat] = []
        for style in [UIUserInterfaceStyle.light, .dark] {
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == style)
                brightness.append(color.cgColor.components?.first ?? -1)
            }
        }
        #expect(brightness == [0, 1])
    }
}
