import Bytes
import Foundation

extension MappedFile {
    /// Maps a file that a stage has written.
    ///
    /// - Throws: `missingStage` if the stage has not run, `damagedFile` if the file cannot be read.
    convenience init(ofStage path: String) throws(PyramidError) {
        do { try self.init(path: path) } catch {
            if error.errno == ENOENT { throw PyramidError(.missingStage, path) }
            throw PyramidError(.damagedFile, "\(error)")
        }
    }
}

extension PyramidError {
    /// A file whose bytes are not what its stage wrote.
    init(damagedFile path: String) {
        self.init(.damagedFile, "\(path) is damaged or cut off")
    }
}
