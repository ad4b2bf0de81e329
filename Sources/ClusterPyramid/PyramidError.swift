/// A failure to make a pyramid of clusters.
package struct PyramidError: Error, Equatable, Sendable {
    /// The kinds of failure.
    package enum Code: Equatable, Sendable {
        /// A file of the job is damaged, cut off, or of another version.
        case damagedFile
        /// A file of the job was made for another job or plan.
        case otherJob
        /// A stage has not run yet, or not for all parts.
        case missingStage
        /// There is no such part.
        case noSuchPart
        /// There is no point in any of the files.
        case noPoints
        /// The points are more than a pyramid can hold.
        case tooManyPoints
        /// A column of categories has too many different values.
        case tooManyCategories
        /// The sum of a column passes what can be counted.
        case sumTooLarge
        /// A value to be summed is no number, or too large.
        case notANumber
        /// A file of points has changed since the job was started.
        case changedInput
        /// A quoted field lies across the border of two parts.
        case quotedLineEnd
    }

    /// The kind of failure.
    package let code: Code
    /// What it is about: the file, the part, the column.
    package let detail: String

    /// Creates an error.
    package init(_ code: Code, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}

extension PyramidError: CustomStringConvertible {
    /// What failed and what to do, as one sentence.
    package var description: String {
        switch code {
        case .damagedFile: "\(detail); delete the file and run its stage again"
        case .otherJob: "\(detail) was made for another job or plan; run its stage again"
        case .missingStage: "\(detail) is missing; run its stage first"
        case .noSuchPart: detail
        case .noPoints: "there are no points"
        case .tooManyPoints: "there are more than \(PyramidCell.maximumCount) points"
        case .tooManyCategories:
            "\(detail) has more than \(PyramidSettings.maximumCategories) different values"
        case .sumTooLarge: "\(detail) is too large to be counted in millionths in 64 bits"
        case .notANumber: "\(detail) is not a number up to 9 × 10¹²"
        case .changedInput: "\(detail) has changed since the job was started; start it anew"
        case .quotedLineEnd:
            "\(detail): a quote is open where a part ends, since a field holds a line end or a quote is not closed; "
                + "start the job with --whole"
        }
    }
}
