import MapAPI
import MapGeometry
import Places
import TestSupport
import Testing

/// Ids of places.
@Suite struct ApplePlaceIDTests {
    private let asked = Asked(.apple)

    @Test func idsAreTheSameForEver() throws {
        // Clients have stored these: another form would be another place, or none.
        #expect(ApplePlaceID("n25291565")?.text == "I78D978B15F352499C0A8")
        #expect(ApplePlaceID("w185401488")?.text == "I76D002D30700270B7E7A")
        #expect(ApplePlaceID("r184714")?.text == "IFE77FA04AFB04096235A")
    }

    @Test func idsCanBeUndone() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<2000 {
            let id = Int64(random.next() >> UInt64.random(in: 19...60, using: &random))
            let element = OSMReference(kind: UInt8.random(in: 0...2, using: &random), id: id)
            let made = try #require(ApplePlaceID(element.description))
            #expect(made.text.utf8.count == 21)
            #expect(made.text.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) })
            #expect(ApplePlaceID(made.text) == made)
            #expect(made.elementName == element.description)
        }
    }

    @Test func whatIsNoIdIsRefused() throws {
        let id = try #require(ApplePlaceID("n25291565")).text
        for text in ["", "I", "n", "x12", "n-1", id.lowercased(), id + "0", String(id.dropLast())] {
            #expect(ApplePlaceID(text) == nil, "\(text)")
        }
        var accepted = 0
        for index in id.indices.dropFirst() {
            for digit in "0123456789ABCDEF" where digit != id[index] {
                var changed = id
                changed.replaceSubrange(index...index, with: String(digit))
                if ApplePlaceID(changed) != nil { accepted += 1 }
            }
        }
        #expect(accepted == 0)
    }

    @Test(arguments: [
        "Ateneum", "Mannerheimintie 10", "Mannerheimintie", "Kluuvi", "00100", "60.17,24.94",
    ])
    func aPlaceIsFoundByItsId(_ words: String) throws {
        let query = words.replacing(" ", with: "+")
        let place = try asked.json("/v1/search?q=\(query)&lang=fi").value.results[0]
        let id = try #require(place.id.string)
        let one = try asked.json("/v1/place/\(id)?lang=fi")
        #expect(one.status == 200)
        #expect(one.value.name.string == place.name.string)
        #expect(one.value.id.string == id)
        #expect(one.value.coordinate.latitude.number == place.coordinate.latitude.number)
        #expect(!one.value.poiCategory.exists)
    }

    @Test func placesAreFoundTogether() throws {
        let found = try asked.json("/v1/search?q=museum&resultTypeFilter=poi").value.results.list
        let ids = found.prefix(3).compactMap(\.id.string)
        let list = (ids + ["n1", "nonsense"]).joined(separator: ",")
        let answer = try asked.json("/v1/place?ids=\(list)&lang=fi").value
        #expect(answer.results.list.compactMap(\.id.string) == ids)
        #expect(answer.places.list.compactMap(\.id.string) == ids, "one client reads this key")
        #expect(answer.errors.list.compactMap(\.id.string) == ["n1", "nonsense"])
        #expect(
            answer.errors.list.compactMap(\.errorCode.string)
                == ["FAILED_NOT_FOUND", "FAILED_INVALID_ID"])
        let repeated = ids.map { "ids%5B%5D=\($0)" }.joined(separator: "&")
        #expect(try asked.json("/v1/place?\(repeated)").value.results.list.count == 3)
        let many = Array(repeating: "n1", count: 101).joined(separator: ",")
        #expect(try asked.json("/v1/place?ids=\(many)").status == 400)
    }

    @Test func otherIdsOfAPlaceAreTold() throws {
        let place = try asked.json("/v1/search?q=Ateneum&resultTypeFilter=poi").value.results[0]
        let id = try #require(place.id.string)
        let other = try #require(place.alternateIds.strings.first)
        let answer = try asked.json("/v1/place/alternateIds?ids=\(id),\(other),n1").value
        #expect(answer.results[0].id.string == id)
        #expect(answer.results[0].alternateIds.strings == [other])
        #expect(answer.results[1].id.string == other)
        #expect(answer.results[1].alternateIds.strings == [id])
        #expect(answer.errors[0].errorCode.string == "FAILED_NOT_FOUND")
    }
}
