import Answers
import Atlas
import Foundation
import MapGeometry
import Places
import Roads
import Synchronization

/// An atlas as questions about roads use it: graphs and places are opened when first asked for.
final class RoadsAtlas: Sendable {
    private let atlas: Atlas
    private let routers: RouterCache
    private let places = Mutex<Places?>(nil)

    init(path: String, _ reweighting: RoadReweighting) throws {
        atlas = try Atlas.open(path)
        routers = RouterCache(
            graphs: atlas.files(by: TravelMode.name(ofFile:)), reweighting: reweighting)
    }

    /// The router of the mode that a word asks for.
    func router(_ mode: String) throws -> Router { try routers.router(mode) }

    /// Where a place is that was asked for in words.
    func place(_ query: String, near: CLLocationCoordinate2D?) throws -> CLLocationCoordinate2D {
        try find(query, near: near).coordinate
    }

    /// A place that was asked for in words.
    ///
    /// - Parameter near: What it should be near.
    func find(_ query: String, near: CLLocationCoordinate2D?) throws -> FoundPlace {
        let places = try places.withLock { known in
            if let places = known { return places }
            let places = try Places(atlas)
            known = places
            return places
        }
        var request = SearchRequest(query)
        request.near = near
        request.limit = 1
        guard let first = places.search(request).first else {
            throw RouteLineError("there is no “\(query.prefix(80))” in this atlas")
        }
        return first
    }

    /// Answers requests until the input ends; a bad one gets an error of its own.
    static func answerLines(_ answer: (Data) throws -> [UInt8]) {
        while let text = readLine(strippingNewline: true) {
            if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
                continue
            }
            var bytes: [UInt8]
            do {
                bytes = try answer(Data(text.utf8))
            } catch {
                bytes = RouteLine.failure(error)
            }
            bytes.append(UInt8(ascii: "\n"))
            Terminal.output.write(bytes)
        }
    }
}
