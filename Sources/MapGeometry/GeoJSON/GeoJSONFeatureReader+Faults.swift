/// Going on after a failure.
extension GeoJSONFeatureReader {
    /// Goes on behind what could not be read, so that the next call reads what follows.
    ///
    /// A feature of a collection is passed over if it is JSON, whatever it says. Of several texts one is passed over: as a
    /// whole if it is JSON, otherwise with the rest of its line. Nothing is if the collection around it is broken, if it is
    /// the only text, or if it is larger than allowed.
    ///
    /// - Returns: Whether reading can go on.
    package func skipFault() -> Bool {
        guard let start = itemStart else { return false }
        do throws(GeoJSONError) {
            switch state {
            case .inFeatures(let head, let count):
                guard let end = try endOfSoundValue(start) else { return false }
                move(to: end)
                state = .inFeatures(head, count: count + 1)
            case .betweenTexts:
                let end = try endOfSoundValue(start)
                var cursor = if let end { end } else { try endOfLine(start) }
                move(to: cursor)
                let next = try skipSpace(&cursor)
                let isOneOfSeveral = textIndex > 0 || isOfLines
                guard next == UInt8(ascii: "{") || isOneOfSeveral else { return false }
                if end == nil { hasBrokenLine = true }
            case .afterFeatures: return false
            }
        } catch {
            // What cannot be looked at cannot be passed over: the failure before this one counts.
            return false
        }
        isFinished = false
        return true
    }

    private func move(to end: Int) {
        position = end
        window.mark = end
        itemStart = nil
    }

    /// Checks that the text which begins at a position is JSON as far as its line goes.
    ///
    /// Where lines are known to be broken, a text that is cut off must not take in those after it.
    func checkLine(_ start: Int) throws(GeoJSONError) {
        let end = try endOfLine(start)
        var scanner = JSONScanner(
            window.bytes, range: window.local(start..<end),
            maximumDepth: options.reading.maximumDepth)
        do throws(JSONFault) { try scanner.skip() } catch {
            throw fault(error.code, window.base + error.offset, error.detail)
        }
    }

    /// The end of the value at a position; nil if it is not JSON.
    private func endOfSoundValue(_ start: Int) throws(GeoJSONError) -> Int? {
        var cursor = start
        let end: Int
        do throws(GeoJSONError) { end = try endOfValue(&cursor) } catch {
            if error.code == .truncated || error.code == .unexpectedCharacter { return nil }
            throw error
        }
        var scanner = JSONScanner(
            window.bytes, range: window.local(start..<end),
            maximumDepth: options.reading.maximumDepth)
        do throws(JSONFault) {
            try scanner.skip()
            try scanner.finish()
            return end
        } catch {
            // JSON has no largest number; what follows one that is too large is not looked at.
            return error.code == .notFinite ? end : nil
        }
    }

    /// The position of the line end after a position, or the end of the file.
    private func endOfLine(_ start: Int) throws(GeoJSONError) -> Int {
        var position = start
        while let byte = try byte(at: position), byte != 0x0A { position += 1 }
        return position
    }
}
