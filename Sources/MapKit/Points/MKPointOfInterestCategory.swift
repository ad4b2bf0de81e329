/// A category of points of interest, such as airports or museums.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's constant for the category, such as "MKPOICategoryAirport".
    public let rawValue: String

    /// Creates a category from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

// The categories since iOS 13.
extension MKPointOfInterestCategory {
    /// The category "airport".
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// The category "amusement park".
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    /// The category "aquarium".
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    /// The category "ATM".
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    /// The category "bakery".
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    /// The category "bank".
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// The category "beach".
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    /// The category "brewery".
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    /// The category "cafe".
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// The category "campground".
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    /// The category "car rental".
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    /// The category "EV charger".
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    /// The category "fire station".
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    /// The category "fitness center".
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    /// The category "food market".
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    /// The category "gas station".
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    /// The category "hospital".
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// The category "hotel".
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// The category "laundry".
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    /// The category "library".
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    /// The category "marina".
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    /// The category "movie theater".
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    /// The category "museum".
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// The category "national park".
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    /// The category "nightlife".
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    /// The category "park".
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// The category "parking".
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// The category "pharmacy".
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    /// The category "police".
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    /// The category "post office".
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    /// The category "public transport".
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// The category "restaurant".
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// The category "restroom".
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    /// The category "school".
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// The category "stadium".
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    /// The category "store".
    public static let store = Self(rawValue: "MKPOICategoryStore")
    /// The category "theater".
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    /// The category "university".
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    /// The category "winery".
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    /// The category "zoo".
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

// The categories since iOS 18.
extension MKPointOfInterestCategory {
    /// The category "animal service".
    public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
    /// The category "automotive repair".
    public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
    /// The category "baseball".
    public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
    /// The category "basketball".
    public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
    /// The category "beauty".
    public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
    /// The category "bowling".
    public static let bowling = Self(rawValue: "MKPOICategoryBowling")
    /// The category "castle".
    public static let castle = Self(rawValue: "MKPOICategoryCastle")
    /// The category "convention center".
    public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
    /// The category "distillery".
    public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
    /// The category "fairground".
    public static let fairground = Self(rawValue: "MKPOICategoryFairground")
    /// The category "fishing".
    public static let fishing = Self(rawValue: "MKPOICategoryFishing")
    /// The category "fortress".
    public static let fortress = Self(rawValue: "MKPOICategoryFortress")
    /// The category "golf".
    public static let golf = Self(rawValue: "MKPOICategoryGolf")
    /// The category "go kart".
    public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
    /// The category "hiking".
    public static let hiking = Self(rawValue: "MKPOICategoryHiking")
    /// The category "kayaking".
    public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
    /// The category "landmark".
    public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
    /// The category "mailbox".
    public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
    /// The category "mini golf".
    public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
    /// The category "music venue".
    public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
    /// The category "national monument".
    public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
    /// The category "planetarium".
    public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
    /// The category "rock climbing".
    public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
    /// The category "RV park".
    public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
    /// The category "skate park".
    public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
    /// The category "skating".
    public static let skating = Self(rawValue: "MKPOICategorySkating")
    /// The category "skiing".
    public static let skiing = Self(rawValue: "MKPOICategorySkiing")
    /// The category "soccer".
    public static let soccer = Self(rawValue: "MKPOICategorySoccer")
    /// The category "spa".
    public static let spa = Self(rawValue: "MKPOICategorySpa")
    /// The category "surfing".
    public static let surfing = Self(rawValue: "MKPOICategorySurfing")
    /// The category "swimming".
    public static let swimming = Self(rawValue: "MKPOICategorySwimming")
    /// The category "tennis".
    public static let tennis = Self(rawValue: "MKPOICategoryTennis")
    /// The category "volleyball".
    public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
}
