import MapHost
import Testing
import UIKit

@MainActor @Suite struct AddressTests {
    @Test(arguments: [-1, 65_536, 70_000, Int.max]) func whatIsNoPortIsRefused(_ port: Int) async {
        await #expect(throws: MapHostError.noPort) {
            try await MapHost.serve(UIViewController(), at: MapHost.Address(port: port))
        }
    }
}
