import OpenStreetMap
import Testing

/// What people read when an extract cannot be: what is wrong, where, and what to do.
struct ErrorTextTests {
    static let damaged = "the file is damaged or was written wrongly: fetch it again"
    static let rewrite = "rewrite the file, for example with 'osmium cat IN -o OUT.osm.pbf'"

    @Test(arguments: [
        (
            OpenStreetMapError.Code.cannotOpen, "the file cannot be read",
            "check the path and its permissions"
        ),
        (
            .unknownFormat, "this is neither OSM PBF nor OSM XML nor gzipped OSM XML",
            "give an .osm.pbf, .osm or .osm.gz file, unpacked from any other archive"
        ),
        (
            .changeFile, "this is an osmChange file, not a map",
            "apply it to an extract first, with 'mapwright update' or 'osmium apply-changes'"
        ),
        (.noChanges, "this is no osmChange file", "give an .osc or .osc.gz file"),
        (.truncated, "the data ends too early", damaged),
        (.blobHeaderTooLarge, "a block header is larger than the format's 64 KiB", damaged),
        (.tooLarge, "a block is larger than allowed", damaged),
        (.corruptCompression, "the compressed data is broken", damaged),
        (
            .unsupportedCompression, "the block is compressed in a way that is not supported",
            rewrite
        ),
        (.unsupportedFeature, "the file requires a feature that is not supported", rewrite),
        (.badNumber, "a number is not valid", damaged),
        (.badField, "a field has an unknown or wrong type", damaged),
        (.missingField, "an element lacks a required field", damaged),
        (.stringIndexOutOfRange, "a tag or role points outside the table of strings", damaged),
        (.mismatchedLengths, "arrays that belong together differ in length", damaged),
        (.deltaOverflow, "a sum of differences leaves 64 bits", damaged),
        (.unknownMemberKind, "a relation member is neither node nor way nor relation", damaged),
        (
            .severalVersions, "an element occurs in several versions, one of them deleted",
            "make a snapshot of the history first, for example with 'osmium time-filter'"
        ),
        (.malformedXML, "the XML is not well formed", damaged),
        (.tooDeep, "XML elements are nested too deep", damaged),
    ])
    func errorsSayWhatToDo(_ code: OpenStreetMapError.Code, _ text: String, _ advice: String) {
        let plain = OpenStreetMapError(code, path: "a.osm", offset: 3)
        #expect("\(plain)" == "a.osm, byte 3: \(text); \(advice)")
        let inner = OpenStreetMapError(
            code, path: "a.osm.pbf", offset: 3, innerOffset: 99, detail: "way 7")
        #expect(
            "\(inner)"
                == "a.osm.pbf, byte 3 (byte 99 of the data unpacked from there): \(text) (way 7); \(advice)"
        )
    }
}
