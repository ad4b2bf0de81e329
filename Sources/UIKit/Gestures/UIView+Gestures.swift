extension UIView {
    /// Adds a recognizer to the view, and removes it from the one it was on.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Removes a recognizer from the view.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Whether the view has a recognizer of taps or long presses.
    package final var takesGestures: Bool {
        isUserInteractionEnabled && gestureRecognizers?.contains(where: \.isEnabled) == true
    }

    /// A touch that the renderer reports for a view.
    package enum Touch {
        /// A short touch.
        case tap
        /// A touch that was held in place.
        case longPress
        /// A movement on a map: its state, and the changes since the last one.
        case drag(UIGestureRecognizer.State, way: CGPoint, scale: CGFloat, rotation: CGFloat)
    }

    /// Passes a touch to the recognizers of the view and its superviews, the innermost first.
    ///
    /// - Parameters:
    ///   - touch: What happens.
    ///   - point: Where, in the view's points.
    package final func touched(_ touch: Touch, at point: CGPoint) {
        var around: UIView? = self
        var recognizers: [UIGestureRecognizer] = []
        while let view = around {
            if view.isUserInteractionEnabled { recognizers += view.gestureRecognizers ?? [] }
            around = view.superview
        }
        for recognizer in recognizers { recognizer.hasFound = false }
        for recognizer in recognizers {
            guard let view = recognizer.view else { continue }
            recognizer.take(touch, at: convert(point, to: view))
        }
        if case .tap = touch, !recognizers.contains(where: \.hasFound) { self.touch(at: point) }
    }
}

extension UIGestureRecognizer {
    /// Takes what happens at a point of its view, if it looks for it.
    fileprivate func take(_ touch: UIView.Touch, at point: CGPoint) {
        switch (touch, self) {
        case (.tap, let tap as UITapGestureRecognizer): tap.tapped(at: point)
        case (.longPress, let press as UILongPressGestureRecognizer):
            press.advance(to: .began, at: point)
            press.hasFound = true
            press.advance(to: .ended, at: point)
        case (.drag(let state, let way, _, _), let pan as UIPanGestureRecognizer):
            guard pan.state != .possible || way != .zero else { return }
            pan.way.x += way.x
            pan.way.y += way.y
            pan.goOn(state, at: point)
        case (.drag(let state, _, let scale, _), let pinch as UIPinchGestureRecognizer):
            guard pinch.state != .possible || scale != 1 else { return }
            pinch.scale *= scale
            pinch.goOn(state, at: point)
        case (.drag(let state, _, _, let angle), let turn as UIRotationGestureRecognizer):
            guard turn.state != .possible || angle != 0 else { return }
            turn.rotation += angle
            turn.goOn(state, at: point)
        default: break
        }
    }

    /// Begins, goes on or ends, whatever it has done so far.
    private func goOn(_ wanted: State, at point: CGPoint) {
        switch (wanted, state) {
        case (.ended, .possible): break
        case (.ended, _): advance(to: .ended, at: point)
        case (_, .possible): advance(to: .began, at: point)
        default: advance(to: .changed, at: point)
        }
    }
}
