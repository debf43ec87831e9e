/**
 * A spreadsheet runs a cell that starts like a formula. An apostrophe in front makes it text; cells that already
 * start with apostrophes and such a sign get one more, so that reading gives back exactly what was written.
 */
export const escapeCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const unescapeCell = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
