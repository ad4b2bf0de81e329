import Bytes

extension RealtimeFeed {
    /// Reads a message in Protocol Buffers (google/transit, `gtfs-realtime.proto`); unknown fields are skipped.
    ///
    /// - Throws: ``TransitError`` with `invalidRealtime` and the byte where the message is broken.
    public init(reading bytes: [UInt8]) throws(TransitError) {
        do {
            var reader = ByteReader(bytes.span.rawBytes)
            self.init()
            try read(&reader)
        } catch {
            throw TransitError(.invalidRealtime("\(error)"))
        }
    }

    private mutating func read(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1:
                var header = try reader.message(of: key)
                while let key = try header.key() {
                    switch key.field {
                    case 2: isDifferential = try header.number(of: key) == 1
                    case 3: timestamp = Int(truncatingIfNeeded: try header.number(of: key))
                    default: try header.skipValue(key.type)
                    }
                }
            case 2:
                var message = try reader.message(of: key)
                entities.append(try Entity(&message))
            default: try reader.skipValue(key.type)
            }
        }
        if !isDifferential { entities.removeAll(where: \.isDeleted) }
    }
}

extension ByteReader {
    fileprivate mutating func text(of key: ProtobufKey) throws(ByteError) -> String {
        var message = try message(of: key)
        return message.string()
    }

    fileprivate mutating func trip(of key: ProtobufKey) throws(ByteError) -> RealtimeFeed.Trip {
        var message = try message(of: key)
        return try RealtimeFeed.Trip(&message)
    }

    fileprivate mutating func integer(of key: ProtobufKey) throws(ByteError) -> Int {
        Int(truncatingIfNeeded: try number(of: key))
    }

    fileprivate mutating func float(of key: ProtobufKey) throws(ByteError) -> Double {
        try require(key, .fixed32)
        return Double(Float(bitPattern: try integer(UInt32.self)))
    }

    /// The texts of a translated string, by language.
    fileprivate mutating func texts(of key: ProtobufKey) throws(ByteError) -> [String: String] {
        var texts: [String: String] = [:]
        var message = try message(of: key)
        while let key = try message.key() {
            guard key.field == 1 else {
                try message.skipValue(key.type)
                continue
            }
            var translation = try message.message(of: key)
            var (text, language) = ("", "")
            while let key = try translation.key() {
                switch key.field {
                case 1: text = try translation.text(of: key)
                case 2: language = try translation.text(of: key)
                default: try translation.skipValue(key.type)
                }
            }
            texts[language] = text
        }
        return texts
    }
}

extension RealtimeFeed.Entity {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: id = try reader.text(of: key)
            case 2: isDeleted = try reader.number(of: key) != 0
            case 3:
                var message = try reader.message(of: key)
                tripUpdate = try RealtimeFeed.TripUpdate(&message)
            case 4:
                var message = try reader.message(of: key)
                vehicle = try RealtimeFeed.VehiclePosition(&message)
            case 5:
                var message = try reader.message(of: key)
                alert = try RealtimeFeed.Alert(&message)
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.Trip {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: id = try reader.text(of: key)
            case 2: startTime = try reader.text(of: key)
            case 3: startDate = try reader.text(of: key)
            case 4: relationship = .init(rawValue: try reader.integer(of: key)) ?? .unscheduled
            case 5: routeID = try reader.text(of: key)
            case 6: direction = try reader.integer(of: key)
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.TripUpdate {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: trip = try reader.trip(of: key)
            case 2:
                var message = try reader.message(of: key)
                stops.append(try RealtimeFeed.StopUpdate(&message))
            case 5: delay = Int(Int32(truncatingIfNeeded: try reader.number(of: key)))
            case 6:
                var message = try reader.message(of: key)
                while let key = try message.key() {
                    switch key.field {
                    case 1: copy.id = try message.text(of: key)
                    case 2: copy.startDate = try message.text(of: key)
                    case 3: copy.startTime = try message.text(of: key)
                    default: try message.skipValue(key.type)
                    }
                }
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.StopUpdate {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: sequence = try reader.integer(of: key)
            case 2:
                var message = try reader.message(of: key)
                arrival = try Event(&message)
            case 3:
                var message = try reader.message(of: key)
                departure = try Event(&message)
            case 4: stopID = try reader.text(of: key)
            case 5: relationship = .init(rawValue: try reader.integer(of: key)) ?? .scheduled
            case 6:
                var message = try reader.message(of: key)
                while let key = try message.key() {
                    if key.field == 1 {
                        assignedStopID = try message.text(of: key)
                    } else {
                        try message.skipValue(key.type)
                    }
                }
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.StopUpdate.Event {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: delay = Int(Int32(truncatingIfNeeded: try reader.number(of: key)))
            case 2: time = try reader.integer(of: key)
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.VehiclePosition {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: trip = try reader.trip(of: key)
            case 2:
                var message = try reader.message(of: key)
                while let key = try message.key() {
                    switch key.field {
                    case 1: latitude = try message.float(of: key)
                    case 2: longitude = try message.float(of: key)
                    case 3: bearing = try message.float(of: key)
                    default: try message.skipValue(key.type)
                    }
                }
            case 5: timestamp = try reader.integer(of: key)
            case 7: stopID = try reader.text(of: key)
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.Alert {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1:
                var message = try reader.message(of: key)
                var period = (start: 0, end: Int.max)
                while let key = try message.key() {
                    switch key.field {
                    case 1: period.start = try message.integer(of: key)
                    case 2: period.end = try message.integer(of: key)
                    default: try message.skipValue(key.type)
                    }
                }
                periods.append(period)
            case 5:
                var message = try reader.message(of: key)
                selectors.append(try Selector(&message))
            case 6: cause = try reader.integer(of: key)
            case 7: effect = try reader.integer(of: key)
            case 8: urls = try reader.texts(of: key)
            case 10: headers = try reader.texts(of: key)
            case 11: descriptions = try reader.texts(of: key)
            case 14: severity = try reader.integer(of: key)
            default: try reader.skipValue(key.type)
            }
        }
    }
}

extension RealtimeFeed.Alert.Selector {
    fileprivate init(_ reader: inout ByteReader) throws(ByteError) {
        while let key = try reader.key() {
            switch key.field {
            case 1: agencyID = try reader.text(of: key)
            case 2: routeID = try reader.text(of: key)
            case 3: routeType = try reader.integer(of: key)
            case 4: trip = try reader.trip(of: key)
            case 5: stopID = try reader.text(of: key)
            case 6: direction = try reader.integer(of: key)
            default: try reader.skipValue(key.type)
            }
        }
    }
}
