/**
 * Takes elements of some names out of a text, each with what is in it, and puts a space there: a page never shows them. An
 * element that has no end stays. A text is looked through once for each name, however many beginnings without an end it has.
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
