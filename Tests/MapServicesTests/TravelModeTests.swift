import AtlasBuilder
import Foundation
import MapKit
import RoadNetwork
import Roads
import Testing

/// Apple's transport types find the modes of an atlas, whatever these are called.
@MainActor @Suite struct TravelModeTests {
    /// A street of 1.1 km, imported with some modes.
    private struct Street: ~Copyable {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("mapwright-modes-\(UUID().uuidString)")
        let provider: MapProvider

        init(_ profiles: [TravelProfile]) async throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let extract = folder.appendingPathComponent("street.osm")
            try Data(
                """
                <osm version="0.6"><node id="1" lat="0" lon="0"/><node id="2" lat="0" lon="0.01"/>
                <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
                """.utf8
            ).write(to: extract)
            let atlas = folder.appendingPathComponent("street.atlas")
            _ = try await AtlasImport(
                extractPath: extract.path, outputPath: atlas.path, jobs: 1, profiles: profiles
            ).run { _ in }
            provider = .atlas(atlas)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func request(_ type: MKDirectionsTransportType) -> MKDirections.Request {
            let request = MKDirections.Request()
            request.source = MKMapItem(
                placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
            request.destination = MKMapItem(
                placemark: MKPlacemark(
                    coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.01)))
            request.transportType = type
            request.provider = provider
            return request
        }
    }

    private func profile(_ name: String) throws -> TravelProfile {
        try #require(TravelProfile.builtIn(name))
    }

    @Test func aMadeUpModeAnswersToItsTransportType() async throws {
        var scooter = try profile("cycling")
        scooter.mode.name = "scooter"
        scooter.mode.transportType = .automobile
        let street = try await Street([scooter])
        let routes = try await MKDirections(request: street.request(.automobile)).calculate().routes
        #expect(routes[0].transportType == .automobile)
        #expect(routes[0].steps.allSatisfy { $0.transportType == .automobile })
        // At a bicycle's 15 km/h.
        #expect(abs(routes[0].expectedTravelTime - 267) < 5)
        let eta = try await MKDirections(request: street.request(.any)).calculateETA()
        #expect(eta.transportType == .automobile)
        let error = try await #require(throws: MKError.self) {
            try await MKDirections(request: street.request(.walking)).calculate()
        }
        #expect(error.code == .directionsNotFound)
        #expect(
            error.localizedDescription == "“walking” is not a mode of this atlas: scooter",
            "\(error.localizedDescription)")
    }

    @Test func walkersAndWheelchairsShareAnAtlas() async throws {
        let street = try await Street([try profile("walking"), try profile("wheelchair")])
        let request = street.request(.walking)
        let walk = try await MKDirections(request: request).calculate().routes[0]
        request.travelMode = "wheelchair"
        let roll = try await MKDirections(request: request).calculate().routes[0]
        // 5 km/h and 4.
        #expect(abs(roll.expectedTravelTime / walk.expectedTravelTime - 1.25) < 0.01)
        #expect(roll.transportType == .walking)
        request.transportType = .any
        let eta = try await MKDirections(request: request).calculateETA()
        #expect(abs(eta.expectedTravelTime - roll.expectedTravelTime) < 0.5)
        #expect(eta.transportType == .walking)
        request.travelMode = "hovercraft"
        await #expect(throws: MKError(.directionsNotFound)) {
            try await MKDirections(request: request).calculate()
        }
    }
}
