import Bytes

/// Writes a file by its layout.
///
/// Numbers are put into columns in any order, or come from one value whose parts the declarations name.
package struct LayoutWriter<Layout: FileLayout> {
    /// The columns and fields, to say which one is meant.
    package let layout: Layout
    /// The numbers that were put into columns so far.
    package var columns: ColumnBuffers
    private let description: LayoutDescription
    private var fields: [UInt64]

    /// Creates a writer with empty columns.
    package init() {
        let (layout, description) = Layout.describe()
        self.layout = layout
        self.description = description
        columns = ColumnBuffers(count: description.columns.count)
        fields = Array(repeating: 0, count: description.fields.count)
    }

    /// Sets a header field; those of lengths and counts are set automatically.
    package mutating func set<Value>(_ field: HeaderField<Value>, to value: Value) {
        fields[field.number] = UInt64(truncatingIfNeeded: value)
    }

    /// Throws if a column has more elements than can be counted.
    ///
    /// For layouts in which numbers of 32 bits tell where something stands in a column.
    package func checkCounts(limit: Int = Int(UInt32.max)) throws(CountOverflow) {
        for (column, writer) in zip(description.columns, columns.writers) {
            try CountOverflow.check(
                writer.count / column.elementSize, "numbers in the column “\(column.name)”",
                limit: limit)
        }
    }

    /// Writes the file from the numbers that were put; the columns are empty afterwards.
    ///
    /// - Returns: How many bytes the file has.
    package mutating func write(to file: FileWriter) throws(FileError) -> Int {
        precondition(!description.format.hasChecksum, "a checksum needs all bytes at once")
        let sizes = columns.writers.map(\.count)
        try file.append(header(sizes: sizes).bytes.span.rawBytes)
        for number in columns.writers.indices {
            columns.writers[number].align(description.format.alignment)
            try file.append(columns.writers[number].bytes.span.rawBytes)
            columns.writers[number] = ByteWriter()
        }
        return file.byteCount
    }

    /// The file's bytes, each column written by what its declaration names of a value.
    ///
    /// - Parameter capacity: About how many bytes there will be.
    package func encoded(from root: some Any, capacity: Int = 0) -> [UInt8] {
        var body = ByteWriter(capacity: capacity)
        body.raw([UInt8](repeating: 0, count: description.headerSize))
        var sizes: [Int] = []
        for column in description.columns {
            guard let source = column.source else {
                preconditionFailure("nothing writes column \(column.name)")
            }
            body.align(description.format.alignment)
            let start = body.count
            source.write(root, &body)
            sizes.append(body.count - start)
        }
        body.replace(at: 0, with: header(sizes: sizes, end: body.count).bytes)
        if description.format.hasChecksum {
            body.integer(byteHash(body.bytes.span.rawBytes))
        }
        return body.bytes
    }

    /// Writes the file from what the columns' declarations name of a value, one column after the other, so that memory
    /// holds one of them; the bytes are those of `encoded`.
    ///
    /// - Parameter path: Where the file appears when it is whole. A temporary file is made beside it.
    package func write(from root: some Any, to path: String) throws(FileError) {
        precondition(!description.format.hasChecksum, "a checksum needs all bytes at once")
        // The header tells the columns' sizes, which are known when they are written.
        let body = try FileWriter(path: path + ".columns")
        defer { body.discard() }
        var sizes: [Int] = []
        func align() throws(FileError) {
            let padding = -(description.headerSize + body.byteCount)
            let count = padding & (description.format.alignment - 1)
            try body.append([UInt8](repeating: 0, count: count).span.rawBytes)
        }
        for column in description.columns {
            guard let source = column.source else {
                preconditionFailure("nothing writes column \(column.name)")
            }
            try align()
            var bytes = ByteWriter()
            source.write(root, &bytes)
            try body.append(bytes.bytes.span.rawBytes)
            sizes.append(bytes.count)
        }
        let file = try FileWriter(path: path)
        let end = description.headerSize + body.byteCount
        try file.append(header(sizes: sizes, end: end).bytes.span.rawBytes)
        try file.append(contentsOf: body)
        try file.finish()
    }

    /// The header and the table, for columns of so many bytes.
    private func header(sizes: [Int], end: Int? = nil) -> ByteWriter {
        let format = description.format
        func aligned(_ offset: Int) -> Int {
            (offset + format.alignment - 1) / format.alignment * format.alignment
        }
        var offsets: [Int] = []
        var next = description.headerSize
        for size in sizes {
            next = aligned(next)
            offsets.append(next)
            next += size
        }
        var header = ByteWriter(capacity: description.headerSize)
        header.raw(format.magic)
        header.integer(format.version)
        for (field, value) in zip(description.fields, fields) {
            let value =
                switch field.meaning {
                case .value: value
                case .columnCount: UInt64(sizes.count)
                case .byteCount: UInt64(end ?? aligned(next))
                case .rows(let rows): UInt64(count(of: rows, sizes))
                }
            for place in 0..<field.width {
                header.uint8(UInt8(truncatingIfNeeded: value >> (8 * UInt64(place))))
            }
        }
        if format.table == .none { return header }
        for (number, column) in description.columns.enumerated() {
            header.integer(UInt64(offsets[number]))
            let unit = format.table == .elements ? column.elementSize : 1
            header.integer(UInt64(sizes[number] / unit))
        }
        return header
    }

    /// How many rows there are, as the first column of which they tell the length says.
    private func count(of rows: Rows, _ sizes: [Int]) -> Int {
        for (column, size) in zip(description.columns, sizes) where column.length.rows == rows {
            if let count = column.length.rows(size / column.elementSize) { return count }
        }
        preconditionFailure("no column tells how many \(rows.name) there are")
    }
}
