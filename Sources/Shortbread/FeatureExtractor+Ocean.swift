import Columns
import OpenStreetMap

extension FeatureExtractor {
    /// Adds the sea of each area that has a coast, once all coastlines are known.
    mutating func addOcean() throws(CountOverflow) {
        guard !coastline.isEmpty else { return }
        let assembled = RingAssembler.assemble(
            coastline.flatMap { runs(of: Int($0)) }, isDirected: true)
        let nodes = data.nodes
        let places = set.places
        let areas = DataAreas(
            nodes.ids.indices.lazy
                .filter { nodes.latitudes[$0] != .max && nodes.longitudes[$0] != .max }
                .map { places[$0] })
        var coasts: [Int: CoastLines] = [:]
        func add(_ line: [UInt32], _ isClosed: Bool) {
            let points = line.map { places[Int($0)] }
            var lines = CoastLines()
            if isClosed { lines.add(ring: points) } else { lines.add(chain: points) }
            for ring in lines.rings {
                coasts[areas.area(of: ring[0]), default: .init()].rings.append(ring)
            }
            for chain in lines.chains {
                // An end may be one that was led to the edge of the map, where the data have nothing.
                let inner = chain[chain.count / 2]
                coasts[areas.area(of: inner), default: .init()].chains.append(chain)
            }
        }
        for ring in assembled.rings { add(ring, true) }
        for chain in assembled.chains { add(chain, false) }

        let apart = Self.apart(coasts.sorted { $0.key < $1.key }.filter { $0.key >= 0 }, areas)
        var seas = apart.map { SeaArea(frame: $0.frame) }
        var numbers: [Int: Int] = [:]
        for (index, part) in apart.enumerated() {
            for number in part.areas { numbers[number] = index }
        }
        noteLand(in: &seas, areas) { numbers[$0] }
        for (sea, part) in zip(seas, apart) {
            let path = sea.sea(part.lines)
            guard !path.isEmpty else { continue }
            set.areas.append(path)
            try set.checkCounts()
            self.add(
                .ocean, .area(index: UInt32(set.areas.count - 1)), path.bounds, id: .none, zoom: 0,
                [])
        }
    }

    /// Notes what stands on land, by area: buildings and streets, but for those on bridges, piers and below the ground.
    private mutating func noteLand(
        in seas: inout [SeaArea], _ areas: DataAreas, number: (Int) -> Int?
    ) {
        for way in data.ways.ids.indices {
            guard tags.load(data.ways.tags[way]) else { continue }
            let isStreet = StreetRules.street(tags)?.isHighway ?? false
            guard isStreet || tags.has(.building), tags[.manMade] != "pier",
                tags[.bridge] ?? "no" == "no", tags[.tunnel] ?? "no" == "no"
            else { continue }
            for run in runs(of: way) {
                guard let first = run.first,
                    let sea = number(areas.area(of: set.places[Int(first)]))
                else { continue }
                var previous = set.places[Int(first)]
                for node in run {
                    let place = set.places[Int(node)]
                    if isStreet, !Antimeridian.isJump(previous, place) {
                        seas[sea].noteLand(from: previous, to: place)
                    } else {
                        seas[sea].noteLand(place)
                    }
                    previous = place
                }
            }
        }
    }

    /// The areas with a coast, those joined whose frames overlap: a place must not be in the sea twice.
    private static func apart(
        _ coasts: [(key: Int, value: CoastLines)], _ areas: DataAreas
    ) -> [(frame: GridBox, lines: CoastLines, areas: [Int])] {
        var result: [(frame: GridBox, lines: CoastLines, areas: [Int])] = []
        for (number, lines) in coasts {
            var frame = areas.frames[number]
            var lines = lines
            var numbers = [number]
            while let other = result.firstIndex(where: { $0.frame.overlaps(frame) }) {
                frame.extend(result[other].frame.low)
                frame.extend(result[other].frame.high)
                lines.rings += result[other].lines.rings
                lines.chains += result[other].lines.chains
                numbers += result[other].areas
                result.remove(at: other)
            }
            result.append((frame, lines, numbers))
        }
        return result
    }
}

extension GridBox {
    /// Whether two boxes share more than an edge.
    fileprivate func overlaps(_ other: GridBox) -> Bool {
        low.x < other.high.x && low.y < other.high.y && high.x > other.low.x && high.y > other.low.y
    }
}
