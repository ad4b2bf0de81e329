"""Copies of an extract side by side in one file, to make large ones of small ones.

Each copy is the extract with ids of its own, moved east by a little more than its width, so that copies neither share
elements nor overlap; a file has the nodes of all copies, then the ways, then the relations, as extracts have.
"""

import struct
import zlib

# Ids of an extract are below this; a copy's are as many more.
ID_STEP = 1 << 36


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def encoded(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def fields(data):
    """The fields of a message as (number, value): a number, or bytes."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        if key & 7 == 0:
            value, at = varint(data, at)
        elif key & 7 == 2:
            length, at = varint(data, at)
            value, at = data[at:at + length], at + length
        else:
            raise SystemExit("the extract has fields that this program does not know")
        yield key >> 3, value


def field(number, value):
    if isinstance(value, int):
        return encoded(number << 3) + encoded(value)
    return encoded(number << 3 | 2) + encoded(len(value)) + value


def zigzag(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def unzigzag(value):
    return value >> 1 ^ -(value & 1)


def moved_list(data, step):
    """A packed list of differences whose first number, and so all, is greater."""
    if not data:
        return data
    first, at = varint(data, 0)
    return encoded(zigzag(unzigzag(first) + step)) + data[at:]


def moved_element(kind, data, step):
    """A node list, way or relation with greater ids and references."""
    out = bytearray()
    for number, value in fields(data):
        if number == 1:
            value = moved_list(value, step) if kind == 2 else value + step
        elif (kind, number) == (3, 8) or (kind, number) == (4, 9):
            value = moved_list(value, step)
        out += field(number, value)
    return bytes(out)


def moved_block(content, copy, width):
    """A block of a copy."""
    step = copy * ID_STEP
    out = bytearray()
    offset = 0
    for number, value in fields(content):
        if number == 2:
            value = b"".join(field(kind, moved_element(kind, element, step)) for kind, element in fields(value))
        if number == 20:
            offset = value if value < 1 << 63 else value - (1 << 64)
            continue
        out += field(number, value)
    offset += copy * width
    return bytes(out) + (field(20, offset) if offset else b"")


def parts(path):
    """The name and content of each part of a file."""
    data, at = path.read_bytes(), 0
    while at < len(data):
        length = struct.unpack_from(">I", data, at)[0]
        header = dict(fields(data[at + 4:at + 4 + length]))
        at += 4 + length
        blob = dict(fields(data[at:at + header[3]]))
        at += header[3]
        yield header[1], blob[1] if 1 in blob else zlib.decompress(blob[3])


def part(name, content):
    blob = field(2, len(content)) + field(3, zlib.compress(content, 1))
    header = field(1, name) + field(3, len(blob))
    return struct.pack(">I", len(header)) + header + blob


def kind_of(content):
    """2 for a block of nodes, 3 of ways, 4 of relations."""
    return max((kind for number, group in fields(content) if number == 2 for kind, _ in fields(group)), default=2)


def write_copies(source, count, path):
    """Writes a file of copies."""
    blocks = list(parts(source))
    header = list(fields(blocks[0][1]))
    box = next((dict(fields(value)) for number, value in header if number == 1), None)
    if box is None:
        raise SystemExit(f"{source} does not say what it covers; take another")
    west, east = unzigzag(box[1]), unzigzag(box[2])
    width = (east - west) * 11 // 10 // 100 * 100
    box[2] = zigzag(east + (count - 1) * width)
    if unzigzag(box[2]) > 180 * 10**9:
        raise SystemExit(f"{count} copies of {source} do not fit on the earth")
    header = b"".join(
        field(number, b"".join(field(*edge) for edge in sorted(box.items())) if number == 1 else value)
        for number, value in header)
    with path.open("wb") as file:
        file.write(part(b"OSMHeader", header))
        for kind in (2, 3, 4):
            of_kind = [content for name, content in blocks if name == b"OSMData" and kind_of(content) == kind]
            for copy in range(count):
                for content in of_kind:
                    file.write(part(b"OSMData", moved_block(content, copy, width)))
