import Answers
import Atlas
import Foundation
import MapAPI

/// The sample city, as the project has it.
enum SampleAtlas {
    static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    static let atlases = Result { AtlasCollection(try Atlas.open(path)) }
}

/// A service asked without a connection.
struct Asked {
    let router: APIRouter

    /// A Monday, one o'clock in the afternoon in Helsinki.
    static let now = Date(timeIntervalSince1970: 1_795_431_600)

    init(_ families: APIFamily...) { router = APIRouter(families, now: { Self.now }) }

    /// The answer to a request.
    func response(
        _ target: String, _ method: APIRequest.Method = .get, contentType: String? = nil,
        acceptLanguage: String? = nil, body: String = ""
    ) throws -> APIResponse? {
        let request = try APIRequest(
            method, target: target, contentType: contentType, acceptLanguage: acceptLanguage,
            body: Array(body.utf8))
        return router.respond(to: request, try SampleAtlas.atlases.get())
    }

    /// The answer's status and its body as JSON.
    func json(
        _ target: String, _ method: APIRequest.Method = .get, contentType: String? = nil,
        acceptLanguage: String? = nil, body: String = ""
    ) throws -> (status: Int, value: JSON) {
        guard
            let response = try response(
                target, method, contentType: contentType, acceptLanguage: acceptLanguage, body: body
            )
        else { return (0, JSON(nil)) }
        let value = try JSONSerialization.jsonObject(
            with: Data(response.body), options: .fragmentsAllowed)
        return (response.status, JSON(value))
    }
}

/// A value of JSON that tests walk through by name and index.
@dynamicMemberLookup
struct JSON {
    let value: Any?

    init(_ value: Any?) { self.value = value is NSNull ? nil : value }

    subscript(dynamicMember name: String) -> JSON { self[name] }
    subscript(name: String) -> JSON { JSON((value as? [String: Any])?[name]) }
    subscript(index: Int) -> JSON {
        guard let list = value as? [Any], list.indices.contains(index) else { return JSON(nil) }
        return JSON(list[index])
    }

    var string: String? { value as? String }
    var number: Double? { (value as? NSNumber)?.doubleValue }
    var integer: Int? {
        guard let number = value as? NSNumber else { return nil }
        return Int(exactly: number.doubleValue)
    }
    var boolean: Bool? { value as? Bool }
    var list: [JSON] { (value as? [Any] ?? []).map { JSON($0) } }
    var strings: [String] { list.compactMap(\.string) }
    var numbers: [Double] { list.compactMap(\.number) }
    var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
    var exists: Bool { value != nil }
}
