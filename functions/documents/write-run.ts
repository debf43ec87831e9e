import type { Pdf } from '../print/new-pdf.ts'
import type { Run } from './block.ts'
import type { Measure } from './lines.ts'
import type { Face } from './looks.ts'

/** Of the font, for a size of 1: from the top of its lines to where letters stand, and to their bottom. */
const ascent = 0.97
const lineHeight = 1.275

const useFace = (pdf: Pdf, face: Face): Pdf => pdf.font(face.weight, face.size)

/** How wide a text will be drawn: texts side by side are as wide as both of them. */
export const measureWith =
  (pdf: Pdf): Measure =>
  (text, face) =>
    useFace(pdf, face).widthOfString(text) + (face.spacing ?? 0) * text.length

/** Where letters of this face stand in a line that begins at y. */
export const baselineIn = (y: number, leading: number, { size }: Face): number =>
  y + (leading - lineHeight * size) / 2 + ascent * size

export const writeRun = (pdf: Pdf, { text, face, href }: Run, x: number, baseline: number): void => {
  useFace(pdf, face).fillColor(face.colour)
  pdf.text(text, x, baseline - ascent * face.size, {
    lineBreak: false,
    characterSpacing: face.spacing ?? 0,
    link: href,
  })
}
