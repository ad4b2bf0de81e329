import Synchronization

/// The atlas that a linked product brings for programs that name none.
///
/// A product registers its atlas before `main`, so that linking it is enough.
package enum LinkedAtlas {
    private static let finder = Mutex<(@Sendable () throws -> String)?>(nil)

    /// Registers where the atlas is.
    ///
    /// - Parameter folder: Returns the atlas's folder; called whenever it is asked for.
    package static func register(_ folder: @escaping @Sendable () throws -> String) {
        finder.withLock { $0 = folder }
    }

    /// Returns the folder of the registered atlas; nil if no product has registered one.
    ///
    /// - Throws: Whatever tells why the product cannot find its atlas.
    package static func folder() throws -> String? {
        try finder.withLock { $0 }?()
    }
}
