import PostalAddresses

extension PlaceAddress {
    /// The address for mail.
    package var postal: PostalAddress {
        var postal = PostalAddress()
        postal.street = unit.isEmpty ? streetLine : streetLine + " " + unit
        postal.subLocality = suburb
        postal.city = city
        postal.state = mailState
        postal.postalCode = postcode
        postal.country = country
        postal.countryCode = countryCode
        return postal
    }

    /// The state as mail has it: by its abbreviation where that is the end of its code, "AL" of "US-AL".
    private var mailState: String {
        guard ["US", "CA", "AU", "BR"].contains(countryCode), stateCode.utf8.count > 3 else {
            return state
        }
        return String(stateCode.dropFirst(3))
    }
}
