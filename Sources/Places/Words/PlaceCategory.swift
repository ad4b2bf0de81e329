/// The categories of points of interest that Apple's MapKit knows, in the order in which they win.
///
/// An object has one category: the first whose tags it has.
public enum PlaceCategory: UInt8, Sendable, CaseIterable {
    case publicTransport = 1, airport, hospital, pharmacy, police, fireStation, postOffice, mailbox
    case atm, bank, gasStation, evCharger, parking, restroom, carRental, automotiveRepair
    case animalService
    case hotel, rvPark, campground, brewery, distillery, winery, restaurant, cafe, nightlife, bakery
    case foodMarket, laundry, beauty, spa, store
    case university, school, library, planetarium, aquarium, zoo, museum, musicVenue, theater
    case movieTheater, conventionCenter
    case nationalMonument, nationalPark, amusementPark, stadium, golf, miniGolf, bowling, skatePark
    case skating, goKart, rockClimbing, baseball, basketball, soccer, tennis, volleyball
    case fitnessCenter, swimming, marina, beach, fairground, fishing, kayaking, surfing, skiing
    case hiking, park
    case fortress, castle, landmark

    /// What people visit at its hours, whatever they want just then: shops, food and services.
    package static let visited: Set<PlaceCategory> = [
        .hospital, .pharmacy, .postOffice, .bank, .gasStation, .carRental, .automotiveRepair,
        .animalService,
        .brewery, .distillery, .winery, .restaurant, .cafe, .nightlife, .bakery, .foodMarket,
        .laundry, .beauty, .spa,
        .store, .library, .planetarium, .aquarium, .zoo, .museum, .theater, .movieTheater,
        .amusementPark, .miniGolf,
        .bowling, .goKart, .rockClimbing, .fitnessCenter, .swimming,
    ]

    /// The name of the Swift member of `MKPointOfInterestCategory`.
    public var name: String { String(describing: self) }

