import ServiceLifecycle

/// Reloads the certificate of a service when its files have changed.
package struct CertificateWatch: Service {
    /// The certificate whose files are watched.
    package let certificate: ServerCertificate
    private let clock: any Clock<Duration>
    private let report: @Sendable (ServerCertificate.Outcome) -> Void

    /// Watches a certificate.
    ///
    /// - Parameters:
    ///   - clock: The clock that times the checks.
    ///   - report: Called with the result of each reading.
    package init(
        _ certificate: ServerCertificate, clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (ServerCertificate.Outcome) -> Void
    ) {
        self.certificate = certificate
        self.clock = clock
        self.report = report
    }

    /// Checks the files once a second, until the service ends.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // The end of the service is the end of the wait.
                try? await clock.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                let outcome = certificate.look()
                if outcome != .same { report(outcome) }
            }
        }
    }

    /// Reads the files now, and reports the outcome.
    package func reload() -> ServerCertificate.Outcome {
        let outcome = certificate.reload()
        report(outcome)
        return outcome
    }
}
