// What is left at the ends of a title or a name when a board cut it out of a page or a spreadsheet: `QA Analyst">`.

/** The sign that opens what another one closes. */
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** Signs that mean nothing at the end, or at the beginning. `C#`, `C++`, `.NET` and `Yahoo!` keep theirs. */
const idleAtEnd = new Set([...' ,;:|–—-=*_~\\/&•·^<([{'])
const idleAtStart = new Set([...' ,;:|–—-=*_~\\/•·^>)]}'])

/** A tag or an entity that was cut off. */
const cutMarkup = /(?:<\/?[a-z][a-z\d]{0,9}|<\/|&(?:quot|apos|nbsp|amp|lt|gt|#x?[\da-f]{1,6});?)\s*\/?$/i
/** The attribute whose quotation mark is still there: `title="`. */
const cutAttribute = /\s[a-z-]{2,12}=["']?$/i

type Counts = Record<string, number>

const countsIn = (text: string): Counts => {
  const counts: Counts = {}
  for (const sign of text) if (/["'()[\]{}<>]/.test(sign)) counts[sign] = (counts[sign] ?? 0) + 1
  return counts
}

const isAlone = (sign: string, counts: Counts): boolean => {
  const count = (of: string | undefined) => (of === undefined ? 0 : (counts[of] ?? 0))
  if (sign === '"') return count(sign) % 2 === 1
  return count(sign) > count(openers[sign] ?? closers[sign])
}

/** Whether the sign at `at`, the last of what is left, belongs to nothing before it. */
const isLooseEnd = (text: string, at: number, counts: Counts): boolean => {
  const sign = text.charAt(at)
  const before = text.charAt(at - 1)
  if (idleAtEnd.has(sign)) return true
  // A screen of 24", the drivers' room.
  if (sign === '"') return isAlone(sign, counts) && !/\d/.test(before)
  if (sign === "'") return (counts[sign] ?? 0) === 1 && !/[s\d]/i.test(before)
  return sign in openers && isAlone(sign, counts)
}

const isLooseStart = (text: string, at: number, counts: Counts): boolean => {
  const sign = text.charAt(at)
  if (idleAtStart.has(sign)) return true
  if (sign === '#') return text.charAt(at + 1) === ' '
  if (sign === "'") return (counts[sign] ?? 0) === 1
  return (sign === '"' || sign in closers) && isAlone(sign, counts)
}

/** A line without stray quotation marks, brackets and markup at its ends. Pairs stay, as in `Engineer (.NET 8)`. */
export const withoutLooseEnds = (line: string): string => {
  const text = line.replace(cutAttribute, '').replace(cutMarkup, '')
  const counts = countsIn(text)
  let start = 0
  let end = text.length
  const drop = (at: number) => {
    const sign = text.charAt(at)
    if (counts[sign]) counts[sign] -= 1
  }
  while (end > start && isLooseEnd(text, end - 1, counts)) {
    end -= 1
    drop(end)
  }
  while (start < end && isLooseStart(text, start, counts)) {
    drop(start)
    start += 1
  }
  return text.slice(start, end)
}
