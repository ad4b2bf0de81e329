import MapGeometry

/// Reads properties of layers and notes what is wrong with them.
struct PropertyReader {
    var problems: ProblemList
    var names: PropertyNames

    /// The property with its default.
    static func fallback(_ specification: PropertySpecification, path: String) -> StyleProperty {
        StyleProperty(
            specification, expression: ramp(specification), isGiven: false,
            fallback: specification.defaultValue, path: path)
    }

    /// The default of a ramp, which is an expression.
    private static func ramp(_ specification: PropertySpecification) -> StyleExpression? {
        guard let json = specification.defaultJSON, Operators.isExpression(json) else { return nil }
        var names = PropertyNames()
        do {
            return try StyleExpression(json, for: specification, names: &names)
        } catch {
            preconditionFailure("the default of \(specification.name) is an expression: \(error)")
        }
    }

    /// Reads a property that a document gives.
    mutating func property(
        _ json: JSONValue, _ specification: PropertySpecification, path: String,
        section: PropertySpecification.Section
    ) -> StyleProperty {
        let usual = Self.fallback(specification, path: path)
        var json = json
        if specification.hasTokens, case .string(let text) = json { json = Tokens.expression(text) }
        if let function = json.members,
            !checkFunction(function, specification, path: path)
        {
            return usual
        }
        let isFunction = json.members != nil
        guard isFunction || Operators.isExpression(json) else {
            guard check(json, specification, path: path) else { return usual }
            guard let value = specification.value(of: json) else {
                problems.error(path, "\(json.text) is no value of this property")
                return usual
            }
            return StyleProperty(
                specification, expression: nil, isGiven: true, fallback: value, path: path)
        }
        do {
            var names = names
            let expression = try StyleExpression(json, for: specification, names: &names)
            if let fault = placeFault(expression, specification, section) {
                problems.error(path, fault)
                return usual
            }
            self.names = names
            return StyleProperty(
                specification, expression: expression, isGiven: true,
                fallback: specification.defaultValue, path: path)
        } catch {
            // The places in what a function was turned into say nothing.
            for fault in error.faults {
                problems.error(isFunction ? path : path + fault.key, fault.message)
            }
            return usual
        }
    }

    /// Why a faultless expression can't stand in this section; nil if it can.
    private func placeFault(
        _ expression: StyleExpression, _ specification: PropertySpecification,
        _ section: PropertySpecification.Section
    ) -> String? {
        if specification.name == "text-font", !expression.hasKnownOutputs {
            return
                "Invalid data expression for \"text-font\". Output values must be contained as literals within the expression."
        }
        if section == .layout, !expression.isStateConstant {
            return "\"feature-state\" data expressions are not supported with layout properties."
        }
        return nil
    }

    /// Whether a constant is of the property's type; notes what is wrong.
    mutating func check(
        _ json: JSONValue, _ specification: PropertySpecification, path: String
    ) -> Bool {
        switch specification.type {
        case .boolean: return expect("boolean", json, path)
        case .number: return checkNumber(json, specification, path)
        case .string, .formatted, .image: return expect("string", json, path)
        case .enumeration: return checkWord(json, specification, path)
        case .color: return checkColor(json, path)
        case .numbers(let count):
            return checkList(json, path, count: count) { reader, item, place in
                reader.checkNumber(item, specification, place)
            }
        case .strings(let count):
            return checkList(json, path, count: count) { reader, item, place in
                reader.expect("string", item, place)
            }
        case .enumerations:
            return checkList(json, path) { reader, item, place in
                reader.checkWord(item, specification, place)
            }
        case .numberArray, .padding:
            guard let items = json.items else { return checkNumber(json, specification, path) }
            if specification.type == .padding, !(1...4).contains(items.count) {
                problems.error(
                    path, "padding requires 1 to 4 values; \(items.count) values found")
                return false
            }
            guard checkIsFilled(items, path) else { return false }
            return checkList(json, path) { reader, item, place in
                reader.checkNumber(item, specification, place)
            }
        case .colorArray:
            guard let items = json.items else { return checkColor(json, path) }
            guard checkIsFilled(items, path) else { return false }
            return checkList(json, path) { reader, item, place in reader.checkColor(item, place) }
        case .items, .anchorOffsets: return expect("array", json, path)
        case .projection, .any: return true
        }
    }

    private mutating func checkIsFilled(_ items: [JSONValue], _ path: String) -> Bool {
        if items.isEmpty {
            problems.error(path, "array length at least 1 expected, length 0 found")
        }
        return !items.isEmpty
    }

    private mutating func expect(_ type: String, _ json: JSONValue, _ path: String) -> Bool {
        if json.typeName == type { return true }
        problems.error(path, "\(type) expected, \(json.typeName) found")
        return false
    }

    private mutating func checkNumber(
        _ json: JSONValue, _ specification: PropertySpecification, _ path: String
    ) -> Bool {
        guard expect("number", json, path), let number = json.doubleValue else { return false }
        if let minimum = specification.minimum, number < minimum {
            problems.error(
                path, "\(number.styleText) is less than the minimum value \(minimum.styleText)")
            return false
        }
        if let maximum = specification.maximum, number > maximum {
            problems.error(
                path, "\(number.styleText) is greater than the maximum value \(maximum.styleText)")
            return false
        }
        return true
    }

    private mutating func checkWord(
        _ json: JSONValue, _ specification: PropertySpecification, _ path: String
    ) -> Bool {
        if let word = json.stringValue, specification.values.contains(word) { return true }
        let words = specification.values.joined(separator: ", ")
        problems.error(path, "expected one of [\(words)], \(json.text) found")
        return false
    }

    private mutating func checkColor(_ json: JSONValue, _ path: String) -> Bool {
        guard case .string(let text) = json else {
            problems.error(path, "color expected, \(json.typeName) found")
            return false
        }
        if StyleColor(css: text) != nil { return true }
        problems.error(path, "color expected, \"\(text)\" found")
        return false
    }

    private mutating func checkList(
        _ json: JSONValue, _ path: String, count: Int? = nil,
        _ check: (inout PropertyReader, JSONValue, String) -> Bool
    ) -> Bool {
        guard expect("array", json, path), let items = json.items else { return false }
        if let count, items.count != count {
            problems.error(path, "array length \(count) expected, length \(items.count) found")
            return false
        }
        var isGood = true
        for (index, item) in items.enumerated() where !check(&self, item, "\(path)[\(index)]") {
            isGood = false
        }
        return isGood
    }
}
