import Bytes

extension ExtractHeader {
    /// Reads a `HeaderBlock` and refuses features that this reader does not have.
    init(pbf bytes: RawSpan, origin: Int) throws(BlockFault) {
        self.init()
        do {
            var reader = ByteReader(bytes, origin: origin)
            try read(&reader)
        } catch let fault as BlockFault {
            throw fault
        } catch let error as ByteError {
            throw BlockFault(error)
        } catch {
            fatalError("nothing else is thrown here")
        }
    }

    private mutating func read(_ reader: inout ByteReader) throws {
        while let key = try reader.key() {
            switch key.field {
            case 1:
                var box = try reader.message(of: key)
                bounds = try Self.bounds(&box)
            case 4:
                let place = reader.place
                var text = try reader.message(of: key)
                let feature = text.string()
                guard PBFFile.knownFeatures.contains(feature) else {
                    throw BlockFault(.unsupportedFeature, at: place, feature)
                }
                requiredFeatures.append(feature)
            case 5:
                var text = try reader.message(of: key)
                optionalFeatures.append(text.string())
            case 16:
                var text = try reader.message(of: key)
                writingProgram = text.string()
            case 32:
                replicationTimestamp = Int64(bitPattern: try reader.number(of: key))
            case 33: replicationSequence = Int64(bitPattern: try reader.number(of: key))
            case 34:
                var text = try reader.message(of: key)
                replicationURL = text.string()
            default: try reader.skipValue(key.type)
            }
        }
    }

    /// Reads a `HeaderBBox`, in nanodegrees: left, right, top, bottom.
    private static func bounds(_ box: inout ByteReader) throws -> Bounds {
        var bounds = Bounds(south: 0, west: 0, north: 0, east: 0)
        while let key = try box.key() {
            switch key.field {
            case 1: bounds.west = Double(try box.signedNumber(of: key)) / 1e9
            case 2: bounds.east = Double(try box.signedNumber(of: key)) / 1e9
            case 3: bounds.north = Double(try box.signedNumber(of: key)) / 1e9
            case 4: bounds.south = Double(try box.signedNumber(of: key)) / 1e9
            default: try box.skipValue(key.type)
            }
        }
        return bounds
    }
}
