/// Stable sorting of 64-bit words by some of their bits, least significant digit first.
///
/// The hot loops of every index build. They work on raw columns, whose subscripts release builds do not check.
///
/// BOUNDS: memory for `count` words is written by a whole pass before anybody reads it: `distribute` and its twin for
/// several threads write each place of it once. The proof of each loop stands in it.
/// SAFETY: the parts and buckets that threads work on do not overlap.
package enum RadixSort {
    /// As many as let the processor keep at hand the translations of all pages that are written to at a time, which are large
    /// ones: four passes of 9 bits take less than half of the time of six of 6.
    private static let digitBits = 9
    private static let buckets = 1 << digitBits
    private static let digitMask = UInt64(buckets - 1)

    /// Sorts words ascending by the bits `bits`, keeping the order of equal ones.
    ///
    /// - Complexity: O(n) for every 9 bits; a digit that all words share costs only its count.
    package static func sort(_ words: inout [UInt64], bits: Range<Int>) {
        let count = words.count
        guard count > 1, !bits.isEmpty else { return }
        let digits = (bits.count + digitBits - 1) / digitBits
        var sizes = self.sizes(words, from: bits, digits: digits)
        var spare = unsafe [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            unsafe LargePages.advise(buffer)
            // A pass writes all of it before it is read; plain words need no initialization.
            initialized = count
        }
        for digit in 0..<digits {
            let part = digit * buckets..<(digit + 1) * buckets
            if sizes[part].contains(count) { continue }
            var sum = 0
            for bucket in part {
                let size = sizes[bucket]
                sizes[bucket] = sum
                sum += size
            }
            let shift = bits.lowerBound + digit * digitBits
            distribute(
                words, to: &spare, shift: shift, mask: mask(digit, bits), starts: &sizes,
                at: part.lowerBound)
            swap(&words, &spare)
        }
    }

    /// Sorts words as above, on several threads: by the uppermost digit first, then each of its buckets by itself.
    static func sort(_ words: inout [UInt64], bits: Range<Int>, workers: BuildWorkers) {
        let count = words.count
        guard workers.count > 1, count >= 1 << 14, bits.count > digitBits else {
            return sort(&words, bits: bits)
        }
        let shift = bits.upperBound - digitBits
        let parts = workers.count
        // For each part, one after the other, the number of its words in each bucket, then where they begin.
        var starts = [Int](repeating: 0, count: parts * buckets)
        var bounds = [0]
        var spare = unsafe [UInt64](unsafeUninitializedCapacity: count) { spare, initialized in
            unsafe LargePages.advise(spare)
            unsafe words.withUnsafeBufferPointer { words in
                unsafe starts.withUnsafeMutableBufferPointer { starts in
                    // BOUNDS: a part has `buckets` places of its own in `starts`; see `distribute` for the rest.
                    workers.forEachPart(count) { part, range in
                        for number in range {
                            let word = unsafe words[number]
                            let digit = Int(truncatingIfNeeded: word &>> UInt64(shift) & digitMask)
                            unsafe starts[part &* buckets &+ digit] &+= 1
                        }
                    }
                    var sum = 0
                    for bucket in 0..<buckets {
                        for part in 0..<parts {
                            let size = unsafe starts[part * buckets + bucket]
                            unsafe starts[part * buckets + bucket] = sum
                            sum += size
                        }
                        bounds.append(sum)
                    }
                    workers.forEachPart(count) { part, range in
                        for number in range {
                            let word = unsafe words[number]
                            let digit = Int(truncatingIfNeeded: word &>> UInt64(shift) & digitMask)
                            let place = unsafe starts[part &* buckets &+ digit]
                            unsafe starts[part &* buckets &+ digit] = place &+ 1
                            unsafe spare[place] = word
                        }
                    }
                }
            }
            initialized = count
        }
        swap(&words, &spare)
        unsafe words.withUnsafeMutableBufferPointer { words in
            workers.forEach(buckets) { bucket in
                let range = bounds[bucket]..<bounds[bucket + 1]
                guard range.count > 1 else { return }
                var bucketWords = unsafe Array(words[range])
                sort(&bucketWords, bits: bits.lowerBound..<shift)
                _ = unsafe words[range].update(from: bucketWords)
            }
        }
    }

    /// The bits of a digit; the last one may have fewer than the others.
    private static func mask(_ digit: Int, _ bits: Range<Int>) -> UInt64 {
        (1 << UInt64(min(digitBits, bits.count - digit * digitBits))) - 1
    }

    /// Returns how many words have each value of each digit, digit by digit.
    private static func sizes(_ words: [UInt64], from bits: Range<Int>, digits: Int) -> [Int] {
        var sizes = [Int](repeating: 0, count: digits * buckets)
        let wanted: UInt64 = bits.count == 64 ? ~0 : (1 << UInt64(bits.count)) - 1
        let low = UInt64(bits.lowerBound)
        unsafe words.withUnsafeBufferPointer { words in
            unsafe sizes.withUnsafeMutableBufferPointer { sizes in
                for number in words.indices {
                    let word = unsafe words[number]
                    var rest = word &>> low & wanted
                    // BOUNDS: `digit < digits`, and what is added is below `buckets`.
                    for digit in 0..<digits {
                        unsafe sizes[
                            digit &<< digitBits &+ Int(truncatingIfNeeded: rest & digitMask)] &+=
                            1
                        rest = rest &>> UInt64(digitBits)
                    }
                }
            }
        }
        return sizes
    }

    /// Distributes `source` into `target` by one digit, whose buckets begin at what `starts` says from `first` on.
    private static func distribute(
        _ source: [UInt64], to target: inout [UInt64], shift: Int, mask: UInt64,
        starts: inout [Int], at first: Int
    ) {
        precondition(source.count == target.count && first + buckets <= starts.count)
        let shift = UInt64(shift)
        unsafe source.withUnsafeBufferPointer { source in
            unsafe target.withUnsafeMutableBufferPointer { target in
                unsafe starts.withUnsafeMutableBufferPointer { starts in
                    // BOUNDS: `word >> shift & mask < buckets`. Each bucket's cursor starts where the bucket does
                    // and advances once a word counted for it, so it stays below `source.count == target.count`.
                    for number in source.indices {
                        let word = unsafe source[number]
                        let bucket = first &+ Int(truncatingIfNeeded: word &>> shift & mask)
                        let place = unsafe starts[bucket]
                        unsafe starts[bucket] = place &+ 1
                        unsafe target[place] = word
                    }
                }
            }
        }
    }
}
