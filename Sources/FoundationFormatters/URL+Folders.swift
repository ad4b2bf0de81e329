import Foundation

// The folders of a program, which Foundation on Linux names only by its file manager.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL
    {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
    }

    /// The folder of documents.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// The folder of what a program keeps by itself.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, ".local/share")
    }
    /// The folder of what was fetched.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// The folder of what programs keep for a user.
    public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }
    /// The folder of the user.
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }
}
