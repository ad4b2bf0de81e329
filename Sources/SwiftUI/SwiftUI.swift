// What map code needs of SwiftUI, where there is none: an honest small runtime that evaluates views, arranges them and
// describes them as a value. Whoever writes `import SwiftUI` on Apple's systems gets all of these too.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import TextLayout
@_exported import UIKit
