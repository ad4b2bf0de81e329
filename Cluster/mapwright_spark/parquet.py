"""Parquet files: how they are divided, and how a part is piped into the program."""

# What the program looks for in a header, best first.
LATITUDES = ("latitude", "lat", "stop_lat", "y")
LONGITUDES = ("longitude", "lon", "lng", "long", "stop_lon", "x")


class MissingColumn(Exception):
    """A column that a file has not."""


def sources(paths, part_bytes, wanted):
    """Spans of row groups, each of about so many bytes of the wanted columns, in the order of the rows.

    paths: the files. wanted: names of columns; None for a latitude or longitude that has a usual name.
    Returns the spans as dictionaries, and the names of the columns.
    """
    import pyarrow.parquet

    spans, columns = [], None
    for path in paths:
        with pyarrow.parquet.ParquetFile(path) as file:
            own = named(path, file.schema_arrow.names, wanted)
            if columns is not None and own != columns:
                raise MissingColumn(f"{path} has the columns {', '.join(own)}, not {', '.join(columns)}")
            columns = own
            groups, size = [], 0
            for number in range(file.metadata.num_row_groups):
                group = file.metadata.row_group(number)
                bytes_of_group = sum(
                    group.column(column).total_uncompressed_size for column in range(group.num_columns)
                    if group.column(column).path_in_schema in own)
                if groups and size + bytes_of_group > part_bytes:
                    spans.append({"path": path, "groups": groups})
                    groups, size = [], 0
                groups.append(number)
                size += bytes_of_group
            if groups:
                spans.append({"path": path, "groups": groups})
    return spans, columns


def named(path, names, wanted):
    """The file's own names of the wanted columns: latitude, longitude, and the others."""
    lower = {name.lower(): name for name in reversed(names)}
    found = []
    for name, usual in zip(wanted, [LATITUDES, LONGITUDES] + [()] * len(wanted)):
        candidates = [name.lower()] if name else usual
        own = next((lower[candidate] for candidate in candidates if candidate in lower), None)
        if own is None:
            raise MissingColumn(f"{path} has no column {name or usual[0]}, only {', '.join(names)}")
        if own not in found:
            found.append(own)
    return found


def pipe(source, columns, sink):
    """Writes the rows of a span as a table with a header, and closes the sink."""
    import pyarrow.csv
    import pyarrow.parquet

    with sink, pyarrow.parquet.ParquetFile(source["path"]) as file:
        header = True
        for batch in file.iter_batches(1 << 16, row_groups=source["groups"], columns=columns):
            # Columns come in the order of the file otherwise.
            options = pyarrow.csv.WriteOptions(include_header=header)
            pyarrow.csv.write_csv(batch.select(columns), sink, options)
            header = False
