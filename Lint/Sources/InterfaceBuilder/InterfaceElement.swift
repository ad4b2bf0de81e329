import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a file of Interface Builder.
public final class InterfaceElement {
    /// The name of the element: `viewController`, `label`, `constraint`.
    public let name: String
    /// Its attributes.
    public let attributes: [String: String]
    /// Where it begins, from 1.
    public let line: Int
    /// The elements in it, in the file's order.
    public private(set) var children: [InterfaceElement] = []

    init(_ name: String, _ attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// The value of an attribute; nil for none.
    public subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The identifier that others refer to it by; nil for none.
    var id: String? { attributes["id"] }

    /// The first element in it of a name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The element in it that is a property's value.
    func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The elements in the first element of a name.
    func inside(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// The connections that begin here.
    func connections(_ name: String) -> [InterfaceElement] {
        inside("connections").filter { $0.name == name }
    }

    func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    /// Why a file cannot be read.
    public enum ReadingError: Error, Equatable, CustomStringConvertible {
        /// The file is no XML; the line where reading ended, from 1.
        case malformed(line: Int)
        /// Elements are nested deeper than any that Xcode writes.
        case tooDeep(line: Int)
        /// The file has more bytes than are read.
        case tooLarge(bytes: Int)
        /// The first element is not a document of Interface Builder for iOS.
        case noDocument

        /// A description of the error and its position.
        public var description: String {
            switch self {
            case .malformed(let line): "line \(line): this is no XML"
            case .tooDeep(let line): "line \(line): elements are nested too deeply"
            case .tooLarge(let bytes): "\(bytes) bytes are too many for a file of Interface Builder"
            case .noDocument: "this is no file of Interface Builder for iOS"
            }
        }
    }

    /// The maximum number of bytes that are read of a file, and the deepest nesting.
    static let (mostBytes, deepest) = (16 << 20, 200)

    /// Reads a file.
    ///
    /// - Throws: ``ReadingError``.
    public static func document(_ data: Data) throws -> InterfaceElement {
        guard data.count <= mostBytes else { throw ReadingError.tooLarge(bytes: data.count) }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        let isWhole = parser.parse()
        if let line = builder.tooDeep { throw ReadingError.tooDeep(line: line) }
        // A file that is cut short is no error to the parser.
        guard isWhole, builder.root != nil, builder.open.isEmpty else {
            throw ReadingError.malformed(line: max(parser.lineNumber, 1))
        }
        guard let root = builder.root, root.name == "document",
            root["targetRuntime"]?.hasPrefix("iOS") ?? true
        else { throw ReadingError.noDocument }
        return root
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: InterfaceElement?
        var tooDeep: Int?
        private(set) var open: [InterfaceElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI _: String?,
            qualifiedName _: String?, attributes: [String: String]
        ) {
            let element = InterfaceElement(name, attributes, line: parser.lineNumber)
            if let last = open.last { last.children.append(element) } else { root = element }
            open.append(element)
            if open.count > InterfaceElement.deepest {
                tooDeep = tooDeep ?? parser.lineNumber
                parser.abortParsing()
            }
        }

        func parser(
            _: XMLParser, didEndElement _: String, namespaceURI _: String?,
            qualifiedName _: String?
        ) { _ = open.popLast() }
    }
}
