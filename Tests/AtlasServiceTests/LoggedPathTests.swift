import AtlasService
import Testing

/// What a log tells of a path.
@Suite struct LoggedPathTests {
    /// Coordinates and ids stand in paths too.
    @Test(
        arguments: [
            (
                "/route/v1/driving/1.52,42.50;1.53,42.55", "/route/v1/{profile}/{coordinates}",
                "/route/v1/driving/{coordinates}"
            ),
            ("/points/fleet/bus-7", "/points/{layer}/{id}", "/points/fleet/{id}"),
            ("/v1/place/I63802885C8189B2B", "/v1/place/{id}", "/v1/place/{id}"),
            ("/tiles/14/9325/4742.mvt", "/tiles/{z}/{x}/{y}", "/tiles/14/9325/4742.mvt"),
            (
                "/osrm/table/v1/a/b/c", "/table/v1/{profile}/{coordinates}",
                "/table/v1/{profile}/{coordinates}"
            ),
            ("/nowhere", "", "/nowhere"),
        ])
    func pathsAreLoggedWithoutWhatIsAskedFor(_ path: String, _ route: String, _ logged: String) {
        #expect(ServiceMiddleware.withoutContents(path, route) == logged)
    }
}
