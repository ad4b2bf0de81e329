import Foundation

/// Two certificates that vouch for themselves and their keys, made for these tests by
/// `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500`.
enum TestCertificate {
    static let one = """
        -----BEGIN CERTIFICATE-----
        MIIBnjCCAUWgAwIBAgIUWlXBAVllMmhX1AaVwZataup8q9EwCgYIKoZIzj0EAwIw
        FjEUMBIGA1UEAwwLb25lLmV4YW1wbGUwIBcNMjYxMTIzMTAzNDA4WhgPMjEyNjEw
        MzAxMDM0MDhaMBYxFDASBgNVBAMMC29uZS5leGFtcGxlMFkwEwYHKoZIzj0CAQYI
        KoZIzj0DAQcDQgAEChxLDgouGjiy0BVpC60FckFqZALxbVXPJKLQekk5acC4e3rd
        hv2UKuuppX30Ssdf7elBMRuH1dqAXNOX1JLsAaNvMG0wHQYDVR0OBBYEFJphH2D+
        t6PifeV1Jzy1Shj3IloWMB8GA1UdIwQYMBaAFJphH2D+t6PifeV1Jzy1Shj3IloW
        MA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMAoG
        CCqGSM49BAMCA0cAMEQCIACwtdYT4TbYdYNp27ZfQD6GFnzi5hYneEgyuUDVVmfJ
        AiBki7ct7XEjFN5DF1Cybu201FmSuVSeob+sE4JD48tzfg==
        -----END CERTIFICATE-----
        """

    static let keyOfOne = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/aYWmU4gg7qOuzBj
        /Eax2TaHtaE8NocLoKqjwAlZbrmhRANCAAQKHEsOCi4aOLLQFWkLrQVyQWpkAvFt
        Vc8kotB6STlpwLh7et2G/ZQq66mlffRKx1/t6UExG4fV2oBc05fUkuwB
        -----END PRIVATE KEY-----
        """

    static let two = """
        -----BEGIN CERTIFICATE-----
        MIIBnzCCAUWgAwIBAgIUKOcacz43xCGIcUyOfjDkFnXPmKEwCgYIKoZIzj0EAwIw
        FjEUMBIGA1UEAwwLdHdvLmV4YW1wbGUwIBcNMjYxMTIzMTAzNDA4WhgPMjEyNjEw
        MzAxMDM0MDhaMBYxFDASBgNVBAMMC3R3by5leGFtcGxlMFkwEwYHKoZIzj0CAQYI
        KoZIzj0DAQcDQgAEqRpgtzEaLGtvy+Zk0f7ru1Ul7x3bNuFkIb+j1HRpjwAhkbwN
        2a6O9F1LHjMqSERIvy9fkeOEX1Q2kEkPfAItSqNvMG0wHQYDVR0OBBYEFP+IU7Xv
        p79gKxwjFBNvqen6dHGIMB8GA1UdIwQYMBaAFP+IU7Xvp79gKxwjFBNvqen6dHGI
        MA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMAoG
        CCqGSM49BAMCA0gAMEUCIEyD6EaZjPhcxGaU96v27I8xL0H2sXGLjNitKhkl9fVu
        AiEAhXgBRZzRq7TPY1nYYlgg60sfHs/vWclhsWKWLoZBOb0=
        -----END CERTIFICATE-----
        """

    static let keyOfTwo = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgc+TXL9+5Rb/Y/3zz
        TW37SjbM0qiVq6kLAtmipVS2fTyhRANCAASpGmC3MRosa2/L5mTR/uu7VSXvHds2
        4WQhv6PUdGmPACGRvA3Zro70XUseMypIREi/L1+R44RfVDaQSQ98Ai1K
        -----END PRIVATE KEY-----
        """

    /// A folder with a certificate and a key, which is removed after the test.
    struct Files {
        let folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        var chain: String { folder + "/chain.pem" }
        var key: String { folder + "/key.pem" }

        init(_ certificate: String = TestCertificate.one, _ key: String = keyOfOne) throws {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try write(certificate, key)
        }

        /// Puts other files in place of those that are there, as programs that renew certificates do.
        func write(_ certificate: String, _ key: String) throws {
            try Data(certificate.utf8).write(to: URL(fileURLWithPath: chain), options: .atomic)
            try Data(key.utf8).write(to: URL(fileURLWithPath: self.key), options: .atomic)
        }

        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }
}
