"""A table of text as a file of Swift: a literal compiles at once, where the bytes of an embedded file take a minute."""


def swift_table(notice, declaration, lines):
    """A file that holds lines as the text of a type.

    `notice` says whence they are and what makes them; `declaration` opens the type, with its documentation.
    """
    head = "".join(f"// {line}\n" for line in f"{notice} Not to be edited.".splitlines())
    text = "".join(f"        {line}\n" for line in lines)
    return f'{head}\n{declaration}\n    static let text: StaticString = #"""\n{text}        """#\n}}\n'
