import Answers
import MapGeometry

extension JSONText {
    /// Writes a number that is given in thousandths.
    mutating func thousandths(_ value: Int) {
        if value < 0 { raw("-") }
        integer(abs(value) / 1000)
        let rest = abs(value) % 1000
        guard rest != 0 else { return }
        raw(".")
        integer(rest / 100)
        guard rest % 100 != 0 else { return }
        integer(rest / 10 % 10)
        guard rest % 10 != 0 else { return }
        integer(rest % 10)
    }

    /// Writes true or false.
    mutating func boolean(_ value: Bool) { value ? raw("true") : raw("false") }

    /// Writes a list of values.
    mutating func list<Values: Collection>(
        _ values: Values, _ write: (Values.Element, inout JSONText) -> Void
    ) {
        raw("[")
        var isFirst = true
        for value in values {
            if !isFirst { comma() }
            isFirst = false
            write(value, &self)
        }
        raw("]")
    }

    /// Writes a member that texts of zero length do without.
    mutating func member(_ name: StaticString, nonempty text: String) {
        guard !text.isEmpty else { return }
        comma()
        raw("\"")
        raw(name)
        raw("\":")
        string(text)
    }
}
