/// The view of a cell's ``UIContentConfiguration``, in the cell's content view.
@MainActor final class ConfiguredContent {
    private let contentView: UIView
    private(set) var view: (any UIView & UIContentView)?

    init(in contentView: UIView) { self.contentView = contentView }

    /// Shows another content; nil for none.
    func show(_ configuration: (any UIContentConfiguration)?) {
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        if let view { contentView.addSubview(view) }
    }

    /// The height that the content, or constraints in the content view, require for a width; nil if nothing does.
    func fittingHeight(width: CGFloat) -> CGFloat? {
        if let view { return view.sizeThatFits(CGSize(width: width, height: 0)).height }
        guard contentView.constrained?.held.isEmpty == false else { return nil }
        let height = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // Beyond thousandths of a point is what the solver of constraints lost.
        return height > 0 ? (height * 1000).rounded() / 1000 : nil
    }
}

extension UIView {
    /// Puts a view behind all others in place of one that was there.
    final func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}
