import type { Row } from './rows.ts'

/** How many rows at either end of a page may be a head or a foot. */
const ends = 2

const numbered = /(?:^|(?<![\s|·•–—-])[\s|·•–—-]+)\(?(?:page\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?\s*\)?$/i
const bareNumber = /^\W*(?:page\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?\W*$/i

const wordsOf = (row: Row): string => row.map(({ text }) => text).join(' ')
/** The same words at the same height. */
const placeOf = (row: Row): string => `${wordsOf(row)}\n${Math.round((row[0]?.y ?? 0) / 4)}`

/** Leaves out what stands at the top or the foot of pages only because they are pages. */
export const withoutRunningHeads = (pages: readonly (readonly Row[])[]): Row[][] => {
  if (pages.length < 2) return pages.map(rows => [...rows])
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
    // `Ada Obi · 2/3`: the name stands by itself, or with the number of another page.
    if (head !== words) return known.has(head) || numberedHeads.filter(other => other === head).length > 1
    return page > 0 && (places.get(placeOf(row)) ?? 0) > 1
  }
  return pages.map((rows, page) => rows.filter(row => !(rowsAtEnds[page]?.has(row) && isHead(row, page))))
}
