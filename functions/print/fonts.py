"""Makes the fonts of our PDFs, deflated and as base64, from the whole static ones: onest.json and noto-serif.json.
It also makes the files from which a browser shows the serif letters of a preview, and mends the site's letters with a dot
below.

A PDF can't choose another font glyph by glyph, as a browser does, and can't hold a variable one, so those of the site
don't serve. Onest lacks the naira sign: it is N with two bars, as in the site's fonts. Noto Serif lacks the tick and
the arrow, which are Onest's, so that both fonts draw the same letters. Licences: OFL.txt beside the files of the site.
Run by hand, in a scratch folder, where the fonts change:

    pip install fonttools==4.66.1 brotli==1.2.0
    npm pack @expo-google-fonts/onest@0.4.2 && tar xzf expo-google-fonts-onest-0.4.2.tgz && mv package onest
    npm pack @expo-google-fonts/noto-serif@0.4.2 && tar xzf expo-google-fonts-noto-serif-0.4.2.tgz && mv package noto
    python <here>/fonts.py onest noto
"""

import base64
import io
import json
import sys
import unicodedata
import zlib
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tones import add, add_toned, anchors_of, contours, subtables

onest, noto = map(Path, sys.argv[1:])
here = Path(__file__).parent
site = here.parent.parent / "web/public/assets/noto-serif-1"
site_dotted = here.parent.parent / "web/public/assets/onest-1/onest-dotbelow-2.woff2"
naira_padding = 22
# As a share of the size.
closest_pair = 0.15


def add_naira(font, weight):
    """The bars keep their distance and thicken with the weight, as in the site's variable font."""
    n = font.getBestCmap()[ord("N")]
    width = font["hmtx"][n][0] + 2 * naira_padding
    bolder = (weight - 400) / 500
    pen = TTGlyphPen(None)
    for contour in contours(font, n):
        for name, points in contour:
            getattr(pen, name)(*[(x + naira_padding, y) for x, y in points])
    for middle in [432 + 16 * bolder, 276 - 16 * bolder]:
        low, high = round(middle - 29 - 10 * bolder), round(middle + 29 + 10 * bolder)
        pen.moveTo((18, low))
        for point in [(18, high), (width - 18, high), (width - 18, low)]:
            pen.lineTo(point)
        pen.closePath()
    add(font, "uni20A6", pen, width)
    # The bars lie over the letter: what two contours cover is filled too.
    font["glyf"]["uni20A6"].flags[0] |= 0x40
    for table in font["cmap"].tables:
        table.cmap[ord("₦")] = "uni20A6"


def lower_marks(font, heights):
    """A tone mark over ẹ stands as high as over e: Onest puts it higher by the height of the dot."""
    cmap = font.getBestCmap()
    tones = {cmap[code] for code in [0x300, 0x301]}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType != 4 or not tones <= set(table.MarkCoverage.glyphs):
                continue
            for code, glyph in cmap.items():
                plain = unicodedata.normalize("NFD", chr(code))
                if plain[1:] != "\u0323" or glyph not in table.BaseCoverage.glyphs:
                    continue
                for anchor in anchors_of(table, glyph):
                    anchor.Format = 1
                    anchor.YCoordinate = heights(table, plain[0])


def loosen(font):
    """No two glyphs overlap so far that programs see two words: Onest sets // closer than a fifth of the size."""
    least = -round(font["head"].unitsPerEm * closest_pair)
    for table in subtables(font, 2):
        records = (
            [record for pairs in table.PairSet for record in pairs.PairValueRecord]
            if table.Format == 1
            else [record for first in table.Class1Record for record in first.Class2Record]
        )
        for record in records:
            if record.Value1 is not None and getattr(record.Value1, "XAdvance", 0) < least:
                record.Value1.XAdvance = least


def height_over(font):
    return lambda table, plain: anchors_of(table, font.getBestCmap()[ord(plain)])[0].YCoordinate


