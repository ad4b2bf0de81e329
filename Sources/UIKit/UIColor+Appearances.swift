import MapScene

// Colors of both appearances, and colors as numbers.

extension UIColor {
    /// Creates a color that asks a closure for each traits: once for the light appearance and once for the dark one here.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
    }

    /// Returns the color of an appearance; itself if the traits name none.
    public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch traitCollection.userInterfaceStyle {
        case .unspecified: self
        case .light: UIColor(light)
        case .dark: UIColor(dark)
        }
    }

    /// Tells gray and opacity; false for colors that are not gray.
    @discardableResult
    public final func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard value.red == value.green, value.green == value.blue else { return false }
        // SAFETY: the caller's own numbers, each one value.
        unsafe white?.pointee = CGFloat(value.red)
        unsafe alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Tells hue, saturation, brightness and opacity, each from 0 to 1.
    @discardableResult
    public final func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = (value.red, value.green, value.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var turn = 0.0
        if range > 0 {
            if most == red {
                turn = (green - blue) / range
            } else if most == green {
                turn = 2 + (blue - red) / range
            } else {
                turn = 4 + (red - green) / range
            }
        }
        // SAFETY: the caller's own numbers, each one value.
        unsafe hue?.pointee = CGFloat((turn / 6 + 1).truncatingRemainder(dividingBy: 1))
        unsafe saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
        unsafe brightness?.pointee = CGFloat(most)
        unsafe alpha?.pointee = CGFloat(value.alpha)
        return true
    }
}
