import type { Outcome } from './verb.ts'

/** As long as a name may be: it is public whole. */
const widest = 80

/**
 * What people sent may move a terminal's cursor, recolour it, or write from right to left: what is not a sign to be
 * read becomes a space.
 */
const readable = (value: unknown): string =>
  String(value)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()

const shortened = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text)

type Rows = Extract<Outcome, { rows: unknown }>

/** Each line behind a mark: no line of a text can look like a row of the list. */
const marked = (text: unknown): string[] =>
  String(text)
    .split(/\r?\n|\r/)
    .map(line => `  | ${readable(line)}`.trimEnd())

const tableText = ({ columns, rows, text }: Rows): string => {
  const cells = [
    [...columns],
    ...rows.map(row => columns.map(column => shortened(readable(row[column] ?? '')))),
  ]
  const widths = columns.map((_, index) => Math.max(...cells.map(line => line[index]?.length ?? 0)))
  const lines = cells.map(line =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const texts = rows.map(row => (text === undefined ? [] : marked(row[text])))
  return lines.flatMap((line, index) => [line, ...(texts[index - 1] ?? [])]).join('\n')
}

/** Each half of a sign for itself, as JSON has it. */
const escaped = (sign: string): string =>
  sign
    .split('')
    .map(half => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
/** All but the line breaks of the layout: those of the texts are escaped by then. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, escaped)

/** An outcome as text for a terminal, or as JSON for a program. */
export const print = (outcome: Outcome, { json }: { readonly json: boolean }): string => {
  if (json) return jsonText('done' in outcome ? outcome : outcome.rows)
  if ('done' in outcome) return readable(outcome.done)
  return outcome.rows.length === 0 ? outcome.none : tableText(outcome)
}
