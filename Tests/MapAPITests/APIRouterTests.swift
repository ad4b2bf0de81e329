import MapAPI
import Testing

@Suite struct APIRouterTests {
    private static func family(
        _ name: String, _ paths: [PathTemplate], claims: (@Sendable (APIRequest) -> Bool)? = nil
    ) -> APIFamily {
        APIFamily(
            name, title: name, "Made up.",
            operations: paths.map { path in
                APIOperation(path, "Says who answers.", answers: [], claimsRoot: claims) { call in
                    let values = call.path.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
                    return APIResponse("\(name) \(path) \(values.joined())", .text)
                }
            },
            problemSchema: .any
        ) { problem, _ in APIResponse("\(name): \(problem)", .text, status: problem.status) }
    }

    private func text(_ asked: Asked, _ target: String, _ method: APIRequest.Method = .get) throws
        -> String?
    {
        try asked.response(target, method).map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test func fixedPartsBeatNamedOnes() throws {
        let asked = Asked(Self.family("one", ["/v1/place/{id}", "/v1/place/alternateIds"]))
        #expect(try text(asked, "/v1/place/alternateIds?ids=1") == "one /v1/place/alternateIds ")
        #expect(try text(asked, "/v1/place/x%2Fy") == "one /v1/place/{id} id=x/y")
    }

    @Test func theFirstFamilyHasASharedPathAndTheOtherKeepsItsPrefix() throws {
        let asked = Asked(Self.family("one", ["/status"]), Self.family("two", ["/status"]))
        #expect(try text(asked, "/status") == "one /status ")
        #expect(try text(asked, "/two/status/") == "two /status ")
    }

    @Test func aFamilyMayClaimSomeRequestsOfASharedPath() throws {
        let asked = Asked(
            Self.family("one", ["/reverse"]),
            Self.family("two", ["/reverse"]) { $0.query["format"] != nil })
        #expect(try text(asked, "/reverse?lat=1") == "one /reverse ")
        #expect(try text(asked, "/reverse?lat=1&format=json") == "two /reverse ")
        #expect(try text(asked, "/two/reverse?lat=1") == "two /reverse ")
    }

    @Test func otherMethodsAndUnknownPathsAreToldInTheFamilysForm() throws {
        let asked = Asked(Self.family("one", ["/v1/place"]))
        let refused = try asked.response("/v1/place", .delete)
        #expect(refused?.status == 405)
        #expect(refused?.headers.map { "\($0.name): \($0.value)" } == ["Allow: GET, HEAD, OPTIONS"])
        #expect(try text(asked, "/v1/nothing") == "one: there is nothing at this address")
        #expect(try text(asked, "/one") == "one: there is nothing at this address")
        #expect(try text(asked, "/other") == nil)
        #expect(try text(asked, "/") == nil)
    }
}
