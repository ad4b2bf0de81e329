import OpenCombine

// OpenCombine leaves these out where a module named Combine is at hand, and may take this one for Apple's: when a package is
// built a second time with other options, this module of the first time is there. The module has them in any case; where
// OpenCombine does, its own are preferred.

extension Optional {
    /// A publisher of the value, if there is one.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
    /// A publisher of the value, or one that fails.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
