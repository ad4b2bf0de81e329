import AtlasService
import Foundation
import Testing

/// Which files a service proves its name with, and when it takes others.
@Suite struct ServerCertificateTests {
    @Test func aCertificateAndItsKeyAreTaken() throws {
        let files = try TestCertificate.Files()
        defer { files.remove() }
        let certificate = try ServerCertificate(chain: files.chain, key: files.key)
        // It ends a hundred years after it was made.
        #expect(certificate.expiry > 4_900_000_000)
        #expect(certificate.look() == .same)
    }

    @Test(arguments: [
        ("", TestCertificate.keyOfOne, "holds no certificate"),
        (TestCertificate.keyOfOne, TestCertificate.keyOfOne, "holds no certificate"),
        (TestCertificate.one, "", "holds no private key"),
        (TestCertificate.one, TestCertificate.one, "holds no private key"),
        (TestCertificate.one, TestCertificate.keyOfTwo, "is not that of the certificate"),
    ])
    func otherFilesAreRefusedWithAReason(chain: String, key: String, reason: String) throws {
        let files = try TestCertificate.Files(chain, key)
        defer { files.remove() }
        let error = #expect(throws: CertificateError.self) {
            try ServerCertificate(chain: files.chain, key: files.key)
        }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains(files.folder) == true)
    }

    @Test func missingFilesAndHalfASettingAreRefused() throws {
        let files = try TestCertificate.Files()
        defer { files.remove() }
        #expect(throws: CertificateError.self) {
            try ServerCertificate(chain: files.chain, key: files.folder + "/none.pem")
        }
        for flags in [["tls-certificate": files.chain], ["tls-key": files.key]] {
            let error = #expect(throws: SettingError.self) {
                try ServiceSettings(flags: flags).certificate()
            }
            #expect(error?.description.contains("together") == true)
        }
        #expect(try ServiceSettings().certificate() == nil)
    }

    @Test func changedFilesAreTakenOnceAndBrokenOnesAreNot() throws {
        let files = try TestCertificate.Files()
        defer { files.remove() }
        let certificate = try ServerCertificate(chain: files.chain, key: files.key)
        let before = certificate.expiry
        // A new certificate whose key has not come yet.
        try files.write(TestCertificate.two, TestCertificate.keyOfOne)
        guard case .failed(let reason) = certificate.look() else {
            Issue.record("another certificate's key was taken")
            return
        }
        #expect(reason.contains("is not that of"))
        #expect(certificate.expiry == before)
        #expect(certificate.look() == .same)
        try files.write(TestCertificate.two, TestCertificate.keyOfTwo)
        #expect(certificate.look() == .replaced)
        #expect(certificate.look() == .same)
        #expect(certificate.reload() == .replaced)
    }

    /// Programs that renew certificates keep all of them and let a link lead to the newest.
    @Test func aLinkThatLeadsElsewhereIsAChange() throws {
        let files = try TestCertificate.Files()
        defer { files.remove() }
        let newer = try TestCertificate.Files(TestCertificate.two, TestCertificate.keyOfTwo)
        defer { newer.remove() }
        let manager = FileManager.default
        let links = (files.folder + "/live.pem", files.folder + "/live.key")
        for (link, target) in [(links.0, files.chain), (links.1, files.key)] {
            try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
        let certificate = try ServerCertificate(chain: links.0, key: links.1)
        for (link, target) in [(links.0, newer.chain), (links.1, newer.key)] {
            try manager.removeItem(atPath: link)
            try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
        #expect(certificate.look() == .replaced)
    }
}
