extension Span where Element == UInt8 {
    /// The bytes as raw memory.
    ///
    /// `bytes` of a span of any elements is unsafe, since elements may have padding between them that nobody has
    /// initialized; bytes have none.
    package var rawBytes: RawSpan {
        @_lifetime(copy self)
        get {
            // SAFETY: an element is one byte, and every byte of the span is initialized.
            unsafe bytes
        }
    }
}
