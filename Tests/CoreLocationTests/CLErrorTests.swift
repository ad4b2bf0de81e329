import CoreLocation
import Testing

@Suite struct CLErrorTests {
    @Test(arguments: [
        (CLError.Code.locationUnknown, 0), (.denied, 1), (.network, 2), (.headingFailure, 3),
        (.regionMonitoringDenied, 4), (.regionMonitoringFailure, 5),
        (.regionMonitoringSetupDelayed, 6), (.regionMonitoringResponseDelayed, 7),
        (.geocodeFoundNoResult, 8), (.geocodeFoundPartialResult, 9), (.geocodeCanceled, 10),
        (.deferredFailed, 11), (.deferredNotUpdatingLocation, 12), (.deferredAccuracyTooLow, 13),
        (.deferredDistanceFiltered, 14), (.deferredCanceled, 15), (.rangingUnavailable, 16),
        (.rangingFailure, 17), (.promptDeclined, 18), (.historicalLocationError, 19),
    ])
    func codesAreApples(code: CLError.Code, number: Int) {
        #expect(code.rawValue == number)
        #expect(CLError(code).code == code)
        #expect(CLError(code).errorCode == number)
        #expect(CLError.Code(rawValue: 20) == nil)
        let error = CLError(code) as NSError
        #expect(error.domain == "kCLErrorDomain")
        #expect(error.code == number)
    }

    @Test func isCaughtByCode() {
        func caught(_ error: any Error) -> String {
            do { throw error } catch CLError.denied {
                return "denied"
            } catch CLError.network {
                return "network"
            } catch {
                return "other"
            }
        }
        #expect(caught(CLError(.denied)) == "denied")
        #expect(caught(CLError(.network)) == "network")
        #expect(caught(CLError(.geocodeCanceled)) == "other")
        #expect(caught(NSError(domain: kCLErrorDomain, code: 1)) == "denied")
        #expect(caught(NSError(domain: "elsewhere", code: 1)) == "other")
        #expect(caught(CancellationError()) == "other")
    }

    @Test func carriesTheAlternateRegion() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(), radius: 5, identifier: "instead")
        let error = CLError(
            .regionMonitoringResponseDelayed,
            userInfo: [kCLErrorUserInfoAlternateRegionKey: region])
        #expect(error.alternateRegion === region)
        #expect(CLError(.denied).alternateRegion == nil)
        #expect(CLError(.denied) == CLError(.denied))
        #expect(CLError(.denied) != CLError(.network))
    }

    @Test func enumerationsHaveApplesNumbers() {
        #expect(CLAuthorizationStatus.authorizedWhenInUse.rawValue == 4)
        #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
        #expect(CLAccuracyAuthorization.reducedAccuracy.rawValue == 1)
        #expect(CLActivityType.other.rawValue == 1)
        #expect(CLActivityType.airborne.rawValue == 5)
        #expect(CLDeviceOrientation.faceDown.rawValue == 6)
        #expect(CLRegionState.outside.rawValue == 2)
        #expect(CLProximity.far.rawValue == 3)
    }
}
