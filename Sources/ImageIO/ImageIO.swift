// Reading of pictures' files, which is UIKit's here.
@_exported import UIKit
