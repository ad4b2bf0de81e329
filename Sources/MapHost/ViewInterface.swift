import Foundation
import SwiftUI
import UIKit

/// The interface of SwiftUI's views.
@MainActor final class ViewInterface: HostedInterface {
    private let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    var interface: Interface { host.interface }

    func handle(_ event: InterfaceEvent) {
        // Views of UIKit among the others have the same fonts.
        if case .measured(let faces) = event { _ = ScreenTexts.take(faces) }
        host.send(event)
    }

    func overlayTile(element: Int, overlay: Int, z: Int, x: Int, y: Int) async -> Data? { nil }
}
