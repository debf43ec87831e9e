/** At most so many UTF-16 units, cut behind a word; where that would lose more than half, a letter is the end. */
export const cutAtWord = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const end = /\s/.test(text[limit] ?? '') ? limit : cut.search(/\s\S*$/)
  // Half of a pair is no letter.
  return (end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()
}
