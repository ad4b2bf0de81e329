import RuntimeSupport
import SwiftUI
import UIKit

/// Makes this module what shows the interface of SwiftUI's and UIKit's apps, before `main`.
///
/// So an app's source says nothing of it: that its package names this product is enough.
@used @section(".init_array")
let launch: ProgramStart.Entry = {
    ProgramStart.onMainActor {
        ViewHost.willHost = { _ = MapHost.browserPositions() }
        UIApplication.willLaunch = { _ = MapHost.browserPositions() }
        UIApplication.presenter = { controller in await MapHost.run(controller) }
        ViewHost.presenter = { host in await MapHost.show(ViewInterface(host), at: .init()) }
    }
}
