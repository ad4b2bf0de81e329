import Foundation
import SwiftUI

/// An interface that changes and takes events, of SwiftUI views or of a UIKit screen.
@MainActor package protocol HostedInterface: AnyObject, Sendable {
    /// All that is shown now.
    var interface: Interface { get }

    /// Does what a user would have done.
    func handle(_ event: InterfaceEvent)

    /// Loads a tile that an app lays over the map of an element.
    func overlayTile(element: Int, overlay: Int, z: Int, x: Int, y: Int) async -> Data?
}
