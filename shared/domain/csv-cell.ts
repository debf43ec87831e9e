/** Spreadsheets take the full-width signs of East Asian keyboards for the plain ones. */
const sign = '[=+\\-@＝＋－＠]'
const startsFormula = new RegExp(`^["']*(?:${sign}|\\p{Cc})`, 'u')
const wasEscaped = new RegExp(`^'["']*(?:${sign}|\\p{Cc})`, 'u')
/** Where a spreadsheet of another country begins a cell or a row: the quotes of our cell mean nothing to it then. */
const innerStart = new RegExp(`[;\\t\\r\\n](?=["']*${sign})`, 'g')
const escapedInnerStart = new RegExp(`([;\\t\\r\\n])'(?=["']*${sign})`, 'g')

/**
 * A spreadsheet runs a cell that starts like a formula. An apostrophe before each such start makes it text; a start that
 * has apostrophes already gets one more, so that `unescapeCell` gives back exactly what was written.
 */
export const escapeCell = (text: string): string =>
  (startsFormula.test(text) ? `'${text}` : text).replace(innerStart, "$&'")

export const unescapeCell = (text: string): string =>
  text.slice(wasEscaped.test(text) ? 1 : 0).replace(escapedInnerStart, '$1')
