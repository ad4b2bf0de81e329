/// The base class of effects on what is behind a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
    /// Creates an effect that does nothing.
    public override init() { super.init() }
}

/// Blurs what is behind a view.
open class UIBlurEffect: UIVisualEffect {
    /// The thickness and brightness of a blur.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark

        /// Whether it is light whatever the appearance.
        var isLight: Bool {
            self == .extraLight || self == .light
                || (Style.systemUltraThinMaterialLight
                    .rawValue...Style.systemChromeMaterialLight.rawValue).contains(rawValue)
        }

        /// Whether it is dark whatever the appearance.
        var isDark: Bool {
            self == .dark || rawValue >= Style.systemUltraThinMaterialDark.rawValue
        }
    }

    final let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// An effect that amplifies content on a blur; it has no effect here.
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect for content on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// Creates an effect for a kind of content on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// The kind of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
}

/// A view on a field that lets little through; what is behind it is covered, not blurred.
open class UIVisualEffectView: UIView {
    /// The effect of the view; nil for none.
    open var effect: UIVisualEffect?
    /// The view to add subviews to.
    public final let contentView = UIView(frame: .zero)

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepareContent()
    }

    /// Creates a view without effect.
    public convenience init() { self.init(effect: nil) }

    /// Restores a view without effect from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        let style = (effect as? UIBlurEffect)?.style
        let isDark = style?.isDark ?? false
        let isLight = style?.isLight ?? false
        let light = UIColor(white: isDark ? 0.15 : 0.97, alpha: 0.85)
        let dark = isLight ? light : UIColor(white: 0.15, alpha: 0.85)
        backgroundColor = effect == nil ? nil : UIColor(light: light.light, dark: dark.dark)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
