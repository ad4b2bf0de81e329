// Layers, animations and the display's clock, which are UIKit's here.
@_exported import UIKit
