// Whoever writes `import CoreLocation` on Apple's systems gets the values and Foundation, its formatters included.
@_exported import CoreLocationValues
@_exported import Foundation
@_exported import FoundationFormatters
