/// A view whose content is higher where it is narrower.
@MainActor protocol WidthDependentContent: UIView {
    /// Whether the height follows from the width that constraints give.
    var dependsOnWidth: Bool { get }
    /// Returns the size of the content in a width, in points.
    func contentSize(forWidth width: CGFloat) -> CGSize
}

/// Finds places for all views and guides in one view by their constraints.
@MainActor struct LayoutPass {
    private typealias Expression = LinearSystem.Expression

    /// A rectangle in the points of the view that holds it, by the numbers of its unknowns.
    private struct Box {
        var x, y, width, height: Int
    }

    private let root: UIView
    private var system = LinearSystem()
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var values: [Double] = []
    /// The views that have something to do with a constraint, and those around them.
    private var wanted: Set<ObjectIdentifier> = []
    /// The sizes of content whose height depends on a width that was found.
    private let contentSizes: [ObjectIdentifier: CGSize]

    typealias Target = (size: CGSize, horizontal: Float, vertical: Float)

    /// Solves all constraints in a view, which keeps its size unless one is to be found.
    ///
    /// How high text of several lines is follows from how wide its view becomes: where that is less than the text without
    /// breaks, the constraints are solved once more with the height at that width.
    ///
    /// - Parameter target: The size to come near to, with how much that matters.
    init(_ root: UIView, target: Target? = nil) {
        self.init(root, target, contentSizes: [:])
        let narrowed = narrowedContent
        if !narrowed.isEmpty { self.init(root, target, contentSizes: narrowed) }
    }

    private init(_ root: UIView, _ target: Target?, contentSizes: [ObjectIdentifier: CGSize]) {
        self.root = root
        self.contentSizes = contentSizes
        let box = Box(
            x: system.makeUnknown(0), y: system.makeUnknown(0),
            width: system.makeUnknown(root.bounds.width),
            height: system.makeUnknown(root.bounds.height))
        boxes[ObjectIdentifier(root)] = box
        views.append(root)
        system.ask(.unknown(box.x), .equal)
        system.ask(.unknown(box.y), .equal)
        let size = target?.size ?? root.bounds.size
        system.ask(
            .unknown(box.width) - Expression(constant: size.width), .equal,
            target?.horizontal ?? 1000)
        system.ask(
            .unknown(box.height) - Expression(constant: size.height), .equal,
            target?.vertical ?? 1000)
        if target != nil { askForContent(of: root, box) }
        find(in: root)
        addContents(of: root)
        for view in views {
            for constraint in view.constraints { add(constraint) }
            if let stack = view as? UIStackView { add(stack) }
        }
        values = system.solved()
    }

    /// Marks the views that are to be arranged or that constraints speak of: a map's many others are left alone.
    private mutating func find(in view: UIView) {
        for subview in view.subviews { find(in: subview) }
        let isArranged = !view.translatesAutoresizingMaskIntoConstraints || view.constrained != nil
        guard isArranged || view is UIStackView || wanted.contains(ObjectIdentifier(view)) else {
            return
        }
        wanted.insert(ObjectIdentifier(view))
        if let superview = view.superview { wanted.insert(ObjectIdentifier(superview)) }
    }

    private mutating func addContents(of view: UIView) {
        for guide in (view.constrained?.guides ?? []) {
            boxes[ObjectIdentifier(guide)] = makeBox(guide.layoutFrame)
            guides.append(guide)
        }
        for subview in view.subviews where wanted.contains(ObjectIdentifier(subview)) {
            // The content of a view determines its size where nothing else does.
            var frame = subview.frame
            if !subview.translatesAutoresizingMaskIntoConstraints {
                let size = contentSize(of: subview)
                if size.width >= 0 { frame.size.width = size.width }
                if size.height >= 0 { frame.size.height = size.height }
            }
            let box = makeBox(frame)
            boxes[ObjectIdentifier(subview)] = box
            views.append(subview)
            if subview.translatesAutoresizingMaskIntoConstraints {
                let frame = subview.frame
                for (unknown, length) in [
                    (box.x, frame.minX), (box.y, frame.minY), (box.width, frame.width),
                    (box.height, frame.height),
                ] {
                    system.ask(.unknown(unknown) - Expression(constant: length), .equal)
                }
            } else {
                askForContent(of: subview, box)
            }
            addContents(of: subview)
        }
    }

    private func contentSize(of view: UIView) -> CGSize {
        contentSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    }

    /// The sizes of content that got less width than it has without breaks.
    private var narrowedContent: [ObjectIdentifier: CGSize] {
        var sizes: [ObjectIdentifier: CGSize] = [:]
        for view in views where !view.translatesAutoresizingMaskIntoConstraints {
            guard let content = view as? any WidthDependentContent, content.dependsOnWidth,
                let width = frame(view)?.width, width > 0,
                width < view.intrinsicContentSize.width - 0.01
            else { continue }
            sizes[ObjectIdentifier(view)] = content.contentSize(forWidth: width)
        }
        return sizes
    }

    private mutating func makeBox(_ frame: CGRect) -> Box {
        Box(
            x: system.makeUnknown(frame.minX), y: system.makeUnknown(frame.minY),
            width: system.makeUnknown(frame.width), height: system.makeUnknown(frame.height))
    }

