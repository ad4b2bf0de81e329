import Foundation

extension NSData.WritingOptions {
    /// Writes to another file first, which then takes the place of the one there; the earlier name of `atomic`.
    public static let atomicWrite = NSData.WritingOptions.atomic
}
