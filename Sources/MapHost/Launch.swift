import CHostStart
import SwiftUI

/// Makes this module what shows the interface of SwiftUI's apps; called before `main`.
///
/// So an app's source says nothing of it: that its package names this product is enough.
@_cdecl("mapwright_host_prepare")
public func prepareHost() {
    MainActor.assumeIsolated {
        ViewHost.willHost = { _ = MapHost.browserPositions() }
        ViewHost.presenter = { host in await MapHost.show(ViewInterface(host), at: .init()) }
    }
}
