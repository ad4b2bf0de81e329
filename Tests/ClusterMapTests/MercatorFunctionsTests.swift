import ClusterMap
import Foundation
import Testing

/// The projection's own functions beside those of the system's library.
struct MercatorFunctionsTests {
    @Test func theExactYIsThatOfTheLibrarysFunctions() {
        for step in -85_000...85_000 {
            let latitude = Double(step) / 1000
            let sine = sin(latitude * (.pi / 180))
            let wanted = 0x1p32 * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
            // 1 − sine has lost four of its digits at ±85.
            #expect(abs(Mercator.exactY(latitude: latitude) - wanted) < 2e-5)
        }
    }

    @Test func theLatitudeOfAPlaceIsThatOfTheLibrarysFunctions() {
        for step in 0...200_000 {
            let y = Double(step) * (0x1p32 / 200_000)
            let wanted = atan(sinh(.pi * (1 - y * 0x1p-31))) * (180 / .pi)
            #expect(abs(Mercator.latitude(y: y) - wanted) < 1e-13)
            if y < 0x1p32 {
                let middle = UInt32(y)
                let exact = Mercator.latitude(y: Double(middle) + 0.5)
                #expect(abs(Mercator.latitude(y: middle) - exact) < 1e-10)
            }
        }
        #expect(Mercator.latitude(y: 0x1p31) == 0)
    }
}
