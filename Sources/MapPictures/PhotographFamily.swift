import Answers
import Atlas
import Bytes
import Deflate
import Foundation
import MapAPI
import MapGeometry
import MapPixels
import MapServer
import Photographs

extension APIFamily {
    /// The photographs of a folder: what each tells of itself, its file, and views of it.
    ///
    /// The page uses them, so every client that may open the page may use them.
    ///
    /// - Parameter folder: The folder; nil if there is none.
    package static func photographs(_ folder: PhotographFolder?) -> APIFamily {
        let paths = PhotographPaths(folder)
        let id = APIParameter(
            "id", "The photograph, by the id of its point in the layer.", in: .path,
            example: "af63bd4c8601b7be")
        return APIFamily(
            page: "photographs", title: "Photographs",
            "The photographs of the folder that the service was given.",
            problemName: "PhotographProblem",
            operations: [
                APIOperation(
                    "/photographs/{id}",
                    "Where and when a photograph was taken, what it covers, and which lie before and after it along the way.",
                    parameters: [id],
                    answers: [
                        APIAnswer("The photograph.", .json, .reference("Photograph"))
                    ] + PhotographPaths.problems,
                    isQuick: true
                ) { try paths.description($0) },
                APIOperation(
                    "/photographs/{id}/file", "The photograph's file, as it is in the folder.",
                    parameters: [id],
                    answers: [
                        APIAnswer("The file.", .jpeg), APIAnswer("The file.", .png),
                        APIAnswer("The file.", .webp),
                    ] + PhotographPaths.problems,
                    isQuick: false
                ) { try paths.file($0) },
                APIOperation(
                    "/photographs/{id}/view",
                    "What one sees of a photograph: of a panorama a view without distortion, of a flat one the middle.",
                    parameters: [
                        id,
                        APIParameter(
                            "heading",
                            "Where the look goes, in degrees clockwise from north; else to the middle of the picture.",
                            .number(), example: "90"),
                        APIParameter(
                            "pitch", "How far it goes up from the horizon, in degrees.", .number(),
                            example: "0"),
                        APIParameter(
                            "size", "Pixels of the picture, 1x1 to 2048x2048; else 512x384.",
                            example: "512x384"),
                    ],
                    answers: [APIAnswer("The view.", .jpeg)] + PhotographPaths.problems,
                    isQuick: false
                ) { try paths.view($0) },
            ],
            schemas: [
                ("Photograph", PhotographPaths.schema)
            ]
        )
    }
}

