/** Spreadsheets treat the full-width characters of East Asian keyboards as the plain ones. */
const sign = '[=+\\-@＝＋－＠]'
const startsFormula = new RegExp(`^["']*(?:${sign}|\\p{Cc})`, 'u')
const wasEscaped = new RegExp(`^'["']*(?:${sign}|\\p{Cc})`, 'u')
/** Where a spreadsheet with other separators starts a cell or a row: there, the quotes of our cell have no meaning. */
const innerStart = new RegExp(`[;\\t\\r\\n](?=["']*${sign})`, 'g')
const escapedInnerStart = new RegExp(`([;\\t\\r\\n])'(?=["']*${sign})`, 'g')

/**
 * A spreadsheet executes a cell that starts like a formula. An apostrophe before each such start makes the cell text. A
 * start that already has apostrophes gets one more, so that `unescapeCell` restores exactly what was written.
 */
export const escapeCell = (text: string): string =>
  (startsFormula.test(text) ? `'${text}` : text).replace(innerStart, "$&'")

export const unescapeCell = (text: string): string =>
  text.slice(wasEscaped.test(text) ? 1 : 0).replace(escapedInnerStart, '$1')
