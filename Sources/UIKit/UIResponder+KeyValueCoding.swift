// Looks that apps set by name because there is no property for them: those that the page can show are shown.

extension UIAlertController {
    /// Sets a property by its name: the words of `attributedTitle` and `attributedMessage` are shown, others are passed
    /// over.
    public func setValue(_ value: Any?, forKey key: String) {
        let words = (value as? NSAttributedString)?.string
        switch key {
        case "attributedTitle": title = words
        case "attributedMessage": message = words
        default: break
        }
    }
}

extension UIAlertAction {
    /// Sets a property by its name: the colors and pictures of buttons are the page's own, so that it is passed over.
    public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIView {
    /// Sets a property by its name: the background's color is set, others are passed over.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "backgroundColor" { backgroundColor = value as? UIColor }
    }
    /// Sets a property by a path of names; passed over but for the background's color.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
}

extension CALayer {
    /// Sets a property by its name: opacity, corner radius and border width are set, others are passed over.
    public func setValue(_ value: Any?, forKey key: String) {
        let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
        guard let number else { return }
        switch key {
        case "opacity": opacity = Float(number)
        case "cornerRadius": cornerRadius = CGFloat(number)
        case "borderWidth": borderWidth = CGFloat(number)
        case "zPosition": zPosition = CGFloat(number)
        default: break
        }
    }
    /// Sets a property by a path of names; the properties of the layer itself are set, others are passed over.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
}
