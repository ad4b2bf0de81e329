import Foundation

// Key-value coding of settings, which Objective-C brings along on Apple's systems.
extension UserDefaults {
    /// Returns the value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; nil for none.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}
