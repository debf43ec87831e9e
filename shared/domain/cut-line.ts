/** The text in one line of at most so many UTF-16 units, without half a character at its end. */
export const cutLine = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
