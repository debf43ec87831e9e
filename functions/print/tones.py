"""Letters with a tone mark that Unicode has no character for, each as one glyph. fonts.py adds them to our fonts."""

import copy
import unicodedata

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

letters_with_tones = "ẹọịụẸỌỊỤmnMN"
tones = [0x300, 0x301, 0x302, 0x304, 0x30C]
# Wide enough that programs find a mark between its letter and the next one.
bare_mark = 10


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


def add_dotless(font):
    """ị below a tone mark, which takes the place of its upper dot."""
    whole = font.getBestCmap()[ord("ị")]
    pen = TTGlyphPen(None)
    lowest_of = lambda contour: min(y for _, points in contour for _, y in points)
    for contour in sorted(contours(font, whole), key=lowest_of)[:-1]:
        for name, points in contour:
            getattr(pen, name)(*points)
    add(font, "idotless.below", pen, font["hmtx"][whole][0])


def anchors_of(table, glyph):
    return table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(glyph)].BaseAnchor


def subtables(font, kind):
    """The tables of GPOS of a kind: 2 kerns, 4 sets marks. Kind 9 is a table elsewhere in the file."""
    tables = [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]
    tables = [table.ExtSubTable if table.LookupType == 9 else table for table in tables]
    return [table for table in tables if table.LookupType == kind]


def anchor_offset(font, base, mark):
    """How far a mark moves from its own place to stand over a letter; None: the font does not say."""
    for table in subtables(font, 4):
        if base in table.BaseCoverage.glyphs and mark in table.MarkCoverage.glyphs:
            record = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
            anchor = anchors_of(table, base)[record.Class]
            if anchor is not None:
                own = record.MarkAnchor
                return anchor.XCoordinate - own.XCoordinate, anchor.YCoordinate - own.YCoordinate
    return None


def kern_like(font, base, glyph):
    """Kerns a new glyph, the last in the order of glyphs, as its letter."""
    for table in subtables(font, 2):
        if table.Format == 2:
            table.ClassDef2.classDefs[glyph] = table.ClassDef2.classDefs.get(base, 0)
            if base in table.Coverage.glyphs:
                table.ClassDef1.classDefs[glyph] = table.ClassDef1.classDefs.get(base, 0)
                table.Coverage.glyphs.append(glyph)
            continue
        for pairs in table.PairSet:
            for record in [each for each in pairs.PairValueRecord if each.SecondGlyph == base]:
                same = copy.deepcopy(record)
                same.SecondGlyph = glyph
                pairs.PairValueRecord.append(same)
        if base in table.Coverage.glyphs:
            table.PairSet.append(copy.deepcopy(table.PairSet[table.Coverage.glyphs.index(base)]))
            table.Coverage.glyphs.append(glyph)


def add_toned(font):
    """Draws a letter and its tone mark as one glyph, where Unicode has no character for both. Programs that read a PDF
    take a mark that stands beside its place for a word of its own. The mark stays in the text as a glyph without ink
    behind the letter. Returns the names of the glyphs, and the rules that put them."""
    add_dotless(font)
    cmap = font.getBestCmap()
    toned = {code: {} for code in tones if code in cmap}
    for code, glyphs in toned.items():
        for letter in letters_with_tones:
            base = cmap[ord(letter)]
            whole = unicodedata.normalize("NFC", letter + chr(code))
            offset = anchor_offset(font, cmap[ord("ı")] if letter == "ị" else base, cmap[code])
            if offset is None or (len(whole) == 1 and ord(whole) in cmap):
                continue
            pen = TTGlyphPen(font.getGlyphSet())
            pen.addComponent("idotless.below" if letter == "ị" else base, (1, 0, 0, 1, 0, 0))
            pen.addComponent(cmap[code], (1, 0, 0, 1, *offset))
            glyphs[base] = f"toned.{ord(letter):04X}.{code:04X}"
            add(font, glyphs[base], pen, font["hmtx"][base][0] - bare_mark)
            kern_like(font, base, glyphs[base])
        add(font, f"bare.{code:04X}", TTGlyphPen(None), bare_mark)
    toned = {code: glyphs for code, glyphs in toned.items() if glyphs}
    # One rule for a mark, because each letter of a text is compared with every rule.
    letters = "".join(
        f"sub [{' '.join(glyphs)}]' {cmap[code]} by [{' '.join(glyphs.values())}];" for code, glyphs in toned.items()
    )
    bare = "".join(
        f"sub [{' '.join(glyphs.values())}] {cmap[code]}' by bare.{code:04X};" for code, glyphs in toned.items()
    )
    names = [name for code, glyphs in toned.items() for name in [*glyphs.values(), f"bare.{code:04X}"]]
    return names, f"lookup letters {{ {letters} }} letters; lookup marks {{ {bare} }} marks;"
