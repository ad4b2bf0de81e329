import Foundation
import MacroExpansion
import TestSupport
import Testing

@Suite struct EnvironmentEntryTests {
    private let context = "\nextension EnvironmentValues {}"

    private func key(_ declaration: String) throws -> String {
        try EnvironmentEntry(declaration: declaration, around: context).key
    }

    @Test func aTypeAndAValueBecomeAKey() throws {
        let entry = try EnvironmentEntry(
            declaration: "@Entry var accent: Color = .blue ", around: context)
        #expect(entry.key.contains("private struct __Key_accent: SwiftUI.EnvironmentKey"))
        #expect(entry.key.contains("static var defaultValue: Color { .blue }"))
        #expect(entry.accessors.contains("get { self[__Key_accent.self] }"))
        #expect(entry.accessors.contains("set { self[__Key_accent.self] = newValue }"))
    }

    @Test func whatIsInBracketsStringsAndCommentsEndsNothing() throws {
        #expect(
            try key(
                #"/// var no = 1\#n@Entry public var name: String = "a = \(f(x: ")")), {b" // c = d"#
            )
            .contains(#"static var defaultValue: String { "a = \(f(x: ")")), {b" }"#))
        #expect(
            try key(
                "@Entry var act: @Sendable (Int, [String: Int]) -> Void = { _, _ in let a = 1 }"
            )
            .contains(
                "defaultValue: @Sendable (Int, [String: Int]) -> Void { { _, _ in let a = 1 } }"))
        #expect(
            try key("@Entry var raw /* : /* = */ */ : Foo<Bar> = Foo(#\"\\(\"#)")
                .contains("defaultValue: Foo<Bar> { Foo(#\"\\(\"#) }"))
        #expect(try key("@Entry var `default`: Int = 1").contains("struct __Key_default:"))
        #expect(
            try key("@Entry var isSame: Bool = a == b").contains("defaultValue: Bool { a == b }"))
    }

    @Test func whatIsNotWrittenIsLeftToTheCompiler() throws {
        #expect(try key("@Entry var size = 3").contains("static let defaultValue = 3"))
        #expect(
            try key("@Entry var host: Host?").contains("static var defaultValue: Host? { nil }"))
    }

    @Test func whatCannotBeAnEntryIsTold() {
        func mistake(_ declaration: String, _ context: String? = nil) -> EnvironmentEntry.Mistake? {
            do throws(EnvironmentEntry.Mistake) {
                _ = try EnvironmentEntry(declaration: declaration, around: context)
                return nil
            } catch { return error }
        }
        #expect(mistake("@Entry var size: Int") == .noDefaultValue)
        #expect(mistake("@Entry var size: Int { 3 }") == .hasAccessors)
        #expect(mistake("@Entry let size: Int = 3") == .noVariable)
        #expect(mistake("@Entry var (a, b) = (1, 2)") == .noVariable)
        #expect(mistake("@Entry var a: Int = 1, b: Int = 2") == .noVariable)
        #expect(mistake("@Entry var a: Int = 1", "struct Foo {}") == .notInEnvironmentValues)
    }

    @Test func nothingThatIsWrittenBreaksIt() {
        // Whatever an editor holds while somebody types is given to the macro.
        let whole =
            #"@Entry public var name: [String: (Int) -> Void] = ["a\("b")": { _ in /* = */ }] // ="#
        for length in 0...whole.count {
            _ = try? EnvironmentEntry(declaration: String(whole.prefix(length)), around: context)
        }
        var generator = SplitMix(seed: 26)
        let signs = Array("var a:={}[]()\"#\\/*`,\n@Ü")
        for _ in 0..<2000 {
            let text = String((0..<40).map { _ in signs.randomElement(using: &generator)! })
            _ = try? EnvironmentEntry(declaration: text, around: context)
        }
    }

    @Test func theCompilersQuestionsAreAnswered() throws {
        func answer(_ question: String) throws -> String {
            let read = try JSONDecoder().decode(
                CompilerQuestion.self, from: Data(question.utf8))
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(read.answer), as: UTF8.self)
        }
        #expect(
            try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
                == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
        #expect(
            try answer(#"{"expandFreestandingMacro":{"syntax":{}}}"#)
                == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
        let refused = try answer(
            #"{"expandAttachedMacro":{"macroRole":"accessor","macro":{"typeName":"Entry"},"declSyntax":"#
                + #"{"source":"@Entry var a: Int","location":{"fileName":"a.swift","offset":7}}}}"#)
        #expect(refused.contains(#""position":{"fileName":"a.swift","offset":7}"#))
        #expect(!refused.contains("expandedSource"))
        #expect(throws: DecodingError.self) { try answer(#"{"loadPluginLibrary":{}}"#) }
    }

    @Test func aFrameIsReadAsItIsWritten() throws {
        let pipe = Pipe()
        let document = Data(#"{"a":1}"#.utf8)
        pipe.fileHandleForWriting.write(MessageFrame.framed(document))
        // A length that nobody means, then nothing.
        pipe.fileHandleForWriting.write(Data(repeating: 0xFF, count: 8))
        try pipe.fileHandleForWriting.close()
        #expect(MessageFrame.read(from: pipe.fileHandleForReading) == document)
        #expect(MessageFrame.read(from: pipe.fileHandleForReading) == nil)
        #expect(MessageFrame.read(from: pipe.fileHandleForReading) == nil)
    }
}
