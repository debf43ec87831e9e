import { markdownOfOurPdf } from './our-pdf.ts'
import { type Page, piecesIn, withPdf } from './pdf-pieces.ts'
import { readingOrder } from './reading-order.ts'
import { type Row, rowsOf, type Segment } from './rows.ts'
import { withoutRunningHeads } from './running-heads.ts'
import { linesOfBlock } from './unbroken.ts'

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** One long page of many: a column goes on from page to page, and so does a sentence. */
const onePage = (pages: readonly (readonly Row[])[]): Segment[] => {
  const all: Segment[] = []
  for (const rows of pages) {
    const top = rows[0]?.[0]?.y ?? 0
    const last = all.at(-1)
    const leading = middle(rows.slice(1).map((row, at) => (row[0]?.y ?? 0) - (rows[at]?.[0]?.y ?? 0))) || 14
    const shift = last ? last.y + leading - top : -top
    for (const row of rows) for (const segment of row) all.push({ ...segment, y: segment.y + shift })
  }
  return all
}

const linesOf = (pages: readonly Page[]): string =>
  readingOrder(onePage(withoutRunningHeads(pages.map(rowsOf))))
    .map(block => linesOfBlock(block).join('\n'))
    .join('\n\n')

/** The text of a PDF in lines, in the order in which it is read; of our own as Markdown. Empty: there are only pictures. */
export const textOfPdf = (bytes: Uint8Array): Promise<string> =>
  withPdf(bytes, async pdf => (await markdownOfOurPdf(pdf)) ?? linesOf(await piecesIn(pdf)))
