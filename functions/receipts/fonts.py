"""Makes onest.json: the fonts of the PDF, as base64, from the variable ones of the site.

A PDF can't choose another font glyph by glyph, as a browser does, and can't hold a variable one. So: each weight is
fixed, the three files become one, and their tone marks keep their places. Their licence is beside them, OFL.txt. Run
by hand where the site's fonts change:

    pip install fonttools==4.66.1 brotli==1.2.0
    python functions/receipts/fonts.py
"""

import base64
import io
import json
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
files = here.parent.parent / "web/public/assets/onest-1"


def fixed(name, weight):
    return instantiateVariableFont(TTFont(files / f"onest-{name}.woff2"), {"wght": weight})


def outline(font, glyph):
    """Drawn by itself: what it is composed of has other names in another font."""
    glyphs = font.getGlyphSet()
    whole, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[glyph].draw(whole)
    whole.replay(pen)
    return pen.glyph()


def mark_places(font):
    """What bears a mark, and where: glyph -> the mark's glyph -> anchor; and each mark's own anchor."""
    bases, marks = {}, {}
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []:
        for table in lookup.SubTable:
            if table.LookupType != 4:
                continue
            classes = {}
            for glyph, record in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord):
                classes.setdefault(record.Class, []).append(glyph)
                marks[glyph] = record.MarkAnchor
            for base, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                for number, anchor in enumerate(record.BaseAnchor):
                    for mark in classes.get(number, []) if anchor else []:
                        bases.setdefault(base, {})[mark] = anchor
    return bases, marks


def place(anchor):
    return anchor.XCoordinate, anchor.YCoordinate


def add_marks(font, places):
    """Gives the glyphs that came from elsewhere their anchors, in the font's own lookups."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType != 4:
                continue
            class_of = {
                glyph: record.Class
                for glyph, record in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord)
            }
            records = dict(zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord))
            for base, anchors in places.items():
                here = {class_of[mark]: anchor for mark, anchor in anchors.items() if mark in class_of}
                if not here or base in records:
                    continue
                record = type(next(iter(records.values())))()
                record.BaseAnchor = [here.get(number) for number in range(table.ClassCount)]
                records[base] = record
            ordered = sorted(records, key=font.getGlyphID)
            table.BaseCoverage.glyphs = ordered
            table.BaseArray.BaseRecord = [records[glyph] for glyph in ordered]
            table.BaseArray.BaseCount = len(ordered)


def merged(weight):
    font = fixed("latin", weight)
    cmap = font.getBestCmap()
    for name in ["dotbelow", "hausa"]:
        other = fixed(name, weight)
        places, marks = mark_places(other)
        own = mark_places(font)[1]
        # Cut from one font, they must agree on where a mark begins: then an anchor of the one fits the marks of the other.
        for glyph in marks.keys() & own.keys():
            assert place(marks[glyph]) == place(own[glyph]), glyph
        new = {code: glyph for code, glyph in other.getBestCmap().items() if code not in cmap}
        font.setGlyphOrder([*font.getGlyphOrder(), *new.values()])
        for code, glyph in new.items():
            font["glyf"].glyphs[glyph] = outline(other, glyph)
            font["hmtx"].metrics[glyph] = other["hmtx"].metrics[glyph]
            for table in font["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = glyph
        font["glyf"].setGlyphOrder(font.getGlyphOrder())
        add_marks(font, places)
    return font


def cut(font, weight_name, text=None):
    options = Options(
        layout_features=["kern", "mark", "mkmk", "ccmp"],
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 4, 6],
        drop_tables=["STAT", "gasp", "DSIG", "MVAR", "HVAR"],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, text) if text else font.getBestCmap().keys())
    subsetter.subset(font)
    # Two fonts of one name would be taken for one.
    for record in font["name"].names:
        if record.nameID == 6:
            record.string = f"Onest-{weight_name}"
        if record.nameID == 2:
            record.string = weight_name
    # The file says when it was made: the same sources give the same bytes.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


words = "".join(map(chr, range(0x20, 0x7F))) + "₦–"
fonts = {
    # What a person is called can hold any letter that the site can draw. Bold are only words of our own.
    "regular": cut(merged(400), "Regular"),
    "bold": cut(fixed("latin", 700), "Bold", words),
}
letters = "".join(map(chr, sorted(TTFont(io.BytesIO(fonts["regular"])).getBestCmap())))
content = {
    **{name: base64.b64encode(data).decode() for name, data in fonts.items()},
    "letters": letters,
}
text = json.dumps(content, indent=2, ensure_ascii=False)
(here / "onest.json").write_text(text + "\n")
print({name: len(data) for name, data in fonts.items()})
