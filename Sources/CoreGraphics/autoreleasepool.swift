/// Calls a closure and returns what it returns.
///
/// On Apple's systems objects that Objective-C has put off releasing are released at the end. Nothing is put off
/// here.
@inlinable public func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result {
    try body()
}
