extension UIButton {
    /// What a button looks like, as a value.
    public struct Configuration: Sendable {
        /// How large it is.
        public enum Size: Sendable { case mini, small, medium, large }
        /// How round its corners are.
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

        enum Kind { case plain, tinted, gray, filled }

        let kind: Kind
        /// The title.
        public var title: String?
        /// A second line, which is not shown here.
        public var subtitle: String?
        /// A picture.
        public var image: UIImage?
        /// Distance between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The color of title and picture; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the field behind it; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// How large it is.
        public var buttonSize = Size.medium
        /// How round its corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// Without a field behind it.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// On a field in a light tint.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// On a gray field.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// On a field in the tint.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
    }

    /// Creates a button that looks like a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Observers are not called while an initializer runs.
        applyConfiguration()
    }

    /// Takes the look of the configuration.
    func applyConfiguration() {
        guard let configuration else { return }
        if let title = configuration.title { setTitle(title, for: .normal) }
        if let image = configuration.image { setImage(image, for: .normal) }
        let tint: UIColor = configuration.baseBackgroundColor ?? tintColor
        switch configuration.kind {
        case .plain: backgroundColor = configuration.baseBackgroundColor
        case .tinted: backgroundColor = tint.withAlphaComponent(0.18)
        case .gray: backgroundColor = configuration.baseBackgroundColor ?? .systemGray5
        case .filled: backgroundColor = tint
        }
        let onField: UIColor? = configuration.kind == .filled ? .white : nil
        if let color = configuration.baseForegroundColor ?? onField { tintColor = color }
        layer.cornerRadius =
            configuration.cornerStyle == .capsule ? intrinsicContentSize.height / 2 : 6
    }
}
