// The types of Core Graphics that Foundation has (`CGFloat`, `CGPoint`, `CGSize`, `CGRect`) come from there.
// Re-exporting it also keeps `canImport(CoreGraphics)` in other packages from hiding them.
@_exported import Foundation
@_exported import FoundationFormatters
