#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// The putting of a finished file in the place of another, in one step.
///
/// SAFETY: paths are handed to the system as C strings that live until the call returns.
package enum FileReplacement {
    /// Gives a file the name of another, which is no more, and waits until that is on the disk.
    ///
    /// - Throws: `AtlasError` with the system's reason; both files are as they were then.
    package static func move(_ path: String, over target: String) throws(AtlasError) {
        guard unsafe rename(path, target) == 0 else {
            throw AtlasError(.system(action: "replace", errno: errno), target)
        }
        try FilePaths.flush(FilePaths.split(target).folder, flags: O_RDONLY | O_DIRECTORY)
    }
}
