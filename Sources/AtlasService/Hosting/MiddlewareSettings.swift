/// The settings by which a service treats requests before they are answered.
package struct MiddlewareSettings: Sendable {
    /// The path below which everything is: "/maps"; empty for the root.
    package var basePath = ""
    /// The proxies whose word about a client is believed.
    package var proxies = TrustedProxies([])
    /// The maximum number of concurrent requests; further ones are answered with 503.
    package var concurrency = 1024
    /// Requests a second from one address; 0: any number.
    package var addressRate = 0.0
    /// Requests a second with one access token; 0: any number.
    package var tokenRate = 0.0
    /// The burst of requests allowed at once, in seconds' worth of the rate.
    package var burstSeconds = 5.0
    /// Whether logs contain queries, not paths only.
    package var logsQueries = false
    /// Whether `/metrics` is answered; true by default.
    package var hasMetrics = true
    /// The token that lets other machines use `/admin`; nil: this machine alone may.
    package var adminToken: String?

    /// Creates the default settings.
    package init() {}
}
