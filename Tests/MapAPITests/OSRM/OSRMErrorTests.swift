import MapAPI
import Testing

@Suite struct OSRMErrorTests {
    private typealias Check = OSRMChecks

    @Test(arguments: [
        ("/osrm/route/v2/driving/\(Check.two)", "InvalidVersion"),
        ("/route/v2/driving/\(Check.two)", "InvalidVersion"),
        ("/osrm/rout/v1/driving/\(Check.two)", "InvalidService"),
        ("/osrm", "InvalidService"),
        ("/route/v1/driving/\(Check.two)/more", "InvalidUrl"),
        ("/route/v1/rocket/\(Check.two)", "InvalidValue"),
        ("/route/v1/driving/hello", "InvalidQuery"),
        ("/route/v1/driving/1,2;3", "InvalidQuery"),
        ("/route/v1/driving/nan,2;inf,3", "InvalidQuery"),
        ("/route/v1/driving/1,2;", "InvalidQuery"),
        ("/route/v1/driving/polyline(%01)", "InvalidQuery"),
        ("/route/v1/driving/24.95,60.17", "InvalidOptions"),
        ("/route/v1/driving/60.17,124.95;60.16,224.94", "InvalidValue"),
        ("/route/v1/driving/0,0;1,1", "NoSegment"),
        ("/route/v1/driving/\(Check.two)?bearings=1,2", "InvalidOptions"),
        ("/route/v1/driving/\(Check.two)?bearings=400,2;", "InvalidOptions"),
        ("/route/v1/driving/\(Check.two)?bearings=a;", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?radiuses=-1;2", "InvalidOptions"),
        ("/route/v1/driving/\(Check.two)?radiuses=x;2", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?hints=a;b;c", "InvalidOptions"),
        ("/route/v1/driving/\(Check.two)?approaches=left;right", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?exclude=rain", "InvalidValue"),
        ("/route/v1/driving/\(Check.two)?snapping=all", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?steps=yes", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?geometries=wkt", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?overview=none", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?annotations=height", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?alternatives=4", "TooBig"),
        ("/route/v1/driving/\(Check.two)?alternatives=-1", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?continue_straight=maybe", "InvalidQuery"),
        ("/route/v1/driving/\(Check.two)?waypoints=0;9", "InvalidOptions"),
        ("/route/v1/driving/\(Check.two)?a=%zz", "InvalidUrl"),
        ("/nearest/v1/driving/\(Check.two)", "InvalidOptions"),
        ("/nearest/v1/driving/24.95,60.17?number=0", "InvalidOptions"),
        ("/nearest/v1/driving/24.95,60.17?number=101", "TooBig"),
        ("/nearest/v1/driving/24.95,60.17?number=x", "InvalidQuery"),
        ("/nearest/v1/driving/0,0", "NoSegment"),
        ("/table/v1/driving/24.95,60.17", "InvalidOptions"),
        ("/table/v1/driving/\(Check.two)?sources=2", "InvalidOptions"),
        ("/table/v1/driving/\(Check.two)?sources=x", "InvalidQuery"),
        ("/table/v1/driving/\(Check.two)?annotations=speed", "InvalidQuery"),
        ("/table/v1/driving/\(Check.two)?fallback_speed=0", "InvalidOptions"),
        ("/table/v1/driving/\(Check.two)?scale_factor=-1", "InvalidOptions"),
        ("/table/v1/driving/\(Check.two)?fallback_coordinate=near", "InvalidQuery"),
        ("/table/v1/driving/0,0;1,1", "NoSegment"),
    ])
    func everyCodeHasItsReason(target: String, code: String) throws {
        if target.contains("%zz") {
            // What cannot be decoded never becomes a request.
            #expect(throws: APIProblem.self) { try APIRequest(target: target) }
            return
        }
        #expect(try Check.code(target) == code, "\(target)")
    }

    @Test func limitsAreThoseOfTheReference() throws {
        let point = "24.95,60.17"
        func points(_ count: Int) -> String {
            Array(repeating: point, count: count).joined(separator: ";")
        }
        #expect(try Check.code("/route/v1/driving/\(points(501))") == "TooBig")
        _ = try Check.ok("/route/v1/driving/\(points(500))?overview=false")
        #expect(try Check.code("/table/v1/driving/\(points(101))") == "TooBig")
        _ = try Check.ok("/table/v1/driving/\(points(101))?sources=0")
    }

    @Test func otherMethodsAreRefusedWithAListOfThoseThereAre() throws {
        let refused = try #require(
            try Check.asked.response("/route/v1/driving/\(Check.two)", .delete))
        #expect(refused.status == 405)
        #expect(refused.headers.contains { $0.name == "Allow" && $0.value == "GET, HEAD, OPTIONS" })
    }
}
