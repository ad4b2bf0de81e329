import Foundation

/// A line of views and distances in the visual format of constraints, such as `H:|-[name(>=80)]-8-[field]-|`.
struct VisualFormat {
    /// A condition on a length: `>=80@500`, `width`, `==other`.
    struct Condition: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number or a metric's name, or the name of a view whose length counts.
        var length: String
        var priority: String?
    }

    /// A view or an edge of the one around, with its conditions and the distance before it.
    struct Part: Equatable {
        /// The view's name; nil for the edge of the view around.
        var name: String?
        var conditions: [Condition] = []
        /// The distance to the part before: nil for none, empty for the standard one.
        var gap: [Condition]?
    }

    private(set) var isVertical = false
    private(set) var parts: [Part] = []

    /// Reads a format; nil for one that cannot be read.
    init?(_ text: String) {
        var rest = Substring(text.filter { !$0.isWhitespace })
        if rest.hasPrefix("V:") { isVertical = true }
        if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest.removeFirst(2) }
        var gap: [Condition]? = nil
        while let sign = rest.first {
            switch sign {
            case "|":
                rest.removeFirst()
                parts.append(Part(name: nil, gap: gap))
                gap = nil
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let inside = rest[rest.index(after: rest.startIndex)..<end]
                guard var part = Self.view(inside) else { return nil }
                part.gap = gap
                parts.append(part)
                gap = nil
                rest = rest[rest.index(after: end)...]
            case "-":
                rest.removeFirst()
                guard let read = Self.gap(&rest) else { return nil }
                gap = read
            default: return nil
            }
        }
        guard gap == nil, parts.contains(where: { $0.name != nil }) else { return nil }
    }

    private static func view(_ text: Substring) -> Part? {
        guard let open = text.firstIndex(of: "(") else {
            return text.isEmpty ? nil : Part(name: String(text))
        }
        guard text.last == ")", open != text.startIndex else { return nil }
        let inside = text[text.index(after: open)...].dropLast()
        guard let conditions = conditions(inside) else { return nil }
        return Part(name: String(text[..<open]), conditions: conditions)
    }

    /// Reads the content between two hyphens, the first of which is read already.
    private static func gap(_ rest: inout Substring) -> [Condition]? {
        if rest.first == "(" {
            guard let end = rest.firstIndex(of: ")") else { return nil }
            let read = conditions(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
            guard rest.first == "-" else { return nil }
            rest.removeFirst()
            return read
        }
        guard let next = rest.first else { return nil }
        if next == "[" || next == "|" { return [] }
        guard let end = rest.firstIndex(of: "-") else { return nil }
        let read = conditions(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return read
    }

    private static func conditions(_ text: Substring) -> [Condition]? {
        var found: [Condition] = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            var (length, relation) = (piece, NSLayoutConstraint.Relation.equal)
            if length.hasPrefix(">=") { relation = .greaterThanOrEqual }
            if length.hasPrefix("<=") { relation = .lessThanOrEqual }
            if relation != .equal || length.hasPrefix("==") { length.removeFirst(2) }
            let halves = length.split(separator: "@", maxSplits: 1)
            guard let first = halves.first else { return nil }
            found.append(
                Condition(
                    relation: relation, length: String(first),
                    priority: halves.count > 1 ? String(halves[1]) : nil))
        }
        return found
    }
}

extension NSLayoutConstraint {
    /// The alignment of the views of a visual format across their line.
    public struct FormatOptions: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligned at the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligned at the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligned at the upper edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligned at the lower edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligned at the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligned at the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// In the middle of their widths.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// In the middle of their heights.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// From the leading to the trailing edge, which is how a line runs anyway.
        public static let directionLeadingToTrailing: FormatOptions = []

        var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
                (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
                (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Creates the constraints that a visual format describes; they are not active.
    ///
    /// A format that cannot be read, or that names a view or a metric that is not there, is a mistake that ends the
    /// program, as on Apple's systems. The standard distance is 8 points, and 20 to the view around.
    ///
    /// - Parameters:
    ///   - format: Such as `V:|-8-[map(>=100)]-[label]|`.
    ///   - opts: How the views are aligned across the line.
    ///   - metrics: Numbers by the names that the format has for them.
    ///   - views: Views by the names that the format has for them.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        guard let line = VisualFormat(format) else {
            preconditionFailure("The visual format \"\(format)\" cannot be read.")
        }
        return VisualFormatReading(format: format, metrics: metrics ?? [:], views: views)
            .constraints(line, opts)
    }
}

/// Makes constraints of a visual format.
@MainActor private struct VisualFormatReading {
    let format: String
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints(
        _ line: VisualFormat, _ options: NSLayoutConstraint.FormatOptions
    ) -> [NSLayoutConstraint] {
        let (start, end, length): (Attribute, Attribute, Attribute) =
            line.isVertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        var made: [NSLayoutConstraint] = []
        let named = line.parts.compactMap(\.name).map(view)
        for part in line.parts {
            guard let name = part.name else { continue }
            for condition in part.conditions {
                made.append(lengthConstraint(view(name), length, condition))
            }
        }
        for (first, second) in zip(line.parts, line.parts.dropFirst()) {
            let edge = first.name == nil || second.name == nil
            // Without a word about the distance there is none.
            let standard = VisualFormat.Condition(length: edge ? "20" : "8")
            let none = VisualFormat.Condition(length: "0")
            let gaps = second.gap.map { $0.isEmpty ? [standard] : $0 } ?? [none]
            let around = superview(of: named)
            for gap in gaps {
                let constraint = NSLayoutConstraint(
                    item: second.name.map(view) ?? around,
                    attribute: second.name == nil ? end : start, relatedBy: gap.relation,
                    toItem: first.name.map(view) ?? around,
                    attribute: first.name == nil ? start : end, multiplier: 1,
                    constant: number(gap.length))
                made.append(with(gap.priority, constraint))
            }
        }
        for attribute in options.attributes {
            for (first, second) in zip(named, named.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: second, attribute: attribute, relatedBy: .equal, toItem: first,
                        attribute: attribute, multiplier: 1, constant: 0))
            }
        }
        return made
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private func lengthConstraint(
        _ view: UIView, _ length: Attribute, _ condition: VisualFormat.Condition
    ) -> NSLayoutConstraint {
        let other = views[condition.length] as? UIView
        return with(
            condition.priority,
            NSLayoutConstraint(
                item: view, attribute: length, relatedBy: condition.relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : length, multiplier: 1,
                constant: other == nil ? number(condition.length) : 0))
    }

    private func with(_ priority: String?, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        return constraint
    }

    private func view(_ name: String) -> UIView {
        guard let view = views[name] as? UIView else {
            preconditionFailure("The visual format \"\(format)\" names no view \"\(name)\".")
        }
        return view
    }

    private func superview(of views: [UIView]) -> UIView {
        guard let around = views.first?.superview else {
            preconditionFailure("The views of \"\(format)\" are in no view: add them first.")
        }
        return around
    }

    private func number(_ text: String) -> CGFloat {
        if let number = Double(text) { return number }
        switch metrics[text] {
        case let number as CGFloat: return number
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as NSNumber: return CGFloat(truncating: number)
        default:
            preconditionFailure("The visual format \"\(format)\" names no metric \"\(text)\".")
        }
    }
}
