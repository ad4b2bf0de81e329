import Geodesy
import OpenStreetMap
import Places
import Testing

/// Which tags are names, attributes and words that find a thing.
@Suite struct NameTests {
    private func names(_ tags: String) throws -> [String] {
        try #require(DrawnElements.draft(tags)).names.map { "\($0.key)=\($0.value)" }
    }

    @Test func theLocalNameLeadsAndLanguagesFollowByTheirCodes() throws {
        #expect(
            try names(
                "amenity=cafe; name:sv=C; name=A; name:fi=B; alt_name=D; brand=E; operator=F; ref=9"
            )
                == [
                    "name=A", "name:fi=B", "name:sv=C", "alt_name=D", "ref=9", "brand=E",
                    "operator=F",
                ])
    }

    @Test(arguments: [
        "alt_name", "old_name", "short_name", "official_name", "loc_name", "int_name", "reg_name",
        "nat_name", "name_1", "alt_name_1", "iata", "icao", "local_ref", "ref", "brand", "operator",
    ])
    func otherNamesAreNames(_ key: String) throws {
        #expect(try names("amenity=cafe; name=A; \(key)=B") == ["name=A", "\(key)=B"])
    }

    @Test(arguments: [
        "old_name:fi", "alt_name:zh-Hant", "short_name:en", "name:zh-Latn-pinyin",
        "name:ja-Latn-alalc97",
    ])
    func otherNamesMayHaveALanguage(_ key: String) throws {
        #expect(try names("amenity=cafe; name=A; \(key)=B") == ["name=A", "\(key)=B"])
    }

    /// Keys that begin like names and tell something about one.
    @Test(arguments: [
        "name:left", "name:right", "name:etymology", "name:source", "name:prefix", "name:suffix",
        "name:signed", "name:etymology:wikidata", "name:fi:pronunciation", "name:abcdefghijklm",
        "name:ja-Latn-a-scheme-of-no-one",
        "pretty_name:fi", "old_names", "source:name",
    ])
    func whatOnlyTellsOfANameIsNone(_ key: String) throws {
        #expect(try names("amenity=cafe; name=A; \(key)=B") == ["name=A"])
    }

    @Test func emptyAndEndlessNamesAreLeftOut() throws {
        let long = String(repeating: "a", count: 400)
        #expect(try names("amenity=cafe; name=A; alt_name=; old_name=\(long)").count == 2)
        #expect(try names("amenity=cafe; name=A; alt_name=; old_name=\(long)b") == ["name=A"])
    }

    @Test func settlementsAreNotCalledByNumbersAndFirms() throws {
        #expect(
            try names("place=town; name=A; ref=1; brand=B; operator=C; alt_name=D")
                == ["name=A", "alt_name=D"])
    }

    @Test(arguments: [
        ("ISO3166-1:alpha2=FI", ["FI"]), ("ISO3166-2=US-NY", ["NY"]), ("ISO3166-1=SE", ["SE"]),
        ("ISO3166-1:alpha2=FI; ISO3166-1=FI", ["FI", "FI"]),
    ])
    func areasAreCalledByTheirCodes(_ tags: String, _ codes: [String]) throws {
        let found = try names("place=state; name=A; \(tags)")
        #expect(found == ["name=A"] + codes.map { "short_name=\($0)" })
    }

    @Test(arguments: [
        ("phone=1; contact:phone=2", "phone", "1"), ("contact:phone=2", "phone", "2"),
        ("contact:mobile=3", "phone", "3"), ("phone=; contact:mobile=3", "phone", "3"),
        ("contact:website=w", "website", "w"), ("url=u", "website", "u"),
        ("contact:email=e", "email", "e"), ("opening_hours=24/7", "opening_hours", "24/7"),
        ("wheelchair=no", "wheelchair", "no"), ("addr:place=P", "addr:street", "P"),
        ("addr:street=S; addr:place=P", "addr:street", "S"), ("level=2", "level", "2"),
        ("ele=12", "ele", "12"), ("stars=4", "stars", "4"), ("wikidata=Q1", "wikidata", "Q1"),
    ])
    func attributesAreCarriedAlong(_ tags: String, _ key: String, _ value: String) throws {
        let draft = try #require(DrawnElements.draft("amenity=cafe; name=A; \(tags)"))
        #expect(draft.attributes.map(\.key) == [key, "kind"])
        #expect(draft.attribute(key) == value)
    }

    @Test func endlessAttributesAreLeftOut() throws {
        let long = String(repeating: "a", count: 500)
        #expect(DrawnElements.draft("amenity=cafe; website=\(long)")?.attribute("website") == long)
        #expect(DrawnElements.draft("amenity=cafe; website=\(long)b")?.attribute("website") == nil)
    }

    @Test(arguments: [
        ("amenity=fast_food; cuisine=kebab;pizza", ["kebab", "pizza", "fast food"]),
        ("amenity=cafe; shop=yes; historic=no", ["cafe"]),
        (
            "amenity=cafe; diet:vegan=yes; diet:halal=only; diet:kosher=no",
            ["cafe", "vegan", "halal"]
        ),
        ("amenity=cafe; diet:gluten_free=yes", ["cafe", "gluten free"]),
    ])
    func kindsAndKitchensAreWordsThatFindAThing(_ tags: String, _ words: [String]) throws {
        #expect(try #require(DrawnElements.draft("name=A; \(tags)")).words == words)
    }

    @Test func endlessWordsAreLeftOut() throws {
        let word = String(repeating: "a", count: 119)
        #expect(DrawnElements.draft("amenity=cafe; cuisine=\(word)")?.words == [word, "cafe"])
        #expect(DrawnElements.draft("amenity=cafe; cuisine=\(word)b")?.words == ["cafe"])
    }

    /// Fame is a tenth, people are counted by their tens.
    @Test(arguments: [
        ("wikidata=Q1", 0.1), ("wikipedia=en:A", 0.1), ("wikidata=Q1; wikipedia=en:A", 0.1),
        ("population=10000", 0.1), ("population=10 000", 0.1), ("population=1", 0),
        ("population=many", 0), ("population=10000; wikidata=Q1", 0.2),
        ("population=1000000000", 0.18),
    ])
    func fameAndSizeMakeImportant(_ tags: String, _ more: Double) throws {
        let plain = try #require(DrawnElements.draft("place=town; name=A"))
        let known = try #require(DrawnElements.draft("place=town; name=A; \(tags)"))
        #expect(abs(known.importance - plain.importance - more) < 1e-9)
    }
}
