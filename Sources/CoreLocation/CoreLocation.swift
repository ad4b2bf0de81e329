// Whoever writes `import CoreLocation` on Apple's systems gets the values and Foundation, with its formatters, its
// network, its XML and Combine, which are modules of their own here.
@_exported import Combine
@_exported import CoreLocationValues
@_exported import Foundation
@_exported import FoundationFormatters
@_exported import FoundationNetworking
@_exported import FoundationXML
