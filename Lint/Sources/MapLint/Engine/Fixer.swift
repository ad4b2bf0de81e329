import Foundation

/// Rewrites files as the fixes of findings say.
public struct Fixer: Sendable {
    /// Whether fixes that may change what a program does are applied too.
    public var allowsUnsafe: Bool

    /// Makes a fixer; unsafe fixes are those that may change what the program does.
    public init(allowsUnsafe: Bool) { self.allowsUnsafe = allowsUnsafe }

    /// Applies the fixes of one file's findings to its text.
    ///
    /// Fixes that overlap an earlier one are left for the next run; a fix is applied whole or not at all.
    /// - Returns: The new text and how many fixes it holds.
    public func fix(_ text: String, findings: [Finding]) -> (text: String, count: Int) {
        var taken: [Fix.Edit] = []
        var count = 0
        var seen: Set<Fix> = []
        for finding in findings {
            guard let fix = finding.fix, fix.isSafe || allowsUnsafe else { continue }
            guard seen.insert(fix).inserted else {
                count += 1
                continue
            }
            let clashes = fix.edits.contains { edit in
                taken.contains { other in
                    edit.start < other.end && other.start < edit.end
                        || edit.start == other.start
                }
            }
            guard !clashes else { continue }
            taken += fix.edits
            count += 1
        }
        var bytes = Array(text.utf8)
        for edit in taken.sorted(by: { $0.start > $1.start }) {
            guard edit.start >= 0, edit.start <= edit.end, edit.end <= bytes.count else { continue }
            bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.replacement.utf8))
        }
        return (String(decoding: bytes, as: UTF8.self), count)
    }

    /// The changes made to a file.
    public struct Change: Sendable {
        /// The file's path.
        public var path: String
        /// The number of findings that were fixed in it.
        public var count: Int
        /// The change as a unified diff.
        public var diff: String
    }

    /// Fixes files on disk, each written whole or not at all.
    ///
    /// - Parameter isDryRun: Writes nothing; the changes tell what would be.
    public func fix(_ findings: [Finding], isDryRun: Bool) throws -> [Change] {
        var changes: [Change] = []
        for (path, group) in findings.byFile where group.contains(where: { $0.fix != nil }) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let source = SourceText(bytes: [UInt8](data))
            // What did not decode cannot be written back as it was.
            guard !source.isRepaired else { continue }
            let (text, count) = fix(source.text, findings: group)
            guard count > 0, text != source.text else { continue }
            if !isDryRun {
                try Data(source.encoded(text)).write(
                    to: URL(fileURLWithPath: path), options: .atomic)
            }
            changes.append(
                Change(
                    path: path, count: count,
                    diff: UnifiedDiff.between(source.text, text, path: path)))
        }
        return changes
    }
}

/// Differences in the form that `patch` reads.
enum UnifiedDiff {
    /// The difference of two texts with three lines of context; empty if they are equal.
    static func between(_ old: String, _ new: String, path: String) -> String {
        let (before, after) = (lines(old), lines(new))
        let difference = after.difference(from: before)
        guard !difference.isEmpty else { return "" }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        // One list of all lines with their marks, in order.
        var script: [(mark: Character, text: Substring, old: Int, new: Int)] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, removed.contains(i) {
                script.append(("-", before[i], i, j))
                i += 1
            } else if j < after.count, inserted.contains(j) {
                script.append(("+", after[j], i, j))
                j += 1
            } else {
                script.append((" ", before[i], i, j))
                i += 1
                j += 1
            }
        }
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        var position = 0
        while let first = script[position...].firstIndex(where: { $0.mark != " " }) {
            var end = first
            var quiet = 0
            var index = first
            while index < script.count, quiet <= 6 {
                if script[index].mark == " " {
                    quiet += 1
                } else {
                    quiet = 0
                    end = index
                }
                index += 1
            }
            let range = max(position, first - 3)..<min(script.count, end + 4)
            let hunk = script[range]
            let (oldCount, newCount) = (
                hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" }
            )
            let (oldStart, newStart) = (script[range.lowerBound].old, script[range.lowerBound].new)
            text +=
                "@@ -\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount) +\(newCount == 0 ? newStart : newStart + 1),\(newCount) @@\n"
            for line in hunk {
                text += "\(line.mark)\(line.text)"
                if !line.text.hasSuffix("\n") { text += "\n\\ No newline at end of file\n" }
            }
            position = range.upperBound
        }
        return text
    }

    /// Lines with their breaks.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        let utf8 = text.utf8
        var index = utf8.startIndex
        while index < utf8.endIndex {
            let next = utf8.index(after: index)
            if utf8[index] == 0x0A {
                lines.append(text[start..<next])
                start = next
            }
            index = next
        }
        if start < text.endIndex { lines.append(text[start...]) }
        return lines
    }
}
