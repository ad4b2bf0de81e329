import Bytes
import Testing

/// The values that the algorithm's authors publish.
@Suite struct StableHashTests {
    @Test(arguments: [
        ("", UInt64(0xcbf2_9ce4_8422_2325), UInt32(0x811c_9dc5)),
        ("a", 0xaf63_dc4c_8601_ec8c, 0xe40c_292c),
        ("foobar", 0x8594_4171_f739_67e8, 0xbf9c_f968),
    ])
    func isThatOfItsAuthors(_ text: String, _ long: UInt64, _ short: UInt32) {
        #expect(StableHash.of64(text.utf8) == long)
        #expect(StableHash.of64(Array(text.utf8).span) == long)
        #expect(StableHash.of32(text.utf8) == short)
    }
}
