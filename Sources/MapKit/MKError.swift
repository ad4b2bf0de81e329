import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why something of MapKit's failed.
public struct MKError: CustomNSError, Hashable, @unchecked Sendable {
    // Unchecked because of the user's info, which is not changed.

    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Something else.
        case unknown = 1
        /// The service did not answer.
        case serverFailure = 2
        /// There were too many questions.
        case loadingThrottled = 3
        /// Nothing was found.
        case placemarkNotFound = 4
        /// Indicates that no route exists between the endpoints.
        case directionsNotFound = 5
        /// A text could not be read.
        case decodingFailed = 6

        /// Whether an error is of this code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? MKError)?.code == code
        }
    }

    /// What went wrong.
    public let code: Code
    /// What else is known, by the keys of `NSError`.
    public let userInfo: [String: Any]

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The domain of MapKit's errors.
    public static var errorDomain: String { MKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What else is known, with a description if none was given.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: code.text]) { given, _ in given }
    }
    /// What went wrong, for people.
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? code.text
    }

    /// Something else.
    public static var unknown: Code { .unknown }
    /// The service did not answer.
    public static var serverFailure: Code { .serverFailure }
    /// There were too many questions.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// Nothing was found.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// Indicates that no route exists between the endpoints.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// A text could not be read.
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
