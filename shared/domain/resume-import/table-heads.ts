import { listed } from '../listed.ts'
import type { Line } from './lines.ts'
import lists from './table-heads.json' with { type: 'json' }

// table-heads.json, in small letters with ` | ` between: `columns` has the words that name each kind of column, and
// `silent` the words that stand beside them and change nothing.

/** What a column of a table of jobs or of studies has. */
export type ColumnKind = keyof typeof lists.columns

const isKind = (name: string): name is ColumnKind => name in lists.columns
const kinds = new Map<string, ColumnKind>(
  Object.entries(lists.columns).flatMap(([kind, lines]) =>
    isKind(kind) ? lines.flatMap(line => listed(line)).map(word => [word, kind] as const) : [],
  ),
)
const silent = new Set(lists.silent.flatMap(line => listed(line)))

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bs\/(?=no?\b)/g, 's')
    .split(/[^\p{L}]+/u)
    .filter(word => /\p{L}/u.test(word) && !silent.has(word))

/** The kind of one cell: the first of its words decides, and each must be known. */
const kindOf = (cell: string): ColumnKind | null => {
  if (/^#$|^no\.?$/i.test(cell)) return 'number'
  if (cell === '%') return 'grade'
  const all = wordsOf(cell).map(word => kinds.get(word))
  // Where the numbers have no column of their own: `S/N Institution`.
  const found = all.length > 1 && all[0] === 'number' ? all.slice(1) : all
  return found.length > 0 && found.length < 5 && found.every(kind => kind !== undefined)
    ? (found[0] ?? null)
    : null
}

/** Whether a cell only goes on with the name of a column: `Obtained`, below `Qualification`. */
export const isSilent = (cell: string): boolean => wordsOf(cell).length === 0

/** What the columns of a table have, by the words of its first row: `S/N`, `Organisation`, `Date`. null: it is no such row. */
export const tableHead = (cells: readonly string[]): readonly ColumnKind[] | null => {
  const found = cells.map(kindOf).filter(kind => kind !== null)
  return found.length === cells.length && new Set(found).size > 1 ? found : null
}

const labels: Partial<Record<ColumnKind, string>> = {
  role: 'Position: ',
  duties: 'Position: ',
  employer: 'Organisation: ',
  place: 'Location: ',
  school: 'School: ',
  degree: 'Degree: ',
  grade: 'Grade: ',
}

/** Duties stand below the head of the job, unless their column is the only one that may name the role. */
const isOfLine = (kind: ColumnKind, head: readonly ColumnKind[]): boolean =>
  kind === 'duties' && head.includes('role')

/** The columns of a row, which may have no cell for its number. */
const columnsOf = (head: readonly ColumnKind[], cells: readonly string[]): readonly ColumnKind[] =>
  head.length === cells.length ? head : head.filter(kind => kind !== 'number')

/** A row of the table with a label before each cell, so that no cell must be guessed; null: its cells are others. */
export const labelledRow = (head: readonly ColumnKind[], cells: readonly string[]): string | null => {
  const numbered = columnsOf(head, cells)
  const columns = numbered.slice(0, cells.length)
  if (columns.length !== cells.length || cells.length + 1 < numbered.length) return null
  const named = columns.map((kind, at) => ({ kind, text: cells[at] ?? '' }))
  const times = named.filter(({ kind }) => kind === 'time').map(({ text }) => text)
  const said = named
    .filter(({ kind }) => kind !== 'time' && kind !== 'number' && !isOfLine(kind, head))
    .map(({ kind, text }) => `${labels[kind] ?? ''}${text}`)
  return [...said, ...(times.length > 0 ? [times.join(' – ')] : [])].join('\t')
}

const cellsOf = (text: string): string[] => text.split('\t')

/** The lines with the rows of tables labelled. The row with the names of the columns is left out. */
export const withLabels = (lines: readonly Line[]): Line[] => {
  let head: readonly ColumnKind[] | null = null
  return lines.flatMap((line, at): Line[] => {
    const cells = cellsOf(line.text)
    const found = cells.length > 1 && line.bullet !== 'sign' ? tableHead(cells) : null
    if (found && labelledRow(found, cellsOf(lines[at + 1]?.text ?? '')) !== null) {
      head = found
      return []
    }
    const row = head && cells.length > 1 && line.bullet !== 'sign' ? labelledRow(head, cells) : null
    if (row === null) return [line]
    const columns = columnsOf(head ?? [], cells)
    const duties = columns.flatMap((kind, index) =>
      isOfLine(kind, columns) && cells.length === columns.length ? (cells[index] ?? '').split(' • ') : [],
    )
    return [
      { ...line, text: row, bullet: 'none' },
      ...duties
        .filter(text => text !== '')
        .map((text): Line => ({ ...line, text, bullet: 'sign', gap: false })),
    ]
  })
}
