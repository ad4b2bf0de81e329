// What lists call with the places of rows; Apple's SwiftUI has them, too.
extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at places, counted from 0; places that are not there are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (place, element) in enumerated() where !offsets.contains(place) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at places before the one at another place, all counted from 0.
    ///
    /// - Precondition: The other place is there, or is the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        precondition((0...all.count).contains(destination), "There is no place \(destination).")
        func elements(_ places: Range<Int>, moved: Bool) -> [Element] {
            places.filter { source.contains($0) == moved }.map { all[$0] }
        }
        let arranged =
            elements(0..<destination, moved: false) + elements(0..<all.count, moved: true)
            + elements(destination..<all.count, moved: false)
        for (index, element) in zip(indices, arranged) { self[index] = element }
    }
}
