import Foundation
import MapServer
import Testing

/// Scripts are served without comments and spaces, and mean the same.
@Suite struct ScriptTests {
    static let modules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/MapServer/Page/js")

    static func sources() throws -> [String: [UInt8]] {
        let folder = modules.path
        let walk = try #require(FileManager.default.enumerator(atPath: folder))
        var sources: [String: [UInt8]] = [:]
        for case let name as String in walk where name.hasSuffix(".js") {
            sources[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
        }
        return sources
    }

    static func compact(_ text: String) throws -> String {
        ScriptWriter.text(of: try ScriptTokenizer.tokens(of: Array(text.utf8)))
    }

    @Test(arguments: [
        ("a = 1; // one\nb = 2;", "a=1;b=2;"),
        ("/* x\n y */ a\n/* z */\nb", "a\nb"),
        ("a /* x\n*/ b", "a\nb"),
        ("return\nvalue", "return\nvalue"),
        ("return (\n  a +\n  b\n)", "return(a+b)"),
        ("a\n  .b()\n  ?.c", "a.b()?.c"),
        ("a\n(b)", "a\n(b)"),
        ("x = y\n++z", "x=y\n++z"),
        ("a + +b - -c + ++d", "a+ +b- -c+ ++d"),
        ("a\n? b\n: c", "a?b:c"),
        ("a ? .5 : 1", "a? .5:1"),
        ("1 .toFixed()", "1 .toFixed()"),
        ("x = /[/]'\"\\/ a/g.test(y) / 2 / z", "x=/[/]'\"\\/ a/g.test(y)/2/z"),
        ("if (a) /b c/.test(d)", "if(a)/b c/.test(d)"),
        ("(a) / b / c", "(a)/b/c"),
        ("a.return / b / c", "a.return/b/c"),
        ("typeof /x/ in y", "typeof/x/ in y"),
        ("a / /x/", "a/ /x/"),
        ("'// no' + \"/* no */\" + 'it\\'s'", "'// no'+\"/* no */\"+'it\\'s'"),
        (
            "`a  // ${ b + `c  ${ { d : 1 } . d } ` } /* e */`",
            "`a  // ${b+`c  ${{d:1}.d} `} /* e */`"
        ),
        (
            "class A { #b = 1; static #c\n get d() { return this.#b } }",
            "class A{#b=1;static #c\nget d(){return this.#b}}"
        ),
        ("const naïve = \"日本\"", "const naïve=\"日本\""),
        ("async (x) => ({ ...x })", "async(x)=>({...x})"),
        ("a\n=> b", "a=>b"),
        ("for await (const x of y) /z/.test(x)", "for await(const x of y)/z/.test(x)"),
        ("0x1F + 1e-5 + 1_000n", "0x1F+1e-5+1_000n"),
    ])
    func onlyWhatIsNeededStays(text: String, expected: String) throws {
        #expect(try Self.compact(text) == expected)
    }

    @Test(arguments: [
        "a = 'open", "/* open", "`open ${ a", "x = /open", "f(", ")", "{ ] }", "x = {} / 2",
        "a \u{1} b",
    ])
    func whatIsNotSurelyReadIsRefused(text: String) {
        #expect(throws: ScriptError.self) { try Self.compact(text) }
    }

    @Test func theWordsOfEveryModuleStayTheSame() throws {
        let sources = try Self.sources()
        #expect(sources.count > 60)
        for (name, bytes) in sources {
            let before = try ScriptTokenizer.tokens(of: bytes)
            let text = ScriptWriter.text(of: before)
            let after = try ScriptTokenizer.tokens(of: Array(text.utf8))
            #expect(before.map(\.text) == after.map(\.text), "\(name)")
            #expect(before.map(\.kind) == after.map(\.kind), "\(name)")
            #expect(text.utf8.count < bytes.count, "\(name)")
        }
    }

    @Test(arguments: [
        ("f({ a, b, }, [c, d,],);", "f({a,b},[c,d]);"),
        ("x = [a,,]; y = [,]", "x=[a,,];y=[,]"),
        ("() => { f(); g(); }", "()=>{f();g()}"),
        ("{ if (a) (b)(); }", "{if(a)(b)()}"),
        ("{ while (a()); }", "{while(a());}"),
        ("{ for (;;); }", "{for(;;);}"),
        ("{ if (a); else; }", "{if(a);else;}"),
        ("{ for await (const x of y()); }", "{for await(const x of y());}"),
        ("class A { b = 1; c; }", "class A{b=1;c}"),
        ("`${f({ a, })};}`", "`${f({a})};}`"),
    ])
    func lastCommasAndSemicolonsAreLeftOut(text: String, expected: String) throws {
        let tokens = try ScriptTokenizer.tokens(of: Array(text.utf8))
        #expect(ScriptWriter.text(of: ScriptWriter.leavingOutLastMarks(tokens)) == expected)
    }

    @Test func privateNamesAreShortEverywhereTheSame() throws {
        let text =
            "class A { #first = 1; #b = 2; static has(x) { return #first in x && x.#first + x?.#b; } first = \"#first\" }"
        let bundle = try ScriptBundle(entry: "main.js", sources: ["main.js": Array(text.utf8)])
        #expect(
            try #require(bundle.files["main.js"]).contains(
                "class A{#a=1;#b=2;static has(x){return #a in x&&x.#a+x?.#b}first=\"#first\"}"))
    }

    @Test func modulesBecomeOneFileAndOneForEachThatIsLoaded() throws {
        let sources = [
            "main.js": """
            import { one, two as zwei } from "./a.js";
            import * as all from "./deep/b.js";
            const later = () => import("./deep/tool.js");
            start(one, zwei, all.three);
            """,
            "a.js": "export const one = 1;\nexport function two() {}\n",
            "deep/b.js": "import { one } from \"../a.js\";\nexport class three { x = one }\n",
            "deep/tool.js": """
            import { shared } from "./shared.js";
            import { only } from "./only.js";
            export async function tool() { await import("./words.js"); return shared + only; }
            """,
            "deep/words.js":
                "import { shared } from \"./shared.js\";\nexport default { shared };\n",
            "deep/shared.js": "export const shared = {};\n",
            "deep/only.js": "export const only = 1;\n",
            "unused.js": "nothing",
        ].mapValues { Array($0.utf8) }
        let bundle = try ScriptBundle(entry: "main.js", sources: sources)
        #expect(Set(bundle.files.keys) == ["main.js", "deep/tool.js", "deep/words.js"])
        #expect(bundle.modulePaths == Set(sources.keys).subtracting(["unused.js"]))
        let main = try #require(bundle.files["main.js"])
        #expect(
            main.hasPrefix(
                "export const $modules=[];\n$modules[0]=(()=>{const one=1;function two(){}"))
        #expect(main.contains("return{one,two}})();"))
        #expect(main.contains("const {one,two:zwei}=$modules[0];const all=$modules[1];"))
        #expect(main.contains("import(\"./deep/tool.js\")"))
        // What two of them use is in the first.
        #expect(main.contains("const shared={}"))
        #expect(!main.contains("only"))
        let tool = try #require(bundle.files["deep/tool.js"])
        #expect(tool.hasPrefix("import{$modules}from\"../main.js\";\n"))
        #expect(tool.contains("import(\"../deep/words.js\")"))
        #expect(tool.hasSuffix("export{$tool as tool};\n"))
        #expect(
            try #require(bundle.files["deep/words.js"]).hasSuffix("export{$default as default};\n"))
    }

    @Test(arguments: [
        ("import { b } from \"./b.js\";", "export const a = 1;", "main.js: b.js has no b"),
        ("import { b } from \"./c.js\";", "", "c.js: there is no such module"),
        (
            "import { b } from \"./b.js\"; export const a = b;",
            "import { a } from \"./main.js\"; export const b = a;",
            "main.js: the module imports itself by way of others"
        ),
        (
            "import(name)", "",
            "main.js: line 1: an address to load is no text (counted without empty lines)"
        ),
        (
            "export let a = 1;", "",
            "main.js: line 1: an export is not understood (counted without empty lines)"
        ),
        ("const $modules = 1;", "", "main.js: the name $modules is taken"),
    ])
    func modulesThatCannotBePutTogetherAreNamed(main: String, other: String, message: String) {
        do {
            _ = try ScriptBundle(
                entry: "main.js", sources: ["main.js": Array(main.utf8), "b.js": Array(other.utf8)])
            Issue.record("it was put together")
        } catch {
            #expect("\(error)" == message)
        }
    }

    @Test func thePagesOwnModulesFitTogether() throws {
        let bundle = try ScriptBundle(entry: "main.js", sources: try Self.sources())
        for name in ["main.js", "directions/directions.js", "measure/measure.js", "words/ar.js"] {
            #expect(bundle.files[name] != nil, "\(name)")
        }
        // Only what belongs to a program's live page is left.
        let left = Set(try Self.sources().keys).subtracting(bundle.modulePaths)
        #expect(left.allSatisfy { $0.hasPrefix("live/") || $0.hasPrefix("openapi/") }, "\(left)")
    }
}
