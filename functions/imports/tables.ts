import { headingOf } from '../../shared/domain/resume/headings.ts'
import { isSilent, tableHead } from '../../shared/domain/resume-import/table-heads.ts'
import { median, type Row, type Segment } from './rows.ts'

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

/** Whether a row is still of the table: its words stand below the heads, and are no heading. */
const isRowOf = (heads: Row, row: Row): boolean => {
  const [first] = row
  if (!first || (row.length === 1 && headingOf(first.text) !== null)) return false
  return row.every(cell => {
    const next = heads[columnOf(cell, heads) + 1]
    return !next || cell.right < next.right
  })
}

const heightBetween = (row: Row | undefined, next: Row | undefined): number =>
  (next?.[0]?.y ?? 0) - (row?.[0]?.y ?? 0)

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
  const hasNumber = /^s\/?n\b/i.test(heads[0]?.text ?? '') && (heads[0]?.text ?? '').includes(' ')
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

/** The rows of a page or of several, with each row of a table in one piece. */
export const withTables = (rows: readonly Row[]): Part[] => {
  const parts: Part[] = []
  let plain: Row[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const heads = rows[at] ?? []
    let end = at + 1
    if (heads.length > 1 && tableHead(heads.map(({ text }) => text)))
      while (end < rows.length && isRowOf(heads, rows[end] ?? [])) end += 1
    if (end - at < 2) {
      plain.push(heads)
      continue
    }
    const below = rows.slice(at + 1, end)
    const first = below.findIndex(row => !row.every(({ text }) => isSilent(text)))
    const body = groupsOf(heads, below.slice(Math.max(first, 0))).flatMap(lines => joinedRows(heads, lines))
    parts.push({ isTable: false, rows: plain }, { isTable: true, rows: evenly([heads, ...body]) })
    plain = []
    at = end - 1
  }
  return [...parts, { isTable: false, rows: plain }]
}
