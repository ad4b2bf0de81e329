import MapKit
import Testing

@Suite struct UnavailableTests {
    @Test func thereIsNoLookAroundAnywhere() async throws {
        let request = MKLookAroundSceneRequest(coordinate: CityAtlas.senateSquare)
        #expect(try await request.scene == nil)
        let none: Bool = await withCheckedContinuation { continuation in
            request.getSceneWithCompletionHandler { scene, error in
                continuation.resume(returning: scene == nil && error == nil)
            }
        }
        #expect(none && !request.isLoading && !request.isCancelled)
        request.cancel()
        #expect(request.isCancelled)
    }

    @Test func aSnapshotIsRefusedInsteadOfFaked() async {
        let options = MKMapSnapshotter.Options()
        #expect(options.size == CGSize(width: 256, height: 256))
        options.region = CityAtlas.region
        let snapshotter = MKMapSnapshotter(options: options)
        await #expect(throws: MKError(.unknown)) { try await snapshotter.start() }
        let refused: Bool = await withCheckedContinuation { continuation in
            snapshotter.start { snapshot, error in
                continuation.resume(returning: snapshot == nil && error is MKError)
            }
        }
        #expect(refused)
    }
}
