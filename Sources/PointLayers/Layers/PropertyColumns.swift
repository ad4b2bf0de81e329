import ClusterMap
import MapGeometry
import Synchronization

/// Columns of numbers from the points' properties, so that JSON is read once a point, not once a
/// request.
///
/// A point that moves keeps its properties, so in a layer of moving things nothing is read again.
package final class PropertyColumns: Sendable {
    /// The content of a column, one number for each point.
    package enum Key: Hashable, Sendable {
        /// 1 for points that meet conditions, 0 for others.
        case matches([PointCondition])
        /// A property that is a number, 0 where it is none.
        case number(String)
    }

    private struct Column {
        var generation = 0
        /// The layer's `propertiesVersion` that the column is of.
        var version = -1
        /// By number: the point's `propertiesVersion` that its value is of.
        var versions: [Int] = []
        var values: [Double] = []
        var lastUse = 0
    }

    /// A filter keeps a whole state alive.
    private struct Filtered {
        let version: Int
        let filter: ClusterFilter
        var lastUse: Int
    }

    private struct Cache {
        var columns: [Key: Column] = [:]
        var filters: [[PointCondition]: Filtered] = [:]
        var uses = 0
    }

    private let kept = Mutex(Cache())
    /// The maximum number of columns, and the most filters, that are kept.
    private static let most = (columns: 16, filters: 4)

    /// A value for each number of a point.
    package func values(_ key: Key, of state: LayerState) -> [Double] {
        var column = kept.withLock { $0.columns[key] } ?? Column()
        if column.generation != state.generation {
            column = Column(generation: state.generation)
        }
        if column.version != state.propertiesVersion || column.values.count != state.points.count {
            Self.renew(&column, key, state)
        }
        let values = column.values
        kept.withLock { [column] kept in
            kept.uses += 1
            kept.columns[key] = column
            kept.columns[key]?.lastUse = kept.uses
            guard kept.columns.count > Self.most.columns else { return }
            kept.columns.min { $0.value.lastUse < $1.value.lastUse }
                .map { kept.columns[$0.key] = nil }
        }
        return values
    }

    private static func renew(_ column: inout Column, _ key: Key, _ state: LayerState) {
        let missing = state.points.count - column.values.count
        if missing > 0 {
            column.values += [Double](repeating: 0, count: missing)
            column.versions += [Int](repeating: -1, count: missing)
        }
        for (number, point) in state.points.enumerated() {
            guard let point, column.versions[number] != point.propertiesVersion else { continue }
            column.versions[number] = point.propertiesVersion
            switch key {
            case .matches(let conditions):
                let values = point.values
                column.values[number] = conditions.allSatisfy { $0.allows(values) } ? 1 : 0
            case .number(let name):
                column.values[number] = point.values[name]?.doubleValue ?? 0
            }
        }
        column.version = state.propertiesVersion
    }

    /// The clusters of the points that meet conditions.
    package func filter(_ conditions: [PointCondition], of state: LayerState) -> ClusterFilter {
        let known = kept.withLock { $0.filters[conditions] }
        if let known, known.version == state.version { return known.filter }
        let matches = values(.matches(conditions), of: state)
        let filter = ClusterFilter(state.index) { matches[$0] == 1 }
        kept.withLock { kept in
            kept.uses += 1
            kept.filters[conditions] = Filtered(
                version: state.version, filter: filter, lastUse: kept.uses)
            guard kept.filters.count > Self.most.filters else { return }
            kept.filters.min { $0.value.lastUse < $1.value.lastUse }
                .map { kept.filters[$0.key] = nil }
        }
        return filter
    }
}
