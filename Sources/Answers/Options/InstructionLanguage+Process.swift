import Foundation
import Roads

extension InstructionLanguage {
    /// The language the process was started in: reading its variables takes longer than a short route.
    static let ofProcess = Self(environment: ProcessInfo.processInfo.environment)
}
