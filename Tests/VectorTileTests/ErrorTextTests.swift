import Testing
import VectorTile

/// What people read when a tile cannot be: the text is part of the interface.
@Test(arguments: [
    (VectorTileError.Code.truncated, "the data ends too early"),
    (.varintTooLong, "a number is longer than 64 bits"), (.invalidKey, "a field key is not valid"),
    (.wrongWireType, "a field has the wrong type"),
    (.unsupportedVersion(7), "layer version 7 is not 1 or 2"),
    (.missingLayerName, "a layer has no name"),
    (.missingLayerVersion, "a layer has no version"),
    (.invalidExtent, "a layer's extent is 0 or too large"),
    (.invalidValue, "an attribute value has no type or several"),
    (.numberTooLarge, "a number does not fit 32 bits"),
    (.repeatedField, "a feature repeats its tags or its geometry"),
    (.oddTagCount, "a feature has a key without a value"),
    (.tagOutOfRange, "a tag points past the layer's keys or values"),
    (.unexpectedCommand(5), "geometry command 5 is out of place"),
    (.invalidCommandCount(0), "a geometry command count of 0 is wrong"),
])
func errorsOfTilesSayWhatIsWrongAndWhere(_ code: VectorTileError.Code, _ text: String) {
    #expect("\(VectorTileError(code, at: 12))" == "not a valid vector tile: \(text) (byte 12)")
}
