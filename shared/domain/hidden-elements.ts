/**
 * Replaces elements that a page never shows, with their content, by a space. An element without an end tag stays. Reads
 * the text once for each name, however many start tags without an end tag it has.
 */
export const withoutElements = (names: readonly string[]): ((text: string) => string) => {
  const patterns = names.map(name => ({
    whole: new RegExp(`<${name}\\b[^<>]*>[\\s\\S]*?<\\/${name}\\s*>`, 'gi'),
    end: new RegExp(`<\\/${name}\\s*>`, 'gi'),
  }))
  return text =>
    patterns.reduce((left, { whole, end }) => {
      const last = Array.from(left.matchAll(end)).at(-1)
      const closed = last ? last.index + last[0].length : 0
      return left.slice(0, closed).replace(whole, ' ') + left.slice(closed)
    }, text)
}
