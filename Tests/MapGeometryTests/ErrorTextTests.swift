import MapGeometry
import Testing

/// What people read when a text is no line and no GeoJSON.
struct ErrorTextTests {
    @Test(arguments: [
        ("_p~iF~ps|", "the polyline ends inside the coordinate at byte 5"),
        ("?>", "byte 1 of the polyline is not a character from ? to ~"),
        ("~~~~~~~~~~~~~", "the number at byte 0 of the polyline is too long"),
        (
            "????_izlhA~rlgdF",
            "the polyline leaves the globe at byte 4; was it written with another precision than 5?"
        ),
    ])
    func errorsOfPolylinesSayWhere(_ line: String, _ text: String) throws {
        let error = #expect(throws: EncodedPolylineError.self) { try EncodedPolyline.decode(line) }
        #expect(error.map { "\($0)" } == text)
    }

    @Test func aCoordinateThatIsNoneIsCounted() {
        let error = EncodedPolylineError(.invalidCoordinate, position: 4, precision: 5)
        #expect(
            "\(error)" == "coordinate 4 of the line is not on the globe and cannot be encoded")
    }

    @Test(arguments: [
        (GeoJSONError.Code.cannotRead, "the file cannot be read"),
        (.cannotWrite, "the file cannot be written"), (.truncated, "the text ends too early"),
        (.unexpectedCharacter, "this character is not allowed here"),
        (.trailingCharacters, "something follows the end of the value"),
        (.invalidNumber, "this is not a JSON number"),
        (.invalidString, "the string has a control character or an unknown escape"),
        (.invalidUTF8, "the string is not UTF-8"),
        (.tooDeep, "arrays and objects are nested too deep"),
        (.tooLarge, "the value is larger than allowed"),
        (.wrongType, "the value has the wrong type"),
        (.unknownType, "this is not a GeoJSON type allowed here"),
        (.missingMember, "a member is missing"), (.notFinite, "the number is not finite"),
        (.tooFewPositions, "there are too few numbers or positions"),
        (.unclosedRing, "the ring's last position is not its first"),
        (.outOfRange, "the position is not on the globe"),
        (
            .swappedCoordinates,
            "the position is not on the globe; longitude comes first, are they swapped?"
        ),
        (.invalidBoundingBox, "a bounding box has four or six numbers"),
    ])
    func errorsOfGeoJSONSayWhatAndWhere(_ code: GeoJSONError.Code, _ text: String) {
        #expect("\(GeoJSONError(code, offset: 8))" == "byte 8: \(text)")
        #expect(
            "\(GeoJSONError(code, offset: 8, path: "features[2]", detail: "x"))"
                == "features[2], byte 8: \(text) (x)")
    }
}
