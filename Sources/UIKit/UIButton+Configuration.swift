extension UIButton {
    /// The appearance and content of a button, as a value.
    public struct Configuration: Sendable {
        /// The size of a button.
        public enum Size: Sendable { case mini, small, medium, large }
        /// The radius of a button's corners.
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

        enum Kind { case plain, tinted, gray, filled }

        let kind: Kind
        /// The title of the button; nil for none.
        public var title: String?
        /// A second line, which is not shown here.
        public var subtitle: String?
        /// The image of the button; nil for none.
        public var image: UIImage?
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The color of title and image; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The size of the button; medium by default.
        public var buttonSize = Size.medium
        /// The radius of the button's corners; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic

        /// Returns a configuration without background.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// Returns a configuration with a background in a light tint.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// Returns a configuration with a background in the tint.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
    }

    /// Creates a button with a configuration and an action.
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
