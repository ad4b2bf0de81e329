import Foundation
import MapAPI
import PointLayers
import Testing

@Suite struct PointPathsTests {
    @Test func aPointIsReadAsItWasWritten() async throws {
        let asked = try AskedLayers()
        let body =
            #"{"latitude":60.1641,"longitude":24.9385,"properties":{"kind":"cafe","seats":12}}"#
        let put = try await asked.json("/points/shops/ekberg", .put, body: body)
        #expect(put.status == 200)
        #expect(put.value["created"] as? Int == 1)
        let point = try await asked.json("/points/shops/ekberg")
        #expect(point.value["latitude"] as? Double == 60.1641)
        #expect(point.value["longitude"] as? Double == 24.9385)
        #expect((point.value["properties"] as? [String: Any])?["seats"] as? Int == 12)
        #expect(point.value["version"] as? Int == put.value["version"] as? Int)
    }

    @Test func writingTheSameAgainChangesNothing() async throws {
        let asked = try AskedLayers()
        let body = #"[{"id":"a","latitude":1,"longitude":2},{"id":"b","latitude":1,"longitude":3}]"#
        let first = try await asked.json("/points/shops", .post, body: body)
        let second = try await asked.json("/points/shops", .post, body: body)
        #expect(first.value["created"] as? Int == 2)
        #expect(second.value["created"] as? Int == 0)
        #expect(second.value["changed"] as? Int == 0)
        #expect(first.value["version"] as? Int == second.value["version"] as? Int)
    }

    @Test func aPatchChangesWhatItNames() async throws {
        let asked = try AskedLayers()
        try await asked.json(
            "/points/cars/1", .put,
            body: #"{"latitude":1,"longitude":2,"properties":{"line":"5","full":true}}"#)
        try await asked.json(
            "/points/cars/1", .patch,
            body: #"{"latitude":1.5,"longitude":2,"properties":{"full":null}}"#)
        let point = try await asked.json("/points/cars/1").value
        #expect(point["latitude"] as? Double == 1.5)
        let properties = point["properties"] as? [String: Any]
        #expect(properties?["line"] as? String == "5")
        #expect(properties?["full"] == nil)
        // Half of a place leaves the other half as it was.
        try await asked.json("/points/cars/1", .patch, body: #"{"latitude":1.75}"#)
        let moved = try await asked.json("/points/cars/1").value
        #expect(moved["latitude"] as? Double == 1.75 && moved["longitude"] as? Double == 2)
        for wrong in [#"{"latitude":95}"#, #"{"longitude":"east"}"#, #"{"latitude":null}"#] {
            #expect(try await asked.json("/points/cars/1", .patch, body: wrong).status == 400)
        }
        #expect(
            try await asked.json("/points/cars/9", .put, body: #"{"latitude":1}"#).status == 400)
        #expect(try await asked.json("/points/cars/2", .patch, body: "{}").status == 404)
        #expect(try await asked.json("/points/none/2", .patch, body: "{}").status == 404)
    }

    @Test func deletedPointsAreGone() async throws {
        let asked = try AskedLayers()
        try await asked.json("/points/cars/1", .put, body: #"{"latitude":1,"longitude":2}"#)
        #expect(try await asked.json("/points/cars/1", .delete).status == 200)
        #expect(try await asked.json("/points/cars/1").status == 404)
        #expect(try await asked.json("/points/cars/1", .delete).status == 404)
        #expect(try await asked.json("/points/cars", .delete).status == 200)
        #expect(try await asked.json("/points/cars", .delete).status == 404)
        let list = try await asked.json("/points").value["layers"] as? [Any]
        #expect(list?.isEmpty == true)
    }

    @Test(arguments: [
        (
            "application/x-ndjson",
            "{\"id\":\"a\",\"latitude\":1,\"longitude\":2}\n\n{\"id\":7,\"latitude\":1,\"longitude\":3}\n"
        ),
        (
            "application/json",
            #"[{"id":"a","latitude":1,"longitude":2},{"id":7,"latitude":1,"longitude":3}]"#
        ),
        (
            "application/geo+json",
            #"{"type":"FeatureCollection","features":[{"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[2,1]},"properties":null},{"type":"Feature","id":7,"geometry":{"type":"Point","coordinates":[3,1]},"properties":{}}]}"#
        ),
    ])
    func manyPointsComeInSeveralForms(type: String, body: String) async throws {
        let asked = try AskedLayers()
        let receipt = try await asked.json("/points/shops", .post, contentType: type, body: body)
        #expect(receipt.value["created"] as? Int == 2)
        #expect(try await asked.json("/points/shops/a").value["longitude"] as? Double == 2)
        #expect(try await asked.json("/points/shops/7").value["longitude"] as? Double == 3)
    }

    @Test(arguments: [
        "", "{", "[1]", #"[{"latitude":1,"longitude":2}]"#, #"[{"id":"a"}]"#,
        #"[{"id":"a","latitude":91,"longitude":2}]"#, #"[{"id":"a","latitude":1}]"#,
        #"[{"id":"","latitude":1,"longitude":2}]"#, #"[{"id":true,"latitude":1,"longitude":2}]"#,
        #"[{"id":"a","latitude":1e999,"longitude":2}]"#,
        #"[{"id":"a","latitude":1,"longitude":2,"properties":[1]}]"#,
        #"[{"id":"b","latitude":1,"longitude":2},{"id":"a","latitude":"x","longitude":2}]"#,
        #"{"type":"FeatureCollection"}"#,
        #"{"type":"Feature","id":"a","geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]}}"#,
    ])
    func malformedBodiesWriteNothing(body: String) async throws {
        let asked = try AskedLayers()
        let answer = try await asked.json("/points/shops", .post, body: body)
        #expect(answer.status == 400)
        #expect((answer.value["error"] as? String)?.isEmpty == false)
        #expect((try await asked.json("/points").value["layers"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [".hidden", "a%2Fb", "%C3%A4", String(repeating: "a", count: 65)])
    func layersHavePlainNames(name: String) async throws {
        let asked = try AskedLayers()
        let body = #"{"latitude":1,"longitude":2}"#
        #expect(try await asked.json("/points/\(name)/1", .put, body: body).status == 400)
    }

    @Test func withoutAStoreNothingIsWritten() async throws {
        let asked = AskedLayers(try PointLayers())
        let body = #"{"latitude":1,"longitude":2}"#
        #expect(try await asked.json("/points/shops/1", .put, body: body).status == 403)
    }

    @Test func layersOfFilesAreOnlyRead() async throws {
        let path = try AskedLayers.temporaryFile("shops.csv")
        try
            "id,name,latitude,longitude,seats\nekberg,Café,60.164,24.9384,12\n,Hall,60.1641,24.9385,\n"
            .write(toFile: path, atomically: true, encoding: .utf8)
        let asked = AskedLayers(
            try PointLayers(
                files: [.init(name: "shops", path: path)],
                store: try AskedLayers.temporaryFile("points.sqlite")))
        let point = try await asked.json("/points/shops/ekberg").value
        let properties = point["properties"] as? [String: Any]
        #expect(properties?["name"] as? String == "Café")
        #expect(properties?["seats"] as? Int == 12)
        #expect(try await asked.json("/points/shops/2").value["latitude"] as? Double == 60.1641)
        let body = #"{"latitude":1,"longitude":2}"#
        #expect(try await asked.json("/points/shops/1", .put, body: body).status == 403)
        #expect(try await asked.json("/points/shops", .delete).status == 403)
    }
}
