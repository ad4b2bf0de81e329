extension LayoutDescription {
    /// The layout as a page of documentation: the header, then the columns.
    package var markdown: String {
        var lines = ["## `\(format.name)`, version \(format.version)", "", format.summary, ""]
        lines += headerLines
        lines += ["", "| # | column | numbers | elements | values | since | what it holds |"]
        lines.append("| ---: | --- | --- | --- | --- | ---: | --- |")
        for (number, column) in columns.enumerated() {
            let type =
                column.codec.name.isEmpty
                ? column.element : "\(column.element), \(column.codec.name)"
            var what = column.summary
            for field in column.fields { what += "<br>`\(field.name)`: \(field.summary)" }
            lines.append(
                "| \(number) | `\(column.name)` | \(type) | \(column.length.text) "
                    + "| \(column.check.text) | \(column.since) | \(what) |")
        }
        let codecs = columns.map(\.codec).filter { !$0.name.isEmpty }
        for codec in codecs.indices.filter({ codecs.firstIndex(of: codecs[$0]) == $0 }) {
            lines += ["", "*\(codecs[codec].name)*: \(codecs[codec].text)."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headerLines: [String] {
        let magic = format.magic.prefix { $0 != 0 }
        let zeros = format.magic.count - magic.count
        var lines = ["| bytes | header | numbers | what it holds |", "| --- | --- | --- | --- |"]
        lines.append(
            "| 0–7 | magic | | `\(String(decoding: magic, as: UTF8.self))`"
                + (zeros == 0 ? " |" : zeros == 1 ? " and a zero |" : " and \(zeros) zeros |"))
        lines.append("| 8–11 | version | u32 | \(format.version) |")
        var offset = 12
        for field in fields {
            lines.append(
                "| \(offset)–\(offset + field.width - 1) | `\(field.name)` | u\(field.width * 8) "
                    + "| \(field.summary) |")
            offset += field.width
        }
        switch format.table {
        case .none: break
        case .elements:
            lines.append(
                "| \(offset)… | table | u64 | of each column, its offset and its number of elements |"
            )
        case .bytes:
            lines.append(
                "| \(offset)… | table | u64 | of each column, its offset and its size in bytes |")
        }
        if format.hasChecksum {
            lines.append("| last 8 | checksum | u64 | hash of all bytes before (`byteHash`) |")
        }
        return lines
    }
}
