extension VectorTile {
    /// A breach of the specification that a decoder can live with.
    public struct Violation: Equatable, Sendable, CustomStringConvertible {
        /// The kinds of violations.
        public enum Kind: Equatable, Sendable {
            /// Two layers have this layer's name.
            case repeatedLayerName
            /// The layer holds no feature.
            case emptyLayer
            /// An index range or part end of a layer built in memory does not fit its arrays.
            case brokenIndices
            /// A tag points past the keys or values, or a key has no value.
            case tagOutOfRange
            /// The feature has the same key twice.
            case repeatedKey
            /// Two features of the layer have this feature's id.
            case repeatedID
            /// The geometry type is none of point, line and polygon.
            case unknownType
            /// The feature has no geometry commands.
            case emptyGeometry
            /// The feature announces more points than it has.
            case missingPoints
            /// A line has fewer than 2 points or a ring fewer than 3.
            case tooFewPoints
            /// Two neighboring points of a line or ring are the same.
            case repeatedPoint
            /// A ring's last point is its first, which ClosePath adds by itself.
            case closingPointRepeated
            /// A ring encloses no area.
            case emptyRing
            /// A polygon begins with an interior ring.
            case interiorRingFirst
        }

        /// The kind of violation.
        public let kind: Kind
        /// The index of the layer in the tile.
        public let layerIndex: Int
        /// The feature, as an index, if it is a feature's fault.
        public let featureIndex: Int?

        /// The layer, the feature and the kind of violation, as one line.
        public var description: String {
            let feature = featureIndex.map { " feature \($0)" } ?? ""
            return "layer \(layerIndex)\(feature): \(kind)"
        }
    }

    /// Returns every breach of specification 2.1 that can be seen without intersecting segments.
    ///
    /// What a decoder cannot live with (wrong commands, counts, indices) is an error when decoding.
    /// Crossing rings, and interior rings outside their exterior ring, are not looked for.
    ///
    /// - Complexity: O(n) in the size of the tile.
    public func validate() -> [Violation] {
        var flaws: [Violation] = []
        var names: Set<String> = []
        for (layerIndex, layer) in layers.enumerated() {
            func report(_ kind: Violation.Kind, _ feature: Int? = nil) {
                flaws.append(Violation(kind: kind, layerIndex: layerIndex, featureIndex: feature))
            }
            if !names.insert(layer.name).inserted { report(.repeatedLayerName) }
            if layer.features.isEmpty { report(.emptyLayer) }
            if !layer.hasSoundParts {
                report(.brokenIndices)
                continue
            }
            var ids: Set<UInt64> = []
            for (index, feature) in layer.features.enumerated() {
                if let id = feature.id, !ids.insert(id).inserted { report(.repeatedID, index) }
                for kind in layer.tagFlaws(of: feature) { report(kind, index) }
                for kind in layer.geometryFlaws(of: feature) { report(kind, index) }
            }
        }
        return flaws
    }
}

extension VectorTile.Layer {
    fileprivate var hasSoundParts: Bool {
        var last: Int32 = 0
        for end in partEnds {
            if end < last { return false }
            last = end
        }
        return coordinates.count == 2 * Int(last)
    }

    fileprivate func tagFlaws(of feature: VectorTile.Feature) -> [VectorTile.Violation.Kind] {
        let range = feature.tags
        guard range.lowerBound >= 0, range.upperBound <= tags.count else { return [.brokenIndices] }
        guard range.count % 2 == 0 else { return [.tagOutOfRange] }
        var seen: Set<UInt32> = []
        var flaws: [VectorTile.Violation.Kind] = []
        for tag in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            if tags[tag] >= keys.count || tags[tag + 1] >= values.count {
                flaws.append(.tagOutOfRange)
            }
            if !seen.insert(tags[tag]).inserted { flaws.append(.repeatedKey) }
        }
        return flaws
    }

    fileprivate func geometryFlaws(of feature: VectorTile.Feature) -> [VectorTile.Violation.Kind] {
        if feature.type == .unknown { return [.unknownType] }
        guard feature.parts.lowerBound >= 0, feature.parts.upperBound <= partEnds.count else {
            return [.brokenIndices]
        }
        if feature.parts.isEmpty { return [.emptyGeometry] }
        var flaws: [VectorTile.Violation.Kind] = feature.lacksPoints ? [.missingPoints] : []
        for (index, part) in feature.parts.enumerated() {
            let points = points(ofPart: part)
            switch feature.type {
            case .unknown: break
            case .point:
                if points.isEmpty { flaws.append(.emptyGeometry) }
            case .line:
                if points.count < 4 { flaws.append(.tooFewPoints) }
                if hasRepeatedPoint(points) { flaws.append(.repeatedPoint) }
            case .polygon:
                if points.count < 6 {
                    flaws.append(.tooFewPoints)
                    continue
                }
                if hasRepeatedPoint(points) { flaws.append(.repeatedPoint) }
                let last = points.endIndex - 2
                if points[points.startIndex] == points[last],
                    points[points.startIndex + 1] == points[last + 1]
                {
                    flaws.append(.closingPointRepeated)
                }
                let area = VectorTile.doubledArea(ofRing: points.span)
                if area == 0 { flaws.append(.emptyRing) }
                if index == 0, area < 0 { flaws.append(.interiorRingFirst) }
            }
        }
        return flaws
    }

    private func hasRepeatedPoint(_ points: ArraySlice<Int32>) -> Bool {
        for index in stride(from: points.startIndex + 2, to: points.endIndex, by: 2)
        where points[index] == points[index - 2] && points[index + 1] == points[index - 1] {
            return true
        }
        return false
    }
}
