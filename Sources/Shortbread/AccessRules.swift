/// The access to a street by mode (Shortbread 1.1, "Access tag mapping").
enum AccessRules {
    /// What the schema makes of the values of access tags.
    enum Access: String {
        case yes, limited, no
    }

    /// Each field with the keys that say it, the one that counts most first.
    static let modes: [(field: Field, keys: [KnownKey])] = [
        (.motorcar, [.motorcar, .motorVehicle, .vehicle, .access]),
        (.bicycle, [.bicycle, .vehicle, .access]), (.foot, [.foot, .access]),
        (.horse, [.horse, .access]),
    ]

    /// The access that the first key with a known value gives; nil if none has one.
    static func access(_ tags: TagReader, _ keys: [KnownKey]) -> Access? {
        for key in keys {
            if let value = tags[key], let access = values[value] { return access }
        }
        return nil
    }

    private static let values: [String: Access] = [
        "yes": .yes, "designated": .yes, "permissive": .yes, "customers": .limited,
        "destination": .limited, "agricultural": .limited, "forestry": .limited,
        "delivery": .limited, "discouraged": .limited, "permit": .limited, "dismount": .no,
        "military": .no, "private": .no, "no": .no,
    ]
}