/// Answers requests for photographs.
package struct PhotographPaths: Sendable {
    /// The name of the layer of their points.
    package static let layer = "photographs"

    private let folder: PhotographFolder?
    private static let largestSide = 2048

    init(_ folder: PhotographFolder?) { self.folder = folder }

    /// A photograph as a point of the layer.
    package static func point(
        of photograph: Photograph
    ) -> (
        id: String, coordinate: CLLocationCoordinate2D,
        properties: [String: MapGeometry.JSONValue]
    ) {
        let sight = PhotographSight(photograph)
        var properties: [String: MapGeometry.JSONValue] = ["name": .string(sight.name)]
        if let time = sight.time { properties["time"] = .string(time) }
        if let heading = sight.centerDegrees {
            properties["heading"] = .number((heading * 10).rounded() / 10)
        }
        if let whose = sight.attribution { properties["attribution"] = .string(whose) }
        return (photograph.id, photograph.coordinate, properties)
    }

    static let problems = [
        APIAnswer(
            "The query is wrong.", status: 400, .json, .reference("PhotographProblem")),
        APIAnswer(
            "There are no photographs, or none of the id.", status: 404, .json,
            .reference("PhotographProblem")),
    ]

    static let schema = JSONSchema.object(
        [
            ("id", .string()), ("name", .string()), ("latitude", .number()),
            ("longitude", .number()), ("headingDegrees", .number()), ("pitchDegrees", .number()),
            ("centerDegrees", .number()), ("panorama", .object([])), ("time", .string()),
            ("attribution", .string()), ("previous", .string()), ("next", .string()),
        ], required: ["id", "name", "latitude", "longitude", "headingDegrees", "pitchDegrees"])

    /// What `GET /photographs/{id}` answers: a sight, with the place and the neighbors.
    private struct Description: Encodable {
        let sight: PhotographSight
        let latitude, longitude: Double
        let previous, next: String?

        enum Key: CodingKey { case latitude, longitude, previous, next }

        func encode(to encoder: any Encoder) throws {
            try sight.encode(to: encoder)
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(latitude, forKey: .latitude)
            try values.encode(longitude, forKey: .longitude)
            try values.encodeIfPresent(previous, forKey: .previous)
            try values.encodeIfPresent(next, forKey: .next)
        }
    }

    private func photograph(_ call: APICall) throws -> (PhotographFolder, Photograph) {
        guard let folder else {
            throw APIProblem(status: 404, "this service has no photographs")
        }
        guard let photograph = call.path["id"].flatMap({ folder.photograph($0) }) else {
            throw APIProblem(status: 404, "there is no such photograph")
        }
        return (folder, photograph)
    }

    func description(_ call: APICall) throws -> APIResponse {
        let (folder, photograph) = try photograph(call)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try encoder.encode(
            Description(
                sight: PhotographSight(photograph), latitude: photograph.facts.latitude,
                longitude: photograph.facts.longitude,
                previous: folder.previous(before: photograph)?.id,
                next: folder.next(after: photograph)?.id))
        return APIResponse(Array(bytes))
    }

    func file(_ call: APICall) throws -> APIResponse {
        let (folder, photograph) = try photograph(call)
        let bytes: [UInt8]
        do {
            bytes = try folder.file(of: photograph)
        } catch {
            throw APIProblem(status: 404, "the photograph is not there any more")
        }
        let type: APIResponse.ContentType =
            switch PictureFile.format(bytes) {
            case .png: .png
            case .webP: .webp
            default: .jpeg
            }
        let tag = "\"\(Atlas.checksum(crc32(bytes.span.bytes)))\""
        let isFresh = call.request.ifNoneMatch.map { RequestConditions.isFresh($0, tag: tag) }
        var response =
            isFresh == true ? APIResponse([], type, status: 304) : APIResponse(bytes, type)
        response.headers = [("ETag", tag), ("Cache-Control", "public, max-age=3600")]
        return response
    }

    func view(_ call: APICall) throws -> APIResponse {
        let (folder, photograph) = try photograph(call)
        func degrees(_ name: String, _ most: Double) throws -> Double? {
            guard let text = call.query.items.first(where: { $0.name == name })?.value else {
                return nil
            }
            guard let number = Double(text), abs(number) <= most else {
                throw APIProblem.badRequest("\(name) is a number of degrees up to \(Int(most))")
            }
            return number
        }
        let sight = PhotographSight(
            photograph, headingDegrees: try degrees("heading", 360),
            pitchDegrees: try degrees("pitch", 90) ?? 0)
        let size = call.query.items.first { $0.name == "size" }?.value ?? "512x384"
        let sides = size.split(separator: "x", omittingEmptySubsequences: false).map {
            Int($0) ?? 0
        }
        guard sides.count == 2, sides.allSatisfy({ 1...Self.largestSide ~= $0 }) else {
            throw APIProblem.badRequest("size is 1x1 to \(Self.largestSide)x\(Self.largestSide)")
        }
        do {
            let picture = try folder.picture(of: sight, width: sides[0], height: sides[1])
            return APIResponse(try JPEGEncoder(quality: 85).encode(picture), .jpeg)
        } catch is PhotographError {
            throw APIProblem(status: 404, "the photograph is not there any more")
        } catch is PixelError {
            throw APIProblem(status: 500, "the photograph is damaged")
        }
    }
}
