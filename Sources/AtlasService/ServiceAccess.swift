import Answers
import HTTPTypes
import MapAPI
import ServiceTokens

/// Admits requests with a valid token, and exchanges auth tokens for access tokens.
struct ServiceAccess: Sendable {
    let tokens: TokenAuthority

    /// The answer to a request that is not let in, or that asks for a token; nil for one that goes on.
    func answer(
        to asked: APIRequest, _ headers: HTTPFields, _ match: APIRouter.Match
    ) async -> APIResponse? {
        let route = match.route
        guard route.family.needsToken else { return nil }
        let authorization = headers[.authorization]
        let origin = headers[.origin]
        do {
            if givesTokens(match) {
                let token = try await tokens.accessToken(
                    authorization: authorization, origin: origin)
                return APIResponse(
                    JSONValue.object([
                        "accessToken": .string(token),
                        "expiresInSeconds": .integer(TokenAuthority.accessSeconds),
                    ]).bytes)
            }
            try await tokens.team(authorization: authorization, origin: origin)
            return nil
        } catch {
            // Each family has its own form of the error; the reason is not disclosed.
            var refusal = route.family.response(
                to: APIProblem(status: 401, "this service asks for an access token"), asked)
            refusal.headers.append(("WWW-Authenticate", "Bearer"))
            return refusal
        }
    }

    /// Whether a request is let in by a token that needs no further check, so that it may be answered without waiting.
    func letsIn(_ headers: HTTPFields, _ match: APIRouter.Match) -> Bool {
        guard match.route.family.needsToken else { return true }
        guard !givesTokens(match) else { return false }
        // A refusal is answered and counted elsewhere, where tokens are checked in full.
        let team = try? tokens.knownTeam(
            authorization: headers[.authorization], origin: headers[.origin])
        return team != nil
    }

    private func givesTokens(_ match: APIRouter.Match) -> Bool {
        match.route.family.name == APIFamily.apple.name
            && match.route.operation.path == APIFamily.appleTokenPath
    }
}
