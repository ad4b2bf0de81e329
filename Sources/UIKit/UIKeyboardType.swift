/// The type of keyboard; the user's own keyboard is always used here.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The meaning of a field's text, by which it can be completed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The content type as the token of HTML's autocomplete attribute, where there is one.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The whole name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of a place or its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The town or village of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state, province or region of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The country of an address, by name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number with its country code.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
}
