extension UIViewController {
    /// Replaces the view of a child by that of another, at once, with changes that are made meanwhile.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.viewWillDisappear(duration > 0)
        toViewController.viewWillAppear(duration > 0)
        let old = fromViewController.view
        if let new = toViewController.view, let around = old?.superview, new.superview == nil {
            new.frame = old?.frame ?? around.bounds
            around.addSubview(new)
        }
        animations?()
        old?.removeFromSuperview()
        fromViewController.viewDidDisappear(duration > 0)
        toViewController.viewDidAppear(duration > 0)
        completion?(true)
    }

    /// Adds a command of a keyboard; the page does not read any.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Removes a command of a keyboard; the page does not read any.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

    /// Whether the view's margins are at least those of the system; they are what the view says here.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { false }
        set {}
    }
    /// Whether presented screens take the kind of movement from this one; nothing moves here.
    public var providesPresentationContextTransitionStyle: Bool {
        get { false }
        set {}
    }
    /// The least distances of content from the edges: none here.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
}
