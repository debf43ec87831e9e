import './pdf-stubs.ts'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Gives pdf.js its other half in this thread: it would look for a file of it, which a bundle has not.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** A run of letters where it stands on its page. In points, from the top left corner. */
export type Piece = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly font: string
}
export type Page = readonly Piece[]

/** Nobody reads on, and nobody sends more. */
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

/** The runs of letters of a PDF, by page. */
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

/** Opens a PDF for as long as it is read. Throws for what is broken or locked. Nothing that it links to is fetched. */
export const withPdf = async <T>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> => {
  const task = getDocument({
    // It takes the bytes away from who gave them.
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
