"""Makes word-widths.json: how wide Calibri and Cambria set each letter, in thousandths of the size.

They are measured on Carlito and Caladea, which have the same widths and may be had by everybody (fonts-crosextra-carlito and
fonts-crosextra-caladea of Debian). Run by hand:

    pip install fonttools==4.66.1
    python word-widths.py /usr/share/fonts/truetype/crosextra
"""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

fonts = Path(sys.argv[1])
letters = "".join(map(chr, range(0x20, 0x7F))) + "–—‘’“”•·…€ÆæØøß"


def widths(file):
    font = TTFont(fonts / file)
    cmap, em = font.getBestCmap(), font["head"].unitsPerEm
    return " ".join(str(round(1000 * font["hmtx"][cmap[ord(letter)]][0] / em)) for letter in letters)


content = {"letters": letters} | {
    family: {weight.lower(): widths(f"{name}-{weight}.ttf") for weight in ["Regular", "Bold"]}
    for family, name in [("sans", "Carlito"), ("serif", "Caladea")]
}
(Path(__file__).parent / "word-widths.json").write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")
