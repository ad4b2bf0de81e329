import Foundation

// Questions about an object's class, which Objective-C answers on Apple's systems.
extension NSObjectProtocol {
    /// Returns whether the object is of a class, or of one that is derived from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self as AnyObject)
        while let one = type {
            if one == aClass { return true }
            type = _getSuperclass(one)
        }
        return false
    }

    /// Returns whether the object is of just this class.
    public func isMember(of aClass: AnyClass) -> Bool {
        Swift.type(of: self as AnyObject) == aClass
    }
}

extension NSObject {
    /// Returns the class, as Objective-C's archives ask for it.
    public class func classForCoder() -> AnyClass { self }
}
