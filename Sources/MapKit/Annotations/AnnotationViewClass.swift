import RuntimeSupport

/// A class of annotation views known only at run time, as an app has registered it.
///
/// Apple's map makes views of it through Objective-C; here ``RuntimeSupport/ClassInitializer`` does.
@MainActor struct AnnotationViewClass {
    /// The class.
    let viewClass: MKAnnotationView.Type
    private let initializer: ViewInitializer

    private typealias ViewInitializer = ClassInitializer<MKAnnotationView, (any MKAnnotation)?>

    /// Checks that views of a class can be made.
    init(_ registered: AnyClass) throws(AnnotationViewClassError) {
        let name = String(reflecting: registered)
        guard let viewClass = registered as? MKAnnotationView.Type else {
            throw AnnotationViewClassError(className: name, code: .notAnAnnotationView)
        }
        self.viewClass = viewClass
        do {
            initializer = try Self.found.get()
        } catch {
            throw AnnotationViewClassError(className: name, code: .initializerNotFound(error))
        }
    }

    /// Creates a view of the class.
    func makeView(annotation: (any MKAnnotation)?, reuseIdentifier: String) -> MKAnnotationView {
        initializer(viewClass, annotation, reuseIdentifier)
    }

    /// `MKAnnotationView.init(annotation:reuseIdentifier:)`, the one initializer that the class adds to `UIView`'s.
    private static let found = Result { () throws(ClassInitializerError) in
        try ViewInitializer()
    }
}

/// Why no views can be made of a class that an app has registered.
struct AnnotationViewClassError: Error, Equatable, CustomStringConvertible {
    /// What is wrong with the class.
    enum Code: Equatable, Sendable {
        /// It is not a subclass of `MKAnnotationView`.
        case notAnAnnotationView
        /// Its initializer cannot be called at run time.
        case initializerNotFound(ClassInitializerError)
    }

    /// The class.
    let className: String
    /// The kind of failure.
    let code: Code

    /// A one-sentence description of the error for people.
    var description: String {
        let reason =
            switch code {
            case .notAnAnnotationView: "it is not a subclass of MKAnnotationView."
            case .initializerNotFound(let error): "\(error)"
            }
        return "\(className) cannot be registered for annotation views: \(reason)"
    }
}
