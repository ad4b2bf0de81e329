import RuntimeSupport
import SwiftUI

/// Makes this module what shows the interface of SwiftUI's apps, before `main`.
///
/// So an app's source says nothing of it: that its package names this product is enough.
@used @section(".init_array")
let launch: ProgramStart.Entry = {
    ProgramStart.onMainActor {
        ViewHost.willHost = { _ = MapHost.browserPositions() }
        ViewHost.presenter = { host in await MapHost.show(ViewInterface(host), at: .init()) }
    }
}
