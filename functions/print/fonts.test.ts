import { buffer } from 'node:stream/consumers'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Font } from './fonts.ts'
import { newPdf } from './new-pdf.ts'
import { sansFonts } from './sans-fonts.ts'
import { serifFonts } from './serif-fonts.ts'

/** How far apart a program lets two letters of a word be, in thousandths of the size. */
const apart = 150

const words = [
  'https://ada.example//x',
  'office',
  '₦420,000',
  'Ọ̀ṣun',
  'Ẹ̀kìtì',
  'Ị́fẹ́ị̀ọ̀mà',
  'M̀bá',
  'ṅnà',
  'Ọ̄bị̄',
  'ọ̌fị̂',
  'Ṣẹ̀gun',
]

/** The words, each drawn alone: the shifts of its letters from where they would stand, for each time that it is begun. */
const drawn = async (font: Font): Promise<number[][]> => {
  const pdf = newPdf({ title: 'Words', author: 'Ada', fonts: [font] })
  pdf.font(font.name, 10)
  for (const [at, word] of words.entries()) pdf.text(word, 50, 50 + 20 * at, { lineBreak: false })
  pdf.end()
  const file = await getDocument({ data: new Uint8Array(await buffer(pdf)), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await file.getPage(1)).getOperatorList()
  await file.destroy()
  return fnArray.flatMap((operation, at) => {
    const [glyphs]: unknown[] = operation === OPS.showText ? argsArray[at] : []
    return Array.isArray(glyphs) ? [glyphs.filter(glyph => typeof glyph === 'number')] : []
  })
}

test.each([...sansFonts(), ...serifFonts()])('$name: programs find every word whole', async font => {
  const shifts = await drawn(font)
  expect(shifts).toHaveLength(words.length)
  expect(shifts.flat().filter(shift => Math.abs(shift) > apart)).toEqual([])
})
