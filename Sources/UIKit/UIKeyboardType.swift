/// The type of keyboard; the user's own keyboard is always used here.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The keyboard of plain letters, by its earlier name.
    public static let alphabet = UIKeyboardType.asciiCapable
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
    /// A password that exists already.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password that is made now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent to be typed once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The first name of a person.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The further first names of a person.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The family name of a person.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The title before a person's name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// What follows a person's name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The name a person is called by among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a person's job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The district of a town in an address.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The town and the state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1-2")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The day a person was born on.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A date and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number by which a parcel is followed.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
}
