import { headingOf } from '../../shared/domain/resume/headings.ts'
import { isSilent, tableHead } from '../../shared/domain/resume-import/table-heads.ts'
import { median } from './pieces.ts'
import type { Row, Segment } from './rows.ts'
import { isKnownHeading } from './segments.ts'

/** Rows that stand as they are, or the rows of a table, each of whose cells is one segment. */
export type Part = { readonly isTable: boolean; readonly rows: readonly Row[] }

const centre = ({ left, right }: Segment): number => (left + right) / 2
const distance = (cell: Segment, head: Segment): number =>
  Math.min(Math.abs(cell.left - head.left), Math.abs(centre(cell) - centre(head)))

/** The column that a segment stands in. */
const columnOf = (cell: Segment, heads: Row): number => {
  const distances = heads.map(head => distance(cell, head))
  return distances.indexOf(Math.min(...distances))
}

const heightBetween = (row: Row | undefined, next: Row | undefined): number =>
  (next?.[0]?.y ?? 0) - (row?.[0]?.y ?? 0)

/** `Certificate`, right below `First School Leaving`: a word that a cell was too narrow for, and no heading. */
const isRest = (cell: Segment, heads: Row, above: Row): boolean =>
  columnOf(cell, heads) > 0 && heightBetween(above, [cell]) < 1.7 * cell.size

/** Whether a row is still of the table: its words stand below the heads, and are no heading. */
const isRowOf = (heads: Row, row: Row, above: Row): boolean => {
  const [first] = row
  if (!first || (row.length === 1 && headingOf(first.text) !== null && !isRest(first, heads, above)))
    return false
  return row.every(cell => {
    const next = heads[columnOf(cell, heads) + 1]
    return !next || cell.right < next.right
  })
}

/** Whether a date goes on in the line below: `2014 –` and `June – Aug.` do. */
const isOpen = (text: string, next: string): boolean =>
  /(?:[–—-]|\bto)$/.test(text) || (/\p{L}/u.test(text) && !/\d/.test(text) && /^\d{4}$/.test(next))

/** The lines of each row of a table. A row begins where its time or its number stands, or behind more space. */
const groupsOf = (heads: Row, lines: readonly Row[]): Row[][] => {
  const kinds = tableHead(heads.map(({ text }) => text)) ?? []
  const key = Math.max(kinds.indexOf('time'), 0)
  const cellIn = (line: Row | undefined): Segment | undefined =>
    line?.find(cell => columnOf(cell, heads) === key)
  const isAtTop = cellIn(lines[0]) !== undefined
  const heights = lines.slice(1).map((line, at) => heightBetween(lines[at], line))
  const leading = Math.min(...heights, median(heights))
  const groups: Row[][] = []
  for (const [at, line] of lines.entries()) {
    const group = groups.at(-1)
    const begins = isAtTop
      ? cellIn(line) !== undefined && !isOpen(cellIn(lines[at - 1])?.text ?? '', cellIn(line)?.text ?? '')
      : heightBetween(lines[at - 1], line) > 1.25 * leading
    if (group && !begins) group.push(line)
    else groups.push([line])
  }
  return groups
}

const item = /^[-–•*]\s/
/** One row with a segment a cell, and a row for each item of a list in a cell. */
const joinedRows = (heads: Row, lines: readonly Row[]): Row[] => {
  const cells: (Segment | undefined)[] = heads.map(() => undefined)
  const items: Segment[] = []
  let open = -1
  const hasNumber = /^(?:s\/?no?|no)\b/i.test(heads[0]?.text ?? '') && (heads[0]?.text ?? '').includes(' ')
  for (const cell of lines.flat()) {
    const at = columnOf(cell, heads)
    if (hasNumber && at === 0 && /^\d{1,2}[.)]?$/.test(cell.text)) continue
    const known = cells[at]
    const last = items.at(-1)
    if (item.test(cell.text)) {
      items.push(cell)
      open = at
    } else if (open === at && last) items[items.length - 1] = { ...last, text: `${last.text} ${cell.text}` }
    else cells[at] = known ? { ...known, text: `${known.text} ${cell.text}` } : cell
  }
  return [cells.filter(cell => cell !== undefined), ...items.map(segment => [segment])]
}

/** The rows with the same space between, as if no cell had several lines. */
const evenly = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => row.map(segment => ({ ...segment, y: at * segment.size })))

/** `1. University of Jos`, whose number stands in a column of its own, without the number. */
const unnumbered = (row: Row, heads: Row): Row =>
  row.map((cell, at) => {
    const [, words = ''] = (at === 0 && /^\(?\d{1,2}[.)]?\s+(\S.*)$/.exec(cell.text)) || []
    return words === ''
      ? cell
      : {
          ...cell,
          text: words,
          left: cell.wordsLeft > cell.left ? cell.wordsLeft : (heads[1]?.left ?? cell.left),
        }
  })

/** The heads with the left edges of the cells below them, because heads may be centred. */
const atEdges = (heads: Row, rows: readonly Row[]): Row => {
  const whole = rows.find(row => row.length === heads.length)
  if (whole) return heads.map((head, at) => ({ ...head, left: whole[at]?.left ?? head.left }))
  const others = rows.find(row => row.length === heads.length - 1 && /^\d{1,2}[.)]/.test(row[0]?.text ?? ''))
  return others
    ? heads.map((head, at) => {
        const cell = others[at - 1]
        return cell ? { ...head, left: at === 1 ? cell.wordsLeft : cell.left } : head
      })
    : heads
}

/** Whether a row names columns. `Languages` beside `Certificates` are the headings of two sections. */
const isHeadOfTable = (row: Row): boolean =>
  row.length > 1 && tableHead(row.map(({ text }) => text)) !== null && !row.every(isKnownHeading)

/** The most rows below the heads of a table among which one must have all cells. */
const nearRows = 6

/** The rows of a page or of several, with each row of a table in one piece. */
export const withTables = (rows: readonly Row[]): Part[] => {
  const parts: Part[] = []
  let plain: Row[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const written = rows[at] ?? []
    const isHead = isHeadOfTable(written)
    const heads = isHead ? atEdges(written, rows.slice(at + 1, at + 1 + nearRows)) : written
    let end = at + 1
    const hasNumbers = tableHead(heads.map(({ text }) => text))?.[0] === 'number'
    const rowAt = (index: number): Row =>
      hasNumbers ? unnumbered(rows[index] ?? [], heads) : (rows[index] ?? [])
    if (isHead) while (end < rows.length && isRowOf(heads, rowAt(end), rows[end - 1] ?? [])) end += 1
    if (end - at < 2) {
      plain.push(heads)
      continue
    }
    const below = rows.slice(at + 1, end).map((_, index) => rowAt(at + 1 + index))
    const first = below.findIndex(row => !row.every(({ text }) => isSilent(text)))
    const body = groupsOf(heads, below.slice(Math.max(first, 0))).flatMap(lines => joinedRows(heads, lines))
    parts.push({ isTable: false, rows: plain }, { isTable: true, rows: evenly([heads, ...body]) })
    plain = []
    at = end - 1
  }
  return [...parts, { isTable: false, rows: plain }]
}
