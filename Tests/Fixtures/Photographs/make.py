#!/usr/bin/env python3
"""Makes the photographs of this folder with Pillow, which shares no code with what reads them.

    Tests/Fixtures/Photographs/make.py      # needs PyPI's pillow
"""

import pathlib

from PIL import Image
from PIL.TiffImagePlugin import IFDRational

HERE = pathlib.Path(__file__).parent
XMP = """<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"
 GPano:FullPanoWidthPixels="64" GPano:FullPanoHeightPixels="32" GPano:CroppedAreaLeftPixels="0" GPano:CroppedAreaTopPixels="4"
 GPano:CroppedAreaImageWidthPixels="64" GPano:CroppedAreaImageHeightPixels="24" GPano:PosePitchDegrees="-1.5">
<GPano:PoseHeadingDegrees>123.25</GPano:PoseHeadingDegrees></rdf:Description></rdf:RDF></x:xmpmeta>"""


def notes(latitude, longitude, heading=None):
    exif = Image.Exif()
    exif[0x010E] = "Market square"
    exif[0x013B] = "A. Walker"
    camera = exif.get_ifd(0x8769)
    camera[0x9003] = "2026:05:03 14:22:10"
    camera[0x9011] = "+02:00"
    camera[0xA405] = 28
    place = exif.get_ifd(0x8825)

    def parts(degrees):
        degrees = abs(degrees)
        minutes = degrees % 1 * 60
        return (IFDRational(int(degrees)), IFDRational(int(minutes)), IFDRational(round(minutes % 1 * 60 * 1000), 1000))

    place[1], place[2] = "N" if latitude >= 0 else "S", parts(latitude)
    place[3], place[4] = "E" if longitude >= 0 else "W", parts(longitude)
    if heading is not None:
        place[16], place[17] = "T", IFDRational(round(heading * 100), 100)
    return exif


def gradient(width, height):
    image = Image.new("RGB", (width, height))
    image.putdata([(x * 255 // width, y * 255 // height, 128) for y in range(height) for x in range(width)])
    return image


def main():
    upright = notes(47.141, 9.5215, heading=271.5)
    upright[0x0112] = 6
    gradient(48, 32).save(HERE / "turned.jpg", exif=upright, quality=90)
    gradient(48, 32).save(HERE / "south-west.png", exif=notes(-33.8568, -70.6483))
    gradient(48, 32).save(HERE / "packed.webp", exif=notes(60.1699, 24.9384, heading=10))
    gradient(64, 24).save(HERE / "panorama.jpg", exif=notes(60.1699, 24.9384), xmp=XMP.encode(), quality=90)
    gradient(16, 16).save(HERE / "nowhere.jpg", quality=90)


if __name__ == "__main__":
    main()
