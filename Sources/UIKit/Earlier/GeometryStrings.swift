import Foundation

// Points, sizes and rectangles as text: `{1, 2}`, `{{0, 0}, {3, 4}}`.

extension NSCoder {
    /// Returns the point that a text says; zero for none.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// Returns the size that a text says; zero for none.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// Returns the rectangle that a text says; zero for none.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// Returns a point as text.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// Returns a size as text.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// Returns a rectangle as text.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}

/// Returns the point that a text says; zero for none.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Returns the size that a text says; zero for none.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Returns the rectangle that a text says; zero for none.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Returns a point as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// Returns a size as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a rectangle as text.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
