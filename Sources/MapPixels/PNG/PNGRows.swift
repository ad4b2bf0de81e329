/// The rows of a picture as PNG's filters leave them.
///
/// Of none, left and above each row has the one whose bytes, taken as signed, sum up to the least. Those three need no branches.
///
/// BOUNDS: a row of the picture has `width` pixels, one of bytes `stride`; in `lines` each of four lines has `pad` bytes before
/// it and after it.
@safe struct PNGRows {
    private let picture: PixelBuffer
    /// Bytes of a pixel: 3 without alpha, 4 with it.
    private let parts: Int
    private let stride: Int

    /// Room beside each line: before it for the pixel left of the first, after it for the byte that comes with the last.
    private static let pad = 8

    init(_ picture: PixelBuffer, parts: Int) {
        self.picture = picture
        self.parts = parts
        stride = picture.width * parts
    }

    /// The bytes of all rows, each after the number of its filter.
    func filtered() -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: (stride + 1) * picture.height) { rows, used in
            guard let base = rows.baseAddress else { return }
            unsafe picture.pixels.withUnsafeBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                unsafe filter(first, into: base)
            }
            used = rows.count
        }
    }

    // SAFETY: both pointers are used while their arrays are borrowed.
    private func filter(_ pixels: UnsafePointer<UInt32>, into rows: UnsafeMutablePointer<UInt8>) {
        let room = stride + 2 * Self.pad
        let lines = UnsafeMutablePointer<UInt8>.allocate(capacity: 4 * room)
        defer { unsafe lines.deallocate() }
        unsafe lines.initialize(repeating: 0, count: 4 * room)
        var current = unsafe lines + Self.pad
        var above = unsafe current + room
        let left = unsafe above + room
        let up = unsafe left + room
        for row in 0..<picture.height {
            let target = unsafe rows + row * (stride + 1)
            let source = unsafe pixels + row * picture.width
            if row > 0, unsafe Self.isEqual(source, source - picture.width, picture.width) {
                // A row like the one above costs nothing.
                unsafe target.pointee = 2
                unsafe (target + 1).initialize(repeating: 0, count: stride)
                continue
            }
            unsafe swap(&current, &above)
            unsafe unpack(source, to: current)
            let costs = unsafe (
                none: Self.cost(current, stride),
                left: subtract(current, current - parts, to: left),
                up: subtract(current, above, to: up)
            )
            // Flat colors pack best without a filter.
            let (filter, line): (UInt8, UnsafeMutablePointer<UInt8>) =
                costs.up == 0 || costs.up < min(costs.none, costs.left)
                ? unsafe (2, up) : costs.left < costs.none ? unsafe (1, left) : unsafe (0, current)
            unsafe target.pointee = filter
            unsafe (target + 1).initialize(from: line, count: stride)
        }
    }

    /// Writes the bytes of a row's pixels, and after the last one a byte that does not count.
    private func unpack(
        _ pixels: UnsafePointer<UInt32>, to line: UnsafeMutablePointer<UInt8>
    ) {
        let bytes = UnsafeMutableRawPointer(line)
        for column in 0..<picture.width {
            let color = unsafe PixelBuffer.straight(pixels[column])
            // BOUNDS: with three parts the fourth byte is the next pixel's, or the pad's.
            unsafe bytes.storeBytes(
                of: color.littleEndian, toByteOffset: column &* parts, as: UInt32.self)
        }
        unsafe line[stride] = 0
    }

    /// Whether two rows have the same pixels.
    private static func isEqual(
        _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ count: Int
    ) -> Bool {
        var index = 0
        while index < count {
            // A few at a time, without a branch for each.
            let end = min(index &+ 32, count)
            var difference: UInt32 = 0
            while index < end {
                unsafe difference |= one[index] ^ other[index]
                index &+= 1
            }
            if difference != 0 { return false }
        }
        return true
    }

    /// Writes the differences of two lines, and sums up what they are as signed numbers, without their signs.
    private func subtract(
        _ line: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>,
        to result: UnsafeMutablePointer<UInt8>
    ) -> UInt32 {
        for index in 0..<stride { unsafe result[index] = line[index] &- other[index] }
        return unsafe Self.cost(result, stride)
    }

    /// The sum of what bytes are as signed numbers, without their signs.
    private static func cost(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> UInt32 {
        var sum: UInt32 = 0
        for index in 0..<count {
            let byte = unsafe bytes[index]
            sum &+= UInt32(min(byte, 0 &- byte))
        }
        return sum
    }
}
