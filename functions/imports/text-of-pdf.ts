import { withoutIcons } from './icons.ts'
import { nameFirst, withoutMonogram } from './name-first.ts'
import { markdownOfOurPdf } from './our-pdf.ts'
import { headingsIn } from './page-headings.ts'
import { linesOfBlock } from './paragraphs.ts'
import { piecesIn, withPdf } from './pdf-pieces.ts'
import type { Page } from './pieces.ts'
import { median } from './pieces.ts'
import { type Block, readingOrder } from './reading-order.ts'
import { type Row, rowsOf } from './rows.ts'
import { type Part, withTables } from './tables.ts'
import { withWholeDates } from './whole-dates.ts'
import { withWholeHeadings } from './wrapped-headings.ts'

/** How many rows at each end of a page may be a running head or foot. */
const ends = 2

const numbered = /(?:^|(?<![\s|·•–—-])[\s|·•–—-]+)\(?(?:page\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?\s*\)?$/i
const bareNumber = /^\W*(?:page\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?\W*$/i

const wordsOf = (row: Row): string => row.map(({ text }) => text).join(' ')
/** The same words at the same height. */
const placeOf = (row: Row): string => `${wordsOf(row)}\n${Math.round((row[0]?.y ?? 0) / 4)}`

const onePageOfOne = /\bpage\s*1\s*(?:\/|of)\s*1\b/i
/** Whether the last row of a single page is its foot: its number, or words that the page says elsewhere. */
const isFoot = (row: Row, rows: readonly Row[]): boolean => {
  const words = wordsOf(row)
  if (bareNumber.test(words) || onePageOfOne.test(words)) return true
  const above = rows.at(-2)?.[0]
  const isFar = above !== undefined && (row[0]?.y ?? 0) - above.y > 5 * above.size
  const others = new Set(rows.slice(0, -1).flatMap(other => wordsOf(other).split(/[^\p{L}\p{M}\p{N}]+/u)))
  return isFar && words.split(/[^\p{L}\p{M}\p{N}]+/u).every(word => word === '' || others.has(word))
}

const withoutFoot = (rows: readonly Row[]): Row[] => {
  const last = rows.at(-1)
  return last && rows.length > 1 && isFoot(last, rows) ? rows.slice(0, -1) : [...rows]
}

/** The rows of pages without running heads, running feet and page numbers. */
const withoutRunningHeads = (pages: readonly (readonly Row[])[]): Row[][] => {
  if (pages.length < 2) return pages.map(withoutFoot)
  const rowsAtEnds = pages.map(rows => new Set([...rows.slice(0, ends), ...rows.slice(-ends)]))
  const places = new Map<string, number>()
  for (const row of rowsAtEnds.flatMap(rows => [...rows]))
    places.set(placeOf(row), (places.get(placeOf(row)) ?? 0) + 1)
  const all = pages.flat().map(wordsOf)
  const known = new Set(all)
  const numberedHeads = all.map(words => words.replace(numbered, ''))
  const isHead = (row: Row, page: number): boolean => {
    const words = wordsOf(row)
    if (bareNumber.test(words)) return true
    const head = words.replace(numbered, '')
    // `Ada Obi · 2/3`: the name is also alone in a row, or with the number of another page.
    if (head !== words) return known.has(head) || numberedHeads.filter(other => other === head).length > 1
    return page > 0 && (places.get(placeOf(row)) ?? 0) > 1
  }
  return pages.map((rows, page) => rows.filter(row => !(rowsAtEnds[page]?.has(row) && isHead(row, page))))
}

/** All pages as one long page, because columns and sentences continue from page to page. */
const onePage = (pages: readonly (readonly Row[])[]): Row[] => {
  const all: Row[] = []
  for (const rows of pages) {
    const top = rows[0]?.[0]?.y ?? 0
    const last = all.at(-1)?.at(-1)
    const leading = median(rows.slice(1).map((row, at) => (row[0]?.y ?? 0) - (rows[at]?.[0]?.y ?? 0))) || 14
    const shift = last ? last.y + leading - top : -top
    for (const row of rows) all.push(row.map(segment => ({ ...segment, y: segment.y + shift })))
  }
  return all
}

const blocksOf = ({ isTable, rows }: Part, isFirst: boolean): Block[] =>
  isTable ? [rows] : readingOrder(rows.flat(), isFirst)

const linesOf = (pages: readonly Page[]): string => {
  const blocks = withTables(
    withWholeDates(withWholeHeadings(withoutMonogram(onePage(withoutRunningHeads(pages.map(rowsOf)))))),
  ).flatMap((part, at) => blocksOf(part, at === 0))
  const isHeading = headingsIn(blocks)
  return nameFirst(blocks)
    .map(block => withoutIcons(linesOfBlock(block, isHeading)).join('\n'))
    .join('\n\n')
}

/** The text of a PDF in reading order. A PDF that we made gives its Markdown. Empty: the PDF has only pictures. */
export const textOfPdf = (bytes: Uint8Array): Promise<string> =>
  withPdf(bytes, async pdf => (await markdownOfOurPdf(pdf)) ?? linesOf(await piecesIn(pdf)))
