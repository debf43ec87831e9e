const format = new Intl.ListFormat('en-GB')

/** Joins items as in a sentence: `a`, `a and b`, `a, b and c`. */
export const spokenList = (items: readonly string[]): string => format.format(items)
