/// The answer to a question that could not be answered.
public enum ErrorAnswer {
    /// Returns an error as a JSON document without line breaks: `{"error": …}` with one sentence.
    public static func json(_ error: any Error) -> [UInt8] {
        var json = JSONText()
        json.raw("{\"error\":")
        json.string("\(error)")
        json.raw("}")
        return json.bytes
    }
}
