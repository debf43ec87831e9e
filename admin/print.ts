import type { Outcome } from './verbs.ts'

/** In characters. A name of the greatest length is shown whole. */
const widest = 80

/**
 * The text with a space in place of each character that is not visible, because a text of a person could move the
 * cursor of the terminal, recolour it, or write from right to left.
 */
const readable = (value: unknown): string =>
  String(value)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()

const shortened = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text)

type Rows = Extract<Outcome, { rows: unknown }>

/** The lines behind a mark, so that no line of a text looks like a row of the list. */
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
  const texts = rows.map(row => (text === undefined || row[text] === '' ? [] : marked(row[text])))
  return lines.flatMap((line, index) => [line, ...(texts[index - 1] ?? [])]).join('\n')
}

/** The JSON escape of a character: one for each UTF-16 unit. */
const escaped = (sign: string): string =>
  sign
    .split('')
    .map(half => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
/** JSON in visible characters. Only the line breaks of the layout stay, because JSON.stringify escapes the others. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, escaped)

/** The answer of a verb as text for a terminal, or as JSON for a program. */
export const print = (outcome: Outcome, { json }: { readonly json: boolean }): string => {
  if (json) return jsonText('done' in outcome ? outcome : outcome.rows)
  if ('done' in outcome) return readable(outcome.done)
  return outcome.rows.length === 0 ? outcome.none : tableText(outcome)
}
