"""Makes onest.json: the fonts of our PDFs, deflated and as base64, from the whole static ones.

A PDF can't choose another font glyph by glyph, as a browser does, and can't hold a variable one, so those of the site
don't serve. Onest lacks the naira sign: it is N with two bars, as in the site's fonts. Licence: OFL.txt beside the
site's fonts. Run by hand, in a scratch folder, where the fonts change:

    pip install fonttools==4.66.1
    npm pack @expo-google-fonts/onest@0.4.2 && tar xzf expo-google-fonts-onest-0.4.2.tgz
    python <here>/fonts.py package
"""

import base64
import copy
import io
import json
import sys
import zlib
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

source = Path(sys.argv[1])
here = Path(__file__).parent
naira_padding = 22


def add(font, name, pen, width):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = pen.glyph()
    font["glyf"].setGlyphOrder(font.getGlyphOrder())
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (width, font["glyf"][name].xMin)


def contours(font, glyph):
    """Each contour as the calls that draw it, whatever the glyph is composed of."""
    glyphs = font.getGlyphSet()
    whole = DecomposingRecordingPen(glyphs)
    glyphs[glyph].draw(whole)
    found = []
    for name, points in whole.value:
        if name == "moveTo":
            found.append([])
        found[-1].append((name, points))
    return found


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


def add_dotless(font):
    """ị below a tone mark, which takes the place of its upper dot."""
    cmap = font.getBestCmap()
    whole, bare = cmap[ord("ị")], cmap[ord("ı")]
    pen = TTGlyphPen(None)
    lowest_of = lambda contour: min(y for _, points in contour for _, y in points)
    for contour in sorted(contours(font, whole), key=lowest_of)[:-1]:
        for name, points in contour:
            getattr(pen, name)(*points)
    add(font, "idotless.below", pen, font["hmtx"][whole][0])
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType != 4 or bare not in table.BaseCoverage.glyphs:
                continue
            record = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(bare)]
            # Last in the order of glyphs, which coverage follows.
            table.BaseCoverage.glyphs.append("idotless.below")
            table.BaseArray.BaseRecord.append(copy.deepcopy(record))
            table.BaseArray.BaseCount += 1
    return whole


def cut(weight, weight_name, folder):
    font = TTFont(source / folder / f"Onest_{folder}.ttf")
    add_naira(font, weight)
    dotted = add_dotless(font)
    options = Options(
        # Nothing that puts one glyph for others: a PDF says for each glyph, not for each place, which text it is.
        layout_features=["kern", "mark", "mkmk"],
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 4, 6],
        drop_tables=["STAT", "gasp", "DSIG", "GSUB"],
    )
    cmap = font.getBestCmap()
    marks = [cmap[code] for code in range(0x300, 0x323) if code in cmap]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=cmap.keys(), glyphs=["idotless.below"])
    subsetter.subset(font)
    rule = f"feature ccmp {{ sub {dotted}' [{' '.join(marks)}] by idotless.below; }} ccmp;"
    languages = "languagesystem DFLT dflt; languagesystem latn dflt;"
    addOpenTypeFeaturesFromString(font, f"{languages} {rule}", tables=["GSUB"])
    # Two fonts of one name would be taken for one.
    for record in font["name"].names:
        if record.nameID == 6:
            record.string = f"Onest-{weight_name}"
        if record.nameID == 2:
            record.string = weight_name
    # The file says when it was made: the same sources give the same bytes.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


fonts = {
    "regular": cut(400, "Regular", "400Regular"),
    "semibold": cut(600, "SemiBold", "600SemiBold"),
    "bold": cut(700, "Bold", "700Bold"),
}
letters = "".join(map(chr, sorted(TTFont(io.BytesIO(fonts["regular"])).getBestCmap())))
content = {
    **{name: base64.b64encode(zlib.compress(data, 9)).decode() for name, data in fonts.items()},
    "letters": letters,
}
text = json.dumps(content, indent=2, ensure_ascii=False)
(here / "onest.json").write_text(text + "\n")
print({name: len(data) for name, data in fonts.items()})
