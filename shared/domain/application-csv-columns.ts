import { type Field, fieldOfHeading } from './application-csv-words.ts'
import { unescapeCell } from './csv-cell.ts'

export type Row = {
  /** Counts from 1, as a spreadsheet does. */
  readonly row: number
  readonly cell: (field: Field) => string
  /** How many fields it says something of. */
  readonly filled: number
}

export type Columns =
  | { readonly refused: string }
  | {
      readonly refused: null
      readonly rows: readonly Row[]
      /** The headings that say nothing to us. */
      readonly unread: readonly string[]
    }

const isBlank = (cells: readonly string[]): boolean => cells.every(text => text.trim() === '')

/** The rows of a table by field. The first row that is not blank holds the headings; blank rows are passed over. */
export const readColumns = (table: readonly (readonly string[])[]): Columns => {
  const top = table.findIndex(cells => !isBlank(cells))
  const heading = table[top]
  if (!heading) return { refused: 'There is nothing in this file.' }
  const places = new Map<Field, number>()
  const unread: string[] = []
  heading.forEach((text, column) => {
    const field = fieldOfHeading(text)
    if (field && !places.has(field)) places.set(field, column)
    else if (text.trim() && text.trim() !== 'Added') unread.push(text.trim())
  })
  if (!places.has('jobTitle') || !places.has('companyName')) {
    const found = heading.map(text => text.trim()).filter(Boolean)
    return {
      refused: `The first row must name a column "Job title" and a column "Company". It reads: ${found.join(', ')}.`,
    }
  }
  const rows = table.flatMap((cells, index) => {
    if (index <= top || isBlank(cells)) return []
    const cell = (field: Field) => unescapeCell(cells[places.get(field) ?? -1] ?? '')
    const filled = [...places.keys()].filter(field => cell(field).trim() !== '').length
    return [{ row: index + 1, cell, filled }]
  })
  return { refused: null, rows, unread }
}
