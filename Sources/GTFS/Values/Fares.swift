/// The fares of a feed, in their first version (`fare_attributes.txt`) and their second (`fare_products.txt`).
///
/// Prices are decimal numbers as the feed writes them, so that no rounding changes them.
public struct Fares: Equatable, Sendable {
    /// A fare of the first version.
    public struct Fare: Equatable, Sendable {
        /// The fare's id.
        public let id: String
        /// The price, such as "1.50".
        public let price: String
        /// The currency by ISO 4217.
        public let currency: String
        /// Whether it is paid before boarding.
        public let isPaidBefore: Bool
        /// The number of transfers allowed; nil for any number.
        public let transfers: Int?
        /// Seconds that it holds; nil if it does not end.
        public let duration: Int?
    }

    /// A condition of a fare of the first version; several rules of a fare are alternatives.
    public struct Rule: Equatable, Sendable {
        /// The id of the fare.
        public let fare: String
        /// The id of the line; nil for any.
        public let route: String?
        /// The zone where the journey begins; nil for any.
        public let origin: String?
        /// The zone where it ends; nil for any.
        public let destination: String?
        /// A zone that it passes through; nil for any.
        public let contains: String?
    }

    /// A price of the second version.
    public struct Product: Equatable, Sendable {
        /// The id; several rows of one id are for several media or riders.
        public let id: String
        /// The name for passengers; may be empty.
        public let name: String
        /// The id of the medium, such as a card; empty for any.
        public let medium: String
        /// The id of the riders; empty for any.
        public let riders: String
        /// The price, such as "1.50".
        public let amount: String
        /// The currency by ISO 4217.
        public let currency: String
    }

    /// A ride that a product of the second version pays for.
    public struct LegRule: Equatable, Sendable {
        /// The id of the group of such rules; empty if there is none.
        public let group: String
        /// The id of the network of lines; empty for all that are not listed.
        public let network: String
        /// The id of the area where the ride begins; empty for all that are not listed.
        public let fromArea: String
        /// The id of the area where it ends.
        public let toArea: String
        /// The id of the product.
        public let product: String
        /// Which rule counts where several match: the greatest; nil if the feed gives no priorities.
        public let priority: Int?
    }

    /// The cost of a transfer between two rides.
    public struct TransferRule: Equatable, Sendable {
        /// The id of the group of the first ride; empty for any.
        public let fromGroup: String
        /// The id of the group of the second ride; empty for any.
        public let toGroup: String
        /// The number of times it may be used; nil for any number.
        public let count: Int?
        /// Seconds within which it holds; nil if it does not end.
        public let duration: Int?
        /// 0 for the first ride and the change, 1 for both rides and the change, 2 for the change alone.
        public let kind: Int
        /// The id of the product that the change costs; empty if it is free.
        public let product: String
    }

    /// The fares of the first version.
    public internal(set) var fares: [Fare] = []
    /// The rules for rides with a fare attribute.
    public internal(set) var rules: [Rule] = []
    /// The products of the second version.
    public internal(set) var products: [Product] = []
    /// The rules for legs.
    public internal(set) var legRules: [LegRule] = []
    /// The rules for transfers.
    public internal(set) var transferRules: [TransferRule] = []
    /// The areas of each stop, by the stop's id.
    public internal(set) var areas: [String: [String]] = [:]
    /// The network of each line, by the line's id.
    public internal(set) var networks: [String: String] = [:]

    /// Whether the feed tells no fares.
    public var isEmpty: Bool { fares.isEmpty && products.isEmpty }
}