    /// The category with a member's name.
    public init?(name: String) {
        guard let found = Self.byName[name] else { return nil }
        self = found
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The category of an element, or nil if it has none.
    package init?(_ tags: [String: String]) {
        for number in Self.rules.numbers(tags) {
            guard let category = PlaceCategory(rawValue: UInt8(number)),
                !category.isExcluded(tags)
            else { continue }
            self = category
            return
        }
        return nil
    }

    private func isExcluded(_ tags: [String: String]) -> Bool {
        switch self {
        case .airport: tags["aerodrome:type"] == "private" || tags["aerodrome"] == "private"
        case .evCharger:
            tags["motorcar"] == "no" || (tags["bicycle"] == "yes" && tags["motorcar"] == nil)
        case .zoo: tags["zoo"] == "aquarium"
        case .landmark:
            tags["historic"] == "memorial" && tags["tourism"] == nil && tags["wikidata"] == nil
                && tags["wikipedia"] == nil
        default: false
        }
    }

    /// The conditions of each category, numbered by it.
    private static let rules: TagConditionIndex = {
        var index = TagConditionIndex()
        for line in table.split(separator: "\n") {
            guard let bar = line.firstIndex(of: "|"),
                let category = byName[String(line[..<bar])]
            else { continue }
            for condition in TagCondition.list(line[line.index(after: bar)...]) {
                index.add(condition, number: Int(category.rawValue))
            }
        }
        return index
    }()

    private static let table = """
        publicTransport|railway=station railway=halt railway=tram_stop railway=subway_entrance public_transport=station public_transport=platform public_transport=stop_position highway=bus_stop amenity=bus_station amenity=ferry_terminal amenity=taxi aerialway=station
        airport|aeroway=aerodrome aeroway=terminal amenity=airport
        hospital|amenity=hospital healthcare=hospital amenity=clinic healthcare=clinic healthcare=centre
        pharmacy|amenity=pharmacy healthcare=pharmacy
        police|amenity=police
        fireStation|amenity=fire_station
        postOffice|amenity=post_office amenity=post_depot amenity=parcel_locker
        mailbox|amenity=post_box
        atm|amenity=atm
        bank|amenity=bank amenity=bureau_de_change
        gasStation|amenity=fuel
        evCharger|amenity=charging_station
        parking|amenity=parking amenity=parking_entrance amenity=motorcycle_parking building=parking park_ride=yes
        restroom|amenity=toilets
        carRental|amenity=car_rental amenity=car_sharing shop=rental+rental=car
        automotiveRepair|shop=car_repair shop=tyres shop=motorcycle_repair shop=truck_repair amenity=vehicle_inspection service:vehicle:car_repair=yes
        animalService|amenity=veterinary amenity=animal_boarding amenity=animal_shelter amenity=animal_training shop=pet_grooming
        hotel|tourism=hotel tourism=motel tourism=guest_house tourism=hostel tourism=apartment tourism=chalet tourism=alpine_hut tourism=wilderness_hut leisure=resort
        rvPark|tourism=caravan_site
        campground|tourism=camp_site
        brewery|craft=brewery industrial=brewery man_made=works+product=beer
        distillery|craft=distillery industrial=distillery
        winery|craft=winery tourism=wine_cellar industrial=winery
        restaurant|amenity=restaurant amenity=fast_food amenity=food_court amenity=canteen
        cafe|amenity=cafe amenity=internet_cafe amenity=ice_cream shop=ice_cream
        nightlife|amenity=bar amenity=pub amenity=biergarten amenity=nightclub amenity=hookah_lounge amenity=casino amenity=stripclub leisure=adult_gaming_centre leisure=dance
        bakery|shop=bakery shop=pastry
        foodMarket|shop=supermarket shop=convenience shop=grocery shop=greengrocer shop=food shop=farm shop=deli shop=butcher shop=seafood shop=fishmonger shop=cheese shop=dairy shop=health_food shop=frozen_food shop=spices amenity=marketplace
        laundry|shop=laundry shop=dry_cleaning
        beauty|shop=hairdresser shop=beauty shop=tattoo shop=nails shop=piercing
        spa|leisure=spa leisure=sauna leisure=hot_tub amenity=spa amenity=public_bath shop=massage natural=hot_spring+name=*
        store|shop=*
        university|amenity=university amenity=college building=university+name=*
        school|amenity=school amenity=kindergarten amenity=childcare amenity=language_school amenity=music_school amenity=dancing_school amenity=driving_school amenity=prep_school
        library|amenity=library
        planetarium|amenity=planetarium
        aquarium|tourism=aquarium zoo=aquarium
        zoo|tourism=zoo
        museum|tourism=museum tourism=gallery
        musicVenue|amenity=music_venue amenity=concert_hall amenity=theatre+theatre:type=concert_hall building=concert_hall
        theater|amenity=theatre amenity=arts_centre
        movieTheater|amenity=cinema
        conventionCenter|amenity=conference_centre amenity=exhibition_centre
        nationalMonument|historic=monument+heritage=1 historic=monument+heritage=2
        nationalPark|boundary=national_park boundary=protected_area+protect_class=2
        amusementPark|tourism=theme_park leisure=water_park
        stadium|leisure=stadium building=stadium
        golf|leisure=golf_course golf=driving_range sport=golf
        miniGolf|leisure=miniature_golf
        bowling|leisure=bowling_alley sport=10pin sport=9pin
        skatePark|leisure=pitch+sport=skateboard leisure=park+sport=skateboard leisure=sports_centre+sport=skateboard leisure=skatepark
        skating|leisure=ice_rink leisure=pitch+sport=ice_skating leisure=sports_centre+sport=ice_skating leisure=pitch+sport=roller_skating leisure=pitch+sport=ice_hockey
        goKart|leisure=track+sport=karting leisure=sports_centre+sport=karting sport=karting+name=*
        rockClimbing|leisure=sports_centre+sport=climbing leisure=pitch+sport=climbing natural=cliff+sport=climbing natural=rock+sport=climbing natural=stone+sport=climbing sport=climbing+name=*
        baseball|leisure=pitch+sport=baseball leisure=pitch+sport=softball leisure=sports_centre+sport=baseball
        basketball|leisure=pitch+sport=basketball leisure=sports_centre+sport=basketball leisure=pitch+sport=streetball
        soccer|leisure=pitch+sport=soccer leisure=sports_centre+sport=soccer leisure=pitch+sport=futsal
        tennis|leisure=pitch+sport=tennis leisure=sports_centre+sport=tennis leisure=pitch+sport=padel
        volleyball|leisure=pitch+sport=volleyball leisure=pitch+sport=beachvolleyball
        fitnessCenter|leisure=fitness_centre leisure=fitness_station leisure=sports_centre+sport=fitness leisure=sports_centre+sport=yoga leisure=sports_centre+sport=gymnastics amenity=gym amenity=dojo
        swimming|leisure=swimming_pool leisure=swimming_area leisure=bathing_place leisure=sports_centre+sport=swimming amenity=swimming_pool
        marina|leisure=marina seamark:type=harbour+seamark:harbour:category=marina
        beach|natural=beach leisure=beach_resort
        fairground|landuse=fairground leisure=fairground amenity=festival_grounds
        fishing|leisure=fishing sport=fishing
        kayaking|sport=canoe sport=kayak sport=rafting amenity=boat_rental+canoe_rental=yes amenity=boat_rental+kayak_rental=yes canoe=put_in whitewater=put_in
        surfing|sport=surfing sport=kitesurfing sport=windsurfing
        skiing|landuse=winter_sports site=piste sport=skiing+name=* amenity=ski_rental amenity=ski_school
        hiking|highway=trailhead information=trailhead route=hiking+name=* route=foot+name=*
        park|leisure=park leisure=garden leisure=playground leisure=nature_reserve leisure=dog_park leisure=common landuse=recreation_ground landuse=village_green
        fortress|historic=fort historic=castle+castle_type=fortress historic=castle+castle_type=kremlin historic=castle+castle_type=citadel historic=castle+castle_type=defensive
        castle|historic=castle historic=manor building=castle
        landmark|tourism=attraction tourism=viewpoint historic=monument historic=archaeological_site historic=ruins historic=city_gate historic=tower historic=memorial man_made=lighthouse man_made=obelisk man_made=tower+tower:type=observation
        """
}
