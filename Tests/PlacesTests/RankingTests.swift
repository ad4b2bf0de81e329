import MapGeometry
import Places
import Testing

/// Each rule of the order of answers, with places between which it alone decides.
struct RankingTests {
    @Test func ofEqualNamesTheNearestComesFirst() async throws {
        let map = try await DrawnPlaces([
            "a": (0.020, 0, "shop=kiosk; name=Rose"), "b": (0.005, 0, "shop=kiosk; name=Rose"),
            "c": (0.200, 0, "shop=kiosk; name=Rose"), "d": (0, -0.010, "shop=kiosk; name=Rose"),
        ])
        #expect(map.search("Rose") == "bdac")
        let distances = map.found("Rose").compactMap(\.distance)
        #expect(distances.count == 4 && abs(distances[0] - 555) < 5)
    }

    @Test func nothingIsNearWhereNobodySaysWhere() async throws {
        let map = try await DrawnPlaces([
            "a": (0.020, 0, "shop=kiosk; name=Rose"), "b": (0.005, 0, "shop=kiosk; name=Rose"),
        ])
        let found = map.found("Rose") { $0.near = nil }
        #expect(found.count == 2 && found.allSatisfy { $0.distance == nil })
        #expect(found[0].score == found[1].score)
    }

    /// Who looks for bakeries does not mean the one far away that is called Bakery.
    @Test func ofPlacesOfAKindThoseAroundTheCornerComeFirst() async throws {
        let map = try await DrawnPlaces([
            "a": (0.050, 0, "shop=bakery; name=Bakery"),
            "b": (0.004, 0, "shop=bakery; name=Rose"),
            "c": (0.006, 0, "shop=bakery; name=Lily"),
        ])
        #expect(map.search("bakery") == "bca")
    }

    @Test func theLandmarkIsNoAnswerNearItself() async throws {
        let map = try await DrawnPlaces([
            "a": (0.050, 0, "amenity=school; name=武蔵野音楽大学第二幼稚園"),
            "b": (0.051, 0, "amenity=school; name=Rose"),
            "c": (0.001, 0, "amenity=school; name=Lily"),
        ])
        #expect(map.search("school by 武蔵野音楽大学第二幼稚園").first == "b")
    }

    /// A name of several is less than the only name of another thing, and is found by all of it too.
    @Test func ofNamesInAListNoneIsTheWholeName() async throws {
        var extract = DrawnExtract()
        extract.node(1, 0.001, 0, ["shop": "kiosk", "name": "Lily; Rose"])
        extract.node(2, 0.002, 0, ["shop": "kiosk", "name": "Rose"])
        let places = try SampleCity.open(try await extract.bytes())
        func found(_ query: String) -> [String] {
            var request = SearchRequest(query)
            request.near = DrawnPlaces.here
            return places.search(request).map(\.osm.description)
        }
        #expect(found("Rose") == ["n2", "n1"])
        #expect(found("Lily; Rose").first == "n1")
        #expect(found("Lily") == ["n1"])
    }

