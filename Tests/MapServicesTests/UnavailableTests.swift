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
}