    /// A view is as large as its content, unless it is constrained otherwise.
    private mutating func askForContent(of view: UIView, _ box: Box) {
        let size = contentSize(of: view)
        for (length, unknown, axis) in [
            (size.width, box.width, NSLayoutConstraint.Axis.horizontal),
            (size.height, box.height, .vertical),
        ] where length >= 0 {
            let rest = Expression.unknown(unknown) - Expression(constant: length)
            system.ask(rest, .atMost, view.contentHuggingPriority(for: axis).rawValue)
            system.ask(
                rest, .atLeast, view.contentCompressionResistancePriority(for: axis).rawValue)
        }
    }

    // MARK: Constraints

    /// A part of an item in the root's points; nil if the item is not in it.
    private func expression(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> Expression? {
        var insets = UIEdgeInsets.zero
        var item = item
        if let guide = item as? UILayoutGuide, let margins = guide.margins {
            guard let view = guide.owningView else { return nil }
            insets = margins(view)
            item = view
        } else if attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue,
            let view = item as? UIView
        {
            insets = view.layoutMargins
        }
        guard let item, let box = boxes[ObjectIdentifier(item)] else { return nil }
        var origin = (x: Expression.unknown(box.x), y: Expression.unknown(box.y))
        var around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        if item === root { around = nil }
        while let view = around, view !== root {
            guard let box = boxes[ObjectIdentifier(view)] else { return nil }
            origin.x = origin.x + .unknown(box.x)
            origin.y = origin.y + .unknown(box.y)
            around = view.superview
        }
        let left = origin.x + Expression(constant: insets.left)
        let top = origin.y + Expression(constant: insets.top)
        let width = .unknown(box.width) + Expression(constant: -insets.left - insets.right)
        let height = .unknown(box.height) + Expression(constant: -insets.top - insets.bottom)
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return left
        case .right, .trailing, .rightMargin, .trailingMargin: return left + width
        case .top, .topMargin: return top
        case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: return top + height
        case .width: return width
        case .height: return height
        case .centerX, .centerXWithinMargins: return left + width * 0.5
        case .centerY, .centerYWithinMargins: return top + height * 0.5
        case .notAnAttribute: return nil
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = expression(constraint.firstItem, constraint.firstAttribute) else {
            return
        }
        var second = Expression(constant: constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let other = expression(constraint.secondItem, constraint.secondAttribute) else {
                return
            }
            second = second + other * constraint.multiplier
        }
        let relation: LinearSystem.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .atMost
            case .greaterThanOrEqual: .atLeast
            }
        system.ask(first - second, relation, constraint.priority.rawValue)
    }

    // MARK: Stacks

    private mutating func add(_ stack: UIStackView) {
        let shown = stack.arrangedSubviews.filter {
            !$0.isHidden && boxes[ObjectIdentifier($0)] != nil
        }
        let isRow = stack.axis == .horizontal
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.left, .right) : (.top, .bottom)
        let (near, far, middle):
            (
                NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute,
                NSLayoutConstraint.Attribute
            ) = isRow ? (.top, .bottom, .centerY) : (.left, .right, .centerX)
        let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let (before, after) = isRow ? (margins.left, margins.right) : (margins.top, margins.bottom)
        let (above, below) = isRow ? (margins.top, margins.bottom) : (margins.left, margins.right)
        func part(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
            expression(item, attribute) ?? Expression()
        }
        // The distances between views that share what is left are one unknown.
        let isSpread =
            stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let gap = isSpread ? system.makeUnknown(stack.spacing) : -1
        if isSpread {
            system.ask(.unknown(gap) - Expression(constant: stack.spacing), .atLeast)
        }
        for (number, view) in shown.enumerated() {
            if number == 0 {
                system.ask(
                    part(view, start) - part(stack, start) - Expression(constant: before), .equal)
            } else {
                let last = shown[number - 1]
                let distance =
                    isSpread
                    ? Expression.unknown(gap) : Expression(constant: stack.spacing(after: last))
                system.ask(part(view, start) - part(last, end) - distance, .equal)
                if stack.distribution == .fillEqually {
                    system.ask(part(view, length) - part(last, length), .equal)
                }
            }
            if number == shown.count - 1 {
                system.ask(
                    part(view, end) - part(stack, end) + Expression(constant: after), .equal)
            }
            let rise = part(view, near) - part(stack, near) - Expression(constant: above)
            let fall = part(view, far) - part(stack, far) + Expression(constant: below)
            switch stack.alignment {
            case .fill:
                system.ask(rise, .equal)
                system.ask(fall, .equal)
            case .leading, .firstBaseline:
                system.ask(rise, .equal)
                system.ask(fall, .atMost)
            case .trailing, .lastBaseline:
                system.ask(fall, .equal)
                system.ask(rise, .atLeast)
            case .center:
                system.ask(
                    part(view, middle) - part(stack, middle)
                        - Expression(constant: (above - below) / 2), .equal)
                system.ask(rise, .atLeast)
                system.ask(fall, .atMost)
            }
        }
    }

    // MARK: Result

    private func frame(_ item: AnyObject) -> CGRect? {
        guard let box = boxes[ObjectIdentifier(item)] else { return nil }
        let frame = CGRect(
            x: values[box.x], y: values[box.y], width: max(values[box.width], 0),
            height: max(values[box.height], 0))
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        return isFinite ? frame : nil
    }

    /// The root's size.
    var rootSize: CGSize { frame(root)?.size ?? .zero }

    /// Gives views and guides their places.
    func place() {
        for guide in guides { guide.layoutFrame = frame(guide) ?? .zero }
        for view in views
        where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            if let frame = frame(view), frame != view.frame { view.frame = frame }
        }
    }
}
