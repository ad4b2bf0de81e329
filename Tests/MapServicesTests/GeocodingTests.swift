import Contacts
import CoreLocation
import Foundation
import MapKit
import Testing

@MainActor @Suite struct GeocodingTests {
    @Test func anAddressHasAPlace() async throws {
        try await MapProvider.using(CityAtlas.provider) {
            let placemarks = try await CLGeocoder().geocodeAddressString(
                "Mannerheimintie 5, Helsinki")
            #expect(placemarks.count == 1)
            let location = try #require(placemarks[0].location)
            #expect(location.coordinate.meters(to: CityAtlas.station) < 500)
            #expect(placemarks[0].thoroughfare == "Mannerheimintie")
            #expect(placemarks[0].region is CLCircularRegion)
        }
    }

    @Test func aPlaceHasAnAddress() async throws {
        try await MapProvider.using(CityAtlas.provider) {
            let place = CLLocation(latitude: 60.16885, longitude: 24.94145)
            let placemark = try #require(
                try await CLGeocoder().reverseGeocodeLocation(place).first)
            #expect(placemark.location?.coordinate == place.coordinate)
            #expect(placemark.thoroughfare != nil && placemark.name != nil)
            let fresh = try await MKReverseGeocodingRequest(location: place)?.mapItems.first
            #expect(fresh?.placemark.thoroughfare == placemark.thoroughfare)
        }
    }

    @Test func thereAndBackAgain() async throws {
        try await MapProvider.using(CityAtlas.provider) {
            for address in ["Mannerheimintie 5", "Aleksanterinkatu 52", "Bulevardi 1"] {
                let there = try #require(
                    try await MKGeocodingRequest(addressString: address)?.mapItems.first)
                let back = try #require(
                    try await CLGeocoder().reverseGeocodeLocation(there.location).first)
                #expect(back.thoroughfare == there.placemark.thoroughfare)
                #expect(back.subThoroughfare == there.placemark.subThoroughfare)
            }
        }
    }

    @Test func aPostalAddressHasAPlace() async throws {
        let address = CNMutablePostalAddress()
        address.street = "Aleksanterinkatu 52"
        address.city = "Helsinki"
        try await MapProvider.using(CityAtlas.provider) {
            let placemark = try #require(
                try await CLGeocoder().geocodePostalAddress(address).first)
            #expect(placemark.postalAddress?.street == "Aleksanterinkatu 52")
        }
    }

    @Test func whatIsNotFoundIsAnError() async throws {
        try await MapProvider.using(CityAtlas.provider) {
            do {
                _ = try await CLGeocoder().geocodeAddressString("xqzvwk jjqx")
                Issue.record("there is no such address")
            } catch CLError.geocodeFoundNoResult {}
            do {
                _ = try await CLGeocoder().reverseGeocodeLocation(
                    CLLocation(latitude: -40, longitude: -120))
                Issue.record("nothing is known of the middle of the ocean in this atlas")
            } catch CLError.geocodeFoundNoResult {}
        }
        #expect(MKGeocodingRequest(addressString: " \n") == nil)
        #expect(
            MKReverseGeocodingRequest(location: CLLocation(latitude: 91, longitude: 0)) == nil)
    }

    @Test func oneRequestAtATime() async throws {
        let geocoder = CLGeocoder()
        let codes: [CLError.Code?] = try await MapProvider.using(CityAtlas.provider) {
            await withCheckedContinuation { continuation in
                nonisolated(unsafe) var codes: [CLError.Code?] = []
                let note: CLGeocodeCompletionHandler = { placemarks, error in
                    dispatchPrecondition(condition: .onQueue(.main))
                    codes.append(placemarks == nil ? (error as? CLError)?.code : nil)
                    if codes.count == 2 { continuation.resume(returning: codes) }
                }
                geocoder.geocodeAddressString("Bulevardi 1", completionHandler: note)
                geocoder.geocodeAddressString("Bulevardi 1", completionHandler: note)
                #expect(geocoder.isGeocoding)
            }
        }
        #expect(codes.contains(.network) && codes.contains(nil))
        #expect(!geocoder.isGeocoding)
    }

    @Test func aCancelledRequestSaysSo() async throws {
        let geocoder = CLGeocoder()
        let error: (any Error)? = try await MapProvider.using(CityAtlas.provider) {
            await withCheckedContinuation { continuation in
                geocoder.geocodeAddressString("Bulevardi 1") { _, error in
                    continuation.resume(returning: error)
                }
                geocoder.cancelGeocode()
            }
        }
        #expect((error as? CLError)?.code == .geocodeCanceled)
    }
}