    /// To a German "Athens" is what is called so there or in German, before what English calls so.
    @Test func namesInALanguageAskedForComeFirst() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "place=city; name=Αθήνα; name:en=Athens"),
            "b": (0.020, 0, "place=town; name=Athens"),
        ])
        #expect(map.search("Athens") { $0.languages = ["en"] } == "ab")
        #expect(map.search("Athens") { $0.languages = ["de"] } == "ba")
        #expect(map.search("Athens") == "ab")
    }

    @Test func theMiddleOfTheRegionStandsForThePerson() async throws {
        let map = try await DrawnPlaces([
            "a": (0.020, 0, "shop=kiosk; name=Rose"), "b": (0.005, 0, "shop=kiosk; name=Rose"),
        ])
        let region = GeographicBounds(south: 0.018, west: -0.01, north: 0.024, east: 0.01)
        #expect(
            map.search("Rose") {
                $0.near = nil
                $0.region = region
            } == "ab")
        #expect(
            map.search("Rose") {
                $0.region = region
                $0.isRegionRequired = true
            } == "a")
    }

    @Test func theWholeNameComesBeforeAPartOfALongerOne() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=kiosk; name=Rose Garden Pavilion"),
            "b": (0.004, 0, "shop=kiosk; name=Rose"),
            "c": (0.001, 0.001, "shop=kiosk; name=Rose Garden"),
        ])
        #expect(map.search("Rose") == "bca")
        #expect(map.search("Rose Garden").hasPrefix("c"))
        #expect(map.search("Rose Garden Pavilion").hasPrefix("a"))
    }

    @Test func aRareWordSaysMoreThanACommonOne() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=kiosk; name=Central Shop"),
            "b": (0.002, 0, "shop=kiosk; name=Station Shop"),
            "c": (0.003, 0, "shop=kiosk; name=Harbor Shop"),
            "d": (0.004, 0, "shop=kiosk; name=Zebra Shop"),
            "e": (0.006, 0, "shop=kiosk; name=Zebra"),
        ])
        #expect(map.search("Zebra Shop").hasPrefix("de"))
    }

    @Test func theRightSpellingComesBeforeANearOne() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=kiosk; name=Marigolt"),
            "b": (0.006, 0, "shop=kiosk; name=Marigold"),
        ])
        #expect(map.search("Marigold").hasPrefix("b"))
        #expect(map.search("Marigolt").hasPrefix("a"))
        // One letter too many, too few, another, two swapped.
        for query in ["Mariggold", "Marigld", "Marifold", "Mairgold"] {
            #expect(map.search(query).contains("b"), "\(query)")
        }
        #expect(map.search("Tulip").isEmpty)
    }

    @Test func namesCountByTheirKind() async throws {
        let map = try await DrawnPlaces([
            "a": (0.002, 0, "shop=kiosk; name=Walther; brand=Kornblume"),
            "b": (0, 0.002, "shop=kiosk; name=Siegfried; alt_name=Kornblume"),
            "c": (0, -0.002, "shop=kiosk; name=Hagen; name:en=Kornblume"),
            "d": (-0.002, 0, "shop=kiosk; name=Kornblume"),
        ])
        #expect(map.search("Kornblume") == "dcba")
    }

    @Test func wordsInTheirOrderComeFirst() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=kiosk; name=Linden Bremer"),
            "b": (0, 0.001, "shop=kiosk; name=Bremer Linden"),
        ])
        #expect(map.search("Bremer Linden") == "ba")
        #expect(map.search("Linden Bremer") == "ab")
    }

    @Test func whatManyKnowComesBeforeWhatFewDo() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "place=hamlet; name=Springfield"),
            "b": (0.030, 0, "place=city; name=Springfield; population=500000"),
            "c": (0.020, 0, "place=village; name=Springfield"),
        ])
        #expect(map.search("Springfield").hasPrefix("b"))
    }

    @Test func whereAThingIsPartOfTheQuestion() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "shop=bakery; name=Rose; addr:city=Lower Town"),
            "b": (0.050, 0, "shop=bakery; name=Rose; addr:city=Upper Village"),
        ])
        #expect(map.search("Rose").hasPrefix("a"))
        #expect(map.search("Rose Upper Village").hasPrefix("b"))
        #expect(map.search("Rose, Lower Town").hasPrefix("a"))
    }

    /// The two words of a town's name may be typed as one; half of them is another town.
    @Test func aTownsNameMayBeTypedInOneWord() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "shop=bakery; name=Rose; addr:city=Old Town"),
            "b": (0.050, 0, "shop=bakery; name=Rose; addr:city=New Town"),
            "c": (0.020, 0, "shop=bakery; name=Rose; addr:city=New Village"),
        ])
        #expect(map.search("Rose Newtown").hasPrefix("b"))
        #expect(map.search("Rose Oldtown").hasPrefix("a"))
    }

    /// One word of a town's name may be typed in two, the last of the query too.
    @Test func aTownsNameMayBeTypedInTwoWords() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "shop=bakery; name=Rose; addr:city=New Village"),
            "b": (0.050, 0, "shop=bakery; name=Rose; addr:city=Newtown"),
            "c": (0.020, 0, "shop=bakery; name=Rose; addr:city=Oldtown"),
        ])
        #expect(map.search("Rose New Town").hasPrefix("b"))
        #expect(map.search("New Town Rose").hasPrefix("b"))
    }

    /// The word that comes first in the index of all is a word as any other is.
    @Test func theSecondWordOfATownMayBeTheFirstOfTheIndex() async throws {
        let map = try await DrawnPlaces([
            "a": (0.010, 0, "shop=bakery; name=Rose; addr:city=Old Bb"),
            "b": (0.050, 0, "shop=bakery; name=Rose; addr:city=Old Aa"),
        ])
        #expect(map.search("Rose Oldbb").hasPrefix("a"))
        #expect(map.search("Rose Oldaa").hasPrefix("b"))
    }

    /// A number that a street lacks is missed less than a word of its name: houses are not all mapped.
    @Test func aStreetWithoutTheNumberComesBeforeHalfItsName() async throws {
        var extract = DrawnExtract()
        extract.way(
            1, [(0.01, -0.01), (0.01, 0.01)], ["highway": "residential", "name": "Mill Road"])
        extract.node(1, 0.001, 0, ["shop": "kiosk", "name": "Mill 9"])
        var request = SearchRequest("Mill Road 9")
        request.near = DrawnPlaces.here
        #expect(try await extract.places.search(request).first?.name == "Mill Road")
    }

    /// The first address of all is one as any other is.
    @Test func nearAnAddressIsNearItsHouse() async throws {
        var extract = DrawnExtract()
        extract.way(1, [(0, -0.02), (0, 0.02)], ["highway": "residential", "name": "Mill Road"])
        extract.node(1, 0, 0.019, ["addr:housenumber": "5", "addr:street": "Mill Road"])
        extract.node(2, 0.001, 0, ["amenity": "cafe", "name": "Middle"])
        extract.node(3, 0.001, 0.0195, ["amenity": "cafe", "name": "East"])
        let places = try await extract.places
        let found = places.search(SearchRequest("cafe near Mill Road 5")).map(\.name)
        #expect(found == ["East", "Middle"])
    }

    @Test func theLocalNameIsKnownBesideTheOneShown() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=bakery; name=Ruusu; name:en=Rose")
        ])
        let found = try #require(map.found("Ruusu") { $0.languages = ["en"] }.first)
        #expect(found.name == "Rose")
        #expect(found.localName == "Ruusu")
    }

    @Test func ofEqualNumbersOnOneStreetTheNearestIsMeant() async throws {
        let map = try await DrawnPlaces([
            "a": (0.030, 0, "addr:housenumber=5; addr:street=Mill Road"),
            "b": (0.002, 0, "addr:housenumber=5; addr:street=Mill Road"),
            "c": (0.001, 0, "addr:housenumber=7; addr:street=Mill Road"),
        ])
        let first = try #require(map.found("Mill Road 5").first)
        #expect(first.address.housenumber == "5" && abs(first.coordinate.latitude - 0.002) < 1e-6)
        #expect(map.found("Mill Road 7").first?.address.housenumber == "7")
    }

    @Test(arguments: [
        ("Mill Road 5 apt 3", "apt 3"), ("Mill Road 5 B 12", "B 12"),
        ("Mill Road 5 floor 2", "floor 2"),
        ("Mill Road 5, apt 3", "apt 3"), ("Mill Road 5", ""), ("Mill Road 5 12345", ""),
    ])
    func whatFollowsTheNumberIsTheFlat(_ query: String, _ unit: String) async throws {
        let map = try await DrawnPlaces([
            "a": (0.002, 0, "addr:housenumber=5; addr:street=Mill Road")
        ])
        let first = try #require(map.found(query).first)
        #expect(first.address.housenumber == "5")
        #expect(first.address.unit == unit)
    }

    @Test func oneThingDrawnTwiceIsOneAnswer() async throws {
        let map = try await DrawnPlaces([
            "a": (0.0010, 0, "shop=kiosk; name=Rose"), "b": (0.0014, 0, "shop=kiosk; name=Rose"),
            "c": (0.0030, 0, "shop=kiosk; name=Rose"), "d": (0.0012, 0, "shop=bakery; name=Rose"),
        ])
        // 44 m apart and of one kind: one thing. 178 m apart, or of another kind: two.
        #expect(map.search("Rose") == "adc")
    }

    @Test func noMoreThanWantedIsAnswered() async throws {
        let map = try await DrawnPlaces([
            "a": (0.001, 0, "shop=kiosk; name=Rose"), "b": (0.003, 0, "shop=kiosk; name=Rose"),
            "c": (0.005, 0, "shop=kiosk; name=Rose"),
        ])
        #expect(map.search("Rose") { $0.limit = 2 } == "ab")
        #expect(map.search("Rose") { $0.limit = 1 } == "a")
    }

    @Test func whatIsTypedBecomesTheShorterName() async throws {
        let map = try await DrawnPlaces([
            "a": (0.002, 0, "shop=kiosk; name=Rosenheimer"),
            "b": (0, 0.002, "shop=kiosk; name=Rosen"),
            "c": (0, -0.002, "shop=kiosk; name=Tulip"),
        ])
        #expect(map.complete("rose") == "ba")
        #expect(map.complete("rosenh") == "a")
        #expect(map.complete("x").isEmpty)
    }

    @Test func aKindIsSortedByDistanceAlone() async throws {
        let map = try await DrawnPlaces([
            "a": (0.009, 0, "amenity=cafe; name=Best Cafe of All"), "b": (0.003, 0, "amenity=cafe"),
            "c": (0.006, 0, "amenity=cafe; name=Rose"), "d": (0.001, 0, "amenity=bank; name=Bank"),
        ])
        #expect(map.search("cafe") == "bca" || map.search("cafe") == "ca")
        #expect(!map.search("cafe").contains("d"))
        #expect(map.search("bank") == "d")
    }

    @Test func ofAKindWhatIsCalledJustSoComesFirst() async throws {
        let map = try await DrawnPlaces([
            "a": (0.003, 0, "amenity=cafe; name=Rose"), "b": (0.009, 0, "amenity=cafe; name=Cafe"),
            "c": (0.006, 0, "amenity=cafe; name=Tulip"),
        ])
        #expect(map.search("cafe") == "bac")
    }
}
