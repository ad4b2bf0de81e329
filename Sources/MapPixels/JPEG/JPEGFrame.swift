/// A color of a JPEG file: how it is sampled, and its coefficients.
struct JPEGComponent {
    /// The number that scans name it by.
    let id: UInt8
    /// Samples for each unit of the picture, across and down.
    let horizontal: Int
    let vertical: Int
    /// The table of its steps.
    let table: Int
    /// Samples that count, across and down.
    var width = 0
    var height = 0
    /// Blocks in memory, across and down: whole units.
    var columns = 0
    var rows = 0
    /// 64 numbers a block in zigzag order, block by block.
    var coefficients: [Int16] = []
}

/// The size of a JPEG file's picture, and its colors.
struct JPEGFrame {
    let width: Int
    let height: Int
    let isProgressive: Bool
    var components: [JPEGComponent]
    /// The maximum number of samples of a unit, across and down.
    let horizontal: Int
    let vertical: Int

    /// Units across and down, each of 8 times as many samples as its colors have.
    var unitColumns: Int { (width + 8 * horizontal - 1) / (8 * horizontal) }
    var unitRows: Int { (height + 8 * vertical - 1) / (8 * vertical) }

    init(
        _ content: [UInt8], isProgressive: Bool, maximumPixels: Int
    ) throws(PixelError) {
        guard content.count >= 6 else { throw JPEGReader.malformed("has a damaged frame") }
        guard content[0] == 8 else {
            throw PixelError(.unsupported, "JPEG files of \(content[0]) bits are not read")
        }
        let (height, width) = (
            Int(content[1]) << 8 | Int(content[2]), Int(content[3]) << 8 | Int(content[4])
        )
        guard width > 0, height > 0 else {
            throw JPEGReader.malformed("has a picture of \(width) × \(height)")
        }
        guard width * height <= maximumPixels else {
            throw PixelError(
                .invalidSize,
                "the JPEG file has \(width) × \(height) pixels, more than \(maximumPixels)")
        }
        _ = try PixelBuffer.count(width: width, height: height)
        let count = Int(content[5])
        guard [1, 3, 4].contains(count), content.count >= 6 + 3 * count else {
            throw JPEGReader.malformed("has a frame of \(count) colors")
        }
        var components: [JPEGComponent] = []
        for index in 0..<count {
            let at = 6 + 3 * index
            let component = JPEGComponent(
                id: content[at], horizontal: Int(content[at + 1] >> 4),
                vertical: Int(content[at + 1] & 15), table: Int(content[at + 2]))
            guard 1...4 ~= component.horizontal, 1...4 ~= component.vertical, component.table < 4,
                !components.contains(where: { $0.id == component.id })
            else { throw JPEGReader.malformed("has a damaged color") }
            components.append(component)
        }
        self.width = width
        self.height = height
        self.isProgressive = isProgressive
        horizontal = components.reduce(1) { max($0, $1.horizontal) }
        vertical = components.reduce(1) { max($0, $1.vertical) }
        self.components = components
        for index in components.indices {
            let own = components[index]
            let (across, down) = (width * own.horizontal, height * own.vertical)
            self.components[index].width = (across + horizontal - 1) / horizontal
            self.components[index].height = (down + vertical - 1) / vertical
            self.components[index].columns = unitColumns * own.horizontal
            self.components[index].rows = unitRows * own.vertical
            self.components[index].coefficients = [Int16](
                repeating: 0, count: unitColumns * own.horizontal * unitRows * own.vertical * 64)
        }
    }
}

/// What a scan holds: which colors, which coefficients of theirs, and which bits of these.
struct JPEGScan {
    /// The indices of its colors, each with its codes for first and for other coefficients.
    var components: [(index: Int, first: Int, other: Int)] = []
    /// Its coefficients, in zigzag order.
    var band = 0..<64
    /// The bits that earlier scans have given down to, 0 for none; and those that it gives down to.
    var high = 0
    var low = 0

    init(_ content: [UInt8], _ frame: JPEGFrame) throws(PixelError) {
        guard let count = content.first.map({ Int($0) }), 1...4 ~= count,
            content.count >= 4 + 2 * count
        else { throw JPEGReader.malformed("has a damaged scan") }
        for place in 0..<count {
            let id = content[1 + 2 * place]
            let tables = content[2 + 2 * place]
            guard let index = frame.components.firstIndex(where: { $0.id == id }),
                !components.contains(where: { $0.index == index }), tables >> 4 < 4,
                tables & 15 < 4
            else { throw JPEGReader.malformed("has a scan of colors it has not") }
            components.append((index, Int(tables >> 4), Int(tables & 15)))
        }
        let units = components.reduce(0) {
            $0 + frame.components[$1.index].horizontal * frame.components[$1.index].vertical
        }
        guard count == 1 || units <= 10 else {
            throw JPEGReader.malformed("has a scan of too many samples")
        }
        guard frame.isProgressive else { return }
        let (start, end) = (Int(content[1 + 2 * count]), Int(content[2 + 2 * count]))
        (high, low) = (Int(content[3 + 2 * count] >> 4), Int(content[3 + 2 * count] & 15))
        guard start <= end, end < 64, start > 0 || end == 0, start == 0 || count == 1, low <= 13,
            high == 0 || high == low + 1
        else { throw JPEGReader.malformed("has a damaged progressive scan") }
        band = start..<(end + 1)
    }
}
