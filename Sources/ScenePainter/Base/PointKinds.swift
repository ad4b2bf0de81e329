import MapGeometry
import MapScene

/// Apple's categories of points of interest as filters over the tiles' points.
///
/// The same as `Page/js/live/categories.js` has for the page; a test compares the two.
package enum PointKinds {
    /// Attributes of points by a category's name in small letters, without its beginning: `key=value,value`, several
    /// separated by semicolons.
    package static let attributes: [String: String] = [
        "atm": "amenity=atm",
        "bank": "amenity=bank,bureau_de_change",
        "police": "amenity=police",
        "firestation": "amenity=fire_station",
        "hospital": "amenity=hospital,clinic",
        "pharmacy": "amenity=pharmacy",
        "postoffice": "amenity=post_office",
        "mailbox": "amenity=post_box",
        "gasstation": "amenity=fuel",
        "evcharger": "amenity=charging_station",
        "parking": "amenity=parking",
        "restroom": "amenity=toilets",
        "carrental": "amenity=car_rental,car_sharing",
        "automotiverepair": "shop=car_repair,tyres,motorcycle",
        "animalservice": "amenity=veterinary",
        "hotel": "tourism=hotel,motel,guest_house,hostel,apartment,chalet,alpine_hut",
        "rvpark": "tourism=caravan_site",
        "campground": "tourism=camp_site",
        "restaurant": "amenity=restaurant,fast_food,food_court",
        "cafe": "amenity=cafe,ice_cream",
        "nightlife": "amenity=bar,pub,biergarten,nightclub",
        "bakery": "shop=bakery,pastry",
        "foodmarket":
            "shop=supermarket,convenience,greengrocer,butcher,deli,farm;amenity=marketplace",
        "laundry": "shop=laundry,dry_cleaning",
        "beauty": "shop=hairdresser,beauty",
        "spa": "leisure=sauna",
        "university": "amenity=university,college",
        "school": "amenity=school,kindergarten",
        "library": "amenity=library",
        "aquarium": "tourism=aquarium",
        "zoo": "tourism=zoo",
        "museum": "tourism=museum,gallery",
        "theater": "amenity=theatre,arts_centre",
        "movietheater": "amenity=cinema",
        "nationalmonument": "historic=monument",
        "amusementpark": "tourism=theme_park;leisure=water_park",
        "stadium": "leisure=stadium",
        "golf": "leisure=golf_course",
        "minigolf": "leisure=miniature_golf",
        "bowling": "sport=10pin,9pin",
        "skatepark": "sport=skateboard",
        "skating": "leisure=ice_rink",
        "rockclimbing": "sport=climbing",
        "baseball": "sport=baseball",
        "basketball": "sport=basketball",
        "soccer": "sport=soccer",
        "tennis": "sport=tennis",
        "volleyball": "sport=volleyball,beachvolleyball",
        "fitnesscenter": "leisure=fitness_centre",
        "swimming": "leisure=swimming_pool",
        "marina": "leisure=marina",
        "fishing": "leisure=fishing",
        "park": "leisure=park,garden,playground,nature_reserve,dog_park",
        "fortress": "historic=fort",
        "castle": "historic=castle",
        "landmark":
            "tourism=attraction,viewpoint;historic=archaeological_site,ruins,memorial;man_made=lighthouse",
    ]

    /// A filter of a style for what is shown; nil for everything.
    static func filter(_ points: SceneStyle.PointsOfInterest) -> JSONValue? {
        switch points {
        case .all: nil
        case .including(let names): any(names.map(condition))
        case .excluding(let names): .array(["!", any(names.map(condition))])
        }
    }

    /// Whether stops and stations are shown.
    static func showsTransit(_ points: SceneStyle.PointsOfInterest) -> Bool {
        let name = "MKPOICategoryPublicTransport"
        return switch points {
        case .all: true
        case .including(let names): names.contains(name)
        case .excluding(let names): !names.contains(name)
        }
    }

    /// The category's condition; false where nothing in the tiles is of it.
    private static func condition(_ name: String) -> JSONValue {
        let kind = name.replacing("MKPOICategory", with: "").lowercased()
        if kind == "store" {
            // Every shop that no other category has.
            let others = attributes.values.sorted().flatMap { $0.split(separator: ";") }
                .filter { $0.hasPrefix("shop=") }
            return .array(["all", ["has", "shop"], ["!", any(others.map(attribute))]])
        }
        guard let text = attributes[kind] else { return false }
        return any(text.split(separator: ";").map(attribute))
    }

    private static func attribute(_ text: Substring) -> JSONValue {
        let parts = text.split(separator: "=", maxSplits: 1)
        let values = parts[1].split(separator: ",").map { JSONValue.string(String($0)) }
        return .array(["in", ["get", .string(String(parts[0]))], ["literal", .array(values)]])
    }

    private static func any(_ conditions: [JSONValue]) -> JSONValue {
        .array(["any"] + conditions)
    }
}
