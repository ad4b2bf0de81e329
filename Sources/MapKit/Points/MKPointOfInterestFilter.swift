/// Which points of interest are wanted, by category.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let categories: Set<MKPointOfInterestCategory>
    private let isExcluding: Bool

    /// A filter that lets points of interest of every category through.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// A filter that lets no point of interest through.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    /// Creates a filter that includes only some categories.
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExcluding = false
    }

    /// Creates a filter that includes all but some categories.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExcluding = true
    }

    /// Returns whether a category is wanted.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) != isExcluding
    }

    /// Returns whether a category is not wanted.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other filter includes the same categories.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKPointOfInterestFilter else { return false }
        return other.categories == categories && other.isExcluding == isExcluding
    }

    /// A hash of what is wanted.
    open override var hash: Int { categories.hashValue }

    /// The categories it names, and whether they are the ones not wanted.
    package final var named: (categories: Set<MKPointOfInterestCategory>, isExcluding: Bool) {
        (categories, isExcluding)
    }
}
