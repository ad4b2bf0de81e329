import UIKit

/// The content of a cell as a view of SwiftUI's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private init(content: Content, background: Background, insets: EdgeInsets) {
        (self.content, self.background, self.insets) = (content, background, insets)
    }

    /// Returns the content with distances from the cell's edges; nil leaves those that it has.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var insets = insets
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        return Self(content: content, background: background, insets: insets)
    }

    /// Returns the content before a view that fills the cell.
    public func background<B: View>(@ViewBuilder content: () -> B)
        -> UIHostingConfiguration<Content, B>
    {
        UIHostingConfiguration<Content, B>(
            content: self.content, background: content(), insets: insets)
    }

    /// Returns the content before a color that fills the cell.
    public func background(_ style: Color) -> UIHostingConfiguration<Content, Color> {
        UIHostingConfiguration<Content, Color>(
            content: content, background: style, insets: insets)
    }

    /// Returns a view that shows the content, as wide as the cell.
    public func makeContentView() -> any UIView & UIContentView {
        let root = content.padding(insets).frame(maxWidth: .infinity, alignment: .leading)
            .background { background }
        return HostedContentView(HostingView(ViewHost(root, size: .zero)), self)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a content from a view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(
            content: content(), background: EmptyView(),
            insets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    }
}

/// A view of SwiftUI's in a cell.
private final class HostedContentView: UIView, UIContentView {
    private let hosting: HostingView
    var configuration: any UIContentConfiguration

    init(_ hosting: HostingView, _ configuration: any UIContentConfiguration) {
        (self.hosting, self.configuration) = (hosting, configuration)
        super.init(frame: .zero)
        addSubview(hosting)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.host.size(ProposedViewSize(width: size.width, height: nil))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }
}
