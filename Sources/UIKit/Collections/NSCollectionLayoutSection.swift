/// What surrounds a section when a compositional layout asks for it.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room of the collection.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// The room of a collection.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size in points.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var container: any NSCollectionLayoutContainer { self }
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) {
        (contentSize, traitCollection) = (size, traits)
    }
}

/// A section of a compositional layout: a group that is repeated for its items.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// What is left free around the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance from one group to the next in points.
    open var interGroupSpacing: CGFloat = 0
    /// The horizontal scrolling of the groups; none by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
        .none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section; stored, but not shown here.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the visible items while the user scrolls; never called here.
    open var visibleItemsInvalidationHandler:
        (
            ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
                Void
        )?

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Returns a section that is a list over the whole width.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let line = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 8, leading: 16, bottom: 8, trailing: 16)
        }
        for (mode, kind, edge) in [
            (
                configuration.headerMode == .supplementary,
                UICollectionView.elementKindSectionHeader, NSRectAlignment.top
            ),
            (
                configuration.footerMode == .supplementary,
                UICollectionView.elementKindSectionFooter, NSRectAlignment.bottom
            ),
        ] where mode {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line, elementKind: kind, alignment: edge))
        }
        return section
    }
}

/// An item in sight of a section that scrolls.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The place in the content.
    var frame: CGRect { get }
}

/// The horizontal scrolling of a section's groups.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
}

/// The look of a collection that is a list.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// The ways in which sections are set apart.
    public enum Appearance: Int, Sendable {
        case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// The source of headers.
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    /// The source of footers.
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }

    /// The way in which sections are set apart.
    public let appearance: Appearance
    /// Where headers come from; none by default.
    public var headerMode = HeaderMode.none
    /// Where footers come from; none by default.
    public var footerMode = FooterMode.none
    /// Whether lines separate the items; stored, but items have no lines here.
    public var showsSeparators = true
    /// The background color of the list; stored, but the collection's own color is shown here; nil for that of its
    /// appearance.
    public var backgroundColor: UIColor?
    /// The distance above a header, stored without effect here; nil for the system's.
    public var headerTopPadding: CGFloat?

    /// Creates the look of a list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// The settings of a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance from one section to the next in points.
    open var interSectionSpacing: CGFloat = 0
}
