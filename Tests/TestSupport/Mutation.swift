/// Returns `bytes` with one to four random changes: bits flipped, bytes set, removed, repeated.
package func mutated(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
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
