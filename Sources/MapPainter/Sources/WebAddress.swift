/// Addresses of the web among names of files.
enum WebAddress {
    /// Whether a name is an address of the web.
    static func isOne(_ name: String) -> Bool {
        ["http://", "https://"].contains { name.lowercased().hasPrefix($0) }
    }

    /// What the name of a file ends in behind its last period, in small letters; nil without one.
    ///
    /// Of an address the query, such as a key, does not count.
    static func suffix(of name: String) -> String? {
        let file = isOne(name) ? name.prefix { $0 != "?" && $0 != "#" } : name[...]
        guard let period = file.lastIndex(of: ".") else { return nil }
        return file[file.index(after: period)...].lowercased()
    }
}
