import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// What it makes.
    public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// What it reads.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// What it makes.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// What it reads.
    public typealias Input = Data
}
