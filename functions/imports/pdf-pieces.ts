import './pdf-stubs.ts'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Loads the worker of pdf.js in this thread, because pdf.js would look for the worker's file, which a bundle does not
// have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import * as z from 'zod/mini'
import { drawnBullets, smallShapesOf } from './drawn-bullets.ts'
import { lettersDrawn, wordsAmong } from './letter-spacing.ts'
import { linksOf, withLinks } from './page-links.ts'
import type { Page, Piece } from './pieces.ts'

/** Limits for a PDF. No resume is longer. */
export const mostPages = 30
export const mostCharacters = 200_000

const numbers = (values: readonly unknown[]): number[] => values.map(Number)

const fontShape = z.object({ name: z.string() })
const isBold = ({ commonObjs }: PDFPageProxy, id: string): boolean => {
  const font = commonObjs.has(id) ? fontShape.safeParse(commonObjs.get(id)) : null
  return font?.success === true && /bold|black|heavy|semibold|demi/i.test(font.data.name)
}

// The places of some letters in the fonts of TeX, which do not say what their letters are.
const texLetters: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
}
const withLigatures = (text: string): string =>
  text.replace(/\p{Cc}/gu, letter => texLetters[letter] ?? letter)

const piecesOf = async (page: PDFPageProxy): Promise<Piece[]> => {
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  if (!items.some(item => 'str' in item && /\S/.test(item.str))) return []
  // It also loads the fonts, whose names are asked for below.
  const operations = await page.getOperatorList()
  const shapes = smallShapesOf(page, operations)
  const wordsIn = wordsAmong(lettersDrawn(operations))
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || !/\S/.test(item.str)) return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers(Util.transform(transform, item.transform))
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    const text = wordsIn(withLigatures(item.str))
    return [{ text, x, y, width: item.width, size, font: item.fontName, isBold: isBold(page, item.fontName) }]
  })
  return [...withLinks(pieces, await linksOf(page)), ...drawnBullets(shapes, pieces)]
}

export const piecesIn = async (pdf: PDFDocumentProxy): Promise<Page[]> => {
  const pages: Page[] = []
  let characters = 0
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number)
    const pieces = await piecesOf(page)
    page.cleanup()
    pages.push(pieces)
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0)
    if (characters > mostCharacters) break
  }
  return pages
}

/** Opens a PDF, reads it, and closes it. Throws for a broken or locked file. Nothing is fetched. */
export const withPdf = async <T>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> => {
  const task = getDocument({
    // A copy, because pdf.js detaches the bytes.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
    // Pictures are not decoded.
    maxImageSize: 1,
    verbosity: 0,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
