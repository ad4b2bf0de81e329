/// A reason why a token is not trusted; for the operator, clients are told nothing of it.
public enum TokenRefusal: String, Error, Sendable, CaseIterable {
    case missing = "there is no token"
    case malformed = "the token is not three parts of base64url that hold JSON"
    case doubled = "a field stands twice in the token"
    case algorithm = "the token is not signed with the algorithm that is asked for"
    case extensions = "the token has extensions that have to be understood"
    case unknownKey = "the key of the token is not known"
    case signature = "the signature is not right"
    case claims = "the token does not say who issued it, when, and how long it lasts"
    case issuer = "the token was not issued by the team of its key"
    case expired = "the token has expired"
    case ofTheFuture = "the token is of the future"
    case lifetime = "the token lasts too long"
    case scope = "the token is not for this API"
    case origin = "the token is for another origin"
}
