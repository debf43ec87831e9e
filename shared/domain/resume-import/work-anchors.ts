import type { Dated } from './dates.ts'
import type { Line } from './lines.ts'
import { leaning } from './titles.ts'
import { headDate, isHead, looseTime, wordsBeside } from './work-heads.ts'
import { isWhole, partsOf } from './work-parts.ts'

/** A line with the dates of a job; null: a head without any. */
export type Anchor = { readonly at: number; readonly dated: Dated | null }
type DatedAnchor = Anchor & { readonly dated: Dated }

const anchorsIn = (lines: readonly Line[], is: (line: Line) => boolean): DatedAnchor[] =>
  lines.flatMap((line, at) => {
    const dated = is(line) ? headDate(line) : null
    return dated ? [{ at, dated }] : []
  })

const datedAnchors = (lines: readonly Line[]): DatedAnchor[] => {
  const plain = anchorsIn(lines, ({ bullet }) => bullet !== 'sign')
  const spans = plain.filter(({ dated }) => dated.isSpan)
  if (spans.length > 0 && spans.length * 2 >= plain.length) {
    // Dates beside spans are of something else, unless they stand alone or over a job of a month.
    return plain.filter(({ dated, at }) => dated.isSpan || (lines[at]?.gap ?? false))
  }
  return plain.length > 0 ? plain : anchorsIn(lines, ({ bullet }) => bullet === 'sign')
}

/** How many lines of a head stand above its dates: in one resume as many for each job. */
const headLines = (lines: readonly Line[], first: number): number => {
  const above = lines.slice(0, first)
  const heads = above.length - above.findLastIndex(line => !isHead(line)) - 1
  return Math.min(heads, 3)
}

/** A head without dates, among others: below a bullet and above another, and it names a role or an employer. */
const isBareHead = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]
  const next = lines[at + 1]
  const below = next && next.bullet !== 'sign' && looseTime.test(next.text) ? lines[at + 2] : next
  return (
    line !== undefined &&
    lines[at - 1]?.bullet === 'sign' &&
    below?.bullet === 'sign' &&
    (line.gap || line.level > 0 || line.text.includes('\t')) &&
    isHead(line) &&
    (line.level > 0 || Math.abs(leaning(line.text)) > 2)
  )
}

/** The lines that jobs are told apart by, from the first to the last. */
export const anchorsOf = (lines: readonly Line[]): Anchor[] => {
  const dated = datedAnchors(lines)
  if (dated.length === 0) return []
  const taken = new Set(dated.map(({ at }) => at))
  const bare = lines.flatMap((_, at) =>
    !taken.has(at) && isBareHead(lines, at) ? [{ at, dated: null }] : [],
  )
  return [...dated, ...bare].toSorted((one, other) => one.at - other.at)
}

/** Where the head of the job at `anchor` begins. */
const beginningOf = (lines: readonly Line[], anchor: Anchor, from: number, usual: number): number => {
  let begins = anchor.at
  if (!anchor.dated) return anchor.at
  const own = partsOf(wordsBeside(anchor.dated).join('\t'))
  // The dates may have found no place on the line of the names.
  const most = own.length === 0 ? Math.max(usual, 1) : usual
  while (begins > from && anchor.at - begins < most) {
    const above = lines[begins - 1]
    if (!above || !isHead(above) || lines[begins]?.level) break
    if (lines[begins]?.gap && begins < anchor.at && isWhole(own)) break
    begins -= 1
  }
  return begins
}

/** Where the head of each job begins; null: no line of them has a date. */
export const beginningsOf = (lines: readonly Line[], anchors: readonly Anchor[]): number[] | null => {
  const first = anchors.find(anchor => anchor.dated !== null)
  if (!first?.dated) return null
  // Dates alone on the first line of all: what they are of stands below each.
  const isBelow = first.at === 0 && wordsBeside(first.dated).length === 0
  const usual = isBelow ? 0 : headLines(lines, first.at)
  return anchors.map((anchor, index) =>
    beginningOf(lines, anchor, index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1, usual),
  )
}
