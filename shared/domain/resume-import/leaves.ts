/** Deeper is no resume, and would be deeper than functions may call each other. */
const deepest = 12
// What is about the file, and times, which stand in the form in words.
const noWords = /^(?:\$schema|meta|startDate|endDate|x-aiki|image|picture)$/

const textsIn = (value: unknown, depth: number): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, depth + 1))
  return Object.entries(value).flatMap(([name, item]) => (noWords.test(name) ? [] : textsIn(item, depth + 1)))
}

/** The name of a group of skills is a heading. */
const keywordsOf = (group: unknown): unknown =>
  typeof group === 'object' && group !== null && 'keywords' in group ? group.keywords : group

/** The texts of a JSON value, those of one entry of a list together. */
export const leavesOf = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): string[][] => {
    if (noWords.test(name)) return []
    if (!Array.isArray(part)) return textsIn(part, 1).map(text => [text])
    return part.map(item => textsIn(name === 'skills' ? keywordsOf(item) : item, 1))
  })
}
