#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// An IP address; those of version 4 are held as the IPv4-mapped ones of version 6.
package struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    /// The 128 bits, in two halves.
    let high: UInt64
    let low: UInt64

    private static let mappedPrefix: UInt64 = 0xFFFF << 32

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads "192.0.2.7" or "2001:db8::7"; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let text = String(text)
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(high: 0, low: Self.mappedPrefix | UInt64(UInt32(bigEndian: four.s_addr)))
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        // BOUNDS: an address of version 6 has 16 bytes.
        let halves = withUnsafeBytes(of: &six) { bytes in
            (bytes.load(as: UInt64.self), bytes.load(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
    }

    /// The address in its usual notation.
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        if isVersion4 {
            var four = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
            inet_ntop(AF_INET, &four, &text, socklen_t(text.count))
        } else {
            var six = in6_addr()
            // BOUNDS: an address of version 6 has 16 bytes.
            withUnsafeMutableBytes(of: &six) { bytes in
                bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
                bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
            }
            inet_ntop(AF_INET6, &six, &text, socklen_t(text.count))
        }
        // BOUNDS: a collection of bytes, read up to the zero that ends the text.
        return text.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Whether it is of version 4.
    var isVersion4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// Whether it is this machine's own: 127.0.0.0/8 or ::1.
    package var isLoopback: Bool {
        isVersion4 ? UInt32(truncatingIfNeeded: low) >> 24 == 127 : high == 0 && low == 1
    }

    /// The part of the address that one customer of a network has: all of IPv4, the first 64 bits
    /// of IPv6.
    package var customer: ClientAddress {
        isVersion4 ? self : ClientAddress(high: high, low: 0)
    }

    /// The address with all but the first `length` of its 128 bits cleared.
    fileprivate func masked(_ length: Int) -> ClientAddress {
        func mask(_ bits: Int) -> UInt64 { bits <= 0 ? 0 : ~0 << UInt64(64 - min(bits, 64)) }
        return ClientAddress(high: high & mask(length), low: low & mask(length - 64))
    }

    /// A range of addresses in CIDR notation, such as "10.0.0.0/8", or a single one.
    package struct Range: Hashable, Sendable {
        private let start: ClientAddress
        private let length: Int

        /// Reads a range; nil if the text is none.
        package init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count <= 2, let address = ClientAddress(parts[0]) else { return nil }
            let most = address.isVersion4 ? 32 : 128
            var length = most
            if parts.count == 2 {
                guard let told = Int(parts[1]), (0...most).contains(told) else { return nil }
                length = told
            }
            self.length = length + 128 - most
            start = address.masked(self.length)
        }

        /// Whether an address lies in it.
        package func contains(_ address: ClientAddress) -> Bool {
            address.masked(length) == start
        }
    }
}
