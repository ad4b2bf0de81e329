#!/usr/bin/env python3
"""Makes the files of this folder with tifffile, imagecodecs, Pillow and GDAL, which share no code with what reads them.

    Tests/Fixtures/GeoTIFF/make.py      # needs PyPI's tifffile, imagecodecs, pillow, rasterio and numpy

Colors tell their pixel: red is the column times 4, green the row times 4. Heights are 100 + column + 10 · row.
"""

import pathlib

import numpy
import rasterio
import tifffile
from PIL import Image, TiffImagePlugin

HERE = pathlib.Path(__file__).parent
SIDE = 48


def keys(epsg, is_point=False):
    projected = epsg != 4326
    entries = [(1024, 1 if projected else 2), (1025, 2 if is_point else 1), (3072 if projected else 2048, epsg)]
    flat = [1, 1, 0, len(entries)] + [number for key, value in entries for number in (key, 0, 1, value)]
    return [(34735, "H", len(flat), flat, True)]


def place(epsg=4326, is_point=False, left=24.0, top=61.0, across=0.01, down=0.01):
    return keys(epsg, is_point) + [
        (33550, "d", 3, [across, down, 0.0], True),
        (33922, "d", 6, [0.0, 0.0, 0.0, left, top, 0.0], True),
    ]


def colors(side=SIDE, alpha=False):
    rows, columns = numpy.mgrid[0:side, 0:side]
    parts = [columns * 4, rows * 4, numpy.full_like(rows, 99)]
    if alpha:
        parts.append(numpy.where(columns < side // 2, 255, 0))
    return numpy.stack(parts, axis=-1).astype(numpy.uint8)


def heights(kind):
    rows, columns = numpy.mgrid[0:SIDE, 0:SIDE]
    values = (100 + columns + 10 * rows).astype(kind)
    values[5, 7] = -9999
    return values


def write(name, data, extratags, **options):
    with tifffile.TiffWriter(HERE / name, bigtiff=options.pop("bigtiff", False), byteorder=options.pop("byteorder", "<")) as file:
        file.write(data, extratags=extratags, metadata=None, software="", **options)


def main():
    rgb = dict(photometric="rgb")
    write("plain.tif", colors(), place(), rowsperstrip=16, **rgb)
    write("lzw.tif", colors(), place(), compression="lzw", rowsperstrip=16, predictor=True, **rgb)
    write("deflate-tiles.tif", colors(), place(), compression="deflate", tile=(32, 32), predictor=True, **rgb)
    write("jpeg.tif", colors(64), place(), compression="jpeg", compressionargs={"level": 95}, tile=(32, 32), **rgb)
    write("big.tif", colors(), place(), bigtiff=True, byteorder=">", tile=(16, 16), **rgb)
    write("alpha.tif", colors(alpha=True), place(), compression="deflate", extrasamples=["unassalpha"], **rgb)
    mercator = place(3857, left=2_671_667.78, top=8_399_737.89, across=2000.0, down=2000.0)
    write("mercator.tif", colors(), mercator, compression="deflate", tile=(16, 16), **rgb)
    nothing = [(42113, "s", 0, "-9999", True)]
    minimum = dict(photometric="minisblack")
    write("heights16.tif", heights(numpy.int16), place(is_point=True) + nothing, compression="lzw", predictor=True, rowsperstrip=8, **minimum)
    write("heights32.tif", heights(numpy.float32), place() + nothing, compression="deflate", predictor=3, tile=(16, 16), **minimum)
    write("heights-be.tif", heights(numpy.int16), place() + nothing, byteorder=">", rowsperstrip=48, **minimum)
    write("utm.tif", colors(16), place(32635, left=500_000.0, top=6_700_000.0, across=10.0, down=10.0), **rgb)
    write("packbits.tif", colors(), place(), compression="packbits", **rgb)
    write("zstd.tif", colors(), place(), compression="zstd", tile=(32, 32), predictor=True, **rgb)
    write("lerc.tif", heights(numpy.float32), place(), compression="lerc", **minimum)
    translated("webp.tif", colors().transpose(2, 0, 1), webp_level=90, photometric="rgb", tiled=True, blockxsize=32, blockysize=32)
    translated("webp-lossless.tif", colors().transpose(2, 0, 1), webp_lossless=True, photometric="rgb", blockysize=16)
    translated("webp-alpha.tif", colors(alpha=True).transpose(2, 0, 1), webp_lossless=True, photometric="rgb", alpha="unspecified")
    translated("heights-zstd.tif", heights(numpy.float32)[numpy.newaxis], compress="zstd", predictor=3, nodata=-9999)
    write("nowhere.tif", colors(16), [], **rgb)
    # Of libtiff, whose strips of JPEG share their tables.
    info = TiffImagePlugin.ImageFileDirectory_v2()
    for tag, kind, value in [(33550, 12, (0.01, 0.01, 0.0)), (33922, 12, (0.0, 0.0, 0.0, 24.0, 61.0, 0.0)), (34735, 3, tuple(keys(4326)[0][3]))]:
        info.tagtype[tag] = kind
        info[tag] = value
    Image.fromarray(colors(64)).save(HERE / "jpeg-tables.tif", compression="jpeg", quality=95, tiffinfo=info)
    # A file for the web: the picture, and one of half its size that is another color.
    with tifffile.TiffWriter(HERE / "overviews.tif") as file:
        file.write(colors(), extratags=place(), metadata=None, software="", tile=(16, 16), compression="deflate", subifds=0, **rgb)
        half = numpy.zeros((SIDE // 2, SIDE // 2, 3), numpy.uint8)
        half[..., 2] = 200
        file.write(half, metadata=None, software="", tile=(16, 16), compression="deflate", subfiletype=1, **rgb)
    bands = colors().transpose(2, 0, 1)
    masked("mask.tif", bands, photometric="rgb", tiled=True, blockxsize=32, blockysize=32)
    masked("mask-strips.tif", bands, photometric="rgb", blockysize=16)
    masked("mask-heights.tif", heights(numpy.int16)[numpy.newaxis], blockysize=16)


def translated(name, bands, compress="webp", **layout):
    """A file of GDAL."""
    with rasterio.open(
        HERE / name, "w", driver="GTiff", width=SIDE, height=SIDE, count=len(bands), dtype=bands.dtype, crs="EPSG:4326",
        compress=compress, transform=rasterio.Affine(0.01, 0, 24.0, 0, -0.01, 61.0), **layout,
    ) as file:
        file.write(bands)


def masked(name, bands, **layout):
    """A file whose mask hides columns from the 27th on, and row 5."""
    with rasterio.Env(GDAL_TIFF_INTERNAL_MASK=True):
        with rasterio.open(
            HERE / name, "w", driver="GTiff", width=SIDE, height=SIDE, count=len(bands), dtype=bands.dtype, crs="EPSG:4326",
            compress="deflate", transform=rasterio.Affine(0.01, 0, 24.0, 0, -0.01, 61.0), **layout,
        ) as file:
            file.write(bands)
            rows, columns = numpy.mgrid[0:SIDE, 0:SIDE]
            file.write_mask((columns < 27) & (rows != 5))


if __name__ == "__main__":
    main()
