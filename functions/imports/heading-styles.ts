import { headingOf, sectionOf } from '../../shared/domain/resume/headings.ts'
import { employerScore, roleScore } from '../../shared/domain/resume-import/role-words.ts'

// The headings of one resume look alike: those with words that we know show the look of the others.

/** A line that stands alone, and its look: the font, the size and the case of its letters in one text. */
export type LookedLine = {
  readonly text: string
  readonly look: string
  readonly size: number
  /** It stands out by its look from names within sections: larger than the text, or in capitals. */
  readonly standsOut: boolean
}

/** How much larger than the text letters are that stand out. */
export const larger = 1.035

const longest = 40
const isShort = (text: string): boolean =>
  text.length <= longest && text.split(' ').length <= 5 && /^[^\d,@]*[^\d,@.;]$/.test(text)

const isKnown = (text: string): boolean => headingOf(text)?.isPossible === false

const isName = (text: string): boolean => roleScore(text) >= 3 || employerScore(text) >= 2

type Tally = {
  known: number
  all: number
  short: number
  names: number
  readonly size: number
  large: boolean
}

/** How many lines of a look are headings that we know, in shares of all. */
const sureShare = 0.6
const leastShare = 0.5
/** The same for a look that stands out. */
const leastOfLarge = 0.25

/** Whether the words may be a heading that no list has. */
const isPossible = ({ text, standsOut }: LookedLine, { known, all, short }: Tally): boolean => {
  const share = known / all
  // `Yaba College of Technology` is a school, although technology may be a heading.
  if (sectionOf(text) !== 'other' && share >= leastShare && employerScore(text) < 2) return true
  if (standsOut && short === all && share >= leastShare) return true
  if (isName(text)) return false
  return share >= sureShare || (standsOut && short >= 0.8 * all && share >= leastOfLarge)
}

const fewestAlike = 3
/** The look of several short lines in the largest letters besides the name; null: there is none. */
const largestAlike = (tallies: readonly Tally[]): Tally | null => {
  const alike = tallies.filter(
    ({ all, short, names, large }) => large && all >= fewestAlike && short === all && names < 0.5 * all,
  )
  const [largest] = alike.toSorted((one, other) => other.size - one.size)
  const isLargest = largest && tallies.every(({ all, size }) => all < fewestAlike || size <= largest.size)
  return isLargest ? largest : null
}

/** Says which lines are headings by their look, with all lines that stand alone. */
export const headingsAmong = (
  lines: readonly LookedLine[],
  usualSize: number,
): ((line: LookedLine) => boolean) => {
  const looks = new Map<string, Tally>()
  for (const { text, look, size, standsOut } of lines) {
    const large = standsOut && size > usualSize * larger
    const tally = looks.get(look) ?? { known: 0, all: 0, short: 0, names: 0, size, large }
    tally.all += 1
    if (isKnown(text)) tally.known += 1
    if (isShort(text)) tally.short += 1
    if (isName(text)) tally.names += 1
    looks.set(look, tally)
  }
  const largest = largestAlike([...looks.values()])
  return line => {
    const tally = looks.get(line.look)
    if (tally && tally === largest && isShort(line.text)) return true
    if (!tally || !isShort(line.text) || tally.known === 0) return false
    const isUsual = tally.known > 1 && tally.known / tally.all >= leastShare
    return isKnown(line.text)
      ? isUsual || line.standsOut
      : (isUsual || line.standsOut) && isPossible(line, tally)
  }
}
