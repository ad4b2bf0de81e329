// What map code needs of UIKit, where there is none: views that are arranged and described, not drawn.
@_exported import CoreGraphics
@_exported import Foundation
