import SwiftSyntax

extension Inspection {
    /// Reports the search requests that are never given any of some properties.
    ///
    /// - Parameter isSet: whether the request's own initializer gives the property.
    func reportSearches(
        thatLack members: Set<String>, _ message: String, isSet: (FunctionCallExprSyntax) -> Bool
    ) {
        let asText = file.completionQueries
        for object in file.requestObjects(of: "MKLocalSearch", legacy: "MKLocalSearchRequest") {
            let call = object.call.node
            // A request for a completion carries its own context.
            guard call.argument("completion") == nil, !isSet(call),
                !file.configures(object, members),
                // The rule for completions says what to do about it.
                !asText.contains(where: { query in
                    query.node.id == call.id
                        || query.request != nil && query.request == object.name
                            && query.node.enclosingCallable?.id == call.enclosingCallable?.id
                })
            else { continue }
            report(call, message)
        }
    }
}
