/// Names the place of a byte in a JSON text.
///
/// Reading keeps no path, which would cost time at every coordinate; after an error the text before it is
/// gone through once more.
enum JSONPath {
    private enum Step {
        case index(Int)
        case member(String?)
    }

    /// Returns a path such as `features[3].geometry.coordinates[0]` for the value at `offset`.
    static func path(
        to offset: Int, in bytes: [UInt8], range: Range<Int>, prefix: String
    ) -> String {
        var steps: [Step] = []
        var index = range.lowerBound
        let end = min(offset, range.upperBound)
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "{"): steps.append(.member(nil))
            case UInt8(ascii: "["): steps.append(.index(0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
            case UInt8(ascii: ","):
                switch steps.popLast() {
                case .index(let position): steps.append(.index(position + 1))
                case .member: steps.append(.member(nil))
                case nil: break
                }
            case UInt8(ascii: "\""):
                let start = index + 1
                index = start
                while index < end, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                if index < end, case .member(nil) = steps.last {
                    let name = String(decoding: bytes[start..<index].prefix(80), as: UTF8.self)
                    steps[steps.count - 1] = .member(name)
                }
            default: break
            }
            index += 1
        }
        return steps.reduce(into: prefix) { path, step in
            switch step {
            case .index(let position): path += "[\(position)]"
            case .member(nil): break
            case .member(let name?): path += (path.isEmpty ? "" : ".") + name
            }
        }
    }
}
