import Answers
import MapAPI

extension APIFamily {
    /// Creates a family of paths of the map's page, whose problems are `{"error": …}` with one sentence.
    ///
    /// - Parameter problemName: The name of the problems' schema.
    init(
        page name: String, title: String, _ summary: String, problemName: String,
        standsAtRoot: Bool = true, needsToken: Bool = false, operations: [APIOperation],
        schemas: [(name: String, schema: JSONSchema)] = []
    ) {
        self.init(
            name, title: title, summary, standsAtRoot: standsAtRoot, needsToken: needsToken,
            operations: operations,
            schemas: [
                (problemName, .object([("error", .string())], required: ["error"]))
            ] + schemas, problemSchema: .reference(problemName)
        ) { problem, _ in
            APIResponse(
                Answers.JSONValue.object(["error": .string(problem.description)]).bytes,
                status: problem.status)
        }
    }
}
