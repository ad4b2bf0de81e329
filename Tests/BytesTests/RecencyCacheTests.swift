import Bytes
import Testing

/// What stays in a cache and what goes.
@Suite struct RecencyCacheTests {
    @Test func whatWasUsedLongestAgoGoesFirst() {
        var cache = RecencyCache<String, Int>(limit: 100)
        cache.add(1, byteCount: 40, "one")
        cache.add(2, byteCount: 40, "two")
        #expect(cache["one"] == 1)
        cache.add(3, byteCount: 40, "three")
        #expect(cache["two"] == nil)
        #expect(cache["one"] == 1 && cache["three"] == 3)
        #expect(cache["four"] == nil)
    }

    @Test func aValueThatIsAddedAgainCountsOnce() {
        var cache = RecencyCache<Int, Int>(limit: 100)
        for value in 1...10 { cache.add(value, byteCount: 60, 0) }
        cache.add(11, byteCount: 40, 1)
        #expect(cache[0] == 10 && cache[1] == 11)
    }

    @Test func aValueLargerThanAllStandsAlone() {
        var cache = RecencyCache<Int, Int>(limit: 100)
        cache.add(1, byteCount: 10, 1)
        cache.add(2, byteCount: 1000, 2)
        #expect(cache[1] == nil && cache[2] == 2)
        cache.add(3, byteCount: 100, 3)
        #expect(cache[2] == nil && cache[3] == 3)
    }
}