def cut(font, text, glyphs=(), **options):
    """The letters of the text, and nothing that puts one glyph for others: a PDF says for each glyph, not for each
    place, which text it is."""
    subsetter = Subsetter(
        Options(
            layout_features=["kern", "mark", "mkmk"],
            hinting=False,
            notdef_outline=True,
            name_IDs=[0, 1, 2, 4, 6],
            drop_tables=["STAT", "gasp", "DSIG", "GSUB"],
            **options,
        )
    )
    subsetter.populate(unicodes=map(ord, text), glyphs=glyphs)
    subsetter.subset(font)


def written(font):
    data = io.BytesIO()
    # The file says when it was made: the same sources give the same bytes.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(data)
    return data.getvalue()


def print_font(font, family, weight, letters):
    toned, rules = add_toned(font)
    loosen(font)
    cut(font, letters, toned)
    languages = "languagesystem DFLT dflt; languagesystem latn dflt;"
    addOpenTypeFeaturesFromString(font, f"{languages} feature ccmp {{ {rules} }} ccmp;", tables=["GSUB"])
    # Two fonts of one name would be taken for one. Readers of files also learn from the name what is bold.
    for record in font["name"].names:
        if record.nameID == 6:
            record.string = f"{family}-{weight}"
        if record.nameID == 2:
            record.string = weight
    return written(font)


def add_from(font, other, letter):
    """A letter of another font with as many units to the em."""
    name = other.getBestCmap()[ord(letter)]
    pen = TTGlyphPen(None)
    for contour in contours(other, name):
        for call, points in contour:
            getattr(pen, call)(*points)
    add(font, f"from.{name}", pen, other["hmtx"][name][0])
    for table in font["cmap"].tables:
        table.cmap[ord(letter)] = f"from.{name}"


def onest_font(weight, name, folder):
    font = TTFont(onest / folder / f"Onest_{folder}.ttf")
    add_naira(font, weight)
    lower_marks(font, height_over(font))
    return font


def noto_font(weight, name, folder):
    font = TTFont(noto / folder / f"NotoSerif_{folder}.ttf")
    other = onest_font(weight, name, folder)
    for letter in map(chr, sorted(other.getBestCmap())):
        if ord(letter) not in font.getBestCmap():
            add_from(font, other, letter)
    # Lines of both fonts stand at the same height.
    for field in ["ascent", "descent", "lineGap"]:
        setattr(font["hhea"], field, getattr(other["hhea"], field))
    return font


weights = [
    (400, "Regular", "400Regular"),
    (500, "Medium", "500Medium"),
    (600, "SemiBold", "600SemiBold"),
    (700, "Bold", "700Bold"),
]
# No serif look has bold letters.
serif_weights = weights[:3]
letters = "".join(map(chr, sorted(onest_font(*weights[0]).getBestCmap())))
for family, file, whole, cuts in [
    ("Onest", "onest", onest_font, weights),
    ("NotoSerif", "noto-serif", noto_font, serif_weights),
]:
    content = {}
    for weight in cuts:
        data = print_font(whole(*weight), family, weight[1], letters)
        content[weight[1].lower()] = base64.b64encode(zlib.compress(data, 9)).decode()
        print(family, weight[1], len(data))
    if family == "Onest":
        content["letters"] = letters
    (here / f"{file}.json").write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")

# The letters that resumes here are written with. A browser takes any other from a serif font of its own.
plain = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—‘’“”•…₦€✓→ẹẸọỌịỊụỤṣṢṅṄɓƁɗƊƙƘƴƳǹǸḿḾ\u0300\u0301\u0304\u0323"
for weight in serif_weights:
    font = noto_font(*weight)
    cut(font, plain, flavor="woff2")
    font.flavor = "woff2"
    data = written(font)
    site.mkdir(parents=True, exist_ok=True)
    (site / f"noto-serif-{weight[1].lower()}.woff2").write_bytes(data)
    print("site", weight[1], len(data))

# The file lacks e and o themselves. Tone marks stand as high over them in every weight.
dotted = TTFont(site_dotted)
lower_marks(dotted, lambda table, plain: 527 if plain.islower() else 707)
site_dotted.write_bytes(written(dotted))
