import unittest

import checkout  # noqa: F401
from swift_declarations import declarations
from swift_tokens import COMMENT, STRING, tokens


class TokenTests(unittest.TestCase):
    def words(self, source: str) -> list[str]:
        return [token.text for token in tokens(source) if token.kind == "word"]

    def test_interpolated_code_counts_and_text_does_not(self):
        self.assertEqual(self.words(r'let a = "b \(c + "d \(e)") f"'), ["let", "a", "c", "e"])

    def test_raw_strings_interpolate_with_as_many_hashes(self):
        self.assertEqual(self.words(r'let a = #"b \(c) \#(d)"#'), ["let", "a", "d"])

    def test_strings_of_several_lines_keep_the_line_numbers(self):
        all_tokens = tokens('let a = """\n  b\n  \\(c)\n  """\nlet d = 1')
        self.assertEqual([t.line for t in all_tokens if t.text in ("c", "d")], [3, 5])

    def test_comments_nest(self):
        all_tokens = tokens("a /* b /* c */ d */ e // f\ng", comments=True)
        self.assertEqual([t.text for t in all_tokens if t.kind != COMMENT], ["a", "e", "g"])

    def test_regular_expressions_are_no_code(self):
        all_tokens = tokens('let a = /b"c/\nlet d = 1 / 2')
        self.assertEqual([t.text for t in all_tokens if t.kind == STRING], ['/b"c/'])
        self.assertIn("d", [t.text for t in all_tokens])


class DeclarationTests(unittest.TestCase):
    def test_members_take_the_access_of_what_they_stand_in(self):
        found = declarations(tokens("""
            private struct A { let b = 1; func c(d e: Int, _ f: Int) { let g = 2 } }
            public enum H { case i, j(Int); private var k: Int { 3 } }
            package extension H { static func l() {} }
            """))
        levels = {d.name: d.level for d in found}
        self.assertEqual(
            levels, {"A": 0, "b": 0, "c": 0, "H": 3, "i": 3, "j": 3, "k": 0, "l": 2})
        parameters = next(d.parameters for d in found if d.name == "c")
        self.assertEqual([p.name for p in parameters], ["e", "f"])

    def test_stored_properties_are_told_from_computed_ones(self):
        found = declarations(tokens("""
            struct A {
                let b: Int
                var c: Int { 1 }
                var d = [1].map { $0 }
                var e = 1 { didSet {} }
            }
            """))
        self.assertEqual({d.name: d.is_stored for d in found if d.kind in ("let", "var")},
                         {"b": True, "c": False, "d": True, "e": True})


if __name__ == "__main__":
    unittest.main()
