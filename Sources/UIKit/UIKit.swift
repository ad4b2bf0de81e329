// What map code needs of UIKit, where there is none: views that are arranged and described, not drawn.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Selectors
@_exported import UserNotifications
