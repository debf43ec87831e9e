import './pdf-stubs.ts'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Loads the worker of pdf.js in this thread, because pdf.js would look for the worker's file, which a bundle does not
// have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** A run of letters and its place on the page, in points from the top left corner. */
export type Piece = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly font: string
}
export type Page = readonly Piece[]

/** Limits for a PDF. No resume is longer. */
export const mostPages = 30
export const mostCharacters = 200_000

const numbers = (values: readonly unknown[]): number[] => values.map(Number)

const piecesOf = async (page: PDFPageProxy): Promise<Piece[]> => {
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap(item => {
    if (!('str' in item) || !/\S/.test(item.str)) return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers(Util.transform(transform, item.transform))
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }]
  })
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
    verbosity: 0,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
