import SwiftSyntax

extension Inspection {
    /// Reports the search requests that are never given any of some properties.
    ///
    /// - Parameter isSet: whether the request's own initializer gives the property.
    func reportSearches(
        thatLack members: Set<String>, _ message: String, isSet: (FunctionCallExprSyntax) -> Bool
    ) {
        for object in file.requestObjects(of: "MKLocalSearch", legacy: "MKLocalSearchRequest") {
            let call = object.call.node
            // A request for a completion carries its own context.
            guard call.argument("completion") == nil, !isSet(call),
                !file.configures(object, members)
            else { continue }
            report(call, message)
        }
    }
}
