/// Why an initializer cannot be called on classes that are known only at run time.
package struct ClassInitializerError: Error, Equatable, CustomStringConvertible {
    /// What was found in the class's metadata.
    package enum Code: Equatable, Sendable {
        /// The class has no descriptor of a native Swift class.
        case notNative
        /// The class is generic, so that its methods have no fixed place.
        case generic
        /// The class adds no methods to its parent's.
        case withoutMethods
        /// The class's parent may be laid out anew when its library changes.
        case resilientParent
        /// The class's metadata is completed when the program runs.
        case completedAtRunTime
        /// The class adds this number of initializers to its parent's instead of one.
        case initializers(Int)
        /// The method table of the class has another function in the place that the descriptor names.
        case tableDiffers
        /// The first parameter's type takes this number of bytes instead of two words.
        case parameterSize(Int)
    }

    /// The name of the class.
    package let className: String
    /// The kind of failure.
    package let code: Code

    /// A one-sentence description of the error for people.
    package var description: String {
        let reason =
            switch code {
            case .notNative: "it is not laid out as a class of Swift"
            case .generic: "it is generic"
            case .withoutMethods: "it adds no methods to its parent's"
            case .resilientParent: "its parent comes from a library with a stable interface"
            case .completedAtRunTime: "its metadata is completed when the program runs"
            case .initializers(let count):
                "it adds \(count) initializers to its parent's, not one"
            case .tableDiffers: "its method table is not where this version of Swift had it"
            case .parameterSize(let bytes):
                "the initializer's first parameter takes \(bytes) bytes, not two words"
            }
        return "The initializer of \(className) cannot be found: \(reason)."
    }
}
