import Geodesy

extension GeoTIFF {
    /// The maximum number of pixels of the file that a pixel of a tile is the mean of, along a side.
    private static let mostSamples = 8.0

    /// The colors of a square of the web's Mercator map, premultiplied and packed, in rows from the north; nil where the picture has nothing of
    /// it.
    ///
    /// Each is the mean of the picture's pixels that fall on it, or lies between those around it.
    ///
    /// - Parameter side: Pixels along a side of the square.
    /// - Throws: ``GeoTIFFError`` or what unpacks JPEG throws, for a damaged file.
    package func colors(zoom: Int, x: Int, y: Int, side: Int) throws -> [UInt32]? {
        var window = Window(self, at: 0)
        let count = Double(1 << zoom)
        var grid: SquareGrid?
        if case .zone = place.system {
            grid = SquareGrid(place, zoom: zoom, x: x, y: y, side: side)
        }
        func pixel(_ column: Double, _ row: Double) -> SIMD2<Double> {
            grid?.pixel(column, row)
                ?? place.pixel(
                    x: (Double(x) + column / Double(side)) / count,
                    y: (Double(y) + row / Double(side)) / count)
        }
        var (corner, end) = (pixel(0, 0), pixel(Double(side), Double(side)))
        if let grid {
            guard let box = grid.box else { return nil }
            (corner, end) = box
        }
        // How many pixels of the whole picture lie beside each other in one of the square.
        let ratio = max((end.x - corner.x) / Double(side), (end.y - corner.y) / Double(side))
        let (width, height) = (Double(levels[0].width), Double(levels[0].height))
        guard end.x > 0, end.y > 0, corner.x < width, corner.y < height, ratio.isFinite else {
            return nil
        }
        window = Window(self, at: level(pixels: ratio))
        let level = levels[window.index]
        let share = SIMD2(Double(level.width) / width, Double(level.height) / height)
        let own = ratio * share.x
        let steps = own > 1.01 ? Int(min(own.rounded(.up), Self.mostSamples)) : 1
        var colors = [UInt32](repeating: 0, count: side * side)
        var isEmpty = true
        for row in 0..<side {
            for column in 0..<side {
                var sum = SIMD4<Float>.zero
                for down in 0..<steps {
                    for right in 0..<steps {
                        let place =
                            pixel(
                                Double(column) + (Double(right) + 0.5) / Double(steps),
                                Double(row) + (Double(down) + 0.5) / Double(steps)) * share
                        sum += try window.color(place)
                    }
                }
                let mean = SIMD4<UInt32>(sum / Float(steps * steps) + 0.5)
                let color = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
                if color != 0 { isEmpty = false }
                colors[row * side + column] = color
            }
        }
        return isEmpty ? nil : colors
    }

    /// The height of a place between the four pixels around it, in meters; nil where there is none.
    ///
    /// - Throws: ``GeoTIFFError`` for a damaged file.
    package func meters(latitude: Double, longitude: Double) throws -> Double? {
        var window = Window(self, at: 0, isForOne: true)
        return try window.meters(place.pixel(latitude: latitude, longitude: longitude))
    }

    /// The heights of places in rows, in meters; NaN where there is none.
    ///
    /// - Throws: ``GeoTIFFError`` for a damaged file.
    package func heights(latitudes: [Double], longitudes: [Double]) throws -> [Double] {
        var window = Window(self, at: 0)
        var found: [Double] = []
        found.reserveCapacity(latitudes.count * longitudes.count)
        for latitude in latitudes {
            for longitude in longitudes {
                let place = place.pixel(latitude: latitude, longitude: longitude)
                found.append(try window.meters(place) ?? .nan)
            }
        }
        return found
    }

    /// Degrees of longitude of a pixel.
    package var degreesAcross: Double { degrees.across }

    /// Degrees of latitude of a pixel in the picture's middle.
    package var degreesDown: Double { degrees.down }

    private var degrees: (across: Double, down: Double) {
        place.degrees(height: size.height, bounds: bounds)
    }

    /// Unpacks every block of the whole picture.
    ///
    /// - Throws: ``GeoTIFFError`` for the first that is damaged.
    package func validate() throws(GeoTIFFError) {
        let level = levels[0]
        let count = level.blocksAcross * ((level.height - 1) / level.blockHeight + 1)
        for number in 0..<count {
            do {
                _ = try block(number, of: 0)
            } catch let error as GeoTIFFError {
                throw error
            } catch {
                throw GeoTIFFError(.malformed, "block \(number) is damaged: \(error)")
            }
        }
    }

