/// The version of Mapwright: the one place that says it.
public enum MapwrightVersion {
    /// The version by the rules of semantic versioning: what may change without notice below 1.0 stands in the change log.
    public static let current = "0.1.0"

    /// The program with its version, as `mapwright --version` and the manifests of atlases say it.
    public static let program = "mapwright \(current)"
}
