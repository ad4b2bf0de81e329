extension MKAnnotationView {
    /// Creates a view of the class that the type stands for.
    ///
    /// `type.init(annotation:reuseIdentifier:)` of a type that is known at run time only, as Objective-C's classes allow it;
    /// Swift wants that initializer to be `required`, which no subclass of an app says. `mapwright adopt` writes this for it.
    ///
    /// - Parameters:
    ///   - annotation: What the view stands for; nil for nothing yet.
    ///   - reuseIdentifier: The name by which views are used again; nil for the class's own name.
    /// - Precondition: The initializer of annotation views can be found at run time, as registered classes need it, too.
    public static func instance(
        annotation: (any MKAnnotation)?, reuseIdentifier: String?
    ) -> Self {
        do {
            let name = reuseIdentifier ?? String(describing: self)
            let view = try AnnotationViewClass(self)
                .makeView(annotation: annotation, reuseIdentifier: name)
            guard let view = view as? Self else {
                preconditionFailure("\(self): a view of another class was made.")
            }
            return view
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