    /// How many pixels of the file lie along the equator's length at its latitude.
    package var pixelsAround: Double { 360 / degreesAcross }

    /// How many pixels of the whole picture lie beside each other in one of the smallest.
    package var smallestShare: Double {
        Double(levels[0].width) / Double(levels.map(\.width).min() ?? levels[0].width)
    }

    /// A look at one of the pictures that remembers the blocks it has seen last.
    private struct Window {
        let file: GeoTIFF
        let index: Int
        private let level: TIFFLevel
        /// Blocks by their place modulo 8 across and down where there are 64; else by their number modulo how many there are.
        ///
        /// What is asked for next lies in another row as often as in the same one, and a strip may be no higher than a row.
        private var seen: [(number: Int, block: Block)?]

        /// The maximum number of blocks that are remembered, and of bytes that they take.
        private static let (mostBlocks, mostBytes) = (64, 16 << 20)

        /// - Parameter isForOne: Whether no more than a place is looked at.
        init(_ file: GeoTIFF, at index: Int, isForOne: Bool = false) {
            self.file = file
            self.index = index
            level = file.levels[index]
            let fitting = Self.mostBytes / (4 * level.blockWidth * level.blockHeight)
            seen = Array(
                repeating: nil, count: isForOne ? 1 : min(max(fitting, 1), Self.mostBlocks))
        }

        /// The block of a pixel, and where in it that is.
        private mutating func look(_ x: Int, _ y: Int) throws -> (block: Block, offset: Int) {
            let (column, row) = (x / level.blockWidth, y / level.blockHeight)
            let number = row * level.blocksAcross + column
            let offset =
                (y - row * level.blockHeight) * level.blockWidth + x - column * level.blockWidth
            let slot =
                level.blocksAcross == 1 || seen.count < Self.mostBlocks
                ? number % seen.count : (column & 7) | (row & 7) << 3
            if let known = seen[slot], known.number == number { return (known.block, offset) }
            let block = try file.block(number, of: index)
            seen[slot] = (number, block)
            return (block, offset)
        }

        private mutating func color(_ x: Int, _ y: Int) throws -> SIMD4<Float> {
            let (x, y) = (min(max(x, 0), level.width - 1), min(max(y, 0), level.height - 1))
            guard case (.colors(let colors), let offset) = try look(x, y),
                offset < colors.count
            else { return .zero }
            let color = colors[offset]
            return SIMD4<Float>(
                SIMD4(color & 255, color >> 8 & 255, color >> 16 & 255, color >> 24))
        }

        /// The color at a place in pixels; nothing outside of the picture.
        mutating func color(_ place: SIMD2<Double>) throws -> SIMD4<Float> {
            guard place.x >= 0, place.y >= 0, place.x <= Double(level.width),
                place.y <= Double(level.height)
            else { return .zero }
            let (x, y) = (place.x - 0.5, place.y - 0.5)
            let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            let (right, down) = (Float(x - Double(left)), Float(y - Double(top)))
            let upper =
                try color(left, top) * (1 - right) + color(left + 1, top) * right
            let lower =
                try color(left, top + 1) * (1 - right) + color(left + 1, top + 1) * right
            return upper * (1 - down) + lower * down
        }

        private mutating func height(_ x: Int, _ y: Int) throws -> Double {
            let (x, y) = (min(max(x, 0), level.width - 1), min(max(y, 0), level.height - 1))
            guard case (.heights(let heights), let offset) = try look(x, y),
                offset < heights.count
            else { return .nan }
            return Double(heights[offset])
        }

        /// The height at a place in pixels; nil outside of the picture, and where one of the pixels around has none.
        ///
        /// A pixel beyond its edge counts as on it, so that no gap is between files that end side by side.
        mutating func meters(_ place: SIMD2<Double>) throws -> Double? {
            guard place.x >= -1, place.y >= -1, place.x <= Double(level.width) + 1,
                place.y <= Double(level.height) + 1
            else { return nil }
            let (x, y) = (place.x - 0.5, place.y - 0.5)
            let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            let (right, down) = (x - Double(left), y - Double(top))
            let upper = try height(left, top) * (1 - right) + height(left + 1, top) * right
            let lower = try height(left, top + 1) * (1 - right) + height(left + 1, top + 1) * right
            let meters = upper * (1 - down) + lower * down
            return meters.isFinite ? meters : nil
        }
    }
}
