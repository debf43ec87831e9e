import { a4, colours } from '../../shared/domain/paper/paper.ts'
import type { Pdf } from '../print/new-pdf.ts'

/** In points. */
const width = 22
/** The drawing has units of its own: it is 72 wide, and repeats after 200. */
const scale = width / 72
const repeat = 200

/** The threads of the app's indigo cloth: x, width and colour. Two patterns are woven into the cloth. */
const threads = [
  [7, 1.5, colours.paper],
  [63.5, 1.5, colours.paper],
  [12, 3, colours.ginger],
  [57, 3, colours.ginger],
] as const
const lozenge = [
  '.....##.....',
  '....####....',
  '...##..##...',
  '..##.##.##..',
  '.##.####.##.',
  '##.######.##',
  '.##.####.##.',
  '..##.##.##..',
  '...##..##...',
  '....####....',
  '.....##.....',
]
const comb = [
  '############',
  '............',
  '##.##.##.##.',
  '##.##.##.##.',
  '##.##.##.##.',
  '............',
  '############',
]
const inlays = [
  { rows: lozenge, colour: colours.paper, y: 20 },
  { rows: comb, colour: colours.ginger, y: 112 },
] as const
const cell = 3
const inlaysLeft = 18

const drawInlay = (pdf: Pdf, rows: readonly string[], top: number): void => {
  for (const [line, row] of rows.entries())
    for (const run of row.matchAll(/#+/g))
      pdf.rect(inlaysLeft + run.index * cell, top + line * cell, run[0].length * cell, cell)
}

/** A strip of cloth down the left edge of the page. */
export const drawCloth = (pdf: Pdf): void => {
  const height = a4.height / scale
  pdf.save().scale(scale)
  pdf.rect(0, 0, 72, height).fill(colours.indigo)
  for (const [x, thick, colour] of threads) pdf.rect(x, 0, thick, height).fill(colour)
  for (const { rows, colour, y } of inlays) {
    for (let top = y; top < height; top += repeat) drawInlay(pdf, rows, top)
    pdf.fill(colour)
  }
  pdf.restore()
}
