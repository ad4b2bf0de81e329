import Places
import Testing

/// What people read when an index of places cannot be opened.
@Test(arguments: [
    (PlacesError.Code.notAnIndex, "is not an index of places"),
    (
        .newerVersion(9),
        "has format 9 of the index of places, newer than this program reads; import the extract again"
    ),
    (
        .olderVersion(2),
        "has format 2 of the index of places, older than this program reads; import the extract again"
    ),
    (
        .damagedHeader, "is damaged: its header does not fit it; import the extract again"
    ),
    (
        .damagedColumn("names", reason: "is too short (byte 96)"),
        "is damaged: its column “names” is too short (byte 96); import the extract again"
    ),
])
func errorsOfTheIndexNameTheFile(_ code: PlacesError.Code, _ text: String) {
    #expect("\(PlacesError(code, path: "a/places.index"))" == "a/places.index \(text)")
}
