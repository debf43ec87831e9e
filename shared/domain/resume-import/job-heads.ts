import { type Dated, datedIn, dateLabel } from '../resume/dates.ts'
import { award, isHead, isSentence } from './head-lines.ts'
import { isWhole, type Part, partsOf } from './head-parts.ts'
import { isLength } from './lengths.ts'
import type { Line } from './lines.ts'
import { isAddress, isLikeTown, isPlace, withoutPlace } from './places.ts'
import { employerScore, leaning, roleScore } from './role-words.ts'

// The head of a job is the lines above its description: role, employer, place and dates. Jobs are told apart by them.

/** `Hubtel (Accra`, before a date that ends the brackets. */
const withBracketApart = (text: string): string => text.replace(/ \(([^()]{2,40})$/, '\t$1')

/** The words beside a date. */
const wordsBeside = (dated: Dated): string[] =>
  [withBracketApart(dated.before.replace(dateLabel, '')), dated.after].filter(
    text => text.replace(/[\s,;:|()–—-]/g, '') !== '',
  )

/** The last word before a date that is a part of a sentence. */
const dangling =
  /(?:^|\s)(?:in|of|by|from|since|during|until|before|after|between|and|the|on|for|(?<!(?:nysc|service|gap|corps) )year|fiscal|fy)$/i

/** The dates of a line of a job's head; null: there are none, or they stand in a sentence. */
const headDate = (line: Line): Dated | null => {
  const dated = datedIn(line.text)
  if (!dated) return null
  const { before, after, isPeriod } = dated
  const words = `${before} ${after}`.trim()
  if (words === '' || isLength(words) || dateLabel.test(before)) return dated
  // Dates at the right edge, or behind a bar, stand beside names.
  const isApart = /$(?<=[\t|]\s*)/.test(line.text.slice(0, line.text.indexOf(dated.text)))
  if (
    words.length > 130 ||
    award.test(words) ||
    (!isApart && isSentence(before)) ||
    dangling.test(before) ||
    /^\p{Ll}(?!\p{Ll}{0,2}\p{Lu})/u.test(words)
  )
    return null
  const isAtAnEnd = before === '' || after === '' || /\t|\||[–—]/.test(line.text) || isPlace(after)
  if (!isAtAnEnd && !isPeriod) return null
  return isPeriod ||
    /$(?<=[\t|,(–—-]\s*)/.test(line.text.slice(0, line.text.indexOf(dated.text))) ||
    before === ''
    ? dated
    : null
}

/** `2 yrs or so`, at the right edge. */
export const looseTime =
  /^(?=.*\b(?:yrs?|years?|months?|mos?|since|until|till|ago|summers?|weekends)\b).{3,60}$/i

/** The names and the dates on a line of a head. */
export const namesAndDates = (
  text: string,
  dated: Dated | null,
): { names: readonly string[]; dates: readonly string[] } => {
  if (dated) return { names: wordsBeside(dated), dates: [dated.text] }
  const pieces = text.split('\t')
  const last = pieces.at(-1) ?? ''
  return pieces.length > 1 && looseTime.test(last)
    ? { names: pieces.slice(0, -1), dates: [last] }
    : { names: [text], dates: [] }
}

/** The line that a job is found by: the one with its dates; null: a head without dates. */
export type Anchor = { readonly at: number; readonly dated: Dated | null }
type DatedAnchor = Anchor & { readonly dated: Dated }

const anchorsIn = (lines: readonly Line[], is: (line: Line) => boolean): DatedAnchor[] =>
  lines.flatMap((line, at) => {
    const dated = is(line) ? headDate(line) : null
    return dated ? [{ at, dated }] : []
  })

/**
 * Where jobs have periods, a single date is of something else, unless a gap or a whole head stands before it: a job of
 * one year.
 */
const isDateOfJob = (lines: readonly Line[], at: number, dated: Dated, isBelow: boolean): boolean => {
  const line = lines[at]
  if (!line) return false
  const beside = wordsBeside(dated)
  const own = partsOf(beside.join('\t'))
  const above = lines[at - 1]
  if (line.gap) return true
  if (own.length === 0 && at > 0) return isBelow || (above !== undefined && isHead(above))
  if (above && isHead(above) && datedIn(above.text) === null)
    return own.every(({ text, is }) => is === 'place' || isLikeTown(text)) || isHead(line)
  // Below what was done in the job above.
  const isNamed =
    line.text.includes('\t') || beside.some(text => roleScore(text) > 2 || employerScore(text) > 2)
  return isHead(line) && (above?.bullet === 'sign' || isWhole(own) || isNamed)
}

/** The commas of a line of names with its date at the end, as `Visiting Scholar, Bayreuth University, 2014`. */
const shapeOf = (line: Line | undefined): string | null => {
  const dated = line && line.bullet === 'none' && isHead(line) ? datedIn(line.text) : null
  const parts = dated?.after === '' ? (line?.text.split(', ').length ?? 0) : 0
  return parts > 2 ? `${parts}` : null
}

const datedAnchors = (lines: readonly Line[]): DatedAnchor[] => {
  const plain = anchorsIn(lines, ({ bullet }) => bullet !== 'sign')
  const periods = plain.filter(({ dated }) => dated.isPeriod)
  if (periods.length > 0 && periods.length * 2 >= plain.length) {
    const [first] = periods
    const isBelow = first?.at === 0 && wordsBeside(first.dated).length === 0
    const shapes = new Set(periods.map(({ at }) => shapeOf(lines[at])).filter(shape => shape !== null))
    return plain.filter(
      ({ dated, at }) =>
        dated.isPeriod || shapes.has(shapeOf(lines[at]) ?? '') || isDateOfJob(lines, at, dated, isBelow),
    )
  }
  return plain.length > 0 ? plain : anchorsIn(lines, ({ bullet }) => bullet === 'sign')
}

/** How many lines of a head stand above its dates: in one resume, as many for each job. */
const headLines = (lines: readonly Line[], first: number): number => {
  const above = lines.slice(0, first)
  const heads = above.length - above.findLastIndex(line => !isHead(line)) - 1
  const houses = above.slice(-heads).filter(({ text }) => /^\d/.test(text) && isAddress(text)).length
  return Math.min(heads, 3 + houses)
}

/** Whether a line is a head without dates: between two bullets, and the name of a role or an employer. */
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

/** The lines that jobs are found by, in their order. */
export const anchorsOf = (lines: readonly Line[]): Anchor[] => {
  const dated = datedAnchors(lines)
  if (dated.length === 0) return []
  const taken = new Set(dated.map(({ at }) => at))
  const bare = lines.flatMap((_, at) =>
    !taken.has(at) && isBareHead(lines, at) ? [{ at, dated: null }] : [],
  )
  return [...dated, ...bare].toSorted((one, other) => one.at - other.at)
}

/**
 * How many lines of names stand below the dates of each job, where the bullets behind them show it; null: they do not
 * show it.
 */
export const namesBelow = (
  lines: readonly Line[],
  anchors: readonly Anchor[],
  begins: readonly number[],
): number | null => {
  const counts = anchors.flatMap(({ at }, index) => {
    const own = lines.slice(at + 1, begins[index + 1] ?? lines.length)
    const bullet = own.findIndex(line => line.bullet === 'sign')
    return bullet >= 0 && own.slice(0, bullet).every(isHead) ? [bullet] : []
  })
  const [first = 0] = counts
  return counts.length > 1 && counts.every(count => count === first) && first < 4 ? first : null
}

/** Whether a role has its employer right above it, behind the bullets of the job before: `Zenith Bank, Ikeja`. */
const isEmployerAbove = (before: Line | undefined, line: Line | undefined, own: readonly Part[]): boolean => {
  const names = own.filter(({ is }) => is !== 'place' && is !== 'type')
  return (
    before?.bullet === 'sign' &&
    line?.bullet === 'none' &&
    names.length === 1 &&
    names.every(({ text }) => roleScore(text) > 2) &&
    isHead(line) &&
    leaning(line.text) < -1 &&
    !/(?:[,–&-]|\b(?:and|of|the|for|with|in|at|to|by))$/.test(before.text) &&
    withoutPlace(line.text).place !== ''
  )
}

/** Where the head of the job at `anchor` begins. */
const beginningOf = (
  lines: readonly Line[],
  anchor: Anchor,
  from: number,
  usual: number,
  isBelow: boolean,
): number => {
  let begins = anchor.at
  if (!anchor.dated) return anchor.at
  const own = partsOf(wordsBeside(anchor.dated).join('\t'))
  if (begins - 1 > from && isEmployerAbove(lines[begins - 2], lines[begins - 1], own)) return begins - 1
  // The line of the names may have had no room for the dates.
  const most = own.length === 0 && !isBelow ? Math.max(usual, 1) : usual
  while (begins > from && anchor.at - begins < most) {
    const above = lines[begins - 1]
    if (!above || !isHead(above) || lines[begins]?.level) break
    const hasGap = lines[begins]?.gap && begins < anchor.at
    // A place above a gap is of the job above.
    if (hasGap && (isWhole(own) || partsOf(above.text).every(({ is }) => is === 'place'))) break
    begins -= 1
  }
  return begins
}

/** Where the head of each job begins; null: no line has a date. */
export const beginningsOf = (lines: readonly Line[], anchors: readonly Anchor[]): number[] | null => {
  const first = anchors.find(anchor => anchor.dated !== null)
  if (!first?.dated) return null
  // Where the first line of all has only dates, the names stand below the dates of each job.
  const isBelow = first.at === 0 && wordsBeside(first.dated).length === 0
  const usual = isBelow ? 0 : headLines(lines, first.at)
  return anchors.map((anchor, index) =>
    beginningOf(lines, anchor, index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1, usual, isBelow),
  )
}
