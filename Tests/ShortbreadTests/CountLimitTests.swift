import Columns
import Shortbread
import Testing

/// Features are numbered by 32 bits; here these end much sooner.
@Suite struct CountLimitTests {
    /// Lakes of 300 sizes: each has a value and a list of attributes of its own, all share their few texts.
    private static var lakes: DrawnElements {
        var map = DrawnElements()
        for number in 0..<300 {
            let side = 0.001 + Double(number) * 1e-5
            map.add(
                [(60, 25), (60, 25 + side), (60 + side, 25 + side), (60 + side, 25), (60, 25)],
                "natural=water", id: Int64(number + 1))
        }
        return map
    }

    /// The error of a map of whose parts there may be so many; nil if its features can be numbered.
    private static func error(_ map: DrawnElements, limit: Int) throws -> CountOverflow? {
        do {
            _ = try map.making(limit: limit)
            return nil
        } catch let error as CountOverflow {
            return error
        }
    }

    @Test func whatThereIsTooMuchOfIsTold() throws {
        let map = Self.lakes
        var told: [String] = []
        for limit in stride(from: 0, to: 1000, by: 7) {
            guard let error = try Self.error(map, limit: limit) else { break }
            #expect(error.limit == limit)
            if told.last != error.what { told.append(error.what) }
        }
        #expect(told.first == "bytes of text on maps")
        #expect(told.contains("different values of features"))
        #expect(try Self.error(map, limit: 1000) == nil)
    }

    @Test func theErrorSaysWhatToDo() throws {
        let error = try #require(try Self.error(Self.lakes, limit: 3))
        #expect(
            error.description
                == "the extract has more than 3 \(error.what), which is all that one atlas can hold; "
                + "import smaller extracts, several atlases can be served together")
    }
}
