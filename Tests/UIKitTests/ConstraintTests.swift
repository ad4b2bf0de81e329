import Testing
import UIKit

/// A view of a size, with views in it that constraints arrange.
@MainActor private func container(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView
{
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for inner in views {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
    }
    return view
}

/// A label whose size is known.
private final class Sized: UIView {
    var wanted = CGSize(width: 60, height: 20)
    override var intrinsicContentSize: CGSize { wanted }
}

@MainActor @Suite struct ConstraintTests {
    @Test func edgesAreKeptWhenTheViewGrows() {
        let inner = UIView()
        let outer = container(200, 100, inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
        outer.frame.size = CGSize(width: 300, height: 50)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 5, width: 270, height: 45))
    }

    @Test func aViewInAnotherIsReachedFromOutside() {
        let (middle, inner) = (UIView(), UIView())
        let outer = container(400, 400, middle)
        inner.translatesAutoresizingMaskIntoConstraints = false
        middle.addSubview(inner)
        NSLayoutConstraint.activate([
            middle.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 100),
            middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 50),
            middle.widthAnchor.constraint(equalToConstant: 200),
            middle.heightAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: middle.centerYAnchor),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.1, constant: 4),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(middle.frame == CGRect(x: 100, y: 50, width: 200, height: 100))
        #expect(inner.frame == CGRect(x: 78, y: 45, width: 44, height: 10))
    }

    @Test func whatIsMoreImportantWins() {
        let inner = UIView()
        let outer = container(100, 100, inner)
        let wide = inner.widthAnchor.constraint(equalToConstant: 80)
        wide.priority = .defaultHigh
        let wider = inner.widthAnchor.constraint(equalToConstant: 300)
        wider.priority = .defaultLow
        NSLayoutConstraint.activate([
            wider, wide, inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 80)
        wide.isActive = false
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 100, "no wider than the limit, although 300 is asked for")
        wide.priority = UILayoutPriority(200)
        wide.isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 100)
    }

    @Test func viewsHugWhatIsInThem() {
        let (first, second) = (Sized(), Sized())
        let outer = container(300, 40, first, second)
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            second.leadingAnchor.constraint(
                equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            first.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            second.topAnchor.constraint(equalTo: first.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 10, width: 232, height: 20))
        #expect(second.frame == CGRect(x: 240, y: 10, width: 60, height: 20))
        second.wanted.width = 100
        second.invalidateIntrinsicContentSize()
        outer.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 200, y: 10, width: 100, height: 20))
    }

    @Test func aConstantMovesAView() {
        let inner = Sized()
        let outer = container(300, 300, inner)
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
        NSLayoutConstraint.activate([top, inner.leftAnchor.constraint(equalTo: outer.leftAnchor)])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 10, width: 60, height: 20))
        top.constant = 90
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 90)
    }

    @Test func guidesAndOldSpellingsCount() {
        let inner = Sized()
        let outer = container(200, 200, inner)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: outer.leftAnchor),
            guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 40),
            inner.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        outer.addConstraint(
            NSLayoutConstraint(
                item: inner, attribute: .centerX, relatedBy: .equal, toItem: guide,
                attribute: .centerX, multiplier: 1, constant: 3))
        outer.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 8, width: 100, height: 40))
        #expect(inner.center == CGPoint(x: 53, y: 28))
    }

    @Test func aViewThatLeavesTakesItsConstraintsAlong() {
        let inner = Sized()
        let outer = container(200, 200, inner)
        let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7)
        let width = inner.widthAnchor.constraint(equalToConstant: 9)
        NSLayoutConstraint.activate([left, width])
        inner.removeFromSuperview()
        #expect(outer.constraints.isEmpty && !left.isActive)
        #expect(inner.constraints == [width])
    }

    @Test func theSmallestSizeIsFound() {
        let inner = Sized()
        let outer = container(0, 0, inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
        ])
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 76, height: 28))
    }

    /// Boxes in boxes at random distances: each is where adding up says.
    @Test func nestedInsetsAddUp() {
        var random = SplitMix(seed: 7)
        for _ in 0..<40 {
            var view = container(1000, 1000)
            let root = view
            var expected: [(UIView, CGSize)] = []
            var size = root.bounds.size
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let insets = (0..<4).map { _ in CGFloat.random(in: 0...60, using: &random) }
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                NSLayoutConstraint.activate(
                    [
                        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: insets[0]),
                        view.rightAnchor.constraint(
                            equalTo: inner.rightAnchor, constant: insets[1]),
                        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: insets[2]),
                        view.bottomAnchor.constraint(
                            equalTo: inner.bottomAnchor, constant: insets[3]),
                    ].shuffled(using: &random))
                size.width -= insets[0] + insets[1]
                size.height -= insets[2] + insets[3]
                expected.append((inner, size))
                view = inner
            }
            root.layoutIfNeeded()
            for (view, size) in expected {
                #expect(abs(view.bounds.width - size.width) < 1e-6)
                #expect(abs(view.bounds.height - size.height) < 1e-6)
            }
        }
    }
}

/// Steele, Lea and Flood's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor @Suite struct StackViewTests {
    private func row(_ widths: [CGFloat]) -> (UIStackView, [Sized]) {
        let views = widths.map { width in
            let view = Sized()
            view.wanted.width = width
            return view
        }
        return (UIStackView(arrangedSubviews: views), views)
    }

    @Test func aRowIsAsLargeAsItsViews() {
        let (stack, _) = row([30, 50])
        stack.spacing = 10
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 90, height: 20))
    }

    @Test func viewsStandBesideEachOther() {
        let (stack, views) = row([30, 50, 20])
        stack.spacing = 10
        stack.setCustomSpacing(4, after: views[1])
        stack.frame = CGRect(x: 0, y: 0, width: 114, height: 40)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 40, 94])
        #expect(views.map(\.frame.height) == [40, 40, 40])
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [10, 10, 10])
        views[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX == 0)
    }

    @Test func roomIsShared() {
        let (stack, views) = row([30, 50, 20])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [100, 100, 100])
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 130, 280])
    }

    @Test func aColumnWithMarginsIsArranged() {
        let (stack, views) = row([30, 50])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.frame.size = stack.systemLayoutSizeFitting(.zero)
        stack.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 56, height: 44))
        #expect(views[1].frame == CGRect(x: 2, y: 21, width: 50, height: 20))
    }
}
