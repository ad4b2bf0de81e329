import Foundation

/// The error domain of ``MKError``, as in `NSError.domain`.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a MapKit request: its code, and a user info dictionary with the reason.
public struct MKError: CustomNSError, Hashable, @unchecked Sendable {
    // Unchecked because of the user's info, which is not changed.

    /// The reason of a failure, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// A failure that no other code stands for, a cancelled or repeated request among them.
        case unknown = 1
        /// The map data or the server that answers could not be read or reached.
        case serverFailure = 2
        /// The server refused the request because too many were made.
        case loadingThrottled = 3
        /// No place matches the request.
        case placemarkNotFound = 4
        /// Indicates that no route exists between the endpoints.
        case directionsNotFound = 5
        /// The data is not valid GeoJSON.
        case decodingFailed = 6

        /// Whether an error is of this code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? MKError)?.code == code
        }
    }

    /// The reason of the failure.
    public let code: Code
    /// Further information by the keys of `NSError`.
    public let userInfo: [String: Any]

    /// Creates an error from a code and what else is known, such as `NSLocalizedDescriptionKey`.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The error domain, ``MKErrorDomain``.
    public static var errorDomain: String { MKErrorDomain }
    /// The raw value of ``code``.
    public var errorCode: Int { code.rawValue }
    /// Further information by the keys of `NSError`, with a description if none was given.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: code.text]) { given, _ in given }
    }
    /// A description for the user: that of the user info if it has one, else the code's.
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? code.text
    }

    /// A failure that no other code stands for; see ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// The map data or the server could not be read or reached; see ``Code/serverFailure``.
    public static var serverFailure: Code { .serverFailure }
    /// The server refused because of too many requests; see ``Code/loadingThrottled``.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// No place matches the request; see ``Code/placemarkNotFound``.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// Indicates that no route exists between the endpoints.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The data is not valid GeoJSON.
    public static var decodingFailed: Code { .decodingFailed }

    /// Returns whether two errors have the same code.
    public static func == (left: MKError, right: MKError) -> Bool { left.code == right.code }

    /// Feeds the code to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension MKError.Code {
    fileprivate var text: String {
        switch self {
        case .unknown: "The operation could not be completed."
        case .serverFailure: "The provider of the map's data did not answer."
        case .loadingThrottled: "There were too many requests."
        case .placemarkNotFound: "No place was found."
        case .directionsNotFound: "No way was found between the places."
        case .decodingFailed: "The data are not valid GeoJSON."
        }
    }
}
