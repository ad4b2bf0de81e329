import Foundation
import Roads

/// A file that changes the costs of roads for route queries: a JSON object of three tables.
///
///     {"avoid": ["ferries"], "costs": {"residential": 3}, "speeds": {"motorway": 0.9}}
///
/// `avoid` names what `--avoid` names. `costs` tells how many times their cost roads of a class count, which
/// changes the choice and not the time; `speeds` which share of their usual speed one makes on them, which
/// changes both. Classes are values of `highway`, and `ferry`; factors 0.01 to 100.
public struct WeightsFile: Sendable, Equatable {
    /// The changes of road costs that the file holds.
    public let reweighting: RoadReweighting

    /// Reads a file's bytes.
    ///
    /// - Throws: `InputFileError` with the value that is malformed.
    public init(json: [UInt8]) throws(InputFileError) {
        guard json.count <= 1 << 20,
            let object = try? JSONSerialization.jsonObject(with: Data(json)),
            let values = object as? [String: Any]
        else { throw InputFileError("the profile is not a JSON object") }
        for key in values.keys.sorted() where !["avoid", "costs", "speeds"].contains(key) {
            throw InputFileError(
                "the profile has “\(key.prefix(40))”, which is none of avoid, costs and speeds")
        }
        var reweighting = RoadReweighting()
        if let avoid = values["avoid"] {
            guard let names = avoid as? [String] else {
                throw InputFileError("“avoid” of the profile must be a list of names")
            }
            do {
                reweighting.avoiding = try RoadAvoidance(names: names)
            } catch {
                throw InputFileError(error.description)
            }
        }
        reweighting.classFactors = try Self.factors(values["costs"], "costs")
        reweighting.classSpeeds = try Self.factors(values["speeds"], "speeds")
        self.reweighting = reweighting
    }

    private static func factors(
        _ value: Any?, _ name: String
    ) throws(InputFileError) -> [RoadClass: Double] {
        guard let value else { return [:] }
        guard let table = value as? [String: Any] else {
            throw InputFileError("“\(name)” of the profile must be an object")
        }
        var result: [RoadClass: Double] = [:]
        for (key, entry) in table.sorted(by: { $0.key < $1.key }) {
            let kind = key == "ferry" ? RoadClass.ferry : RoadClass(highway: key)
            guard kind != .other, !key.hasSuffix("_link") else {
                throw InputFileError("“\(key.prefix(40))” in “\(name)” is no class of road")
            }
            guard let number = entry as? NSNumber, 0.01...100 ~= number.doubleValue else {
                throw InputFileError("“\(key)” in “\(name)” must be a number from 0.01 to 100")
            }
            result[kind] = number.doubleValue
        }
        return result
    }
}
