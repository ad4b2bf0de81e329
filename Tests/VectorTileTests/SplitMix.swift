import Foundation

/// Vigna's SplitMix64: small, seeded, the same everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}

/// Number of mutated inputs: few by default, many when `MAPWRIGHT_SLOW=1` asks for the slow tier.
let mutationCount =
    ProcessInfo.processInfo.environment["MAPWRIGHT_SLOW"] == "1" ? 50_000 : 2_000

/// Returns `bytes` with one to four random changes: bits flipped, bytes set, removed, repeated.
func mutated(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !result.isEmpty {
        let index = Int.random(in: result.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: result[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: result[index] = UInt8.random(in: .min ... .max, using: &random)
        case 2: result[index] = 0xff
        case 3: result.remove(at: index)
        default: result.insert(result[index], at: index)
        }
    }
    return result
}
