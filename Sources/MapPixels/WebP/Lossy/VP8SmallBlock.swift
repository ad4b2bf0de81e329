/// Predicts a block of 4 by 4 pixels from the 13 beside it (RFC 6386, section 12.3).
struct VP8SmallBlock {
    /// From the lowest on the left over the corner to the last above on the right.
    private var edge = [Int](repeating: 0, count: 13)
    private let stride: Int

    /// Looks at what is beside a block.
    ///
    /// - Parameters:
    ///   - corner: Where the block's first pixel is.
    ///   - ahead: The four pixels above and to the right.
    init(_ plane: VP8Plane, _ corner: Int, _ ahead: [UInt8]) {
        stride = plane.stride
        for index in 0..<4 {
            edge[3 - index] = Int(plane.pixels[corner + index * stride - 1])
            edge[5 + index] = Int(plane.pixels[corner - stride + index])
            edge[9 + index] = Int(ahead[index])
        }
        edge[4] = Int(plane.pixels[corner - stride - 1])
    }

    /// The mean of the four on the left and the four above.
    private var mean: UInt8 {
        var sum = 4
        for index in 0..<4 { sum += edge[index] + edge[5 + index] }
        return UInt8(sum / 8)
    }

    /// The mean of two neighbors along the edge.
    private func two(_ index: Int) -> UInt8 { UInt8((edge[index] + edge[index + 1] + 1) / 2) }

    /// The mean of three neighbors along the edge, the middle one twice.
    private func three(_ middle: Int) -> UInt8 {
        UInt8((edge[middle - 1] + 2 * edge[middle] + edge[middle + 1] + 2) / 4)
    }

    /// The same at an end of the edge, which is taken twice more.
    private func end(_ one: Int, _ last: Int) -> UInt8 {
        UInt8((edge[one] + 3 * edge[last] + 2) / 4)
    }

    /// Predicts the block in one of ten ways.
    func predict(_ mode: UInt8, _ plane: inout VP8Plane, _ corner: Int) {
        for y in 0..<4 {
            for x in 0..<4 {
                plane.pixels[corner + y * stride + x] = pixel(mode, x, y)
            }
        }
    }

    private func pixel(_ mode: UInt8, _ x: Int, _ y: Int) -> UInt8 {
        switch mode {
        case 0: mean
        case 1: UInt8(min(max(edge[3 - y] + edge[5 + x] - edge[4], 0), 255))
        case 2: three(5 + x)
        case 3: y == 3 ? end(1, 0) : three(3 - y)
        // Down to the right.
        case 4: three(4 + x - y)
        case 5: steepRight(x, y)
        // Down to the left.
        case 6: x + y == 6 ? end(11, 12) : three(6 + x + y)
        case 7: steepLeft(x, y)
        case 8: flatRight(x, y)
        default: flatUp(x, y)
        }
    }

    private func steepRight(_ x: Int, _ y: Int) -> UInt8 {
        let along = 2 * x - y
        if along < 0 { return along == -1 ? three(4) : three(5 - y) }
        return along % 2 == 0 ? two(4 + along / 2) : three(5 + (along - 1) / 2)
    }

    private func steepLeft(_ x: Int, _ y: Int) -> UInt8 {
        // The last column of the lower rows goes on by one instead of a half.
        if x == 3, y >= 2 { return three(y == 2 ? 10 : 11) }
        let start = 5 + x + y / 2
        return y % 2 == 0 ? two(start) : three(start + 1)
    }

    private func flatRight(_ x: Int, _ y: Int) -> UInt8 {
        let along = 2 * y - x
        if along < 0 { return along == -1 ? three(4) : three(3 + x) }
        return along % 2 == 0 ? two(3 - along / 2) : three(3 - (along - 1) / 2)
    }

    private func flatUp(_ x: Int, _ y: Int) -> UInt8 {
        let along = x + 2 * y
        if along > 5 { return UInt8(edge[0]) }
        if along == 5 { return end(1, 0) }
        return along % 2 == 0 ? two(2 - along / 2) : three(2 - (along - 1) / 2)
    }
}
